import {h, counted} from '../dom.js';

const TYPES = {GRASS: 'G', FIRE: 'R', WATER: 'W', LIGHTNING: 'L', PSYCHIC: 'P', FIGHTING: 'F', DARKNESS: 'D', METAL: 'M', DRAGON: 'N', FAIRY: 'Y', COLORLESS: 'C'};

/** What the analysis can be asked. */
export const words = ['damage'];

const reference = card => typeof card === 'object' ? card.card : card;
const number = id => typeof id === 'object' ? id.number : String(id).replace('#', '');

/** What an action is about. */
export function keys(action) {
  switch (action.type) {
    case 'play-basic': return [`hand:${action.card}`];
    case 'evolve': case 'attach-energy': case 'attach-tool': return [`hand:${action.card}`, `pokemon:${number(action.pokemon)}`];
    case 'play-trainer': return [`hand:${action.card}`, ...(action.player === action.seat ? [] : [`seat:${action.player}`])];
    case 'use-ability': return [`ability:${number(action.pokemon)}:${action.ability}`];
    case 'use-attack': return [`attack:${action.attack}`];
    case 'retreat': return ['retreat'];
    case 'use-stadium': return ['stadium'];
    case 'discard-fossil': return [`pokemon:${number(action.pokemon)}`];
    case 'answer': return answer(action.choice, action.seat);
    default: return [`do:${action.type}`];
  }
}

function answer(choice) {
  switch (choice.type) {
    case 'of-card': return [`hand:${choice.card}`, `card:${choice.card}`];
    case 'of-pokemon': return [`pokemon:${number(choice.pokemon)}`];
    case 'of-attached': return [`pokemon:${number(choice.pokemon)}`, `attached:${number(choice.pokemon)}:${choice.card}`];
    case 'of-prize': return [`prize:${choice.owner}:${choice.place}`];
    case 'of-seat': return [`seat:${choice.seat}`];
    case 'of-attack': return [`attack:${choice.attack}`];
    default: return [`do:${choice.type}`];
  }
}

/** In which words one would try to do something with that. */
export function tries(key, seat, view, catalogue) {
  const parts = key.split(':');
  if (parts[0] === 'hand') {
    const type = catalogue.get(parts[1])?.type || '';
    const active = view.sides[seat]?.active;
    const onto = active ? ` #${number(active.id)}` : '';
    if (!active && !/Basic Pok|Item|Supporter|Stadium/.test(type)) {
      return [];
    }
    if (/Basic Pok/.test(type)) {
      return [`${seat} bench ${parts[1]}`];
    }
    if (/Pok/.test(type)) {
      return [`${seat} evolve ${parts[1]}${onto}`];
    }
    if (/Energy/.test(type)) {
      return [`${seat} energy ${parts[1]}${onto}`];
    }
    return /Tool|Technical/.test(type) ? [`${seat} tool ${parts[1]}${onto}`] : [`${seat} play ${parts[1]}`];
  }
  if (parts[0] === 'attack') {
    return [`${seat} attack ${parts.slice(1).join(':')}`];
  }
  if (parts[0] === 'ability') {
    return [`${seat} ability #${parts[1]} ${parts.slice(2).join(':')}`];
  }
  return key === 'retreat' || key === 'stadium' ? [`${seat} ${key}`] : [];
}

function text(card) {
  return card ? `${card.name}: ${card.type}. ${(card.text || []).join(' ')}` : '';
}

function energy(letter) {
  return h('span', {class: `energy ${letter}`, title: letter}, letter);
}

/** An attack or Ability as the card's text begins it. */
function parts(line) {
  const attack = line.match(/^\[([A-Z0]*)\] ([^:.]+?)( \d+[+×x-]?)?(?:[:.]|$)/);
  if (attack) {
    return {attack: attack[2], cost: attack[1], damage: (attack[3] || '').trim()};
  }
  const ability = line.match(/^(?:Ability|Poke body|Poke power|Poké-Body|Poké-Power)[: ]+([^:.]+)[:.]/i);
  return ability ? {ability: ability[1].trim()} : {};
}

