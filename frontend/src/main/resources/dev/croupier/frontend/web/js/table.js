import {h, show} from './dom.js';
import {Table, cards} from './api.js';
import {address, forget, kept} from './lobby.js';
import * as ginrummy from './games/ginrummy.js';
import * as heretoslay from './games/heretoslay.js';
import * as pokemon from './games/pokemon.js';

const GAMES = {ginrummy, heretoslay, pokemon, raid: pokemon};

/**
 * A table: the game's own module draws it, and says which things an action is about. Whatever is about the same things is clickable there. A click on what no legal action is about
 * asks the server why not.
 */
export async function sit(main, {table: id, token, where, status, signal}) {
  const table = new Table(id, token);
  let state = await table.state();
  const game = GAMES[state.game];
  const catalogue = new Map();
  let held = [];
  let why = null;
  let asked = null;
  let replay = null;
  let busy = false;
  const log = [];

  for (const card of (await cards(state.game)).cards) {
    catalogue.set(card.id, card);
  }
  where.textContent = state.title || state.game;

  const panel = h('section', {class: 'panel', 'aria-label': 'Your decision'});
  const board = h('section', {class: `board ${state.game}`, 'aria-label': 'The table'});
  const told = h('ol', {class: 'log', 'aria-label': 'What happened', 'aria-live': 'polite', tabindex: '0'});
  const tools = h('section', {class: 'tools', 'aria-label': 'More'});
  show(main, h('div', {class: 'seat'}, board, h('div', {class: 'side'}, panel, h('h2', {}, 'What happened'), told, tools)));

  const decision = () => replay === null ? state.decision : null;
  const actions = () => decision() ? decision().actions : [];
  const keysOf = action => game.keys(action.action, state.view);

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
    const listed = problem.body?.violations || problem.body?.reasons || [];
    return listed.length
      ? listed.map(reason => `${reason.words || reason.message?.english || reason.english} ${reason.rule ? `[${reason.rule.id || reason.rule}]` : ''}`)
      : [problem.message];
  }

  /** Why nothing can be done with that. The game says in which words one would try. */
  async function explain(key) {
    const tried = decision() ? game.tries(key, state, catalogue) : [];
    why = [];
    for (const text of tried) {
      try {
        const answer = await table.why(text);
        why.push(...reasons({body: answer, message: ''}).filter(line => line));
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
    seat: state.seat,
    name: seat => seat === state.seat ? 'You' : state.names?.[seat] || `Seat ${seat + 1}`,
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
      const group = action.group || '';
      groups.set(group, [...(groups.get(group) || []), action]);
    }
    return h('div', {class: 'moves'}, [...groups].map(([group, list]) => h('div', {class: 'group', role: 'group', 'aria-label': group || 'Moves'},
      group ? h('h3', {}, group) : null,
      list.map(action => h('button', {type: 'button', class: 'move', 'data-key': `move:${action.text}`, onclick: () => play(action)}, action.words || action.text)))));
  }

  function drawPanel() {
    const open = decision();
    const waiting = (state.toAct || []).filter(seat => seat !== state.seat).map(pen.name).join(', ');
    show(panel,
      state.outcome ? h('div', {class: 'over', role: 'alert'},
        h('h2', {}, state.outcome.words || state.outcome.reason?.english || 'The game is over'),
        h('p', {}, winners())) : null,
      replay !== null ? h('p', {class: 'prompt'}, `As it was, step ${replay.step} of ${replay.steps}`)
        : open ? [h('h2', {class: 'prompt', id: 'prompt'}, state.prompt || open.decision.prompt.english),
          open.decision.source ? h('p', {class: 'source'}, open.decision.source) : null]
          : state.outcome ? null : h('p', {class: 'prompt'}, waiting ? `Waiting for ${waiting}` : 'Waiting'),
      held.length ? h('p', {}, 'Chosen so far; choose what goes with it, or ',
        h('button', {type: 'button', class: 'move', onclick: () => { held = []; draw(); }}, 'take it back')) : null,
      why ? h('div', {class: 'why', role: 'alert'}, h('strong', {}, 'Not possible: '), h('ul', {}, why.map(line => h('li', {}, line)))) : null,
      open ? moves() : null,
      asked ? h('div', {class: 'asked'}, h('h3', {}, asked.words), h('pre', {}, asked.lines.join('\n')),
        h('button', {type: 'button', class: 'move', onclick: () => { asked = null; draw(); }}, 'close')) : null);
  }

  function winners() {
    const won = state.outcome.ranks?.map((rank, seat) => rank === 1 ? pen.name(seat) : null).filter(name => name) || [];
    return won.length ? `${won.join(', ')} won.` : 'Nobody won.';
  }

  function drawTools() {
    const steps = state.steps ?? 0;
    show(tools,
      h('p', {class: 'buttons'},
        state.seat === null || state.seat === undefined || state.outcome ? null
          : [h('button', {type: 'button', onclick: () => table.undo().then(renew, refused)}, 'Take back'),
            h('button', {type: 'button', onclick: () => ask('hint')}, 'Hint'),
            (game.words || []).map(word => h('button', {type: 'button', onclick: () => ask(word)}, word[0].toUpperCase() + word.slice(1))),
            h('button', {type: 'button', onclick: () => confirm('Give up this game?') && table.withdraw().then(renew, refused)}, 'Give up')],
        h('button', {type: 'button', onclick: download}, 'Recording')),
      h('p', {class: 'field'},
        h('label', {for: 'slider'}, 'Replay'),
        h('input', {id: 'slider', type: 'range', min: '0', max: String(steps), value: String(replay === null ? steps : replay.step),
          'data-key': 'slider', oninput: event => look(Number(event.target.value))}),
        h('output', {for: 'slider'}, replay === null ? 'now' : String(replay.step))));
  }

  let looking = 0;

  /** The table as it was after so many steps; after the last one, as it is. */
  async function look(step) {
    looking = step;
    if (step >= (state.steps ?? 0)) {
      replay = null;
      return draw();
    }
    const then = await table.replay(step);
    if (looking === step) {
      replay = {step, steps: state.steps, view: then.view, told: then.words};
      draw();
    }
  }

  function refused(problem) {
    why = reasons(problem);
    draw();
  }

  async function download() {
    const {recording, text} = await table.recording();
    const content = text || (typeof recording === 'string' ? recording : JSON.stringify(recording, null, 1));
    const link = h('a', {href: URL.createObjectURL(new Blob([content], {type: 'text/plain'})), download: `${state.game}.txt`});
    link.click();
    URL.revokeObjectURL(link.href);
  }

  function draw() {
    const view = replay === null ? state.view : replay.view;
    show(board, game.draw(view, pen));
    drawPanel();
    drawTools();
  }

  function tell(lines) {
    const atEnd = told.scrollTop + told.clientHeight >= told.scrollHeight - 40;
    for (const line of lines) {
      told.append(h('li', {}, line));
    }
    if (atEnd) {
      told.scrollTop = told.scrollHeight;
    }
  }

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
      state = await table.state();
      const lines = state.log || [];
      if (lines.length < log.length) {
        log.length = 0;
        told.replaceChildren();
      }
      const fresh = lines.slice(log.length);
      log.push(...fresh);
      tell(fresh);
      held = held.filter(key => meant([key]).length > 0);
    } while (again && !signal.aborted);
    renewing = false;
    if (!signal.aborted) {
      draw();
    }
  }

  await renew();
  table.follow(() => renew().catch(refused), text => { status.textContent = text; }, signal);
}
