// The papers on the table, and each of them in front of the judge: with the position that its proof is about.
import type { Judged, Judging } from '../game/game.ts';
import { rewind } from '../match/cubes.ts';
import { type Given, Proceedings } from '../match/proceedings.ts';
import type {
  CheckedPaper,
  Checking,
  MatchState,
  Occasion,
  Occasioned,
  Placed,
  Player,
  PresentedPaper,
} from '../match/state.ts';
import { asText } from '../quote.ts';

export const checking = (p: Proceedings): Checking | undefined =>
  p.match.phase.name === 'check' ? p.match.phase : undefined;

export const paperOf = (p: Proceedings, writer: string): CheckedPaper | undefined =>
  checking(p)?.papers.find((paper) => paper.writer === writer);

export function presented(p: Proceedings, writer: Player): PresentedPaper {
  const answer = checking(p)?.answers[writer];
  return answer && 'paper' in answer ? answer.paper : {};
}

/** Who checks this paper. */
export const checkersOf = (p: Proceedings, writer: Player): Player[] =>
  p.shake.players.filter((player) => player !== writer);

/** The table as the writer's proof finds it: for a flub, right after the move that is charged. */
export const judgingOf = (
  p: Proceedings,
  phase: Pick<Occasioned, 'occasion' | 'moved'>,
  paper: PresentedPaper,
): Judging => judgingAt(p, phase.occasion, chargedEntries(p, phase.occasion, paper.moved ?? phase.moved)[0] ?? -1);

const judgingAt = ({ match, shake, given: { search } }: Proceedings, occasion: Occasion, charged: number): Judging => ({
  setup: match,
  shake: charged < 0 ? shake : rewind(shake, shake.trail, charged + 1),
  occasion,
  charged: shake.trail[charged] ?? null,
  search,
});

/** The moves that may be charged, the latest first: the last one, the last of the turn before, or every move that the claim names. */
function chargedEntries({ shake: { trail }, game }: Proceedings, occasion: Occasion, moved: unknown): number[] {
  if (occasion === 'ca-flub') return [lastOfTurnBefore(trail)];
  const last = [trail.length - 1];
  if (occasion === 'a-flub') return last;
  if (occasion !== 'force-out-a') return [];
  if (typeof moved !== 'object' || moved === null || !('cube' in moved) || !('to' in moved)) return last;
  const told = game.parseCube(asText(moved.cube).trim());
  const place = asText(moved.to).trim().toLowerCase();
  const named = [...trail.keys()].filter((at) => trail[at]?.cube === told && trail[at]?.to === place);
  return named.length === 0 ? last : named.toReversed();
}

/** The last entry of the turn before the latest one; -1 where there is none. */
export function lastOfTurnBefore(trail: readonly Placed[]): number {
  const last = trail.at(-1);
  return last ? trail.findLastIndex(({ by, turn }) => by !== last.by || turn !== last.turn) : -1;
}

/** Whether a paper has more Solutions than count, so that the writer has to say which. */
export const hasSeveral = (p: Proceedings, { solutions }: PresentedPaper): boolean =>
  Array.isArray(solutions) && solutions.length > p.rules.solutions;

export function judged(p: Proceedings, writer: Player): Judged {
  const phase = checking(p);
  const paper = presented(p, writer);
  if (!phase) return { correct: false, equalsGoal: false, reasons: [] };
  if (hasSeveral(p, paper)) {
    const rule = 'paper.oneSolution';
    const facts = { key: 'solution.whichNotSaid', writer } as const;
    return {
      correct: false,
      equalsGoal: false,
      reasons: [{ rule, clause: p.rules.cites['check.which'], facts, breaks: [rule] }],
    };
  }
  // The same cube may have gone there more than once: the proof is about the move that it fits.
  const entries = chargedEntries(p, phase.occasion, paper.moved ?? phase.moved);
  const all = entries.slice(1).map((charged) => p.game.judge(judgingAt(p, phase.occasion, charged), paper));
  const latest = p.game.judge(judgingOf(p, phase, paper), paper);
  return latest.correct ? latest : (all.find(({ correct }) => correct) ?? latest);
}

/** What a perfect checker finds in this writer's paper, while papers are checked. */
export const judgedPaper = (match: MatchState, writer: Player, given: Given): Judged =>
  judged(new Proceedings(match, given), writer);

/** The match as this paper's proof finds it, and the move that it charges, if any. Where nobody writes, it is as if `occasion` had come. */
export function provenAt(
  match: MatchState,
  paper: PresentedPaper,
  occasion: Occasion,
  given: Given,
): { match: MatchState; charged: Placed | null } {
  const { phase } = match;
  if (!match.shake) return { match, charged: null };
  const told = 'occasion' in phase ? phase : { occasion, moved: undefined };
  const { shake, charged } = judgingOf(new Proceedings(match, given), told, paper);
  return { match: { ...match, shake }, charged };
}
