// `?` lists the keys of the screen in view. A table has its own list, among its sheets.
import { type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { place } from './place.ts';
import { settings } from './settings.ts';
import { loadWords } from './speech.ts';
import { isTyping } from './typing.ts';

const isOpen = signal(false);
const loaded: Signal<FunctionComponent<{ onClose: () => void }> | null> = signal(null);
const close = () => {
  isOpen.value = false;
};

function onKey({ key, target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (key !== '?' || defaultPrevented || ctrlKey || metaKey || altKey || !settings.peek().keys) return;
  if (document.querySelector('.tbl') || isTyping(target)) return;
  isOpen.value = !isOpen.value;
  if (loaded.peek()) return;
  Promise.all([import('./KeysHere.tsx'), loadWords('settings', 'keys')]).then(([{ KeysHere }]) => {
    loaded.value = KeysHere;
  }, close);
}

export function Keys() {
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  // Another screen has other keys.
  const [screen] = place.value.path;
  useEffect(close, [screen]);
  const Here = loaded.value;
  return isOpen.value && Here ? <Here onClose={close} /> : null;
}
