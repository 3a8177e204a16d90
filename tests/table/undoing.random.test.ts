// Illegal actions of several players, charged in random order. The result must equal the match without them.
import { describe, expect, it } from 'vitest';
import { Dice } from './support/dice.ts';
import { everySetup } from './support/everySetup.ts';
import { type Met, Mischief } from './support/mischief.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const rounds = long ? 600 : 30;
const first = 16_000_000;
const tables = everySetup.filter(({ officiating }) => officiating === 'table');

describe('undoing', () => {
  it(`the result equals the match without the charged actions, ${tables.length} tables from seed ${first}`, {
    timeout: 3_600_000,
  }, () => {
    const met: Met = {
      bursts: 0,
      charges: 0,
      several: 0,
      leaders: 0,
      challenged: 0,
      lastCubes: 0,
      choices: 0,
      sentOut: 0,
      carried: 0,
    };
    for (let round = 0; round < rounds; round += 1)
      for (const [index, setup] of tables.entries()) {
        const seed = first + round * tables.length + index;
        const differs = new Mischief(setup, new Dice(seed), met).run();
        if (differs !== undefined) throw new Error(`seed ${seed}, ${JSON.stringify(setup)}\n${differs}`);
      }
    console.log(
      `undoing: ${met.bursts} shakes, ${met.charges} charges from seed ${first}: ${met.several} against several players, ` +
        `${met.leaders} leaders' bonuses, ${met.challenged} after a challenge, ${met.lastCubes} after the last cube, ` +
        `${met.choices} with choices made again, ${met.sentOut} with a player sent out; ${met.carried} not compared`,
    );
    expect(met.bursts).toBeGreaterThan((rounds * tables.length) / 2);
    expect(met.several).toBeGreaterThan(met.bursts / 10);
    expect(met.leaders).toBeGreaterThan(met.bursts / 100);
    expect(met.challenged).toBeGreaterThan(met.bursts / 500);
    expect(met.lastCubes).toBeGreaterThan(met.bursts / 500);
    expect(met.choices).toBeGreaterThan(0);
    expect(met.sentOut).toBeGreaterThan(met.bursts / 100);
    expect(met.carried).toBeLessThan(met.bursts / 50);
  });
});
