// The papers on the table, and what a judge says of each, at the position that its proof is about.
import type { BookId } from '../books/book.ts';
import type { Judged, JudgedPosition, JudgedSetup } from '../game/game.ts';
import { gameOf } from '../game/index.ts';
import type { Inquiry, InquiryOf } from '../game/inquiry.ts';
import { rewind } from '../match/cubes.ts';
import { type Given, type GivenJudge, Proceedings, type Undecided } from '../match/proceedings.ts';
import { rulesOf } from '../match/rulesOf.ts';
import type {
  CheckedPaper,
  Checking,
  MatchState,
  Occasion,
  Occasioned,
  Placed,
  Player,
  PresentedPaper,
  Shake,
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

/** What a proof is about: the challenge, and the move that the claim or the paper names. */
type Claimed = Pick<Occasioned, 'occasion' | 'moved'>;

/** The shake as a proof finds it: for a flub, right after the move that is charged. */
const shakeAt = (shake: Shake, charged: number): Shake =>
  charged < 0 ? shake : rewind(shake, shake.trail, charged + 1);

/** Every position for which this paper may be a proof, the latest first. */
export function positionsOf(
  { book, division, variations }: JudgedSetup,
  shake: Shake,
  { occasion, moved }: Claimed,
  paper: PresentedPaper,
): InquiryOf<'paper'>['positions'] {
  const at = (charged: number): JudgedPosition => {
    const { universe, picks, goal, required, permitted, forbidden, resources } = shakeAt(shake, charged);
    return {
      setup: { book, division, variations },
      shake: { universe, picks, goal, required, permitted, forbidden, resources },
      occasion,
      charged: shake.trail[charged] ?? null,
    };
  };
  const [latest = -1, ...earlier] = chargedEntries(book, shake, occasion, paper.moved ?? moved);
  return [at(latest), ...earlier.map(at)];
}

/** The moves that may be charged, the latest first: the last one, the last of the turn before, or every move that the claim names. */
function chargedEntries(book: BookId, { trail }: Shake, occasion: Occasion, moved: unknown): number[] {
  if (occasion === 'ca-flub') return [lastOfTurnBefore(trail)];
  const last = [trail.length - 1];
  if (occasion === 'a-flub') return last;
  if (occasion !== 'force-out-a') return [];
  if (typeof moved !== 'object' || moved === null || !('cube' in moved) || !('to' in moved)) return last;
  const told = gameOf({ book }).parseCube(asText(moved.cube).trim());
  const place = asText(moved.to).trim().toLowerCase();
  const named = [...trail.keys()].filter((at) => trail[at]?.cube === told && trail[at]?.to === place);
  return named.length === 0 ? last : named.toReversed();
}

/** The last entry of the turn before the latest one; -1 if there is none. */
export function lastOfTurnBefore(trail: readonly Placed[]): number {
  const last = trail.at(-1);
  return last ? trail.findLastIndex(({ by, turn }) => by !== last.by || turn !== last.turn) : -1;
}

/** Whether a paper has extra Solutions, so that the writer has to say which count. */
export const hasSeveral = ({ rules }: Pick<Proceedings, 'rules'>, { solutions }: PresentedPaper): boolean =>
  Array.isArray(solutions) && solutions.length > rules.solutions;

/** The verdict on this paper, if a judge has already given one. */
const foundIn = ({ verdicts }: Shake, writer: Player): Judged | undefined =>
  Object.hasOwn(verdicts, writer) ? verdicts[writer] : undefined;

/** The verdict on this paper. It is recorded, so nobody asks again. */
export function judgedOnce(p: Proceedings, writer: Player): Judged {
  const found = judged(p, writer);
  // A writer may still say which of several Solutions counts.
  if (checking(p) && !foundIn(p.shake, writer) && !hasSeveral(p, presented(p, writer)))
    p.happen({ type: 'paperJudged', writer, judged: found });
  return found;
}

/** The verdict on this paper. */
export function judged(p: Proceedings, writer: Player): Judged {
  const phase = checking(p);
  const paper = presented(p, writer);
  if (!phase) return { correct: false, equalsGoal: false, reasons: [] };
  const found = foundIn(p.shake, writer);
  if (found) return found;
  if (hasSeveral(p, paper)) {
    const rule = 'paper.oneSolution';
    const facts = { key: 'solution.whichNotSaid', writer } as const;
    return {
      correct: false,
      equalsGoal: false,
      reasons: [{ rule, clause: p.rules.cites['check.which'], facts, breaks: [rule] }],
    };
  }
  return p.ask<'paper'>({ what: 'paper', positions: positionsOf(p.match, p.shake, phase, paper), paper }).judged;
}

/** What a perfect checker finds in this writer's paper during checking. */
export function judgedPaper(match: MatchState, writer: Player, given: Given): Judged;
export function judgedPaper(match: MatchState, writer: Player, given: Given | GivenJudge): Judged | Undecided;
export function judgedPaper(match: MatchState, writer: Player, given: Given | GivenJudge): Judged | Undecided {
  const p = new Proceedings(match, given);
  return p.attempt(() => judged(p, writer));
}

/** The inquiries about the papers presented so far. A judge can begin while others still write. */
export function inquiriesAhead(match: MatchState): Inquiry[] {
  const { phase, shake } = match;
  if (!shake || (phase.name !== 'write' && phase.name !== 'check')) return [];
  const rules = rulesOf(match);
  const isSettled = (player: Player) =>
    phase.name === 'check' && phase.papers.some(({ writer, settled }) => writer === player && settled !== null);
  return Object.entries(phase.answers).flatMap(([writer, answer]): Inquiry[] => {
    if (!('paper' in answer) || answer.changed || isSettled(writer) || foundIn(shake, writer)) return [];
    const { paper } = answer;
    if (hasSeveral({ rules }, paper)) return [];
    return [{ what: 'paper', positions: positionsOf(match, shake, phase, paper), paper }];
  });
}

/** The match at the position of this paper's proof, and the move that it charges, if any. If nobody is writing, it is as if `occasion` had come. */
export function provenAt(
  match: MatchState,
  paper: PresentedPaper,
  occasion: Occasion,
): { match: MatchState; charged: Placed | null } {
  const { phase, shake } = match;
  if (!shake) return { match, charged: null };
  const told = 'occasion' in phase ? phase : { occasion, moved: undefined };
  const [latest = -1] = chargedEntries(match.book, shake, told.occasion, paper.moved ?? told.moved);
  return { match: { ...match, shake: shakeAt(shake, latest) }, charged: shake.trail[latest] ?? null };
}
