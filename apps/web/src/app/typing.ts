// Typing into a field is left alone by all keys of the page.
const WRITES = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITES) !== null;
