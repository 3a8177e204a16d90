// A bot knows what its seat knows: it gets a view and nothing else, and the match that it imagines looks the same from there.
import { createBot, LEVELS } from '@openshake/bots';
import { imagine, type MatchState, type MatchView, type Player, view } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { botsOf, dice, everyTable, play, type Seating, type Sight, statesOf } from './selfPlay.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 7_100_000;
/** Tables of every book, with three players, with and without officials. */
const tables = everyTable
  .filter(({ players, clocks }) => players.length === 3 && clocks === 'book')
  .filter((_, index) => index % (long ? 3 : 5) === 1);
const seatings = tables.map((setup, index): Seating => {
  const levels = setup.players.flatMap((_, place) => LEVELS[(index + 2 * place) % LEVELS.length] ?? []);
  return { setup, levels, seed: first + index };
});

/** The same match with everything changed that this seat cannot see: what others have written and not shown. */
function withOtherSecrets(match: MatchState, seat: Player): MatchState {
  const { phase } = match;
  if (phase.name !== 'write') return match;
  const answers = Object.entries(phase.answers).map(([player, answer]) =>
    player === seat || 'declined' in answer
      ? [player, answer]
      : [player, { paper: { solution: 'another Solution' }, changed: false }],
  );
  return { ...match, phase: { ...phase, answers: Object.fromEntries(answers) } };
}

describe('a bot', () => {
  it(`does the same whatever others have sealed and whatever chance will bring, ${seatings.length} matches from seed ${first}`, async () => {
    let secrets = 0;
    for (const seating of seatings) {
      const { table } = await play({ ...seating, round: { shakes: 1 } });
      const seats = seating.setup.players;
      const [one, other] = [botsOf(seating), botsOf(seating)];
      for (const { match, action } of statesOf(table.stored))
        for (const seat of seats) {
          const changed = withOtherSecrets(match, seat);
          secrets += Number(JSON.stringify(changed) !== JSON.stringify(match));
          const given = { at: action.at, search };
          const seen = one.get(seat)?.act(view(match, seat, { ...given, chance: dice(1) }));
          const same = other.get(seat)?.act(view(changed, seat, { ...given, chance: dice(2) }));
          expect(same, `seed ${seating.seed}`).toEqual(seen);
        }
    }
    expect(secrets).toBeGreaterThan(10);
  });

  it('gets a view and nothing else, and gives its level', () => {
    for (const level of LEVELS) {
      const bot = createBot({ level, seat: 'ann', seed: 1 });
      expect(bot.act.length).toBe(1);
      expect(bot.level).toBe(level);
    }
  });

  it(`says the same to the same views, from seed ${first}`, async () => {
    const [seating] = seatings.slice(-1);
    if (!seating) throw new Error('There is no such table.');
    const sights: Sight[] = [];
    await play({ ...seating, round: { shakes: 2 }, watch: (sight) => sights.push(sight) });
    const again = botsOf(seating);
    expect(sights.length).toBeGreaterThan(50);
    for (const { seat, view: seen, deed } of sights) expect(again.get(seat)?.act(seen)).toEqual(deed);
  });

  it(`imagines a match that looks from its seat as it does, ${seatings.length} matches from seed ${first}`, async () => {
    let views = 0;
    for (const seating of seatings) {
      const watch = ({ seat, view: seen }: Sight) => {
        views += 1;
        expect(shownAgain(seen, seat), `seed ${seating.seed}`).toEqual(seen);
      };
      await play({ ...seating, watch });
    }
    expect(views).toBeGreaterThan(seatings.length * 20);
  });
});

const shownAgain = (seen: MatchView, seat: Player): MatchView =>
  view(imagine(seen), seat, { at: seen.at, search, chance: dice(1) });
