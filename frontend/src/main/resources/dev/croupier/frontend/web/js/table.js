import {h, show} from './dom.js';
import {Table, cards} from './api.js';
import * as ginrummy from './games/ginrummy.js';
import * as heretoslay from './games/heretoslay.js';
import * as pokemon from './games/pokemon.js';

const TITLES = {ginrummy: 'Gin Rummy', heretoslay: 'Here to Slay', pokemon: 'Pokémon TCG', raid: 'Raid'};
const GAMES = {ginrummy, heretoslay, pokemon, raid: pokemon};

/**
 * A table: the game's own module draws it, and says which things an action is about. Whatever is about the same things is clickable there. A click on what no legal action is about
 * asks the server why not.
 */
export async function sit(main, {table: id, token, where, status, signal}) {
  const table = new Table(id, token);
  let state = await table.state();
  let words = await table.words(0);
  const game = GAMES[state.game];
  const catalogue = new Map();
  let held = [];
  let why = null;
  let asked = null;
  let replay = null;
  let busy = false;
  let heard = 0;

  for (const card of (await cards(state.game)).cards) {
    catalogue.set(card.id, card);
  }
  where.textContent = TITLES[state.game];

  const panel = h('section', {class: 'panel', 'aria-label': 'Your decision'});
  const board = h('section', {class: `board of-${state.game}`, 'aria-label': 'The table'});
  const told = h('ol', {class: 'log', 'aria-label': 'What happened', 'aria-live': 'polite', tabindex: '0'});
  const tools = h('section', {class: 'tools', 'aria-label': 'More'});
  show(main, h('div', {class: 'seat'}, board, h('div', {class: 'side'}, panel, h('h2', {}, 'What happened'), told, tools)));

  const decision = () => replay === null ? state.decision : null;
  const actions = () => decision() ? decision().actions : [];
  const keysOf = action => game.keys(action.action, state.view.view);
  const seat = () => typeof state.you === 'number' ? state.you : null;

  /** The actions that are about everything that was clicked so far. */
  const meant = (things = held) => actions().filter(action => things.every(key => keysOf(action).includes(key)));

  async function click(key) {
    why = null;
    if (held.includes(key)) {
      held = held.filter(other => other !== key);
      return draw();
    }
    const further = meant([...held, key]);
    if (further.length === 0 && meant([key]).length === 0) {
      held = [];
      return explain(key);
    }
    held = further.length > 0 ? [...held, key] : [key];
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
    const {id: asking} = decision();
    held = [];
    why = null;
    asked = null;
    try {
      await table.act(asking, action.number);
    } catch (problem) {
      why = reasons(problem);
    }
    busy = false;
    await renew();
  }

  function reasons(problem) {
    const listed = problem.body?.violations?.reasons || [];
    return listed.length ? listed.map(reason => `${reason.message.english} [${reason.rule}]`) : [problem.message];
  }

  /** Why nothing can be done with that. The game says in which words one would try. */
  async function explain(key) {
    const tried = decision() ? game.tries(key, seat(), state.view.view, catalogue) : [];
    why = [];
    for (const text of tried) {
      try {
        why.push(...reasons({body: await table.why(text), message: ''}).filter(line => line));
      } catch (problem) {
        why.push(...reasons(problem));
      }
    }
    why = [...new Set(why)];
    if (why.length === 0) {
      why = [decision() ? 'Nothing is asked about that now.' : 'It is not your turn.'];
    }
    draw();
  }

  async function ask(words) {
    try {
      asked = {words, lines: (await table.ask(words)).lines};
    } catch (problem) {
      asked = {words, lines: reasons(problem)};
    }
    draw();
  }

  /** What the game's module draws with: elements that can be clicked, by what they are about. */
  const pen = {
    get seat() {
      return seat();
    },
    name: place => words.names[place],
    card: reference => catalogue.get(reference),
    thing(key, label, attributes, ...children) {
      const legal = meant([...held, key]).length > 0 || (held.length === 0 && meant([key]).length > 0);
      const chosen = held.includes(key);
      const {class: classes, ...rest} = attributes || {};
      return h('button', {
        type: 'button',
        class: `thing ${classes || ''} ${legal ? 'legal' : ''} ${chosen ? 'held' : ''}`,
        'data-key': key,
        'aria-label': `${label}${legal ? ', can be chosen' : ''}`,
        'aria-pressed': chosen ? 'true' : undefined,
        title: label,
        onclick: event => { event.stopPropagation(); click(key); },
        ...rest,
      }, ...children);
    },
  };

  function moves() {
    const left = meant();
    const groups = new Map();
    for (const action of left) {
      const group = words.choices?.[action.number]?.group || '';
      groups.set(group, [...(groups.get(group) || []), action]);
    }
    return h('div', {class: 'moves'}, [...groups].map(([group, list]) => h('div', {class: 'group', role: 'group', 'aria-label': group || 'Moves'},
      group ? h('h3', {}, group) : null,
      list.map(action => h('button', {type: 'button', class: 'move', 'data-key': `move:${action.text}`, onclick: () => play(action)}, spoken(action))))));
  }

  function drawPanel() {
    const open = decision();
    const waiting = waitedFor().filter(place => place !== seat()).map(pen.name).join(', ');
    show(panel,
      state.outcome ? h('div', {class: 'over', role: 'alert'},
        h('h2', {}, words.outcome || 'The game is over'),
        h('p', {}, winners())) : null,
      replay !== null ? h('p', {class: 'prompt'}, `As it was, ${replay.step} of ${state.position}`)
        : open ? [h('h2', {class: 'prompt', id: 'prompt'}, words.prompt || open.decision.prompt.english),
          open.decision.source ? h('p', {class: 'source'}, open.decision.source) : null]
          : state.outcome ? null : h('p', {class: 'prompt'}, waiting ? `Waiting for ${waiting}` : 'Waiting'),
      held.length ? h('p', {}, 'Chosen so far; choose what goes with it, or ',
        h('button', {type: 'button', class: 'move', onclick: () => { held = []; draw(); }}, 'take it back')) : null,
      why ? h('div', {class: 'why', role: 'alert'}, h('strong', {}, 'Not possible: '), h('ul', {}, why.map(line => h('li', {}, line)))) : null,
      open ? moves() : null,
      asked ? h('div', {class: 'asked'}, h('h3', {}, asked.words), h('pre', {}, asked.lines.join('\n')),
        h('button', {type: 'button', class: 'move', onclick: () => { asked = null; draw(); }}, 'close')) : null);
  }

  /** An answer in words; in notation without the seat, where the game has no others. */
  function spoken(action) {
    return (words.choices?.[action.number]?.words || action.text).replace(/^\d+ /, '');
  }

  function waitedFor() {
    const {turn} = state.turn;
    return turn.type === 'one' ? [turn.seat] : (turn.decisions || []).map(open => open.key);
  }

  function winners() {
    const won = state.outcome.outcome.ranks.map((rank, seat) => rank === 1 ? pen.name(seat) : null).filter(name => name);
    return won.length ? `${won.join(', ')} won.` : 'Nobody won.';
  }

  function drawTools() {
    const steps = state.position;
    show(tools,
      h('p', {class: 'buttons'},
        seat() === null || state.outcome ? null
          : [state.undoAllowed && !state.undo ? h('button', {type: 'button', onclick: () => table.undo(true).then(renew, refused)}, 'Take back') : null,
            state.undo?.waitsFor.includes(seat()) ? [
              h('button', {type: 'button', onclick: () => table.undo(true).then(renew, refused)}, `Let ${pen.name(state.undo.by)} take back`),
              h('button', {type: 'button', onclick: () => table.undo(false).then(renew, refused)}, 'No')] : null,
            h('button', {type: 'button', onclick: () => ask('hint')}, 'Hint'),
            (game.words || []).map(word => h('button', {type: 'button', onclick: () => ask(word)}, word[0].toUpperCase() + word.slice(1))),
            h('button', {type: 'button', onclick: () => confirm('Give up this game?') && table.withdraw().then(renew, refused)}, 'Give up')],
        h('button', {type: 'button', onclick: download}, 'Recording')),
      h('p', {class: 'field'},
        h('label', {for: 'slider'}, 'Replay'),
        h('input', {id: 'slider', type: 'range', min: '1', max: String(steps), value: String(replay === null ? steps : replay.step),
          'data-key': 'slider', oninput: event => look(Number(event.target.value))}),
        h('output', {for: 'slider'}, replay === null ? 'now' : String(replay.step))));
  }

  let looking = 0;

  /** The table as it was after so many steps; after the last one, as it is. */
  async function look(step) {
    looking = step;
    if (step >= state.position) {
      replay = null;
      return draw();
    }
    const then = await table.then(step, state.over);
    if (looking === step) {
      replay = {step, view: then.view.view};
      draw();
    }
  }

  function refused(problem) {
    why = reasons(problem);
    draw();
  }

  async function download() {
    const {text} = await table.recording();
    const link = h('a', {href: URL.createObjectURL(new Blob([text], {type: 'text/plain'})), download: `${state.game}.txt`});
    link.click();
    URL.revokeObjectURL(link.href);
  }

  function draw() {
    const view = replay === null ? state.view.view : replay.view;
    show(board, game.draw(view, pen));
    board.dataset.position = `${state.position}/${decision()?.id || ''}`;
    board.dataset.held = held.join(' ');
    drawPanel();
    drawTools();
    if (following) {
      told.scrollTop = told.scrollHeight;
    }
  }

  let following = true;
  let top = 0;
  told.addEventListener('scroll', () => {
    const atEnd = told.scrollTop + told.clientHeight >= told.scrollHeight - 40;
    following = atEnd || (following && told.scrollTop >= top - 4);
    top = told.scrollTop;
  });

  function tell(lines) {
    for (const line of lines) {
      told.append(h('li', {}, line));
    }
  }

  let drawn = '';
  let renewing = false;
  let again = false;

  /** Fetches what there is now. While that goes on further changes wait, so that many of them are one. */
  async function renew() {
    if (renewing) {
      again = true;
      return;
    }
    renewing = true;
    do {
      again = false;
      [state, words] = await Promise.all([table.state(), table.words(heard)]);
      tell(words.told.map(line => line.text));
      heard = words.position;
      held = held.filter(key => meant([key]).length > 0);
    } while (again && !signal.aborted);
    renewing = false;
    const {view, turn, decision: open, ...rest} = state;
    const now = JSON.stringify([rest, open?.id, why, held]);
    if (!signal.aborted && now !== drawn) {
      drawn = now;
      draw();
    }
  }

  addEventListener('keydown', event => {
    if (event.key === 'Escape' && held.length) {
      held = [];
      draw();
    }
  }, {signal});
  await renew();
  table.follow(() => renew().catch(refused), text => { status.textContent = text; }, signal);
}
