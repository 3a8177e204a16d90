// The judgment of a whole turn: which challenge is right, and what each move leads to.
import type { Cube as EquationCube } from '@openshake/rules/equations';
import type { Answer, Later, Searched, YesNo } from './answers.ts';
import { afterMove, type Move, movesOf } from './moves.ts';
import type { Sections } from './sections.ts';
import type { EquationsSolver } from './solver.ts';

export interface JudgedMove extends Move {
  /** Whether a Solution is possible after it. */
  possible: YesNo;
  /** Whether a Now challenge would be right after it. */
  now: YesNo;
  /** Possible, and Now is not right. */
  safe: YesNo;
}

export interface Turn {
  now: Answer;
  possible: Answer;
  /** The challenge that is right before the move, if any; null if that is not known. */
  challenge: 'now' | 'impossible' | 'none' | null;
  moves: JudgedMove[];
}

export function judgeTurn(solver: EquationsSolver, sections: Sections): Turn {
  const { now, possible, moves } = new TurnJudge(solver, sections).judge();
  return {
    now: answerOf(now, () => solver.now(sections), solver),
    possible: answerOf(possible, () => solver.possible(sections), solver),
    challenge: challengeOf(now, possible, solver, sections),
    moves,
  };
}

/** `moves`: how many moves are known to be safe or unsafe. */
interface SafeMovesUnknown {
  answer: null;
  searched: Omit<Searched, 'cubesFrom'> & { moves: number };
}

/** The moves after which a Solution is still possible and Now is not right. */
export function safeMoves(
  solver: EquationsSolver,
  sections: Sections,
): { answer: true; moves: Move[] } | SafeMovesUnknown {
  const { moves } = new TurnJudge(solver, sections).judge();
  const known = moves.filter(({ safe }) => safe !== null);
  if (known.length < moves.length) {
    const { steps, undecided } = solver.unknown().searched;
    return { answer: null, searched: { moves: known.length, steps, undecided } };
  }
  return { answer: true, moves: moves.filter(({ safe }) => safe).map(({ cube, to }) => ({ cube, to })) };
}

/** A Solution that was found is known, so asking again costs nothing. */
const answerOf = (told: YesNo, ask: () => Answer, solver: EquationsSolver): Answer =>
  told === true ? ask() : told === false ? { answer: false } : solver.unknown();

function challengeOf(
  now: YesNo,
  possible: YesNo,
  { nowNeedsCubes }: EquationsSolver,
  { required, permitted, resources }: Sections,
): Turn['challenge'] {
  const mayCallNow = resources.length >= nowNeedsCubes && required.length + permitted.length > 0;
  if (now === true && mayCallNow) return 'now';
  if (possible === false) return 'impossible';
  return possible === null || (mayCallNow && now === null) ? null : 'none';
}

/** Every question gets this many steps before any gets more, and then this many times as many: the easy answers are there however soon the search is stopped. */
const PATIENCE = 8_192;
const MORE = 8;

const isOpen = (...told: (YesNo | Later)[]): boolean => told.includes('later');
const closed = (told: YesNo | Later): YesNo => (told === 'later' ? null : told);

class TurnJudge {
  readonly #solver: EquationsSolver;
  readonly #sections: Sections;
  #now: YesNo | Later = 'later';
  #possible: YesNo | Later = 'later';
  /** The cubes that allow Now once they are on the mat, and whether others may. */
  readonly #allowNow = new Set<EquationCube>();
  #othersAllowNow: YesNo | Later = 'later';
  readonly #moves: { move: Move; now: YesNo | Later; possible: YesNo | Later }[];

  constructor(solver: EquationsSolver, sections: Sections) {
    this.#solver = solver;
    this.#sections = sections;
    this.#moves = movesOf(sections).map((move) => ({ move, now: 'later', possible: 'later' }));
  }

  judge(): { now: YesNo; possible: YesNo; moves: JudgedMove[] } {
    for (let steps = PATIENCE; this.#round(steps); steps *= MORE);
    return {
      now: closed(this.#now),
      possible: closed(this.#possible),
      moves: this.#moves.map(({ move, now, possible }) => {
        const safe = now === true || possible === false ? false : now === null || possible === null ? null : true;
        return { ...move, possible: closed(possible), now: closed(now), safe };
      }),
    };
  }

  /** Asks every open question once, and says whether something is still open. */
  #round(steps: number): boolean {
    const ask = (sections: Sections, taking: 'one' | 'any') => this.#solver.tell(sections, taking, steps);
    // If something is hard, more questions are, in this turn and the next ones.
    if (steps > PATIENCE && this.#possible !== false) this.#solver.sweep(this.#sections, steps);
    if (isOpen(this.#now)) this.#now = ask(this.#sections, 'one');
    if (isOpen(this.#possible)) this.#possible = this.#now === true ? true : ask(this.#sections, 'any');
    if (this.#now === false && this.#possible !== false && isOpen(this.#othersAllowNow))
      this.#othersAllowNow = this.#solver.tellNowAfterMoving(this.#sections, this.#allowNow, steps);
    for (const each of this.#moves) {
      if (isOpen(each.now)) each.now = this.#nowAfter(each.move, ask);
      if (isOpen(each.possible)) each.possible = each.now === true ? true : this.#possibleAfter(each.move, ask);
    }
    return isOpen(this.#now, this.#possible) || this.#moves.some(({ now, possible }) => isOpen(now, possible));
  }

  #nowAfter(move: Move, ask: (sections: Sections, taking: 'one') => YesNo | Later): YesNo | Later {
    // No move makes a Solution possible again.
    if (this.#possible === false) return false;
    if (isOpen(this.#now)) return 'later';
    if (this.#now === null) return ask(afterMove(this.#sections, move), 'one');
    // Permitting takes nothing away; forbidding adds nothing.
    if (this.#now === true) return move.to === 'permitted' ? true : ask(afterMove(this.#sections, move), 'one');
    if (move.to === 'forbidden') return false;
    return this.#allowNow.has(move.cube) ? true : this.#othersAllowNow;
  }

  #possibleAfter(move: Move, ask: (sections: Sections, taking: 'any') => YesNo | Later): YesNo | Later {
    // Permitting leaves every Solution as possible as it was.
    if (this.#possible === false || (move.to === 'permitted' && this.#possible !== null)) return this.#possible;
    // While this is open, the moves are even harder.
    return isOpen(this.#possible) ? 'later' : ask(afterMove(this.#sections, move), 'any');
  }
}