function pokemon(view, pen, seat, one, isActive) {
  const top = one.stack[one.stack.length - 1].card;
  const card = pen.card(top);
  const id = number(one.id);
  const mine = seat === pen.seat;
  const boss = view.seating.profiles[seat].losesPokemon === false;
  const hp = (card?.facts?.hp ?? 0);
  const damage = one.counters * 10;
  const conditions = [one.conditions.turned !== 'NONE' ? one.conditions.turned : null, one.conditions.poison ? 'POISONED' : null, one.conditions.burn ? 'BURNED' : null].filter(word => word);
  const lines = card?.text || [];
  return h('div', {class: `pokemon ${isActive ? 'active' : ''}`},
    pen.thing(`pokemon:${id}`, `${card?.name || top} number ${id} of ${pen.name(seat)}, ${boss ? `${damage} damage` : `${Math.max(0, hp - damage)} of ${hp} HP`}, ${counted(one.energy.length, 'Energy', 'Energy')}${conditions.length ? `, ${conditions.join(', ')}` : ''}`,
      {class: 'card wide', card: top, 'aria-description': lines.join(' ')},
      h('b', {}, card?.name || top), h('small', {}, `#${id} `, boss ? `${damage} damage` : `${Math.max(0, hp - damage)}/${hp} HP`),
      boss || !hp ? null : h('span', {class: 'bar', 'aria-hidden': 'true'}, h('meter', {min: '0', max: String(hp), value: String(Math.max(0, hp - damage)), low: String(hp / 3)})),
      h('span', {class: 'row tight'}, one.energy.map(attached => chip(pen, id, attached)), one.tools.map(attached => chip(pen, id, attached))),
      h('small', {}, traits(card)),
      conditions.map(word => h('span', {class: 'tag bad'}, word.toLowerCase()))),
    h('div', {class: 'texts'}, lines.map(line => {
      const {attack, ability, cost, damage: does} = parts(line);
      const words = attack ? [[...cost].map(energy), ` ${attack} ${does}`] : `◆ ${ability}`;
      if (attack && isActive && mine) {
        return pen.thing(`attack:${attack}`, line, {class: 'line', card: top}, words);
      }
      if (ability && mine) {
        return pen.thing(`ability:${id}:${ability}`, line, {class: 'line', card: top}, words);
      }
      return attack || ability ? h('span', {class: 'line', title: line, 'data-card': top}, words) : null;
    }), isActive && mine ? pen.thing('retreat', `Retreat for ${counted(card?.facts?.retreat ?? 0, 'Energy', 'Energy')}`, {class: 'line'}, `↩ Retreat (${card?.facts?.retreat ?? 0})`) : null));
}

/** Type, Weakness and Resistance. */
function traits(card) {
  const {types = [], weaknesses = [], resistances = []} = card?.facts || {};
  return [types.join('/'), weaknesses.length ? `weak: ${weaknesses.join(', ')}` : '', resistances.length ? `resists: ${resistances.join(', ')}` : ''].filter(word => word).join(' · ');
}

function chip(pen, id, attached) {
  const card = pen.card(attached.card);
  const type = (card?.name || '').match(/^(?:Basic )?(\w+) Energy$/);
  const letter = type && TYPES[type[1].toUpperCase()];
  return h('span', {class: letter ? `energy ${letter}` : 'tag', title: text(card), 'data-card': attached.card}, letter || card?.name || attached.card);
}

function prizes(pen, side, seat) {
  const all = side.prizes.places || [];
  const left = all.filter(place => place.there).length;
  return all.length ? h('span', {class: 'prizes', 'aria-label': counted(left, 'Prize') + ' left'},
    all.map((place, index) => place.there ? pen.thing(`prize:${seat}:${index}`, `Prize ${index + 1} of ${pen.name(seat)}`, {class: 'prize'}, String(index + 1)) : null)) : null;
}

