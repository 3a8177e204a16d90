// What a person has set. It is kept in this browser.
import { type Language, languageOf } from '@openshake/words/speaking';
import { effect, signal } from '@preact/signals';
import { language, speak } from './speech.ts';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** A sign beside each colour letter, so that colours are told apart without hue. */
  signs: boolean;
  /** A move waits in its section until it is confirmed. */
  confirm: boolean;
  sounds: 'all' | 'mine' | 'none';
  text: 'normal' | 'large' | 'largest';
  motion: 'system' | 'less';
  /** Letters as keys. */
  keys: boolean;
  /** Whoever has met "How to play" is not offered it again. */
  howto: boolean;
  /** What was chosen for "Play now". */
  game: 'on-sets' | 'equations';
  bot: string;
  book: Readonly<Record<'on-sets' | 'equations', string | null>>;
  division: Readonly<Record<'on-sets' | 'equations', string | null>>;
}

export const SETTINGS_KEY = 'openshake.settings';

const DEFAULTS: Settings = {
  language: languageOf(navigator.language) ?? 'en',
  theme: 'system',
  signs: false,
  confirm: true,
  sounds: 'mine',
  text: 'normal',
  motion: 'system',
  keys: true,
  howto: false,
  game: 'on-sets',
  bot: 'first-term',
  book: { 'on-sets': null, equations: null },
  division: { 'on-sets': null, equations: null },
};

/** Only known settings of the right kind are read; anything else is as at the beginning. */
function read(): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}');
  } catch {
    return DEFAULTS;
  }
  if (typeof kept !== 'object' || kept === null) return DEFAULTS;
  const known = Object.entries(kept).filter(
    ([name, value]) =>
      Object.hasOwn(DEFAULTS, name) && value !== null && typeof value === typeof DEFAULTS[name as keyof Settings],
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

export const settings = signal<Settings>(read());

export function set(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings.value));
  } catch {
    // Nothing can be kept here. The settings hold until the page is closed.
  }
}

/** As at the beginning. The language stays until the page is opened anew, so that whoever reads can go on. */
export function forgetSettings(): void {
  settings.value = { ...DEFAULTS, language: settings.value.language };
}

/** What stands around the page on a phone, as `paper` of the design's tokens. */
const THEME_COLORS = { light: '#f4f1ea', dark: '#191714' } as const;

function colorFrame(theme: Settings['theme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = THEME_COLORS[theme === 'system' ? (/dark/.test(meta.media) ? 'dark' : 'light') : theme];
}

/** The document follows the settings: theme, text size, motion, language. */
export function followSettings(): void {
  // Another tab of this page may change them, with a table open here.
  addEventListener('storage', (event) => {
    if (event instanceof StorageEvent && event.key === SETTINGS_KEY) settings.value = read();
  });
  language.value = settings.value.language;
  document.documentElement.lang = settings.value.language;
  effect(() => {
    const { theme, text, motion, signs } = settings.value;
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    colorFrame(theme);
    dataset.text = text;
    dataset.motion = motion;
    dataset.signs = String(signs);
  });
  effect(() => {
    const wanted = settings.value.language;
    if (wanted !== language.peek()) speak(wanted);
  });
}
