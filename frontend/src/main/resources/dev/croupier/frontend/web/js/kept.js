import {open} from './api.js';

const KEPT = 'croupier.tables';
const MOST = 40;

/** The seats that this browser has the keys of, the newest first: {table, token, seat, title, time, order}; the seat of an onlooker is null. */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) || [];
  } catch (broken) {
    return [];
  }
}

/** Keeps these too; one that is kept already stays as it is. */
export function keep(seats) {
  const all = kept();
  const fresh = seats.filter(seat => !all.some(other => other.table === seat.table && other.token === seat.token));
  if (fresh.length) {
    const seated = [...fresh, ...all].slice(0, MOST);
    try {
      localStorage.setItem(KEPT, JSON.stringify(seated));
    } catch (full) {
      localStorage.setItem(KEPT, JSON.stringify(seated.map(({order, ...seat}) => seat)));
    }
  }
}

/** Where a seat is found on this page; an open table needs no key. */
export function address(table, token) {
  return token ? `#/${table}/${encodeURIComponent(token)}` : `#/${table}`;
}

/** Opens a table, and keeps its keys; the address of one's own seat there. */
export async function begin(order, title) {
  const opened = await open(order);
  const entry = (token, seat) => ({table: opened.table, token, seat, title, time: Date.now(), order});
  const seats = opened.seats.filter(seat => seat.token).map(seat => entry(seat.token, seat.seat));
  keep([...seats, ...(opened.spectator ? [entry(opened.spectator, null)] : [])]);
  return address(opened.table, seats.length ? seats[0].token : opened.spectator);
}
