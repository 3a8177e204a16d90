// Turns a fact into a sentence: its key finds the message, each thing is shown in its own way, and names come last.
import type { AnyFact, FactKind, FactKinds, FactValues } from '@openshake/rules';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, LOCALES } from './language.ts';

/** The messages of one language, in ICU form, by key. */
export type Messages = Readonly<Record<string, string>>;

export interface Catalogue {
  readonly language: Language;
  readonly messages: Messages;
}

/** How the things of one table are shown. */
export interface Things {
  /** The name of the person who sits there. */
  name(player: string): string;
  cube(cube: string): string;
  /** An expression in the signs of the game. */
  formula(text: string): string;
  value(value: number | string): string;
  clause(clause: string): string;
  /** Between the cubes or cards of a list; a space if it is left out. */
  between?: string;
}

/** Something that can say a fact. */
export interface Speaks {
  say(fact: AnyFact): string;
}

export interface Words extends Speaks {
  readonly language: Language;
  /** Whether there are words for this key. */
  knows(key: string): boolean;
  /** A, B and C. */
  all(texts: readonly string[]): string;
  /** A, B or C. */
  any(texts: readonly string[]): string;
}

/** Words for facts of these lists. A key without a list or a message is a bug. */
export function makeWords({ language, messages }: Catalogue, kinds: FactKinds, things: Things): Words {
  const formats = formatsOf(messages);
  const all = listsOf(language, 'conjunction');
  const any = listsOf(language, 'disjunction');
  const { between = ' ' } = things;
  const named = (topic: string, name: string): string =>
    Object.hasOwn(messages, `${topic}.${name}`) ? format(`${topic}.${name}`, {}) : name;
  const show: { readonly [Kind in FactKind]: (value: FactValues[Kind]) => string | number } = {
    player: (player) => things.name(player),
    players: (players) => all(players.map((player) => things.name(player))),
    cube: (cube) => things.cube(cube),
    cubes: (cubes) => cubes.map((cube) => things.cube(cube)).join(between),
    card: (card) => card,
    cards: (cards) => cards.join(between),
    section: (section) => named('section', section),
    claim: (claim) => named('claim', claim),
    claims: (claims) => any(claims.map((claim) => named('claim', claim))),
    clause: (clause) => things.clause(clause),
    variation: (variation) => named('variation', variation),
    count: (count) => count,
    counts: (counts) => all(counts.map(String)),
    large: (digits) => showLarge(String(digits)),
    value: (value) => things.value(value),
    values: (values) => any(values.map((value) => things.value(value))),
    formula: (text) => things.formula(text),
    formulas: (texts) => all(texts.map((text) => things.formula(text))),
    text: (text) => text,
    names: (names) => names.join(', '),
    shown: (text) => text,
    word: (word) => word,
    fact: (fact) => say(fact),
    facts: (facts) => facts.map(say).join(' '),
    listed: (facts) => all(facts.map(say)),
  };

  /** A number too long to read is described by its length. */
  const showLarge = (digits: string): string =>
    digits.length > LONGEST_NUMBER
      ? format('number.moreThan', { power: digits.length - 1 })
      : new Intl.NumberFormat(LOCALES[language]).format(BigInt(digits));

  function format(key: string, shown: Record<string, string | number>): string {
    let made = formats.get(key);
    if (!made) {
      const message = messages[key];
      if (message === undefined) throw new Error(`The language ${language} has no words for ${key}.`);
      made = new IntlMessageFormat(message, LOCALES[language], undefined, { ignoreTag: true });
      formats.set(key, made);
    }
    return String(made.format(shown));
  }

  function say({ key, ...rest }: AnyFact): string {
    const kindsOf = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    if (!kindsOf) throw new Error(`No list of facts has the key ${key}.`);
    const shown: Record<string, string | number> = {};
    for (const [thing, kind] of Object.entries(kindsOf)) {
      const value = (rest as AnyFact)[thing];
      // The list of facts says which kind of value stands here.
      if (value !== undefined) shown[thing] = (show[kind] as (value: unknown) => string | number)(value);
    }
    return format(key, shown);
  }

  return { language, knows: (key) => Object.hasOwn(kinds, key), say, all, any };
}

/** Numbers with more digits are too long to read. */
const LONGEST_NUMBER = 30;

/** Each message is parsed once for each catalogue. */
const read = new WeakMap<Messages, Map<string, IntlMessageFormat>>();

function formatsOf(messages: Messages): Map<string, IntlMessageFormat> {
  const known = read.get(messages) ?? new Map<string, IntlMessageFormat>();
  read.set(messages, known);
  return known;
}

function listsOf(language: Language, type: 'conjunction' | 'disjunction'): (texts: readonly string[]) => string {
  let list: Intl.ListFormat | undefined;
  return (texts) => {
    list ??= new Intl.ListFormat(LOCALES[language], { type });
    return list.format(texts);
  };
}
