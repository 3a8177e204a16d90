// The judgement of a whole turn: which challenge is right, and what each move leads to.
import { afterMove, type Move, movesOf } from './moves.ts';
import type { Sections } from './sections.ts';
import type { Answer, EquationsSolver, Unknown } from './solver.ts';

/** Whether something is so; null where that is not known. */
export type Told = boolean | null;

export interface JudgedMove extends Move {
  /** Whether a Solution is possible after it. */
  possible: Told;
  /** Whether a Now challenge would be right after it. */
  now: Told;
  /** Possible, and Now not right. */
  safe: Told;
}

export interface Turn {
  now: Answer;
  possible: Answer;
  /** The challenge that is right before the move, if any; null where that is not known. */
  challenge: 'now' | 'impossible' | 'none' | null;
  moves: JudgedMove[];
}

export function judgeTurn(solver: EquationsSolver, sections: Sections): Turn {
  const now = solver.now(sections);
  const possible = now.answer === true ? now : solver.possible(sections);
  return {
    now,
    possible,
    challenge: challengeOf(now.answer, possible.answer, solver, sections),
    moves: movesOf(sections).map((move) => judgeMove(solver, sections, move, now.answer, possible.answer)),
  };
}

function challengeOf(
  now: Told,
  possible: Told,
  { nowNeedsCubes }: EquationsSolver,
  { required, permitted, resources }: Sections,
): Turn['challenge'] {
  const mayCallNow = resources.length >= nowNeedsCubes && required.length + permitted.length > 0;
  if (now === true && mayCallNow) return 'now';
  if (possible === false) return 'impossible';
  return possible === null || (mayCallNow && now === null) ? null : 'none';
}

/** `now` and `possible` tell of the table before the move: what no move of its kind can change is not asked again. */
function judgeMove(
  solver: EquationsSolver,
  sections: Sections,
  move: Move,
  nowBefore: Told,
  possibleBefore: Told,
): JudgedMove {
  // No move makes a Solution possible that was not.
  if (possibleBefore === false) return { ...move, possible: false, now: false, safe: false };
  const after = afterMove(sections, move);
  // Forbidding takes a cube away and gives none.
  const now = move.to === 'forbidden' && nowBefore === false ? false : solver.tell(after, 'one');
  // Permitting leaves every Solution as possible as it was.
  const possible =
    now === true
      ? true
      : move.to === 'permitted' && possibleBefore !== null
        ? possibleBefore
        : solver.tell(after, 'any');
  const safe = now === true || possible === false ? false : now === null || possible === null ? null : true;
  return { ...move, possible, now, safe };
}

/** The moves after which a Solution is still possible and Now is not right. */
export function safeMoves(solver: EquationsSolver, sections: Sections): { answer: true; moves: Move[] } | Unknown {
  const now = solver.tell(sections, 'one');
  const possible = now === true ? true : solver.tell(sections, 'any');
  const moves: Move[] = [];
  for (const move of movesOf(sections)) {
    const { safe } = judgeMove(solver, sections, move, now, possible);
    if (safe === null) return solver.unknown();
    if (safe) moves.push(move);
  }
  return { answer: true, moves };
}
