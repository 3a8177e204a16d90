// The judge and the director of a table that has none in person: they answer what waits for an answer, and end the round.
import { type Action, judgedPaper, type MatchState, type Search } from '@openshake/rules';

/** How long a round is: so many shakes, or so long, with so much more until play is stopped. */
export type Round = { shakes: number } | { ms: number; more: number };

/** What an official has to do now, if anything. */
export function officialDuty(match: MatchState, round: Round, given: { at: number; search: Search }): Action | null {
  return judgesDuty(match, given) ?? directorsDuty(match, round, given.at);
}

/** Questions about a Solution are answered truly, and pending points are approved as the rules have them. */
function judgesDuty(match: MatchState, given: { at: number; search: Search }): Action | null {
  const asked = match.questions.find(({ writer }) => writer !== null);
  if (asked?.writer && match.phase.name === 'check') {
    const { equalsGoal } = judgedPaper(match, asked.writer, given);
    const { question, writer } = asked;
    return { type: 'rule', by: 'judge', question, writer, answer: equalsGoal ? 'yes' : 'no' };
  }
  const pending = match.penalties.find(({ counted }) => !counted);
  return pending ? { type: 'approve-penalty', by: 'judge', player: pending.player } : null;
}

function directorsDuty(match: MatchState, round: Round, at: number): Action | null {
  if (match.phase.name === 'over') return null;
  if (match.round === 'open') {
    const ends = 'shakes' in round ? match.shake === null && match.shakes.length >= round.shakes : at >= round.ms;
    return ends ? { type: 'end-round', by: 'director' } : null;
  }
  const stops = match.round === 'ended' && 'ms' in round && at >= round.ms + round.more;
  return stops ? { type: 'stop-play', by: 'director' } : null;
}

/** When the director next has something to say. */
export function nextCall(match: MatchState, round: Round): number | null {
  if ('shakes' in round || match.phase.name === 'over') return null;
  return match.round === 'open' ? round.ms : match.round === 'ended' ? round.ms + round.more : null;
}
