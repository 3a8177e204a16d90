// The whole page: the screen that the address names, and what stands there until it is loaded.
import { effect, signal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Keys } from './keys.tsx';
import { Loading, LoadingFailed, Nowhere } from './Loading.tsx';
import { place } from './place.ts';
import { SCREENS } from './screens.ts';
import { language, loadWords, say } from './speech.ts';

interface Shown {
  /** A screen that shows one table or match begins anew with another one. */
  key: string;
  name: string;
  Screen: ComponentType;
}

const ONE_EACH = ['table', 'practice', 'match', 'projector'];
const keyOf = ([name = '', id = '']: readonly string[]): string => (ONE_EACH.includes(name) ? `${name}/${id}` : name);

const shown = signal<Shown | null>(null);
const state = signal<'loading' | 'failed' | 'done'>('loading');

async function show(path: readonly string[]): Promise<void> {
  const [name = ''] = path;
  const key = keyOf(path);
  const isStillWanted = () => keyOf(place.peek().path) === key;
  const source = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  if (!source) {
    shown.value = { key, name: 'nowhere', Screen: Nowhere };
    state.value = 'done';
    return;
  }
  state.value = 'loading';
  try {
    const [{ default: Screen }] = await Promise.all([source.load(), loadWords('shell', ...source.words)]);
    // Somebody may have gone elsewhere meanwhile.
    if (!isStillWanted()) return;
    shown.value = { key, name: name || 'home', Screen };
    state.value = 'done';
  } catch {
    if (isStillWanted()) state.value = 'failed';
  }
}

/** Going to another screen puts the focus on its heading: that is read next, and Tab goes on from there. */
function toHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1, header h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  scrollTo(0, 0);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function App() {
  const isFirst = useRef(true);
  // At once, not after the next frame: a screen that is left would be drawn anew meanwhile, for an address that is not its own.
  useEffect(
    () =>
      effect(() => {
        const { path } = place.value;
        if (shown.peek()?.key !== keyOf(path)) show(path);
      }),
    [],
  );
  useSignalEffect(() => {
    // The title is in the language of the person.
    document.documentElement.lang = language.value;
    if (shown.value) document.title = say('shell.title', { screen: shown.value.name });
  });
  const { key, Screen } = shown.value ?? {};
  useEffect(() => {
    if (key === undefined) return;
    if (!isFirst.current) toHeading();
    isFirst.current = false;
  }, [key]);
  const isAtPlace = key === keyOf(place.value.path);
  return (
    <>
      <button type="button" class="fr-skip" onClick={toHeading}>
        {say('shell.skip')}
      </button>
      {/* A screen that is being left stays until the next one is there, and does not begin anew meanwhile. */}
      {Screen && (isAtPlace || state.value !== 'failed') && <Screen key={key} />}
      {state.value === 'failed' && !isAtPlace && <LoadingFailed again={() => show(place.peek().path)} />}
      {state.value === 'loading' && !Screen && <Loading />}
      <Keys />
    </>
  );
}
