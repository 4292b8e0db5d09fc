/** What the server answers; an Error with `reasons` where it refuses. */
export class Refusal extends Error {
  constructor(status, body) {
    super(body.what || body.error || `the server answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

const BASE = 'api/v1';

async function call(method, path, token, body) {
  const headers = {};
  if (token) {
    headers.Authorization = `Bearer ${token}`;
  }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
  }
  const answer = await fetch(`${BASE}/${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const read = text && (answer.headers.get('Content-Type') || '').includes('json') ? JSON.parse(text) : {text};
  if (!answer.ok) {
    throw new Refusal(answer.status, read);
  }
  return read;
}

export const games = () => call('GET', 'games');
export const open = wanted => call('POST', 'tables', undefined, wanted);

/** One seat's, or a spectator's, side of a table. */
export class Table {
  constructor(id, token) {
    this.id = id;
    this.token = token;
  }

  call(method, path, body) {
    return call(method, `tables/${this.id}${path}`, this.token, body);
  }

  state() {
    return this.call('GET', '');
  }

  /** The cards of the game, those of one's own that are played with, too. */
  cards() {
    return this.call('GET', '/cards');
  }

  /** The same in words: the question, the answers, and what happened after that position. */
  words(after) {
    return this.call('GET', `/words?after=${after}`);
  }

  act(decision, action) {
    return this.call('POST', '/actions', {decision, action});
  }

  why(action) {
    return this.call('POST', '/why', {action});
  }

  ask(words) {
    return this.call('POST', '/ask', {words});
  }

  undo(agree) {
    return this.call('POST', '/undo', {agree});
  }

  join(wanted) {
    return this.call('POST', '/join', wanted);
  }

  withdraw() {
    return this.call('POST', '/withdraw', {});
  }

  recording() {
    return this.call('GET', '/recording');
  }

  /** The table as it was at that position of one's own log; with everything that was hidden where the game is over. */
  then(position, everything) {
    return this.call('GET', `/views/${position}${everything ? '?everything' : ''}`);
  }

  /**
   * Calls `changed` whenever something happened at the table, for as long as `signal` is not aborted; goes on by itself after the connection broke. The token goes in a
   * header, which EventSource has no place for.
   */
  async follow(changed, status, signal) {
    let last = '';
    let pause = 250;
    while (!signal.aborted) {
      try {
        const headers = {Accept: 'text/event-stream'};
        if (this.token) {
          headers.Authorization = `Bearer ${this.token}`;
        }
        if (last) {
          headers['Last-Event-ID'] = last;
        }
        const answer = await fetch(`${BASE}/tables/${this.id}/events`, {headers, signal});
        if (!answer.ok) {
          throw new Error(`the server answered ${answer.status}`);
        }
        status('connected');
        pause = 250;
        const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
        let rest = '';
        for (;;) {
          const {value, done} = await reader.read();
          if (done) {
            break;
          }
          rest += value;
          const messages = rest.split(/\r?\n\r?\n/);
          rest = messages.pop();
          let told = false;
          for (const message of messages) {
            const id = message.match(/^id: ?(.*)$/m);
            last = id ? id[1] : last;
            told = told || /^data:/m.test(message);
          }
          if (told) {
            await changed();
          }
        }
      } catch (problem) {
        if (signal.aborted) {
          return;
        }
      }
      status('reconnecting');
      await new Promise(go => setTimeout(go, pause));
      pause = Math.min(8000, pause * 2);
    }
  }
}
