import {h, show, times} from './dom.js';
import * as api from './api.js';

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
    h('select', {id, onchange: event => changed(event.target.value)},
      values.map(value => h('option', {value, selected: value === chosen}, value))));
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
      boss: game.bosses?.[0],
      difficulty: game.bosses.length ? 'EASY' : undefined,
    };
  }

  /** Those who are seated by themselves come last: a boss that chooses has a bot. */
  function seated(game) {
    const choosing = ['HARD', 'EXTREMELY_HARD'].includes(wanted.difficulty);
    return [...wanted.seats, ...game.unnamed.map(who => choosing ? game.bots[0] : who)];
  }

  async function begin(event) {
    event.preventDefault();
    status.textContent = 'opening the table…';
    try {
      const {game} = wanted;
      const opened = await api.open({
        game: game.game,
        variant: wanted.variant,
        seats: seated(game),
        botPause: wanted.botPause,
        ...(game.decks.length ? {decks: wanted.seats.map((who, seat) => wanted.decks[seat] || game.decks[seat % game.decks.length])} : {}),
        ...(game.bosses.length ? {boss: wanted.boss, difficulty: wanted.difficulty, players: wanted.seats.length} : {}),
        ...(game.options.some(option => option.name === 'seats') ? {options: {seats: String(wanted.seats.length)}} : {}),
      });
      const mine = opened.seats.filter(seat => seat.token)
        .map(seat => ({table: opened.table, token: seat.token, seat: seat.seat, title: game.title, time: Date.now()}));
      keep(mine);
      location.hash = address(opened.table, mine[0] ? mine[0].token : opened.spectator);
    } catch (problem) {
      status.textContent = problem.message;
    }
  }

  function seatField(who, seat) {
    const {game} = wanted;
    const name = `seat-${seat}`;
    return h('p', {class: 'field'},
      h('label', {for: name}, `Seat ${seat + 1}`),
      h('select', {id: name, onchange: event => { wanted.seats[seat] = event.target.value; }},
        ['human', ...game.bots.filter(bot => bot !== 'nobody')].map(value => h('option', {value, selected: value === who}, value === 'human' ? 'a person' : `bot: ${value}`))),
      game.decks.length ? h('select', {'aria-label': `Deck of seat ${seat + 1}`, onchange: event => { wanted.decks[seat] = event.target.value; }},
        game.decks.map((deck, place) => h('option', {value: deck, selected: deck === (wanted.decks[seat] || game.decks[seat % game.decks.length])}, deck))) : null);
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
          game.bosses.length ? select('boss', 'Boss', game.bosses, wanted.boss, value => { wanted.boss = value; }) : null,
          game.bosses.length ? select('difficulty', 'Difficulty', ['EASY', 'MEDIUM', 'HARD', 'EXTREMELY_HARD'], wanted.difficulty, value => { wanted.difficulty = value; }) : null,
          wanted.seats.map(seatField),
          select('pause', 'Bots answer', PAUSES.map(pause => pause.words), PAUSES.find(pause => pause.millis === wanted.botPause).words,
            words => { wanted.botPause = PAUSES.find(pause => pause.words === words).millis; }),
          h('p', {class: 'buttons'},
            wanted.seats.length < most ? h('button', {type: 'button', onclick: () => { wanted.seats.push(game.bots[0]); draw(); }}, 'One seat more') : null,
            wanted.seats.length > least ? h('button', {type: 'button', onclick: () => { wanted.seats.pop(); draw(); }}, 'One seat less') : null),
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
