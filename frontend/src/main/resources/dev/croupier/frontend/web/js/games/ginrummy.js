import {h, counted} from '../dom.js';

const SUITS = {S: ['♠', 'black', 'Spades'], H: ['♥', 'red', 'Hearts'], D: ['♦', 'red', 'Diamonds'], C: ['♣', 'black', 'Clubs']};
const RANKS = {A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King'};

const rank = card => RANKS[card[0]] || card[0];
const words = card => `${rank(card)} of ${SUITS[card[1]][2]}`;
const sign = card => `${card[0] === 'T' ? '10' : card[0]}${SUITS[card[1]][0]}`;
const order = 'A23456789TJQK';

/** What an action is about. */
export function keys(action) {
  switch (action.type) {
    case 'discard': case 'knock': return [`card:${action.card}`];
    case 'draw-pile': return ['pile'];
    case 'draw-stock': return ['stock'];
    case 'lay-off': return [`card:${action.card}`, `meld:${action.onto.join(' ')}`];
    case 'declare-meld': return action.meld.map(card => `card:${card}`);
    default: return [`do:${action.type}`];
  }
}

/** In which words one would try to do something with that. */
export function tries(key, seat) {
  if (key === 'pile' || key === 'stock') {
    return [`${seat} ${key}`];
  }
  return key.startsWith('card:') ? [`${seat} discard ${key.slice(5)}`] : [];
}

function face(card) {
  const [suit, colour] = SUITS[card[1]];
  return h('span', {class: `face ${colour}`}, h('b', {}, card[0] === 'T' ? '10' : card[0]), h('span', {}, suit));
}

function sorted(cards) {
  return [...cards].sort((one, other) => one[1].localeCompare(other[1]) || order.indexOf(one[0]) - order.indexOf(other[0]));
}

function hand(view, seat, pen) {
  const {size, known} = view.hands[seat];
  const hidden = size - known.length;
  return h('section', {class: `hand ${view.turn === seat && !view.over ? 'acting' : ''}`, 'aria-label': `Hand of ${pen.name(seat)}`},
    h('h2', {}, `${pen.name(seat)} `, h('small', {}, counted(size, 'card'), view.dealer === seat ? ', dealer' : '')),
    h('div', {class: 'row'},
      sorted(known).map(card => seat === pen.seat
        ? pen.thing(`card:${card}`, words(card), {class: 'card'}, face(card))
        : h('span', {class: 'card', title: words(card)}, face(card))),
      Array.from({length: hidden}, () => h('span', {class: 'card back', 'aria-hidden': 'true'}))));
}

function showdown(view, pen) {
  const open = view.showdown;
  if (!open) {
    return null;
  }
  const melds = [...open.knockerMelds, ...open.defenderMelds];
  return h('section', {class: 'melds', 'aria-label': 'Melds on the table'}, h('h2', {}, 'Melds'),
    melds.map(meld => {
      return pen.thing(`meld:${meld.join(' ')}`, `meld ${meld.map(words).join(', ')}`, {class: 'meld'}, meld.map(card => h('span', {class: 'card small'}, face(card))));
    }));
}

function score(view, pen) {
  const sheet = view.score.columns;
  return h('table', {class: 'score'},
    h('caption', {}, 'Score'),
    h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, 'Column'), [0, 1].map(seat => h('th', {scope: 'col'}, pen.name(seat))))),
    h('tbody', {}, sheet.map((column, place) => h('tr', {}, h('th', {scope: 'row'}, String(place + 1)),
      [column.first, column.second].map(side => h('td', {}, `${side.points} points, ${counted(side.boxes, 'box', 'boxes')}`))))));
}

/** The table. */
export function draw(view, pen) {
  const you = pen.seat ?? 0;
  return [
    hand(view, 1 - you, pen),
    h('section', {class: 'middle', 'aria-label': 'Stock and discard pile'},
      pen.thing('stock', `Stock, ${counted(view.stock, 'card')}`, {class: 'card back pile'}, h('small', {}, String(view.stock))),
      view.pile.length
        ? pen.thing('pile', `Discard pile, ${words(view.pile[0])} on top`, {class: 'card pile'}, face(view.pile[0]))
        : h('span', {class: 'card empty', 'aria-label': 'No discards'}),
      h('p', {}, `Knock with ${view.knockLimit} or less.`, view.pile.length > 1 ? h('small', {}, ` Below: ${view.pile.slice(1, 9).map(sign).join(' ')}`) : null)),
    showdown(view, pen),
    hand(view, you, pen),
    score(view, pen),
  ];
}
