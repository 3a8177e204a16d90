// A match before its first roll, and the draw for the first Goal-setter.
import { gameOf } from '../game/index.ts';
import { type MatchState, NONE, type Player, type Setup } from './state.ts';

export function beginMatch(setup: Setup): MatchState {
  const { book, division, players, officiating, clocks, variations } = setup;
  const [goalSetter = ''] = players;
  return {
    book,
    division,
    players: [...players],
    officiating,
    clocks,
    variations,
    at: 0,
    round: 'open',
    goalSetter,
    sittingOut: NONE,
    benched: NONE,
    replays: NONE,
    replaying: null,
    resumesWith: null,
    roundBegan: 0,
    overtime: null,
    presence: Object.fromEntries(players.map((player) => [player, 'here' as const])),
    phase: { name: 'start' },
    shake: null,
    tasks: NONE,
    block: null,
    illegal: NONE,
    shakes: NONE,
    penalties: NONE,
    warned: NONE,
    questions: NONE,
    corrections: NONE,
    taken: NONE,
    signed: NONE,
  };
}

/** What each player who is still in the draw has rolled. */
export type LotRoll = Readonly<Record<Player, string>>;

/**
 * Draws the first Goal-setter: the highest digit, and players who tie roll again.
 * A player who rolls a sign is out of the draw, unless all do. Returns the rolls and the players, the first Goal-setter first.
 */
export function drawLots(setup: Setup, chance: (below: number) => number): { rolls: LotRoll[]; players: Player[] } {
  // The books name the first cubes of a kit for the draw: digit cubes, or red ones.
  const [faces = []] = gameOf(setup).kit;
  const rolls: LotRoll[] = [];
  let still = [...setup.players];
  while (still.length > 1) {
    const roll = Object.fromEntries(still.map((player) => [player, faces[chance(faces.length)] ?? '']));
    rolls.push(roll);
    const value = (player: Player) => (/^\d$/.test(roll[player] ?? '') ? Number(roll[player]) : -1);
    const highest = Math.max(...still.map(value));
    still = still.filter((player) => value(player) === highest);
  }
  const first = Math.max(setup.players.indexOf(still[0] ?? ''), 0);
  return { rolls, players: [...setup.players.slice(first), ...setup.players.slice(0, first)] };
}
