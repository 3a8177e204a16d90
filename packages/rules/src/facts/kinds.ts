// A fact: its key, and the things that it names. `words` turns facts into sentences; nothing here is a sentence.

/** How a thing in a fact is shown: each kind has its own way in every language. */
export interface FactValues {
  /** A seat. The name of the person who sits there is filled in last. */
  player: string;
  players: readonly string[];
  cube: string;
  cubes: readonly string[];
  card: string;
  cards: readonly string[];
  /** Where cubes are: `required`, `permitted`, `forbidden`, `resources`. */
  section: string;
  claim: string;
  claims: readonly string[];
  clause: string;
  /** The name of a variation. */
  variation: string;
  count: number;
  counts: readonly number[];
  /** A whole number of any length, as digits if JSON cannot hold it. */
  large: number | string;
  /** A number, or the exact text of one. */
  value: number | string;
  values: readonly (number | string)[];
  /** An expression in the letters of the cubes. */
  formula: string;
  formulas: readonly string[];
  /** What somebody wrote. It is quoted and shortened. */
  text: string;
  /** Words that people type, the same in every language. */
  names: readonly string[];
  /** Text that is ready to be read, such as a Goal in the signs of its game. */
  shown: string;
  /** One of a few words that a message chooses by. */
  word: string;
  /** Another fact inside this one. */
  fact: AnyFact;
  facts: readonly AnyFact[];
  /** Other facts, as a list: A, B and C. */
  listed: readonly AnyFact[];
}
export type FactKind = keyof FactValues;

/** A list of keys, each with the kinds of the things that it names. */
export type FactKinds = Readonly<Record<string, Readonly<Record<string, FactKind>>>>;

/** A fact of any list. */
export interface AnyFact {
  readonly key: string;
  readonly [thing: string]: FactValues[FactKind];
}

type ThingsOf<Kinds> = {
  readonly [Thing in keyof Kinds]: Kinds[Thing] extends FactKind ? FactValues[Kinds[Thing]] : never;
};

/** The facts of a list, one for each key. */
export type FactOf<List extends FactKinds, Key extends keyof List = keyof List> = Key extends keyof List
  ? { readonly key: Key } & ThingsOf<List[Key]>
  : never;

/** What a key of the list needs: nothing if it names no things. */
export type ThingsFor<List extends FactKinds, Key extends keyof List> = keyof List[Key] extends never
  ? []
  : [things: ThingsOf<List[Key]>];
