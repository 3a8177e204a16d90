// Random matches at every possible table: whatever anybody does at any time, the table stays consistent.
import { describe, expect, it } from 'vitest';
import { everySetup } from './support/everySetup.ts';
import { playRandomMatch, Tally } from './support/randomMatch.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const rounds = long ? 26 : 1;
const first = 30_000_000;

describe('random matches', () => {
  it(`stay consistent at ${everySetup.length} tables, seeds from ${first}`, { timeout: 3_600_000 }, () => {
    const tally = new Tally();
    for (let round = 0; round < rounds; round += 1)
      for (const [index, setup] of everySetup.entries())
        playRandomMatch(setup, first + round * everySetup.length + index, long ? 60 + 20 * (round % 7) : 72, tally);
    const { actions, refused, setAside, illegal, shakes, scored, papers, correct, disproved, sealed, opened, met } =
      tally;
    console.log(
      `random matches: ${actions} actions at ${everySetup.length * rounds} tables from seed ${first}: ${refused} refused, ` +
        `${setAside} set aside, ${illegal} illegal; ${shakes} shakes, ${scored} scored; ${correct} of ${papers} papers correct, ${disproved} disproved by a checker; ${sealed} looks at sealed papers, ${opened} opened`,
    );
    expect(actions).toBeGreaterThan(long ? 1_000_000 : 20_000);
    // Random players who never get far would prove nothing.
    expect(refused).toBeLessThan(actions * 0.6);
    expect(scored).toBeGreaterThan(actions / 100);
    expect(correct).toBeGreaterThan(papers / 10);
    expect(disproved).toBeGreaterThan(papers / 100);
    expect(sealed).toBeGreaterThan(actions / 20);
    expect(opened).toBeGreaterThan(papers / 2);
    // Every way to score, and a void shake; the sample has nearly all of them.
    expect(met.endings.size).toBeGreaterThanOrEqual(long ? 12 : 9);
    expect(met.events.size).toBeGreaterThanOrEqual(long ? 50 : 43);
  });
});
