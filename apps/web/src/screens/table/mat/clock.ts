// What the clock shows: the limit that counts now, and how far it is. Limits are the table's; here they are only read.
import {
  imagine,
  type MatchView,
  nextDeadline,
  type Player,
  rulesOf,
  type Task,
  type TaskName,
} from '@openshake/rules';

export interface Limit {
  what: TaskName | 'block';
  /** Whose time it is; null for a judge, or for everybody. */
  player: Player | null;
  due: number;
  /** When something happens by itself: after the countdown of a duty, at once for a right. */
  ends: number;
  /** How long the whole limit is, if the book says so. */
  whole: number | null;
  /** The additional minute, after a lost point. */
  extra: boolean;
}

type Rules = ReturnType<typeof rulesOf>;

function wholeOf({ what, extra }: Task, { limits, misses }: Rules, isFirstTurn: boolean): number | null {
  if (!limits) return null;
  if (extra) return misses.extra;
  switch (what) {
    case 'roll':
      return limits.roll ?? limits.goal.time;
    case 'goal':
      return limits.goal.time;
    case 'turn':
      return isFirstTurn ? limits.firstTurn : limits.turn;
    case 'may-write':
      return limits.write;
    case 'late-claim':
      return limits.lastCube;
    case 'ruling':
      return limits.check;
    default:
      return limits[what];
  }
}

/** Every running limit, your own first, then in the order in which they end. What the table waits for comes before the right to challenge meanwhile. */
export function limitsOf(view: MatchView, me: Player | null): Limit[] {
  const match = imagine(view);
  const rules = rulesOf(match);
  const isFirstTurn = view.table.trail.every(({ turn }) => turn === 0) && view.table.passes.length === 0;
  const tasks = view.tasks.flatMap((task): Limit[] => {
    const { what, player, due, extra } = task;
    if (due === null) return [];
    const ends = nextDeadline({ ...match, tasks: [task], block: null }) ?? due;
    return [{ what, player, due, ends, extra, whole: wholeOf(task, rules, isFirstTurn) }];
  });
  const { block } = view;
  const held: Limit[] =
    block && block.due !== null
      ? [
          {
            what: 'block',
            player: block.holder,
            due: block.due,
            ends: block.due,
            extra: false,
            whole: rules.limits?.block ?? null,
          },
        ]
      : [];
  const rank = ({ what, player }: Limit) =>
    what === 'block' ? 0 : player === me && me !== null ? 1 : what === 'late-claim' ? 3 : 2;
  return [...held, ...tasks].sort((one, other) => rank(one) - rank(other) || one.due - other.due);
}

export interface Reading {
  seconds: number;
  /** How much of the limit is left, from 0 to 1. */
  left: number;
  /** `countdown`: the limit is over, and a point is lost when these seconds are. */
  stage: 'limit' | 'countdown' | 'extra' | 'over';
  /** The last ten seconds count down large. */
  large: boolean;
}

const LAST_SECONDS = 10;

export function readLimit({ due, ends, whole, extra }: Limit, at: number): Reading {
  const isCountdown = at >= due && ends > due;
  const until = isCountdown ? ends : due;
  const seconds = Math.max(0, Math.ceil((until - at) / 1000));
  const left = isCountdown || whole === null || whole <= 0 ? 1 : Math.min(1, Math.max(0, (due - at) / whole));
  const stage = at >= ends ? 'over' : isCountdown ? 'countdown' : extra ? 'extra' : 'limit';
  // A duty has its countdown after the limit.
  return {
    seconds,
    left: isCountdown ? 0 : left,
    stage,
    large: seconds <= LAST_SECONDS && (isCountdown || ends <= due),
  };
}

/** `1:05`. */
export const showSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
