// The judge and the director of a live table without people in those roles: they answer questions, end the round, and stop play after the last minutes.
import {
  type Action,
  type Given,
  type GivenJudge,
  judgedPaper,
  type MatchState,
  OFFICIALS,
  rulesOf,
  type Undecided,
} from '@openshake/rules';

/** How long a round is: a number of shakes, or a time. `more`: the time to finish the last shake, if it differs from the rulebook's. */
export type Round = { shakes: number } | { ms: number; more?: number };

export const OFFICIAL_ROLES = OFFICIALS;
export type OfficialRole = (typeof OFFICIAL_ROLES)[number];

/** What an official has to do now, if anything, or the verdict needed first. `roles`: those that no person has. */
export function officialDuty(
  match: MatchState,
  round: Round,
  given: Given | GivenJudge,
  roles: readonly OfficialRole[] = OFFICIAL_ROLES,
): Action | Undecided | null {
  const judges = roles.includes('judge') ? judgesDuty(match, given) : null;
  return judges ?? (roles.includes('director') ? directorsDuty(match, round, given.at) : null);
}

/** Answers questions about a Solution truthfully, and approves pending points by the rules. */
function judgesDuty(match: MatchState, given: Given | GivenJudge): Action | Undecided | null {
  const asked = match.questions.find(({ writer }) => writer !== null);
  if (asked?.writer && match.phase.name === 'check') {
    const { question, writer } = asked;
    const judged = judgedPaper(match, writer, given);
    if ('needs' in judged) return judged;
    return { type: 'rule', by: 'judge', question, writer, answer: judged.equalsGoal ? 'yes' : 'no' };
  }
  const pending = match.penalties.find(({ counted }) => !counted);
  return pending ? { type: 'approve-penalty', by: 'judge', player: pending.player } : null;
}

function directorsDuty(match: MatchState, round: Round, at: number): Action | null {
  if (match.round === 'open') {
    const call = nextCall(match, round);
    const ends = 'shakes' in round ? !match.shake && newShakes(match) >= round.shakes : call !== null && at >= call;
    return ends ? { type: 'end-round', by: 'director' } : null;
  }
  const stop = nextCall(match, round);
  return stop !== null && at >= stop ? { type: 'stop-play', by: 'director' } : null;
}

/** A replayed shake does not count twice, and the round goes on until its replay is played. */
const newShakes = ({ shakes, replays }: MatchState): number =>
  replays.length > 0 ? 0 : shakes.filter(({ replayed }) => !replayed).length;

/** When the director next has to act by the clock; never if a person is the director. */
export function nextCall(
  match: MatchState,
  round: Round,
  roles: readonly OfficialRole[] = OFFICIAL_ROLES,
): number | null {
  if (!roles.includes('director')) return null;
  if (match.round === 'open') return 'ms' in round ? match.roundBegan + round.ms : null;
  // Players go on writing and checking: only moves are stopped.
  if (match.overtime === null || ['write', 'check', 'over'].includes(match.phase.name)) return null;
  const more = ('ms' in round ? round.more : undefined) ?? rulesOf(match).limits?.lastShake;
  return more === undefined ? null : match.overtime + more;
}
