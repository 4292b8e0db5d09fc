import {h} from './dom.js';

/** In a list of what comes with a game: a text of one's own instead. */
export const OWN = '';
const OF_FILES = {raid: 'pokemon'};

/** What is wrong with a field, beneath it; a screen reader reads it with the field. */
function problems(id, errors) {
  return errors.length ? h('ul', {class: 'errors', id: `${id}-errors`, role: 'alert'}, errors.map(error => h('li', {}, error))) : null;
}

function says(id, errors) {
  return {
    'aria-describedby': errors.length ? `${id}-help ${id}-errors` : `${id}-help`,
    'aria-invalid': errors.length > 0 && 'true',
  };
}

/** A text of several lines with its help, what is wrong with it, and whatever else belongs to it. */
export function area(id, label, help, text, errors, changed, ...more) {
  return h('div', {class: 'area'},
    h('label', {for: id}, label),
    h('p', {id: `${id}-help`, class: 'help'}, help),
    h('textarea', {id, rows: 7, spellcheck: 'false', ...says(id, errors), oninput: event => changed(event.target.value)}, text),
    problems(id, errors), more);
}

/** A file of this machine, whose text is shown then. */
export function file(id, label, read) {
  async function chosen(event) {
    const one = event.target.files[0];
    if (one) {
      read(await one.text());
    }
  }
  return h('p', {class: 'field'},
    h('label', {for: id}, label),
    h('input', {id, type: 'file', accept: '.json,.txt,application/json,text/plain', onchange: chosen}));
}

/** The cards in a text as the server takes them: the array of a whole file, or an array alone. */
export function cards(text, game) {
  let read;
  try {
    read = JSON.parse(text);
  } catch (broken) {
    throw new Error(`This is no JSON: ${broken.message}`);
  }
  if (Array.isArray(read)) {
    return read;
  }
  const wanted = OF_FILES[game] || game;
  if (!read || read.game !== wanted || read.type !== 'cards' || !Array.isArray(read.cards)) {
    throw new Error(`This is no file of cards for this game: its game is ${wanted}, its type is cards, and there is an array cards.`);
  }
  return read.cards;
}

/** What is wrong, by the field that it is about; the rest under `others`. */
export function sorted(refusal) {
  const errors = {others: []};
  for (const error of refusal.body?.errors || []) {
    const place = error.pointer.match(/^\/(cards|boss|decks\/\d+)(\/|$)/);
    const field = place ? place[1].replace('/', '-') : 'others';
    errors[field] = [...(errors[field] || []), error.what];
  }
  if (!refusal.body?.errors) {
    errors.others.push(refusal.message);
  }
  return errors;
}
