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
    localStorage.setItem(KEPT, JSON.stringify([...fresh, ...all].slice(0, MOST)));
  }
}

/** Where a seat is found on this page; an open table needs no key. */
export function address(table, token) {
  return token ? `#/${table}/${encodeURIComponent(token)}` : `#/${table}`;
}
