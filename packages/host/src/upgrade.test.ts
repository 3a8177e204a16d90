// A match stored as actions alone becomes a log; nothing in it is lost in silence.
import { replayMatch } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { MemoryStore, matchAfter, playOut, replayRows, storedMatch, upgradeMatch } from './index.ts';
import { dice, Plain, search, setup } from './testing/players.ts';
import { roomAt } from './testing/roomAt.ts';

const timed = { ...setup, clocks: 'book' } as const;
const played = async () => {
  const bots = { a: new Plain(40_000), b: new Plain(100_000) };
  return (await playOut({ setup: timed, bots, round: { shakes: 1 }, dice: dice(4), search })).log;
};

describe('a stored match', () => {
  it('becomes a log with the same match, and a room goes on with it', async () => {
    const stored = storedMatch(await played());
    const { log, refused } = upgradeMatch(stored, { search });
    expect(refused).toEqual([]);
    expect(matchAfter(log)).toEqual(replayMatch(stored, { search }).state);
    expect(replayRows(log, { search })).toEqual([]);
    const store = new MemoryStore();
    for (const row of log.rows) store.append(row);
    const { room } = await roomAt({ store, setup: timed });
    expect(room.match).toEqual(matchAfter(log));
  });

  it('gets rows for what time did between its actions', async () => {
    const stored = storedMatch(await played());
    const actions = stored.actions.filter(({ type }) => type !== 'clock');
    expect(actions.length).toBeLessThan(stored.actions.length);
    const { log } = upgradeMatch({ ...stored, actions }, { search });
    expect(matchAfter(log)).toEqual(matchAfter(upgradeMatch(stored, { search }).log));
  });

  it("reports every action that today's rules refuse, by its place", async () => {
    const stored = storedMatch(await played());
    const [first, ...others] = stored.actions;
    if (!first) throw new Error('Nothing was played.');
    const actions = [first, { type: 'sign', by: 'b', at: first.at } as const, ...others];
    const { log, refused } = upgradeMatch({ ...stored, actions }, { search });
    expect(refused).toMatchObject([
      { index: 1, action: { type: 'sign', by: 'b' }, refusal: { rule: expect.any(String) } },
    ]);
    expect(matchAfter(log)).toEqual(matchAfter(upgradeMatch(stored, { search }).log));
  });
});
