// Replays that a judge orders: of the shake under way or the last one, of shakes by number, or of the whole round.
// Replays come in the order of the shakes that they replace, before any new shake. Points lost in a void shake stay lost.
import { judgeOnly } from './authority.ts';
import type { Kind } from './kind.ts';
import { isOut, leftOf } from './players.ts';
import type { Proceedings, Refusal } from './proceedings.ts';
import type { MatchState, Player, Replay } from './state.ts';

function whyNoReplay(p: Proceedings, by: string): Refusal | undefined {
  const early = judgeOnly(p, by);
  if (early) return early;
  if (!p.match.shake && p.match.shakes.length === 0) return p.refuse('judge.replay', 'replay.nothing');
}

function whyNotPlayers(p: Proceedings, players: readonly string[], what: 'shake' | 'round'): Refusal | undefined {
  const { match } = p;
  const playing = players.filter((player) => match.players.includes(player) && !isOut(match, player));
  if (playing.length < players.length || new Set(players).size < players.length || players.length < 2)
    return p.refuse('judge.replay', `replay.${what}Players`);
}

/** Everyone who is still in the match, or every pair of three. */
function groupsOf({ match }: Proceedings): Player[][] {
  const here = match.players.filter((player) => !isOut(match, player));
  const pairs = here.length > 2 ? here.map((out) => here.filter((player) => player !== out)) : [];
  return [here, ...pairs];
}

export const replayShake: Kind<'replay-shake'> = {
  closed: whyNoReplay,
  whyNot(p, { players, shakes }) {
    const early = whyNotPlayers(p, players, 'shake');
    if (early || shakes === undefined) return early;
    const played = playedShakes(p.match);
    const wrong = shakes.find((number) => !played.includes(number));
    if (wrong !== undefined)
      return played.length > 1 || played[0] === undefined
        ? p.refuse('judge.replay', 'replay.noShake', { shake: wrong, shakes: played })
        : p.refuse('judge.replay', 'replay.onlyShake', { shake: wrong, only: played[0] });
    if (shakes.length === 0 || new Set(shakes).size < shakes.length) return p.refuse('judge.replay', 'replay.shakes');
  },
  happens(p, { players, shakes }) {
    const { match } = p;
    const latest = match.shake ?? match.shakes.at(-1);
    const numbers = shakes ?? (latest ? [latest.number] : []);
    const setter = new Map(
      [...match.shakes, ...(match.shake ? [match.shake] : [])].map((each) => [each.number, each.goalSetter]),
    );
    const ordered = [...numbers]
      .sort((one, other) => one - other)
      .map((number): Replay => ({ number, goalSetter: setter.get(number) ?? match.goalSetter, players }));
    const queue = inOrder(match, ordered);
    const next = setterAfter(match, queue);
    const running = ordered.find(({ number }) => number === match.shake?.number);
    if (running) endVoid(p, running);
    for (const { number, goalSetter } of ordered) p.happen({ type: 'shakeVoided', number, players, goalSetter });
    p.happen({ type: 'replaysSet', replays: queue });
    // A replay is not a new shake, so it may begin even when the round is over.
    if (!p.match.shake) {
      lineUp(p, next);
      p.happen({ type: 'phaseBegan', phase: { name: 'start' } });
    }
    return undefined;
  },
  choices: (p, by) => groupsOf(p).map((players) => ({ type: 'replay-shake', by, players })),
  // Any shakes may be named.
  free: true,
};

/** The shakes that can be replayed: those that were not, those that wait for it (other players may be named), and the one under way. */
const playedShakes = ({ shakes, shake, replays }: MatchState): number[] => [
  ...shakes.flatMap(({ number, replayed }) =>
    !replayed || replays.some((each) => each.number === number) ? [number] : [],
  ),
  ...(shake ? [shake.number] : []),
];

