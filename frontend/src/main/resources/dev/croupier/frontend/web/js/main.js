import {h, show} from './dom.js';
import {lobby} from './lobby.js';
import {sit} from './table.js';

const main = document.getElementById('main');
const where = document.getElementById('where');
const status = document.getElementById('status');
let leave = new AbortController();

/** The address says what is shown: nothing for the lobby, else a table and a token, which the browser never sends in a request's address. */
function route() {
  leave.abort();
  leave = new AbortController();
  status.textContent = '';
  const [, table, token] = location.hash.match(/^#\/?([^/]+)\/(.+)$/) || [];
  if (table) {
    sit(main, {table, token: decodeURIComponent(token), where, status, signal: leave.signal}).catch(failed);
  } else {
    where.textContent = '';
    lobby(main, status).catch(failed);
  }
}

function failed(problem) {
  show(main, h('section', {class: 'problem', role: 'alert'},
    h('h2', {}, 'That did not work'),
    h('p', {}, problem.message),
    h('p', {}, h('a', {href: '#'}, 'Back to the tables'))));
}

addEventListener('hashchange', route);
route();
