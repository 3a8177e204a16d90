// What can be chosen: each variation of the division with the ways to fill its blank, and why some are closed. The rules say why; here it is laid out.
import { books, imagine, type MatchView } from '@openshake/rules';
import { CUBES, isDigit, VARIATION_IDS, type VariationId, variations } from '@openshake/rules/onsets/table';
import type { TableJudge } from '../../../table/store.ts';

export type Pick = { name: VariationId } & Partial<Record<BlankKind, string>>;
export type BlankKind = 'cube' | 'card' | 'set';
/** Why a choice is improper; undefined for a proper one. */
type Why = ReturnType<TableJudge['choosing']['whyImproper']>[number];

/** One way to fill a blank. */
export interface Fill {
  fill: string;
  why: Why;
}

export interface Entry {
  name: VariationId;
  blank: BlankKind | undefined;
  /** Cubes and cards can be listed; sets are too many. */
  fills: readonly Fill[];
  /** Why it is closed, whatever fills its blank. */
  why: Why;
}

export interface Entries {
  offered: readonly Entry[];
  /** Played in every shake. */
  standing: readonly Entry[];
  /** On no list of this division. */
  elsewhere: readonly Entry[];
}

const SYMBOLS: readonly string[] = CUBES.filter((cube) => !isDigit(cube));
/** What is wrong with one set may be right with another. */
const ABOUT_THE_SET: readonly string[] = ['choice.blank', 'choice.longSet', 'choice.emptySet', 'choice.wholeUniverse'];
const ANY_SET = 'B';

/** `cards`: every card of the pack. `beside`: the other choices of this player. */
export function entriesOf(
  view: MatchView,
  judge: TableJudge,
  cards: readonly string[],
  beside: readonly Pick[] = [],
): Entries {
  const whyNot = whyNotIn(view, judge);
  const fillsOf: Readonly<Record<BlankKind, readonly string[]>> = { cube: SYMBOLS, card: cards, set: [] };
  const entry = (name: VariationId): Entry => {
    const { blank } = variations[name];
    const others = beside.filter((pick) => pick.name !== name);
    const why = (pick: Pick) => whyNot([...others, pick]);
    if (blank === undefined) return { name, blank, fills: [], why: why({ name }) };
    if (blank === 'set') {
      const closed = why({ name, set: ANY_SET });
      return { name, blank, fills: [], why: closed && ABOUT_THE_SET.includes(closed.key) ? undefined : closed };
    }
    const fills = fillsOf[blank].map((fill) => ({ fill, why: why({ name, [blank]: fill }) }));
    const isClosed = fills.every((each) => each.why !== undefined);
    return { name, blank, fills, why: isClosed ? fills[0]?.why : undefined };
  };
  const book = books[view.book];
  const division = book.game === 'on-sets' ? book.divisions[view.division] : undefined;
  const { offered = [], standing = [] } = division ?? {};
  const listed: readonly VariationId[] = [...offered, ...standing];
  return {
    offered: offered.map(entry),
    standing: standing.map(entry),
    elsewhere: VARIATION_IDS.filter((name) => !listed.includes(name)).map(entry),
  };
}

/** Why the last of these choices is improper beside the ones before it. */
export function whyNotIn(view: MatchView, judge: TableJudge): (picks: readonly Pick[]) => Why {
  const match = imagine(view);
  const { shake } = match;
  return (picks) => (shake ? judge.choosing.whyImproper(match, shake, picks).at(-1) : undefined);
}

/** What is chosen so far, in order: a name, with what fills its blank once something does. */
export type Draft = readonly Pick[];

export const isFilled = ({ name, ...filled }: Pick): boolean => {
  const { blank } = variations[name];
  return blank === undefined || (filled[blank] ?? '') !== '';
};

/** Touching a variation chooses it, or takes it back. Where only one is chosen, another takes its place. */
export function toggled(draft: Draft, name: VariationId, most: number): Draft {
  if (draft.some((pick) => pick.name === name)) return most === 1 ? draft : draft.filter((pick) => pick.name !== name);
  return most === 1 ? [{ name }] : draft.length < most ? [...draft, { name }] : draft;
}

export const filled = (draft: Draft, name: VariationId, blank: BlankKind, fill: string): Draft =>
  draft.map((pick) => (pick.name === name ? { name, [blank]: fill } : pick));
