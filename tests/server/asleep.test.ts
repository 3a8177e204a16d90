// A laptop whose lid is closed in the middle of a match: the process stands still, and that time counts for nobody.
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, hostOf, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { pause } from './support/patience.ts';
import { startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';

const seed = 19_650_000;
const SPEED = 20;
const ASLEEP_MS = 6_000;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

describe('a server that sleeps', () => {
  it(`charges nobody for it, not even those whose limit was near, from seed ${seed}`, async () => {
    const server = await startServer({ speed: SPEED });
    cleaning.push(() => server.stop());
    const plan = { book: 'mlag-equations-basic-2018', division: 'middle', count: 2, clocks: 'book', seed } as const;
    const match = await seatPeople(server, plan);
    const { id } = match.table;
    const { client } = hostOf(match);
    const table = client.tables.get(id);
    if (!table) throw new Error('There is no table.');
    const { v, began } = table;
    const before = table.moment(SPEED);
    process.kill(server.pid, 'SIGSTOP');
    const stopped = performance.now();
    await pause(ASLEEP_MS);
    process.kill(server.pid, 'SIGCONT');
    const asleep = (performance.now() - stopped) * SPEED;
    // Everybody hears what time it is, without asking.
    await client.until(id, ({ heardAt }) => heardAt > stopped, 'the time after the sleep');
    expect(table.v).toBe(v);
    expect((table.began ?? 0) - (began ?? 0)).toBeGreaterThan(asleep - 1_000 * SPEED);
    // At most the moments before and after the sleep.
    expect(table.now - (table.began ?? 0) - before).toBeLessThan(2_000 * SPEED);
    startPlaying(match);
    await playToTheEnd(match);
    const { rows } = await checkStored(match, { command: false });
    expect(rows.slice(0, 2).map(({ action }) => action.type)).not.toContain('clock');
    closeAll(match);
  });
});
