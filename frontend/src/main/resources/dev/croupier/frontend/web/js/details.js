import {h, show} from './dom.js';

/** Everything about a card, in words. */
export function whole(card) {
  return [
    h('h3', {}, card.name),
    h('p', {class: 'kind'}, card.kind || card.type),
    (card.text || []).map(line => h('p', {}, line)),
  ];
}

/** Cards of a pile by name, with how many of each there are. */
export function listed(references, catalogue) {
  const counts = new Map();
  for (const reference of references) {
    counts.set(reference, (counts.get(reference) || 0) + 1);
  }
  return h('ul', {class: 'pile-list'}, [...counts].map(([reference, count]) => h('li', {'data-card': reference},
    `${count > 1 ? `${count} × ` : ''}${catalogue.get(reference)?.name || reference}`, ' ',
    h('small', {}, catalogue.get(reference)?.type || ''))));
}

/** The box beside the table that has the card under the pointer, or the one that has the focus. */
export function details(catalogue, places, signal) {
  const box = h('section', {class: 'details', 'aria-hidden': 'true'}, h('p', {class: 'kind'}, 'Point at a card to read it.'));
  let shown = '';
  const at = event => {
    const reference = event.target.closest?.('[data-card]')?.dataset.card;
    if (reference && reference !== shown && catalogue.has(reference)) {
      shown = reference;
      show(box, whole(catalogue.get(reference)));
      box.scrollTop = 0;
    }
  };
  for (const place of places) {
    place.addEventListener('pointerover', at, {signal});
    place.addEventListener('focusin', at, {signal});
  }
  return box;
}
