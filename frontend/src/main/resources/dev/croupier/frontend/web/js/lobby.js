import {h, show, times} from './dom.js';
import * as api from './api.js';
import {OWN, area, cards, file, sorted} from './brought.js';
import {address, begin, kept} from './kept.js';

/** How long somebody may think about a decision. */
const LIMITS = [
  {words: 'no limit', seconds: null},
  {words: 'half a minute', seconds: 30},
  {words: 'a minute', seconds: 60},
  {words: 'three minutes', seconds: 180},
  {words: 'ten minutes', seconds: 600},
];

/** How long bots wait before each of their decisions. */
const PAUSES = [
  {words: 'at once', millis: 0},
  {words: 'after half a second', millis: 500},
  {words: 'after a second', millis: 1000},
  {words: 'after two seconds', millis: 2000},
];

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
      timeLimit: null,
      undo: true,
      open: false,
      seed: '',
      options: {},
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

  /** What the form says, as the server takes it. */
  function order(own) {
    const {game} = wanted;
    const options = {...wanted.options, ...(game.options.some(option => option.name === 'seats') ? {seats: String(wanted.seats.length)} : {})};
    return {
      game: game.game,
      variant: wanted.variant,
      seats: seated(game),
      botPause: wanted.botPause,
      undo: wanted.undo,
      open: wanted.open,
      ...(wanted.timeLimit ? {timeLimit: wanted.timeLimit} : {}),
      ...(wanted.seed.trim() ? {seed: wanted.seed.trim()} : {}),
      ...(game.decks.length ? {decks: wanted.seats.map((who, seat) => brought(deck(seat), wanted.lists[seat], `seat-${seat + 1}`))} : {}),
      ...(game.bosses.length ? {boss: brought(wanted.boss, wanted.bossList, 'own-boss'), difficulty: wanted.difficulty, players: wanted.seats.length} : {}),
      ...(own.length ? {cards: own} : {}),
      ...(Object.keys(options).length ? {options} : {}),
    };
  }

  async function submitted(event) {
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
      location.hash = await begin(order(own), game.title);
    } catch (problem) {
      refused(sorted(problem));
    }
  }

  function seatField(who, seat) {
    const {game} = wanted;
    const name = `seat-${seat}`;
    return [h('p', {class: 'field'},
      h('label', {for: name}, `Seat ${seat + 1}`),
      h('select', {id: name, 'data-key': name, onchange: event => { wanted.seats[seat] = event.target.value; }},
        ['human', ...game.bots.filter(bot => bot !== 'nobody')].map(value => h('option', {value, selected: value === who}, value === 'human' ? 'a person' : `bot: ${value}`))),
      game.decks.length ? h('select', {id: `deck-${seat}`, 'data-key': `deck-${seat}`, 'aria-label': `Deck of seat ${seat + 1}`,
        onchange: event => { wanted.decks[seat] = event.target.value; draw(); }},
        [...game.decks, OWN].map(one => h('option', {value: one, selected: one === deck(seat)}, one || 'a list of your own…'))) : null),
    game.decks.length && deck(seat) === OWN
      ? area(`list-${seat}`, `Deck list of seat ${seat + 1}`, 'A card a line: how many, the name, the set and the number, as 4 Toxel PFL 67.',
        wanted.lists[seat] || '', errorsOf(`decks-${seat}`), text => { wanted.lists[seat] = text; })
      : null];
  }

  function choice(id, label, values, chosen, changed) {
    return select(id, label, values.map(value => value.words), values.find(chosen).words, words => changed(values.find(value => value.words === words)));
  }

  function box(id, label, name) {
    return h('p', {class: 'field'}, h('input', {id, type: 'checkbox', checked: wanted[name], onchange: event => { wanted[name] = event.target.checked; }}), h('label', {for: id}, label));
  }

  /** How the table is kept. */
  function house() {
    return h('details', {class: 'own', 'data-kept': 'house'},
      h('summary', {}, 'Pace, clock, taking back, looking on'),
      choice('pause', 'Bots answer', PAUSES, value => value.millis === wanted.botPause, value => { wanted.botPause = value.millis; }),
      choice('limit', 'Time to decide', LIMITS, value => value.seconds === wanted.timeLimit, value => { wanted.timeLimit = value.seconds; }),
      box('undo', 'Moves may be taken back where all agree', 'undo'),
      box('open', 'Anybody may look on who has the address', 'open'),
      h('p', {class: 'field'}, h('label', {for: 'seed'}, 'Seed'),
        h('input', {id: 'seed', inputmode: 'numeric', value: wanted.seed, 'aria-describedby': 'seed-help', oninput: event => { wanted.seed = event.target.value; }}),
        h('small', {id: 'seed-help'}, 'a number: the same game again')));
  }

  /** Each option of the rules; what is not said is as the rules above have it. */
  function options() {
    const {game} = wanted;
    const usual = game.variants.find(one => one.variant === wanted.variant).options;
    const shown = game.options.filter(option => !['seats', 'difficulty'].includes(option.name));
    return h('details', {class: 'own', 'data-kept': 'options'},
      h('summary', {}, 'Options of the rules'),
      shown.map(option => h('p', {class: 'field'},
        h('label', {for: `option-${option.name}`}, option.name),
        h('input', {id: `option-${option.name}`, value: wanted.options[option.name], placeholder: usual[option.name], 'aria-describedby': `values-${option.name}`,
          oninput: event => say(option.name, event.target.value.trim())}),
        h('small', {id: `values-${option.name}`}, option.values))));
  }

  function say(option, value) {
    const {[option]: before, ...others} = wanted.options;
    wanted.options = value ? {...others, [option]: value} : others;
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
    const opened = [...main.querySelectorAll('details[open][data-kept]')].map(part => part.dataset.kept);
    const most = Math.max(...game.seatsPossible);
    const least = Math.min(...game.seatsPossible);
    show(main,
      h('section', {class: 'lobby', 'aria-labelledby': 'new'},
        h('h2', {id: 'new'}, 'A new table'),
        h('form', {onsubmit: submitted},
          h('fieldset', {class: 'games'}, h('legend', {}, 'Game'),
            games.map(one => h('label', {class: 'choice'},
              h('input', {type: 'radio', name: 'game', 'data-key': `game:${one.game}`, value: one.game, checked: one.game === game.game,
                onchange: () => { wanted = beginning(one); draw(); }}),
              h('span', {}, one.title)))),
          select('variant', 'Rules', game.variants.map(one => one.variant), wanted.variant, value => { wanted.variant = value; draw(); }),
          game.bosses.length ? select('boss', 'Boss', [...game.bosses, OWN], wanted.boss, value => { wanted.boss = value; draw(); }) : null,
          wanted.boss === OWN
            ? area('boss-list', 'Boss', 'The boss under the header Boss: 1, then its deck, a card a line.', wanted.bossList, errorsOf('boss'), text => { wanted.bossList = text; })
            : null,
          game.bosses.length ? select('difficulty', 'Difficulty', ['EASY', 'MEDIUM', 'HARD', 'EXTREMELY_HARD'], wanted.difficulty, value => { wanted.difficulty = value; }) : null,
          wanted.seats.map(seatField),
          h('p', {class: 'buttons'},
            wanted.seats.length < most ? h('button', {type: 'button', 'data-key': 'more', onclick: () => { wanted.seats.push(game.bots[0]); draw(); }}, 'One seat more') : null,
            wanted.seats.length > least ? h('button', {type: 'button', 'data-key': 'less', onclick: () => { wanted.seats.pop(); draw(); }}, 'One seat less') : null),
          house(),
          options(),
          game.ownCards ? ownCards() : null,
          h('p', {class: 'buttons'}, h('button', {type: 'submit', class: 'main', id: 'begin'}, 'Begin')))),
      seats());
    main.querySelectorAll('details[data-kept]').forEach(part => { part.open = part.open || opened.includes(part.dataset.kept); });
  }

  function seats() {
    const all = kept();
    return h('section', {class: 'lobby', 'aria-labelledby': 'yours'},
      h('h2', {id: 'yours'}, 'Your seats'),
      all.length ? h('ul', {}, all.map(seat => h('li', {},
        h('a', {href: address(seat.table, seat.token)}, `${seat.title}, ${seat.seat === null ? 'looking on' : `seat ${seat.seat + 1}`}`), ' ',
        h('small', {}, new Date(seat.time).toLocaleString())))) : h('p', {}, 'None yet. The link of a seat is its key: whoever has it sits there.'));
  }

  draw();
}
