// A page loads the bots of its game. The door of one game has the same bot as the door of both.
import { createBot } from '@openshake/bots';
import { createBot as createEquationsBot } from '@openshake/bots/equations';
import { createBot as createOnSetsBot } from '@openshake/bots/onsets';
import { books, view } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { dice, everyTable, play, statesOf } from './selfPlay.ts';

const seed = 7_300_000;
const tables = (['on-sets', 'equations'] as const).flatMap((game) =>
  everyTable.filter(({ book, clocks }) => books[book].game === game && clocks === 'book').slice(0, 1),
);

describe('the bot of one game', () => {
  it.each(tables)(`acts as the bot of both games does, in $book, from seed ${seed}`, async (setup) => {
    const createOne = books[setup.book].game === 'equations' ? createEquationsBot : createOnSetsBot;
    const levels = setup.players.map(() => 'club' as const);
    const { table } = await play({ setup, levels, seed, round: { shakes: 1 } });
    const [seat = ''] = setup.players;
    const [one, both] = [createOne, createBot].map((create) => create({ level: 'club', seat, seed }));
    let deeds = 0;
    for (const { match, action } of statesOf(table.stored)) {
      const seen = view(match, seat, { at: action.at, search, chance: dice(1) });
      const deed = one?.act(seen);
      expect(deed).toEqual(both?.act(seen));
      deeds += Number(deed !== undefined);
    }
    expect(deeds).toBeGreaterThan(3);
  });
});
