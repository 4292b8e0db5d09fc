import {h, counted} from '../dom.js';

const PURPOSES = {USE_HERO: 'a Hero’s effect', ATTACK: 'an attack', CHALLENGE: 'challenging', DEFEND: 'against the challenge'};
const CLASSES = {BARD: '♪', FIGHTER: '▲', GUARDIAN: '■', RANGER: '➤', THIEF: '◆', WIZARD: '★'};

/** What an action is about. */
export function keys(action) {
  switch (action.type) {
    case 'play-hero': return [`hand:${action.hero}`];
    case 'play-magic': return [`hand:${action.magic}`];
    case 'play-challenge': return [`hand:${action.challenge}`];
    case 'play-item': return [`hand:${action.item}`, ...reference('hero', action.wearer)];
    case 'play-modifier': return [`hand:${action.modifier}`, `value:${action.value}`];
    case 'use-hero': return reference('hero', action.hero);
    case 'attack': return [`monster:${action.monster}`];
    case 'choose-card': return [`hand:${action.card}`, `chosen:${action.card}`];
    case 'choose-hero': return reference('hero', action.hero);
    case 'choose-player': return [`seat:${action.player}`];
    case 'choose-leader': return [`leader:${action.leader}`];
    case 'use-skill': return [`skill:${action.source}`, `leader:${action.source}`];
    case 'draw-card': return ['deck'];
    case 'choose-value': return [`value:${action.value}`];
    default: return [`do:${action.type}`];
  }
}

function reference(kind, value) {
  if (value === null || value === undefined) {
    return [];
  }
  return [`${kind}:${typeof value === 'object' ? value.card || value.number : value}`];
}

/** In which words one would try to do something with that. */
export function tries(key, seat, view, catalogue) {
  const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (key === 'deck') {
    return [`${seat} draw`];
  }
  if (kind === 'hand') {
    const type = catalogue.get(id)?.type || '';
    if (/Modifier/.test(type)) {
      return [`${seat} modify ${id} +1 on ${seat}`];
    }
    const wearer = view.players[seat].heroes[0]?.card;
    return [/Challenge/.test(type) ? `${seat} challenge ${id}` : /Item/.test(type) && wearer ? `${seat} play ${id} on ${wearer}` : `${seat} play ${id}`];
  }
  if (kind === 'monster') {
    return [`${seat} attack ${id}`];
  }
  return kind === 'hero' ? [`${seat} use ${id}`] : kind === 'leader' ? [`${seat} skill ${id}`] : [];
}

function text(pen, reference) {
  const card = pen.card(reference);
  return card ? `${card.name}: ${card.kind || card.type}. ${(card.text || []).join(' ')}` : reference;
}

function card(pen, key, reference, classes, ...more) {
  const known = pen.card(reference);
  return pen.thing(key, text(pen, reference), {class: `card wide ${classes || ''}`, card: reference},
    h('b', {}, known?.name || reference),
    h('small', {}, known?.kind || known?.type || ''),
    h('span', {class: 'text'}, (known?.text || []).join(' ')),
    ...more);
}

function hero(pen, seat, one) {
  return card(pen, `hero:${one.card}`, one.card, one.used ? 'used' : '',
    h('span', {class: 'tag', title: one.heroClass}, `${CLASSES[one.heroClass] || ''} ${one.heroClass.toLowerCase()}`),
    one.items.map(item => h('span', {class: 'tag', title: text(pen, item), 'data-card': item}, `+ ${pen.card(item)?.name || item}`)),
    one.used ? h('span', {class: 'tag'}, 'used') : null);
}

function party(view, pen, seat) {
  const player = view.players[seat];
  const acting = view.turn.seat === seat;
  return h('section', {class: `party ${acting ? 'acting' : ''} ${player.atTable ? '' : 'gone'}`, 'aria-label': `Party of ${pen.name(seat)}`},
    h('h2', {}, pen.thing(`seat:${seat}`, pen.name(seat), {class: 'name'}, pen.name(seat)), ' ',
      h('small', {}, counted(player.handSize, 'card'), acting ? `, turn ${view.turn.number}, ${counted(view.turn.points, 'action point')}` : '')),
    h('div', {class: 'row'},
      player.leader ? card(pen, `leader:${player.leader}`, player.leader, 'leader') : h('span', {class: 'card wide empty'}, 'no leader yet'),
      player.heroes.map(one => hero(pen, seat, one)),
      player.monsters.map(monster => card(pen, `slain:${monster}`, monster, 'slain', h('span', {class: 'tag'}, 'slain')))));
}

function rolls(view, pen) {
  const bound = (view.agenda || []).flatMap(frame => frame.slots || []).filter(slot => slot.slot === 'rolls').map(slot => slot.value.rolls || []).flat();
  return bound.length ? h('section', {class: 'rolls', 'aria-label': 'Dice'}, bound.map(roll => {
    const added = [...roll.bonuses, ...roll.changes].map(part => [part.amount, part.source]);
    const sum = added.reduce((total, [amount]) => total + (amount || 0), roll.first + roll.second);
    return h('p', {}, `${pen.name(roll.seat)}, ${PURPOSES[roll.purpose]}: ⚄ ${roll.first} + ${roll.second}`,
      added.map(([amount, source]) => ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)} (${pen.card(source)?.name || source})`), ' = ', h('b', {}, String(sum)));
  })) : null;
}

/** The table. */
export function draw(view, pen) {
  const others = view.players.map((player, seat) => seat).filter(seat => seat !== pen.seat);
  const mine = view.players[pen.seat];
  return [
    others.map(seat => party(view, pen, seat)),
    h('section', {class: 'middle', 'aria-label': 'Monsters and decks'},
      h('h2', {}, 'Monsters'),
      h('div', {class: 'row'},
        view.monsterRow.map(monster => card(pen, `monster:${monster}`, monster, 'monster')),
        pen.thing('deck', `Deck, ${counted(view.deck.size, 'card')}`, {class: 'card back pile'}, h('small', {}, String(view.deck.size))),
        pen.pile('Discards', view.discards, {class: 'card wide empty'}, h('b', {}, 'Discards'), h('small', {}, counted(view.discards.length, 'card')),
          view.discards.length ? h('span', {class: 'text'}, pen.card(view.discards[0])?.name || view.discards[0]) : null)),
      (view.leaders || []).length ? h('div', {class: 'row'}, view.leaders.map(leader => card(pen, `leader:${leader}`, leader, 'leader'))) : null,
      (view.resolving || []).length ? h('p', {}, 'Being played: ', view.resolving.map(one => pen.card(one.card || one)?.name || '').join(', ')) : null,
      rolls(view, pen)),
    mine ? party(view, pen, pen.seat) : null,
    mine?.hand ? h('section', {class: 'hand', 'aria-label': 'Your hand'}, h('h2', {}, 'Your hand'),
      h('div', {class: 'row'}, mine.hand.map(one => card(pen, `hand:${one}`, one)))) : null,
  ];
}
