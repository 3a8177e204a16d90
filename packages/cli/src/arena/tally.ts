// What we count for each side during the matches.
import type { Deed, Seated } from '@openshake/host';
import type { BookId, MatchState, MatchView, Player, Refusal, WireFact } from '@openshake/rules';

export interface RefusedAction {
  book: BookId;
  action: string;
  refusal: Refusal;
}

export interface Tally {
  decisions: number;
  /** Real time in milliseconds: all decisions, and the slowest. */
  took: number;
  slowest: number;
  refused: number;
  /** The first refusal: the action and the reason. */
  firstRefusal: RefusedAction | null;
  papers: number;
  wrongPapers: number;
  challenges: number;
  lostChallenges: number;
  /** A program's breaches of the bot protocol. */
  faults: number;
  firstFault: WireFact | null;
}

export const emptyTally = (): Tally => ({
  decisions: 0,
  took: 0,
  slowest: 0,
  refused: 0,
  firstRefusal: null,
  papers: 0,
  wrongPapers: 0,
  challenges: 0,
  lostChallenges: 0,
  faults: 0,
  firstFault: null,
});

export const addTally = (one: Tally, other: Tally): Tally => ({
  decisions: one.decisions + other.decisions,
  took: one.took + other.took,
  slowest: Math.max(one.slowest, other.slowest),
  refused: one.refused + other.refused,
  firstRefusal: one.firstRefusal ?? other.firstRefusal,
  papers: one.papers + other.papers,
  wrongPapers: one.wrongPapers + other.wrongPapers,
  challenges: one.challenges + other.challenges,
  lostChallenges: one.lostChallenges + other.lostChallenges,
  faults: one.faults + other.faults,
  firstFault: one.firstFault ?? other.firstFault,
});

/** Who challenged whom in which shake. */
export type Challenges = Map<number, { challenger: Player; mover: Player | null }>;

/** Watches a seat: how long it takes, what is refused, and the challenges that it sees. */
export function watched(seated: Seated, tally: Tally, challenges: Challenges, book: BookId): Seated {
  return {
    async act(view: MatchView): Promise<Deed | null> {
      const { writing, table } = view;
      if (writing?.challenger && table.shake !== null)
        challenges.set(table.shake, { challenger: writing.challenger, mover: writing.mover });
      const began = performance.now();
      const deed = await seated.act(view);
      const took = performance.now() - began;
      tally.decisions += 1;
      tally.took += took;
      tally.slowest = Math.max(tally.slowest, took);
      return deed;
    },
    refused(why, deed) {
      tally.refused += 1;
      tally.firstRefusal ??= { book, action: deed.action.type, refusal: why };
      seated.refused?.(why, deed);
    },
  };
}

/** Adds the results of a finished match. */
export function countMatch(match: MatchState, challenges: Challenges, tallyOf: (player: Player) => Tally): void {
  for (const { number, papers, scores } of match.shakes) {
    for (const { writer, correct } of papers) {
      tallyOf(writer).papers += 1;
      if (!correct) tallyOf(writer).wrongPapers += 1;
    }
    const made = challenges.get(number);
    if (!made || !scores) continue;
    const { challenger, mover } = made;
    tallyOf(challenger).challenges += 1;
    // In a challenge, the player who is right scores more.
    if ((scores[challenger] ?? 0) < (scores[mover ?? ''] ?? 0)) tallyOf(challenger).lostChallenges += 1;
  }
}
