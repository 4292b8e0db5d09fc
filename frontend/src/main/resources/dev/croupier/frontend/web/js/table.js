import {h, show} from './dom.js';
import {Table} from './api.js';
import {details} from './details.js';
import {begin, keep} from './kept.js';
import {drawPanel, left} from './panel.js';
import {story} from './story.js';
import {tools as toolsOf} from './tools.js';
import * as ginrummy from './games/ginrummy.js';
import * as heretoslay from './games/heretoslay.js';
import * as pokemon from './games/pokemon.js';

const TITLES = {ginrummy: 'Gin Rummy', heretoslay: 'Here to Slay', pokemon: 'Pokémon TCG', raid: 'Raid'};
const GAMES = {ginrummy, heretoslay, pokemon, raid: pokemon};

/**
 * A table: the game's own module draws it, and says which things an action is about. Whatever is about the same things is clickable there. A click on what no legal action is about
 * shows the card, and asks the server why not.
 */
export async function sit(main, {table: id, token, where, status, signal}) {
  const table = new Table(id, token);
  const [state, words] = [await table.state(), await table.words(0)];
  const catalogue = new Map((await table.cards()).cards.map(card => [card.id, card]));
  const game = GAMES[state.game];
  let busy = false;

  /** What there is to see, and what can be done. */
  const at = {
    token,
    game,
    catalogue,
    state,
    words,
    held: [],
    why: null,
    asked: null,
    shown: null,
    replay: null,
    seat: () => typeof at.state.you === 'number' ? at.state.you : null,
    name: place => at.words.names[place],
    card: reference => catalogue.get(reference),
    decision: () => at.replay === null ? at.state.decision : null,
    prompt: () => at.words.prompt || at.state.decision.decision.prompt.english,
    choice: action => at.words.choices?.[action.number],
    waited: () => waitedFor().filter(place => place !== at.seat()).map(at.name),
    meant,
    draw,
    play,
    look,
    letGo() {
      at.held = [];
      draw();
    },
    say(text) {
      status.textContent = text;
    },
    undo: agree => table.undo(agree).then(renewed, refused),
    withdraw: () => table.withdraw().then(renewed, refused),
    join: wanted => table.join(wanted).then(renewed, refused),
    async ask(asking) {
      try {
        at.shown = null;
        at.asked = {words: asking, lines: (await table.ask(asking)).lines};
      } catch (problem) {
        at.asked = {words: asking, lines: reasons(problem)};
      }
      draw();
      panel.querySelector('.asked').focus();
    },
    async again(order) {
      try {
        location.hash = await begin(order, TITLES[order.game]);
      } catch (problem) {
        refused(problem);
      }
    },
    async download() {
      const {text} = await table.recording();
      const link = h('a', {href: URL.createObjectURL(new Blob([text], {type: 'text/plain'})), download: `${at.state.game}.txt`});
      link.click();
      URL.revokeObjectURL(link.href);
    },
  };

  where.textContent = TITLES[state.game];
  if (token) {
    keep([{table: id, token, seat: at.seat(), title: TITLES[state.game], time: Date.now()}]);
  }
  const panel = h('section', {class: 'panel', 'aria-label': 'Your decision', tabindex: '-1'});
  const board = h('section', {class: `board of-${state.game}`, 'aria-label': 'The table'});
  const news = h('p', {class: 'unseen', role: 'status'});
  const told = story(step => look(step));
  const tools = toolsOf(at);
  const box = catalogue.size ? details(catalogue, [board, panel], signal) : null;
  const root = h('div', {class: 'seat'}, board, h('div', {class: 'side'}, panel, box, h('h2', {}, 'What happened'), told.list, tools.section), news);
  show(main, root);

  const actions = () => at.decision() ? at.decision().actions : [];
  const keysOf = action => game.keys(action.action, at.state.view.view);

  /** The actions that are about everything that was clicked so far. */
  function meant(things = at.held) {
    return actions().filter(action => things.every(key => keysOf(action).includes(key)));
  }

  async function click(key, card) {
    if (busy) {
      return;
    }
    at.why = null;
    at.shown = null;
    if (at.held.includes(key)) {
      at.held = at.held.filter(other => other !== key);
      return draw();
    }
    const further = meant([...at.held, key]);
    if (further.length === 0 && meant([key]).length === 0) {
      at.held = [];
      return explain(key, card);
    }
    at.held = further.length > 0 ? [...at.held, key] : [key];
    const left = meant();
    if (left.length === 1) {
      return play(left[0]);
    }
    draw();
    panel.querySelector('.moves button')?.focus();
  }

  async function play(action) {
    if (busy) {
      return;
    }
    busy = true;
    const asking = at.decision().id;
    Object.assign(at, {held: [], why: null, asked: null, shown: null});
    try {
      await table.act(asking, action.number);
      await renewed();
    } catch (problem) {
      if (problem.status) {
        await renewed();
      }
      refused(problem);
    } finally {
      busy = false;
    }
  }

  function reasons(problem) {
    const listed = problem.body?.violations?.reasons || [];
    return listed.length ? listed.map(reason => `${reason.message.english} [${reason.rule}]`)
      : [problem.status === undefined ? 'The server does not answer. Please try again.' : problem.message];
  }

  /** Shows the card, and why nothing can be done with it. The game says in which words one would try. */
  async function explain(key, card) {
    at.shown = card && catalogue.has(card) ? {card} : null;
    const tried = at.decision() ? game.tries(key, at.seat(), at.state.view.view, catalogue) : [];
    let lines = [];
    for (const text of tried) {
      try {
        const {violations} = await table.why(text);
        lines.push(...(violations?.reasons || []).map(reason => `${reason.message.english} [${reason.rule}]`));
      } catch (problem) {
        if (problem.status !== 400) {
          lines.push(...reasons(problem));
        }
      }
    }
    if (lines.length === 0 && at.replay === null && at.seat() !== null && !at.state.outcome && (tried.length > 0 || !at.shown)) {
      lines = [at.decision() ? 'Nothing is asked about that now.' : 'It is not your turn.'];
    }
    at.why = lines.length ? {title: 'Not possible', lines: [...new Set(lines)]} : null;
    draw();
  }

  function waitedFor() {
    const {turn} = at.state.turn;
    return turn.type === 'one' ? [turn.seat] : (turn.decisions || []).map(asked => asked.key);
  }

  /** What the game's module draws with: elements that can be clicked, by what they are about. */
  function pen() {
    const marked = new Set();
    return {
      seat: at.seat(),
      name: at.name,
      card: at.card,

      /** Of two things with one key, the first is the one that is held. */
      thing(key, label, attributes, ...children) {
        const {class: classes, card, ...rest} = attributes || {};
        const legal = meant([...at.held, key]).length > 0 || (at.held.length === 0 && meant([key]).length > 0);
        const chosen = at.held.includes(key) && !marked.has(key);
        if (chosen) {
          marked.add(key);
        }
        return h('button', {
          type: 'button',
          class: `thing ${classes || ''} ${legal ? 'legal' : ''} ${chosen ? 'held' : ''}`,
          'data-key': key,
          'data-card': card,
          'aria-label': `${label}${legal ? ', can be chosen' : ''}`,
          'aria-pressed': chosen ? 'true' : undefined,
          title: label,
          onclick: event => { event.stopPropagation(); click(key, card); },
          ...rest,
        }, ...children);
      },

      /** A pile that anybody may look through. */
      pile(title, references, attributes, ...children) {
        return h('button', {type: 'button', 'data-key': `list:${title}`, 'aria-label': `${title}: look through`, title, ...attributes,
          onclick: () => { Object.assign(at, {shown: {title, cards: references}, asked: null}); draw(); panel.querySelector('.shown').focus(); }}, ...children);
      },
    };
  }

  let looking = 0;

  /** The table as it was after so many steps; after the last one, as it is. */
  async function look(step) {
    looking = step;
    if (step >= at.state.position) {
      at.replay = null;
      return draw();
    }
    try {
      const then = await table.then(step, at.state.over);
      if (looking === step) {
        Object.assign(at, {replay: {step, view: then.view.view}, held: [], why: null, shown: null});
        draw();
      }
    } catch (problem) {
      refused(problem);
    }
  }

  function refused(problem) {
    at.why = {title: 'Not possible', lines: reasons(problem)};
    draw();
  }

  function draw() {
    const inside = root.contains(document.activeElement);
    show(board, game.draw(at.replay === null ? at.state.view.view : at.replay.view, pen()));
    board.dataset.position = `${at.state.position}/${at.decision()?.id || ''}`;
    board.dataset.held = at.held.join(' ');
    drawPanel(panel, at);
    tools.draw();
    told.mark(at.replay === null ? null : at.replay.step);
    if (inside && !root.contains(document.activeElement)) {
      (panel.querySelector('.moves button') || panel).focus({preventScroll: true});
    }
  }

  let heard = 0;
  let asking = '';
  let drawn = '';
  let renewing = null;
  let again = false;

  /** Fetches what there is now. While that goes on further changes wait, so that many of them are one. */
  function renewed() {
    again = true;
    renewing = renewing || fetched().finally(() => { renewing = null; });
    return renewing;
  }

  async function fetched() {
    while (again && !signal.aborted) {
      again = false;
      const before = `${at.state.position}/${at.state.decision?.id}`;
      [at.state, at.words] = await Promise.all([table.state(), table.words(heard)]);
      told.tell(at.words.told);
      heard = at.words.position;
      at.held = at.held.filter(key => meant([key]).length > 0);
      at.why = before === `${at.state.position}/${at.state.decision?.id}` ? at.why : null;
    }
    announce();
    const {view, turn, decision: open, ...rest} = at.state;
    const now = JSON.stringify([rest, open?.id, at.why, at.held]);
    if (!signal.aborted && now !== drawn) {
      drawn = now;
      draw();
    }
  }

  /** Says what is asked when it begins to be asked. */
  function announce() {
    const open = at.state.decision;
    const question = at.state.outcome ? 'The game is over' : open ? at.prompt() : '';
    document.title = `${open ? '● ' : ''}${TITLES[at.state.game]} – Croupier`;
    if ((open?.id || question) !== asking) {
      asking = open?.id || question;
      news.textContent = question;
    }
  }

  /** Fetches until the server answers. */
  async function caughtUp() {
    for (let pause = 250; !signal.aborted; pause = Math.min(8000, pause * 2)) {
      try {
        return await renewed();
      } catch (problem) {
        if (problem.status === 401 || problem.status === 404) {
          return refused(problem);
        }
        status.textContent = 'reconnecting';
        await new Promise(go => setTimeout(go, pause));
        status.textContent = 'connected';
      }
    }
  }

  addEventListener('keydown', event => {
    if (event.key === 'Escape' && (at.held.length || at.shown || at.asked || at.why)) {
      Object.assign(at, {held: [], shown: null, asked: null, why: null});
      draw();
    }
  }, {signal});
  board.addEventListener('contextmenu', event => {
    const card = event.target.closest('[data-card]')?.dataset.card;
    if (card && catalogue.has(card)) {
      event.preventDefault();
      at.shown = {card};
      draw();
    }
  }, {signal});
  const ticking = setInterval(() => panel.querySelectorAll('.clock').forEach(clock => { clock.textContent = left(clock.dataset.until); }), 1000);
  signal.addEventListener('abort', () => clearInterval(ticking));
  await renewed();
  table.follow(caughtUp, text => { status.textContent = text; }, signal);
}