/** Who sets the Goal after all replays. null: only the latest shake is replayed, so the normal order continues. */
function setterAfter(
  { players, shake, shakes, resumesWith, goalSetter }: MatchState,
  queue: readonly Replay[],
): Player | null {
  const latest = shake ?? shakes.at(-1);
  if (resumesWith !== null || !latest) return resumesWith;
  const left = leftOf(players, latest.goalSetter);
  const closes = queue.at(-1)?.number === latest.number;
  // After an agreed No Goal or earlier replays, the next Goal-setter is not simply the player on the left.
  if (!shake && (!closes || ![latest.goalSetter, left].includes(goalSetter))) return goalSetter;
  return closes && queue.length === 1 ? null : left;
}

/** Replays in the order of their shakes. A replay that was itself under way starts over first. */
function inOrder({ shake, replaying, replays }: MatchState, ordered: readonly Replay[]): Replay[] {
  const isFirst = ({ number }: Replay) => replaying !== null && number === shake?.number;
  const others = replays.filter(({ number }) => ordered.every((each) => each.number !== number));
  return [...others, ...ordered].sort(
    (one, other) => Number(isFirst(other)) - Number(isFirst(one)) || one.number - other.number,
  );
}

/** The shake under way ends without scores. */
function endVoid(p: Proceedings, { number, goalSetter }: Pick<Replay, 'number' | 'goalSetter'>): void {
  const nothing = { ended: 'void', scores: null, scoredBy: {}, papers: [] } as const;
  p.happen({ type: 'shakeEnded', shake: { number, goalSetter, ...nothing }, goalSetter });
}

/** Says who sets the next Goal and who sits out: replays come before a new shake. */
export function lineUp(p: Proceedings, next: Player | null): void {
  const { replays, players, benched, goalSetter } = p.match;
  const [first] = replays;
  p.happen({
    type: 'nextShakeSet',
    goalSetter: first?.goalSetter ?? next ?? goalSetter,
    sittingOut: first ? players.filter((player) => !first.players.includes(player)) : benched,
    resumesWith: first ? next : null,
  });
}

/** After a shake: the next replay, if one waits. If a replay ends with No Goal, the same players start it over. */
export function replayNext(
  p: Proceedings,
  ended: Pick<MatchState, 'replaying' | 'resumesWith'>,
  noGoal: boolean,
): void {
  const { replaying, resumesWith } = ended;
  const { replays, goalSetter, round } = p.match;
  if (replaying && noGoal && round === 'open') {
    p.happen({ type: 'replaysSet', replays: [replaying, ...replays] });
    lineUp(p, resumesWith);
  } else if (replaying || replays.length > 0) lineUp(p, resumesWith ?? goalSetter);
}

/** A disqualified player takes part in no replay. A shake with fewer than two players left stays void. */
export function replayWithout(p: Proceedings, player: Player): void {
  const { replays, shake, phase } = p.match;
  if (replays.every(({ players }) => !players.includes(player))) return;
  const left = replays
    .map((replay) => ({ ...replay, players: replay.players.filter((each) => each !== player) }))
    .filter(({ players }) => players.length > 1);
  p.happen({ type: 'replaysSet', replays: left });
  if (shake) return;
  const { resumesWith, goalSetter } = p.match;
  lineUp(p, resumesWith ?? (left.length > 0 ? null : leftOf(p.match.players, goalSetter)));
  if (left.length === 0 && phase.name === 'start' && p.match.round !== 'open')
    p.happen({ type: 'phaseBegan', phase: { name: 'over' } });
}

export const replayRound: Kind<'replay-round'> = {
  closed: whyNoReplay,
  whyNot: (p, { players }) => whyNotPlayers(p, players, 'round'),
  happens(p, { players }) {
    const { shake } = p.match;
    if (shake) endVoid(p, shake);
    // The draw before the first shake still decides who begins.
    const [first = p.match.goalSetter] = p.match.players;
    p.happen({ type: 'roundVoided', players, goalSetter: first });
    p.happen({ type: 'phaseBegan', phase: { name: 'start' } });
    return undefined;
  },
  choices: (p, by) => groupsOf(p).map((players) => ({ type: 'replay-round', by, players })),
};