function side(view, pen, seat) {
  const one = view.sides[seat];
  const deck = one.pile.segments.reduce((sum, segment) => sum + segment.size, 0);
  const acting = view.turn.seat === seat || view.turn.team !== undefined && view.turn.team === view.seating.teams[seat];
  if (!one.atTable) {
    return h('section', {class: 'party gone'}, h('h2', {}, `${pen.name(seat)} dropped out`));
  }
  return h('section', {class: `party ${acting ? 'acting' : ''}`, 'aria-label': `Side of ${pen.name(seat)}`},
    h('h2', {}, pen.thing(`seat:${seat}`, pen.name(seat), {class: 'name'}, pen.name(seat)), ' ',
      h('small', {}, `${view.seating.profiles[seat].hasHand ? `hand ${one.handSize} · ` : ''}deck ${deck} · `),
      pen.pile(`Discard pile of ${pen.name(seat)}`, one.discard.map(reference), {class: 'inline'}, `discards ${one.discard.length}`),
      one.lost.length ? pen.pile(`Lost Zone of ${pen.name(seat)}`, one.lost.map(reference), {class: 'inline'}, `Lost Zone ${one.lost.length}`) : null,
      one.turn.done ? h('small', {}, ' done ') : null, prizes(pen, one, seat)),
    view.seating.profiles[seat].losesPokemon === false ? h('p', {class: 'shown'}, 'Its deck is its life: it is beaten when it must put cards into the Lost Zone and has none left.') : null,
    h('div', {class: 'row'},
      one.active ? pokemon(view, pen, seat, one.active, true) : h('span', {class: 'card wide empty'}, 'no Active Pokémon'),
      one.bench.map(benched => pokemon(view, pen, seat, benched, false))),
    seat !== pen.seat && one.hand?.length ? h('p', {class: 'shown'}, 'Hand: ', one.hand.map(card => pen.card(card)?.name || card).join(', ')) : null);
}

function hand(view, pen) {
  const mine = view.sides[pen.seat];
  const cards = mine?.hand || [];
  return mine ? h('section', {class: 'hand', 'aria-label': 'Your hand'}, h('h2', {}, 'Your hand'),
    h('div', {class: 'row'}, [...cards].sort((one, other) => (pen.card(one)?.type || '').localeCompare(pen.card(other)?.type || '')).map(reference => {
      const card = pen.card(reference);
      return pen.thing(`hand:${reference}`, text(card) || reference, {class: 'card wide', card: reference},
        h('b', {}, card?.name || reference), h('small', {}, card?.type || '', card?.facts?.hp ? ` · ${card.facts.hp} HP · ${traits(card)}` : ''), h('span', {class: 'text'}, (card?.text || []).join(' ')));
    }))) : null;
}

/** The table. */
export function draw(view, pen) {
  const others = view.sides.map((one, seat) => seat).filter(seat => seat !== pen.seat);
  const stadium = view.stadium && pen.card(view.stadium.card?.card || view.stadium.card);
  return [
    others.reverse().map(seat => side(view, pen, seat)),
    h('section', {class: 'middle', 'aria-label': 'Stadium'},
      view.stadium ? pen.thing('stadium', `Stadium ${text(stadium)}`, {class: 'card wide', card: stadium?.id}, h('b', {}, stadium?.name || 'Stadium'), h('small', {}, 'Stadium'), h('span', {class: 'text'}, (stadium?.text || []).join(' ')))
        : h('p', {}, 'No Stadium in play'),
      h('p', {}, view.turn.number ? `Turn ${view.turn.number}` : '')),
    pen.seat === null || pen.seat === undefined ? null : side(view, pen, pen.seat),
    hand(view, pen),
  ];
}
