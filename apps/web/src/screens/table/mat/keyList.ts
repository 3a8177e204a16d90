// What each key does, for the lists of keys. Who listens to them lives in `keys.ts` and in the parts that they are for.

/** The keys of the table, for its own menu. */
export const KEYS = [
  { keys: ['←', '→', '↑', '↓'], does: 'choose' },
  { keys: ['R', 'P', 'F'], does: 'place' },
  { keys: ['Enter'], does: 'confirm' },
  { keys: ['Esc'], does: 'back' },
  { keys: ['⇧B'], does: 'bonus' },
  { keys: ['⇧C'], does: 'block' },
  { keys: ['⇧N', '⇧I'], does: 'claims' },
  { keys: ['⇧W'], does: 'paper' },
  { keys: ['⇧U'], does: 'universe' },
  { keys: ['⇧S'], does: 'score' },
  { keys: ['⇧G'], does: 'goal' },
  { keys: ['⇧H'], does: 'howto' },
  { keys: ['?'], does: 'keys' },
] as const;

/** The keys of all screens, for the settings. */
export const KEY_GROUPS = [
  { where: 'table', keys: KEYS },
  {
    where: 'paper',
    keys: [
      { keys: ['←', '→'], does: 'caret' },
      { keys: ['↑', '↓'], does: 'lines' },
      { keys: ['(', ')'], does: 'group' },
      { keys: ['⌫'], does: 'erase' },
      { keys: ['Ctrl Enter'], does: 'present' },
    ],
  },
  {
    where: 'checking',
    keys: [
      { keys: ['⇧A'], does: 'accept' },
      { keys: ['⇧X'], does: 'reject' },
    ],
  },
  {
    where: 'replay',
    keys: [
      { keys: ['Home', 'End'], does: 'ends' },
      { keys: ['←', '→'], does: 'steps' },
      { keys: ['␣'], does: 'plays' },
    ],
  },
  {
    where: 'rulebooks',
    keys: [
      { keys: ['/'], does: 'search' },
      { keys: ['←', '→'], does: 'turns' },
    ],
  },
  {
    where: 'everywhere',
    keys: [
      { keys: ['Tab'], does: 'next' },
      { keys: ['Enter', '␣'], does: 'presses' },
      { keys: ['?'], does: 'keys' },
    ],
  },
] as const;

type Where = (typeof KEY_GROUPS)[number]['where'];

/** What has keys of its own on a screen, by the first part of its address. */
const SCREEN_KEYS: Readonly<Record<string, readonly Where[]>> = {
  table: ['table', 'paper', 'checking'],
  practice: ['table', 'paper', 'checking'],
  match: ['replay'],
  rulebooks: ['rulebooks'],
};

/** The keys that work on this screen. */
export const keysOn = (screen: string) =>
  KEY_GROUPS.filter(({ where }) => where === 'everywhere' || SCREEN_KEYS[screen]?.includes(where));
