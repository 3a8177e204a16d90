import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StartGate } from './startGate.ts';

/** The two sides of a gate, as the pool and its worker have them. */
function sides(): [pool: StartGate, worker: StartGate] {
  const pool = new StartGate();
  return [pool, new StartGate(pool.shared)];
}

test('programs start while the gate is open, and none after it is closed', async () => {
  const [pool, worker] = sides();
  expect(worker.starting(true)).toBe(true);
  worker.starting(false);
  await pool.close();
  expect(worker.starting(true)).toBe(false);
});

test('the gate waits for a program that is just starting', async () => {
  const [pool, worker] = sides();
  worker.starting(true);
  let closed = false;
  const closing = pool.close().then(() => {
    closed = true;
  });
  await after(30);
  expect(closed).toBe(false);
  worker.starting(false);
  await closing;
});

test('a start that is refused keeps nobody waiting', async () => {
  const [pool, worker] = sides();
  await pool.close();
  worker.starting(true);
  await pool.close();
});
