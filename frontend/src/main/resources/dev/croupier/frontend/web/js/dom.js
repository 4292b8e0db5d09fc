/** Makes an element: h('button', {class: 'card', onclick: f}, 'text', child). Text is never read as HTML. */
export function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) {
      continue;
    }
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, '');
    } else {
      element.setAttribute(name, value);
    }
  }
  append(element, children);
  return element;
}

function append(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) {
      append(element, child);
    } else if (child !== null && child !== undefined && child !== false) {
      element.append(child);
    }
  }
}

/** Shows these children and no others. The element that had the focus keeps it where one with its data-key is still there. */
export function show(element, ...children) {
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  const place = element.scrollTop;
  element.replaceChildren();
  append(element, children);
  element.scrollTop = place;
  if (focused) {
    element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }
}

export function times(count, make) {
  return Array.from({length: count}, (nothing, index) => make(index));
}

/** 1 card, 2 cards. */
export function counted(count, one, many) {
  return `${count} ${count === 1 ? one : many || one + 's'}`;
}
