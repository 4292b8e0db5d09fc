import {h, show} from './dom.js';
import {listed, whole} from './details.js';
import {kept} from './kept.js';

/** The question, its answers, and what is to be said about them. */
export function drawPanel(panel, at) {
  const open = at.decision();
  show(panel,
    over(at),
    at.replay === null ? question(at, open) : past(at),
    missing(at),
    undo(at),
    clock(at),
    at.held.length ? h('p', {}, 'Chosen so far; choose what goes with it, or ',
      h('button', {type: 'button', class: 'inline', onclick: at.letGo}, 'take it back')) : null,
    at.why ? h('div', {class: 'why', role: 'alert'}, h('strong', {}, `${at.why.title}: `), h('ul', {}, at.why.lines.map(line => h('li', {}, line)))) : null,
    at.asked ? closable(at, 'asked', [h('h3', {}, at.asked.words), h('pre', {}, at.asked.lines.join('\n'))], () => { at.asked = null; }) : null,
    at.shown ? closable(at, 'shown', shown(at), () => { at.shown = null; }) : null,
    open ? moves(at) : null);
}

function question(at, open) {
  if (open) {
    return [h('h2', {class: 'prompt', id: 'prompt'}, at.prompt()), open.decision.source ? h('p', {class: 'source'}, at.card(open.decision.source)?.name || open.decision.source) : null];
  }
  if (at.state.outcome) {
    return null;
  }
  return h('p', {class: 'prompt'}, `Waiting${at.waited().length ? ` for ${at.waited().join(', ')}` : ''}`);
}

/** Who has not come yet: until everybody has, bots and clocks wait. */
function missing(at) {
  const seats = at.state.outcome ? [] : at.state.seats.filter(seat => seat.who === 'human' && !seat.present);
  return seats.length ? h('p', {class: 'missing'}, `Not here yet: ${seats.map(seat => at.name(seat.seat)).join(', ')}`) : null;
}

function past(at) {
  return [
    h('p', {class: 'prompt'}, `As it was, ${at.replay.step} of ${at.state.position}`),
    h('p', {}, h('button', {type: 'button', class: 'inline', onclick: () => at.look(at.state.position)}, 'Back to now'),
      at.state.decision ? ' It is your turn.' : null),
  ];
}

function over(at) {
  if (!at.state.outcome) {
    return null;
  }
  const {order} = kept().find(seat => seat.table === at.state.table && seat.order) || {};
  return h('div', {class: 'over', role: 'alert'},
    h('h2', {}, at.words.outcome || 'The game is over'),
    h('p', {}, winners(at)),
    h('p', {class: 'buttons'},
      order ? h('button', {type: 'button', onclick: () => at.again(order)}, 'The same again') : null,
      h('a', {href: '#'}, 'A new table')));
}

function winners(at) {
  const won = at.state.outcome.outcome.ranks.map((rank, seat) => rank === 1 ? at.name(seat) : null).filter(name => name);
  return won.length ? `${won.join(', ')} won.` : 'Nobody won.';
}

/** Somebody wants to take a move back. */
function undo(at) {
  const asked = at.state.undo;
  if (!asked) {
    return null;
  }
  const mine = asked.by === at.seat();
  const waits = asked.waitsFor.map(at.name).join(', ');
  return h('div', {class: 'undo', role: 'alert'},
    h('p', {}, mine ? `You ask to take your last move back. Waiting for ${waits}.` : `${at.name(asked.by)} asks to take the last move back.`),
    at.seat() === null ? null : h('p', {class: 'buttons'},
      asked.waitsFor.includes(at.seat()) ? h('button', {type: 'button', onclick: () => at.undo(true)}, 'Let it be taken back') : null,
      h('button', {type: 'button', onclick: () => at.undo(false)}, mine ? 'Never mind' : 'No')));
}

function clock(at) {
  return at.state.deadline && at.decision() ? h('p', {class: 'clock', role: 'timer', 'data-until': at.state.deadline}, left(at.state.deadline)) : null;
}

/** How much time is left until then. */
export function left(until) {
  const seconds = Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
}

function closable(at, name, inside, close) {
  return h('div', {class: name, tabindex: '-1'}, inside,
    h('button', {type: 'button', class: 'inline', onclick: () => { close(); at.draw(); }}, 'close'));
}

function shown(at) {
  return at.shown.cards
    ? [h('h3', {}, at.shown.title), at.shown.cards.length ? listed(at.shown.cards, at.catalogue) : h('p', {}, 'No cards.')]
    : whole(at.card(at.shown.card));
}

function moves(at) {
  const groups = new Map();
  for (const action of at.meant()) {
    const group = at.choice(action)?.group || '';
    groups.set(group, [...(groups.get(group) || []), action]);
  }
  return h('div', {class: 'moves'}, [...groups].map(([group, list]) => h('div', {class: 'group', role: 'group', 'aria-label': group || 'Moves'},
    group ? h('h3', {}, group) : null,
    list.map(action => h('button', {type: 'button', class: 'move', 'data-key': `move:${action.text}`, onclick: () => at.play(action)}, spoken(at, action))))));
}

/** An answer in words; in notation without the seat, where the game has no others. */
function spoken(at, action) {
  return (at.choice(action)?.words || action.text).replace(/^\d+ /, '');
}
