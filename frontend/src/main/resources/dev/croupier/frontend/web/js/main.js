import {h, show} from './dom.js';
import {lobby} from './lobby.js';
import {sit} from './table.js';

const main = document.getElementById('main');
const where = document.getElementById('where');
const status = document.getElementById('status');
let leave = new AbortController();

/** The table and the token that an address has. A browser never sends them in a request's address. */
function asked() {
  const [, table, token] = location.hash.match(/^#\/([^/]+)(?:\/(.*))?$/) || [];
  try {
    return {table, token: token && decodeURIComponent(token)};
  } catch (malformed) {
    return {table, token};
  }
}

/** The address says what is shown: nothing for the lobby, else a table, and the key to a seat there. */
function route() {
  leave.abort();
  leave = new AbortController();
  status.textContent = '';
  where.textContent = '';
  document.title = 'Croupier';
  const {table, token} = asked();
  show(main, h('p', {class: 'loading'}, 'One moment…'));
  if (table) {
    sit(main, {table, token, where, status, signal: leave.signal}).catch(failed);
  } else {
    lobby(main, status).catch(failed);
  }
}

function failed(problem) {
  show(main, h('section', {class: 'problem', role: 'alert'},
    h('h2', {}, 'That did not work'),
    h('p', {}, problem.message),
    h('p', {}, h('a', {href: '#'}, 'Back to the tables'))));
}

document.querySelector('.skip').addEventListener('click', event => {
  event.preventDefault();
  main.focus();
});
addEventListener('hashchange', route);
route();
