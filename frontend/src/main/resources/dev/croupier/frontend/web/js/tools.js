import {h, show} from './dom.js';
import {address, kept} from './kept.js';

/** What can be done besides playing. The slider stays the same element, so that it can be dragged. */
export function tools(at) {
  const slider = h('input', {id: 'slider', type: 'range', min: '1', 'data-key': 'slider', oninput: event => at.look(Number(event.target.value))});
  const output = h('output', {for: 'slider'});
  const buttons = h('p', {class: 'buttons'});
  const invitation = h('div', {class: 'invitation'});
  const autoPass = h('input', {id: 'auto-pass', type: 'checkbox', onchange: event => at.join({autoPass: event.target.checked})});
  const name = h('input', {id: 'name', maxlength: '40', autocomplete: 'nickname'});
  const seated = at.seat() === null ? null : h('details', {class: 'mine'}, h('summary', {}, 'Your seat'),
    h('p', {class: 'field'}, autoPass, h('label', {for: 'auto-pass'}, 'Pass by itself where I can do nothing else')),
    h('form', {class: 'field', onsubmit: event => { event.preventDefault(); at.join({name: name.value}); }},
      h('label', {for: 'name'}, 'My name'), name, h('button', {type: 'submit'}, 'Say so')),
    h('p', {}, h('button', {type: 'button', onclick: () => confirm('Give up this game?') && at.withdraw()}, 'Give up')));
  const section = h('section', {class: 'tools', 'aria-label': 'More'},
    invitation,
    buttons,
    h('p', {class: 'field'},
      h('label', {for: 'slider'}, 'Replay'),
      h('button', {type: 'button', 'aria-label': 'A step back', onclick: () => at.look(Math.max(1, Number(slider.value) - 1))}, '‹'),
      slider,
      h('button', {type: 'button', 'aria-label': 'A step on', onclick: () => at.look(Number(slider.value) + 1)}, '›'),
      output),
    seated);

  function draw() {
    const now = at.replay === null;
    const {state} = at;
    const step = now ? state.position : at.replay.step;
    slider.max = String(state.position);
    if (document.activeElement !== slider || now) {
      slider.value = String(step);
    }
    const where = now ? 'now' : String(step);
    output.textContent = where;
    slider.setAttribute('aria-valuetext', now ? 'now' : `step ${step} of ${state.position}`);
    autoPass.checked = state.autoPass;
    const playing = at.seat() !== null && !state.outcome && now;
    show(buttons,
      playing ? [
        state.undoAllowed && !state.undo ? button('Take back', () => at.undo(true)) : null,
        button('Hint', () => at.ask('hint')),
        (at.game.words || []).map(word => button(word[0].toUpperCase() + word.slice(1), () => at.ask(word)))] : null,
      button('Recording', at.download));
    invite();
  }

  function button(words, onclick) {
    return h('button', {type: 'button', 'data-key': `tool:${words}`, onclick}, words);
  }

  /** The links that the others need, as long as somebody is missing; and the one for those who look on. */
  function invite() {
    const mine = kept().filter(seat => seat.table === at.state.table);
    const links = mine.filter(seat => seat.token !== at.token
      && (seat.seat === null || at.state.seats[seat.seat].who === 'human' && !at.state.seats[seat.seat].present));
    show(invitation, links.length && !at.state.outcome ? h('details', {open: links.some(seat => seat.seat !== null)}, h('summary', {}, 'Invite'),
      links.map(seat => {
        const link = new URL(address(seat.table, seat.token), location.href).href;
        const who = seat.seat === null ? 'somebody who looks on' : at.name(seat.seat);
        return h('p', {class: 'field'}, h('a', {href: link, target: '_blank', rel: 'noopener'}, `Link for ${who}`),
          h('button', {type: 'button', 'data-key': `copy:${seat.seat}`, 'aria-label': `Copy the link for ${who}`, onclick: () => copy(link, who)}, 'Copy'));
      })) : null);
  }

  function copy(link, who) {
    (navigator.clipboard ? navigator.clipboard.writeText(link) : Promise.reject()).then(
      () => at.say(`The link for ${who} is copied.`),
      () => prompt(`The link for ${who}:`, link));
  }

  return {section, draw};
}
