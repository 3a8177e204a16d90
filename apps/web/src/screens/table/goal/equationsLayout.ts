// A Goal of Equations while it is laid out: a row of cubes, how each lies, and the gaps between them. A gap groups what stands together.
import { type ShakeRules, writtenGoal } from '@openshake/rules/equations/table';

export const TURNS = ['upright', 'upside-down', 'sideways', 'both'] as const;
export type Turn = (typeof TURNS)[number];

export interface Piece {
  /** The number of the cube in the roll. */
  at: number;
  turn: Turn;
}

export interface EquationsLaid {
  pieces: readonly Piece[];
  /** Whether a gap stands before each piece; never before the first. */
  gaps: readonly boolean[];
}

export const NOTHING_LAID: EquationsLaid = { pieces: [], gaps: [] };

const made = (pieces: readonly Piece[], gaps: readonly boolean[]): EquationsLaid => ({
  pieces,
  gaps: pieces.map((_, index) => index > 0 && gaps[index] === true),
});

/** The piece stands before the one that has this place now. Gaps stay between the same cubes. */
export const inserted = ({ pieces, gaps }: EquationsLaid, at: number, place: number): EquationsLaid =>
  made(pieces.toSpliced(place, 0, { at, turn: 'upright' }), gaps.toSpliced(place, 0, false));

/** What stood left and right of a cube that leaves stays apart if either side had a gap. */
export function removed({ pieces, gaps }: EquationsLaid, place: number): EquationsLaid {
  const wasApart = gaps[place] === true || gaps[place + 1] === true;
  return made(pieces.toSpliced(place, 1), gaps.toSpliced(place, 2, ...(place + 1 < gaps.length ? [wasApart] : [])));
}

/** The cube goes to another place in the row; the gaps stay where they are. */
export function carried({ pieces, gaps }: EquationsLaid, from: number, to: number): EquationsLaid {
  const piece = pieces[from];
  return piece ? made(pieces.toSpliced(from, 1).toSpliced(to, 0, piece), gaps) : { pieces, gaps };
}

export const gapTurned = ({ pieces, gaps }: EquationsLaid, place: number): EquationsLaid =>
  made(pieces, gaps.with(place, !gaps[place]));

/** The next way to lie, of those that are possible. */
export function turnedAt({ pieces, gaps }: EquationsLaid, place: number, turns: readonly Turn[]): EquationsLaid {
  const piece = pieces[place];
  const next = piece && turns[(turns.indexOf(piece.turn) + 1) % turns.length];
  return next ? { pieces: pieces.with(place, { ...piece, turn: next }), gaps } : { pieces, gaps };
}

const WRITTEN: Readonly<Record<Turn, string>> = { upright: '', 'upside-down': 'u', sideways: 's', both: 'su' };

/** The cubes as they stand, with a space for each gap. */
export const spacedText = ({ pieces, gaps }: EquationsLaid, rolled: readonly string[]): string =>
  pieces.map(({ at, turn }, place) => `${gaps[place] ? ' ' : ''}${WRITTEN[turn]}${rolled[at] ?? ''}`).join('');

/** The same with the grouping that its spacing shows, written as parentheses. */
export const groupedText = (spaced: string): string => writtenGoal(spaced) ?? spaced;

/**
 * The Goal as it is set. A 0 that may stand for a sign can join what the spaces keep apart:
 * then the spaces themselves are sent, and every meaning of the 0 groups them in its own way.
 */
export const goalOf = (laid: EquationsLaid, rolled: readonly string[], rules: ShakeRules): string => {
  const spaced = spacedText(laid, rolled);
  return rules.zeroWild && spaced.includes('0') ? spaced : groupedText(spaced);
};
