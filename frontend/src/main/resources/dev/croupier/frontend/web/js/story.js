import {h} from './dom.js';

/** What happened, a line each; a line can be clicked to look at the table as it was then. */
export function story(look) {
  const list = h('ol', {class: 'log', role: 'log', 'aria-label': 'What happened', 'aria-live': 'off', tabindex: '0'});
  let following = true;
  let top = 0;
  let first = true;

  list.addEventListener('scroll', () => {
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 40;
    following = atEnd || (following && list.scrollTop >= top - 4);
    top = list.scrollTop;
  });
  list.addEventListener('click', event => {
    const line = event.target.closest('li');
    if (line) {
      look(Number(line.dataset.position));
    }
  });

  return {
    list,

    /** Adds lines: {position, text}. Those that are there when one comes are not read out. */
    tell(lines) {
      list.append(...lines.map(({position, text}) => h('li', {'data-position': position}, text)));
      if (first) {
        first = false;
        setTimeout(() => list.setAttribute('aria-live', 'polite'), 500);
      }
    },

    /** Marks what had just happened at that position; null for now. */
    mark(step) {
      list.querySelectorAll('.then').forEach(line => line.classList.remove('then'));
      if (step === null) {
        if (following) {
          list.scrollTop = list.scrollHeight;
        }
        return;
      }
      const then = [...list.children].filter(line => Number(line.dataset.position) <= step);
      const last = then.length ? then[then.length - 1].dataset.position : null;
      then.filter(line => line.dataset.position === last).forEach(line => line.classList.add('then'));
      const line = list.querySelector('.then');
      if (line) {
        list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
      }
    },
  };
}
