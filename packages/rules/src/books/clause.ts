// One clause of a rulebook in our own words, and what it asks of the program. ruling.ts has the readings of doubtful places.

export const CLAUSE_KINDS = [
  'definition',
  'equipment',
  'start',
  'variation',
  'goal',
  'move',
  'challenge',
  'solution',
  'write',
  'check',
  'lastcube',
  'illegal',
  'scoring',
  'time',
  'match',
  'conduct',
] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

export const CLAUSE_MODES = [
  'engine', // the program enforces it by itself
  'judge', // the program offers the action, and a person decides
  'paper', // does not concern a program
] as const;
export type ClauseMode = (typeof CLAUSE_MODES)[number];

export interface Clause {
  readonly clause: string; // as the book numbers it: VII-B-4-b
  readonly tag?: string; // one of its comments or examples
  readonly kind: ClauseKind;
  readonly mode: ClauseMode;
  readonly says: string;
  readonly differs?: string; // how sibling books differ
  readonly why?: string; // why it does not concern a program
}

/** `cited` is the clause, with `#tag` for one of its comments. */
type Row = (cited: string, kind: ClauseKind, says: string, differs?: string) => Clause;

const row =
  (mode: ClauseMode): Row =>
  (cited, kind, says, differs) => {
    const [clause = cited, tag] = cited.split('#');
    return {
      clause,
      ...(tag !== undefined && { tag }),
      kind,
      mode,
      says,
      ...(differs !== undefined && { differs }),
    };
  };

export const engine = row('engine');
export const judge = row('judge');
/** A clause that does not concern a program, and why. */
export const paper = (cited: string, kind: ClauseKind, says: string, why: string): Clause => ({
  ...row('paper')(cited, kind, says),
  why,
});
