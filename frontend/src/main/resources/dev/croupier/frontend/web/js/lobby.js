import {h, show, times} from './dom.js';
import * as api from './api.js';
import {OWN, area, cards, file, sorted} from './brought.js';

const KEPT = 'croupier.tables';

/** How long bots wait before each of their decisions. */
const PAUSES = [
  {words: 'at once', millis: 0},
  {words: 'after half a second', millis: 500},
  {words: 'after a second', millis: 1000},
  {words: 'after two seconds', millis: 2000},
];

/** The seats that this browser has, the newest first. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) || [];
  } catch (broken) {
    return [];
  }
}

function keep(seats) {
  localStorage.setItem(KEPT, JSON.stringify([...seats, ...kept()].slice(0, 20)));
}

function address(table, token) {
  return `#/${table}/${encodeURIComponent(token)}`;
}

function select(id, label, values, chosen, changed) {
  return h('p', {class: 'field'},
    h('label', {for: id}, label),
    h('select', {id, 'data-key': id, onchange: event => changed(event.target.value)},
      values.map(value => h('option', {value, selected: value === chosen}, value || 'a list of your own…'))));
}

/** What can be played, and the seats that were taken before. */
export async function lobby(main, status) {
  const {games} = await api.games();
  let wanted = beginning(games[0]);

  function beginning(game) {
    const usual = game.seats;
    const bot = game.bots[0];
    return {
      game,
      variant: game.variants[0].variant,
      seats: ['human', ...times(usual - 1, () => bot)],
      botPause: 0,
      decks: [],
      lists: [],
      boss: game.bosses?.[0],
      bossList: '',
      cards: '',
      errors: {},
      difficulty: game.bosses.length ? 'EASY' : undefined,
    };
  }

  /** Those who are seated by themselves come last: a boss that chooses has a bot. */
  function seated(game) {
    const choosing = ['HARD', 'EXTREMELY_HARD'].includes(wanted.difficulty);
    return [...wanted.seats, ...game.unnamed.map(who => choosing ? game.bots[0] : who)];
  }

  /** One that comes with the game, or a list of one's own. */
  function brought(name, list, called) {
    return name === OWN ? {name: called, list: list || ''} : name;
  }

  /** The deck of a seat by name; where nothing was chosen, the usual one. */
  function deck(seat) {
    const {game} = wanted;
    return wanted.decks[seat] ?? game.decks[seat % game.decks.length];
  }

  function errorsOf(field) {
    return wanted.errors[field] || [];
  }

  /** Shows what is wrong next to where it is; the first such field has the focus then. */
  function refused(errors) {
    wanted.errors = errors;
    draw();
    const count = Object.values(errors).flat().length;
    status.textContent = errors.others?.join(' ') || (count === 1 ? 'Something is wrong: see the field.' : `${count} things are wrong: see the fields.`);
    main.querySelector('[aria-invalid]')?.focus();
  }

  async function begin(event) {
    event.preventDefault();
    status.textContent = 'opening the table…';
    try {
      const {game} = wanted;
      let own = [];
      if (wanted.cards.trim()) {
        try {
          own = cards(wanted.cards, game.game);
        } catch (broken) {
          refused({cards: [broken.message]});
          return;
        }
      }
      const opened = await api.open({
        game: game.game,
        variant: wanted.variant,
        seats: seated(game),
        botPause: wanted.botPause,
        ...(game.decks.length ? {decks: wanted.seats.map((who, seat) => brought(deck(seat), wanted.lists[seat], `seat-${seat + 1}`))} : {}),
        ...(game.bosses.length ? {boss: brought(wanted.boss, wanted.bossList, 'own-boss'), difficulty: wanted.difficulty, players: wanted.seats.length} : {}),
        ...(own.length ? {cards: own} : {}),
        ...(game.options.some(option => option.name === 'seats') ? {options: {seats: String(wanted.seats.length)}} : {}),
      });
      const mine = opened.seats.filter(seat => seat.token)
        .map(seat => ({table: opened.table, token: seat.token, seat: seat.seat, title: game.title, time: Date.now()}));
      keep(mine);
      location.hash = address(opened.table, mine[0] ? mine[0].token : opened.spectator);
    } catch (problem) {
      refused(sorted(problem));
    }
  }

  function seatField(who, seat) {
    const {game} = wanted;
    const name = `seat-${seat}`;
    return [h('p', {class: 'field'},
      h('label', {for: name}, `Seat ${seat + 1}`),
      h('select', {id: name, onchange: event => { wanted.seats[seat] = event.target.value; }},
        ['human', ...game.bots.filter(bot => bot !== 'nobody')].map(value => h('option', {value, selected: value === who}, value === 'human' ? 'a person' : `bot: ${value}`))),
      game.decks.length ? h('select', {id: `deck-${seat}`, 'data-key': `deck-${seat}`, 'aria-label': `Deck of seat ${seat + 1}`,
        onchange: event => { wanted.decks[seat] = event.target.value; draw(); }},
        [...game.decks, OWN].map(one => h('option', {value: one, selected: one === deck(seat)}, one || 'a list of your own…'))) : null),
    game.decks.length && deck(seat) === OWN
      ? area(`list-${seat}`, `Deck list of seat ${seat + 1}`, 'A card a line: how many, the name, the set and the number, as 4 Toxel PFL 67.',
        wanted.lists[seat] || '', errorsOf(`decks-${seat}`), text => { wanted.lists[seat] = text; })
      : null];
  }

  function ownCards() {
    const errors = errorsOf('cards');
    return h('details', {class: 'own', open: errors.length > 0 || wanted.cards !== ''},
      h('summary', {}, 'Cards of your own'),
      area('cards', 'Cards as JSON', wanted.game.decks.length
        ? 'A file of cards, or the array in it. Deck lists may name them.'
        : 'A file of cards, or the array in it. They are put into the box.',
      wanted.cards, errors, text => { wanted.cards = text; },
      file('cards-file', 'or from a file', text => { wanted.cards = text; draw(); })));
  }

  function draw() {
    const {game} = wanted;
    const most = Math.max(...game.seatsPossible);
    const least = Math.min(...game.seatsPossible);
    show(main,
      h('section', {class: 'lobby', 'aria-labelledby': 'new'},
        h('h2', {id: 'new'}, 'A new table'),
        h('form', {onsubmit: begin},
          h('fieldset', {class: 'games'}, h('legend', {}, 'Game'),
            games.map(one => h('label', {class: 'choice'},
              h('input', {type: 'radio', name: 'game', value: one.game, checked: one.game === game.game,
                onchange: () => { wanted = beginning(one); draw(); }}),
              h('span', {}, one.title)))),
          select('variant', 'Rules', game.variants.map(one => one.variant), wanted.variant, value => { wanted.variant = value; }),
          game.bosses.length ? select('boss', 'Boss', [...game.bosses, OWN], wanted.boss, value => { wanted.boss = value; draw(); }) : null,
          wanted.boss === OWN
            ? area('boss-list', 'Boss', 'The boss under the header Boss: 1, then its deck, a card a line.', wanted.bossList, errorsOf('boss'), text => { wanted.bossList = text; })
            : null,
          game.bosses.length ? select('difficulty', 'Difficulty', ['EASY', 'MEDIUM', 'HARD', 'EXTREMELY_HARD'], wanted.difficulty, value => { wanted.difficulty = value; }) : null,
          wanted.seats.map(seatField),
          select('pause', 'Bots answer', PAUSES.map(pause => pause.words), PAUSES.find(pause => pause.millis === wanted.botPause).words,
            words => { wanted.botPause = PAUSES.find(pause => pause.words === words).millis; }),
          h('p', {class: 'buttons'},
            wanted.seats.length < most ? h('button', {type: 'button', onclick: () => { wanted.seats.push(game.bots[0]); draw(); }}, 'One seat more') : null,
            wanted.seats.length > least ? h('button', {type: 'button', onclick: () => { wanted.seats.pop(); draw(); }}, 'One seat less') : null),
          game.ownCards ? ownCards() : null,
          h('p', {class: 'buttons'}, h('button', {type: 'submit', class: 'main', id: 'begin'}, 'Begin')))),
      seats());
  }

  function seats() {
    const all = kept();
    return h('section', {class: 'lobby', 'aria-labelledby': 'yours'},
      h('h2', {id: 'yours'}, 'Your seats'),
      all.length ? h('ul', {}, all.map(seat => h('li', {},
        h('a', {href: address(seat.table, seat.token)}, `${seat.title}, seat ${seat.seat + 1}`), ' ',
        h('small', {}, new Date(seat.time).toLocaleString())))) : h('p', {}, 'None yet. The link of a seat is its key: whoever has it sits there.'));
  }

  draw();
}
