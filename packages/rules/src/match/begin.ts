// A match before its first roll, and the lot that says who sets the first Goal.
import { gameOf } from '../game/index.ts';
import type { MatchState, Player, Setup } from './state.ts';

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
    sittingOut: [],
    benched: [],
    replays: [],
    replaying: null,
    resumesWith: null,
    roundBegan: 0,
    overtime: null,
    presence: Object.fromEntries(players.map((player) => [player, 'here' as const])),
    phase: { name: 'start' },
    shake: null,
    tasks: [],
    block: null,
    illegal: [],
    shakes: [],
    penalties: [],
    warned: [],
    questions: [],
    corrections: [],
    taken: [],
    signed: [],
  };
}

/** What each of those who still roll has rolled. */
export type LotRoll = Readonly<Record<Player, string>>;

/**
 * Draws who sets the first Goal: the highest digit, ties rolled again by those who are level.
 * A cube that also bears signs puts out who rolls one, unless all do. Returns the rolls and the players, the first Goal-setter first.
 */
export function drawLots(setup: Setup, chance: (below: number) => number): { rolls: LotRoll[]; players: Player[] } {
  // The first cubes of a kit are those that the books name for the lot: digit cubes, or red ones.
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
