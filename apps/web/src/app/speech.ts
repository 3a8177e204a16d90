// The page speaks: its own texts, in the language of the person. Each screen loads the parts of the catalogue that it shows.
import type { FactKinds, ThingsFor } from '@openshake/rules';
import type { PageFacts, PagePart } from '@openshake/words/page';
import { type Language, type Messages, makeWords, type Things, type Words } from '@openshake/words/speaking';
import { computed, signal } from '@preact/signals';

type FactsModule = { facts: FactKinds };
type MessagesModule = { messages: Messages };

interface Source {
  facts: () => Promise<FactsModule>;
  en: () => Promise<MessagesModule>;
  es: () => Promise<MessagesModule>;
}

const SOURCES: Readonly<Record<PagePart, Source>> = {
  shell: {
    facts: () => import('@openshake/words/page/shell'),
    en: () => import('@openshake/words/en/page/shell'),
    es: () => import('@openshake/words/es/page/shell'),
  },
  home: {
    facts: () => import('@openshake/words/page/home'),
    en: () => import('@openshake/words/en/page/home'),
    es: () => import('@openshake/words/es/page/home'),
  },
  settings: {
    facts: () => import('@openshake/words/page/settings'),
    en: () => import('@openshake/words/en/page/settings'),
    es: () => import('@openshake/words/es/page/settings'),
  },
  table: {
    facts: () => import('@openshake/words/page/table'),
    en: () => import('@openshake/words/en/page/table'),
    es: () => import('@openshake/words/es/page/table'),
  },
  start: {
    facts: () => import('@openshake/words/page/start'),
    en: () => import('@openshake/words/en/page/start'),
    es: () => import('@openshake/words/es/page/start'),
  },
  paper: {
    facts: () => import('@openshake/words/page/paper'),
    en: () => import('@openshake/words/en/page/paper'),
    es: () => import('@openshake/words/es/page/paper'),
  },
  checking: {
    facts: () => import('@openshake/words/page/checking'),
    en: () => import('@openshake/words/en/page/checking'),
    es: () => import('@openshake/words/es/page/checking'),
  },
  practice: {
    facts: () => import('@openshake/words/page/practice'),
    en: () => import('@openshake/words/en/page/practice'),
    es: () => import('@openshake/words/es/page/practice'),
  },
  review: {
    facts: () => import('@openshake/words/page/review'),
    en: () => import('@openshake/words/en/page/review'),
    es: () => import('@openshake/words/es/page/review'),
  },
  match: {
    facts: () => import('@openshake/words/page/match'),
    en: () => import('@openshake/words/en/page/match'),
    es: () => import('@openshake/words/es/page/match'),
  },
  bench: {
    facts: () => import('@openshake/words/page/bench'),
    en: () => import('@openshake/words/en/page/bench'),
    es: () => import('@openshake/words/es/page/bench'),
  },
  rulebooks: {
    facts: () => import('@openshake/words/page/rulebooks'),
    en: () => import('@openshake/words/en/page/rulebooks'),
    es: () => import('@openshake/words/es/page/rulebooks'),
  },
  howto: {
    facts: () => import('@openshake/words/page/howto'),
    en: () => import('@openshake/words/en/page/howto'),
    es: () => import('@openshake/words/es/page/howto'),
  },
  keys: {
    facts: () => import('@openshake/words/page/keys'),
    en: () => import('@openshake/words/en/page/keys'),
    es: () => import('@openshake/words/es/page/keys'),
  },
};

export const language = signal<Language>('en');

const kinds = signal<FactKinds>({});
const messages = signal<Messages>({});
const loaded = new Set<PagePart>();

/** The page's own texts show names, cubes and numbers that are ready to be read. */
const THINGS: Things = {
  name: (player) => player,
  cube: (cube) => cube,
  formula: (text) => text,
  value: String,
  clause: (clause) => clause,
};

const words = computed<Words>(() =>
  makeWords({ language: language.value, messages: messages.value }, kinds.value, THINGS),
);

async function load(parts: readonly PagePart[], wanted: Language): Promise<Messages> {
  const read = await Promise.all(parts.map((part) => SOURCES[part][wanted]()));
  return Object.assign({}, ...read.map((each) => each.messages));
}

/** Loads the texts of these parts; a screen is shown after that. */
export async function loadWords(...parts: PagePart[]): Promise<void> {
  const wanted = parts.filter((part) => !loaded.has(part));
  if (wanted.length === 0) return;
  const [more, ...facts] = await Promise.all([
    load(wanted, language.value),
    ...wanted.map((part) => SOURCES[part].facts()),
  ]);
  for (const part of wanted) loaded.add(part);
  messages.value = { ...messages.value, ...more };
  kinds.value = Object.assign({}, kinds.value, ...facts.map((each) => each.facts));
}

/** Speaks another language from now on. Everything on the screen follows. */
export async function speak(next: Language): Promise<void> {
  const all = await load([...loaded], next);
  document.documentElement.lang = next;
  messages.value = all;
  language.value = next;
}

/** A text of the page. Whatever shows it is drawn again when the language changes. */
export function say<Key extends keyof PageFacts & string>(key: Key, ...[things]: ThingsFor<PageFacts, Key>): string {
  return words.value.say({ key, ...(things as object | undefined) });
}

/** A, B and C. */
export const all = (texts: readonly string[]): string => words.value.all(texts);
/** A, B or C. */
export const any = (texts: readonly string[]): string => words.value.any(texts);
