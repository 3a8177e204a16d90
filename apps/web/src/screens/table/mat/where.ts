// What the middle of the screen shows: the phase of the shake, or the shake that ended last until it has been read.
import type { MatchView } from '@openshake/rules';

export type Main = 'starting' | 'choosing' | 'goal' | 'no-goal' | 'moving' | 'writing' | 'checking' | 'ended' | 'over';

const OF_PHASE: Readonly<Record<MatchView['phase']['name'], Main>> = {
  start: 'starting',
  variations: 'choosing',
  goal: 'goal',
  'no-goal': 'no-goal',
  move: 'moving',
  write: 'writing',
  check: 'checking',
  over: 'over',
};

/** While the next shake is only being prepared, one may still read how the last one ended. */
const PREPARES: readonly MatchView['phase']['name'][] = ['start', 'variations', 'goal'];

/** `unread`: the viewer has not gone on from the last shake. `waitedFor`: the table waits for the viewer in the shake under way. */
export function mainOf(
  { phase, table }: Pick<MatchView, 'phase' | 'table'>,
  unread: boolean,
  waitedFor: boolean,
): Main {
  const isUnderWay = table.shake !== null;
  const mayRead = phase.name === 'over' || !isUnderWay || (PREPARES.includes(phase.name) && !waitedFor);
  return unread && mayRead ? 'ended' : OF_PHASE[phase.name];
}
