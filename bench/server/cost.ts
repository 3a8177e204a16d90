// The processor time of an action: a durable append alone, the whole server at saturation, and at half load.
import { readdirSync, readFileSync } from 'node:fs';
import { median } from '../measure.ts';
import { bareParties, liveParties } from './crowd.ts';
import { type Load, pace, percentile, saturate } from './load.ts';
import type { Party } from './party.ts';
import { newFolder, type ServerProcess, startOpenshake, startRole } from './process.ts';

const TABLES = Number(process.env.TABLES ?? 300);
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const SLICE = Number(process.env.SLICE ?? 4_000);
const WARM_UP = Number(process.env.WARM ?? 20_000);

interface Measured {
  name: string;
  server: ServerProcess;
  parties: readonly Party[];
}

interface Slice extends Load {
  /** Microseconds of processor time for each action. */
  cost: number;
}

async function measure(
  { server, parties }: Measured,
  load: (parties: readonly Party[]) => Promise<Load>,
): Promise<Slice> {
  const before = await server.used();
  const done = await load(parties);
  const after = await server.used();
  return { ...done, cost: (after.cpu - before.cpu) / done.actions };
}

/** Processor time by thread, in ticks. */
const threadsOf = (pid: number): string =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => {
      const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8');
      const fields = stat.replace(/^.*\) /, '').split(' ');
      return `${/\((.*)\)/.exec(stat)?.[1]} ${task} user ${fields[11]} system ${fields[12]}`;
    })
    .join('\n');

export async function measureCost(): Promise<void> {
  const bare = await startRole('bare');
  const appending = await startRole('bare', newFolder());
  const openshake = await startOpenshake(newFolder(), (process.env.FLAGS ?? '').split(' ').filter(Boolean));
  const all: Measured[] = [
    { name: 'bare', server: bare, parties: await bareParties(bare.port, TABLES) },
    { name: 'append', server: appending, parties: await bareParties(appending.port, TABLES) },
    { name: 'openshake', server: openshake, parties: await liveParties(openshake.port, TABLES) },
  ];
  console.log('all seated');
  for (const each of all) await saturate(each.parties, WARM_UP);
  if (process.env.PROF) await openshake.profile();
  const rounds: Slice[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const slices: Slice[] = [];
    for (const each of all) slices.push(await measure(each, (parties) => saturate(parties, SLICE)));
    rounds.push(slices);
    console.log(
      slices.map(({ cost, actions, seconds }) => `${cost.toFixed(1)}us ${Math.round(actions / seconds)}/s`).join('  '),
    );
  }
  const of = (at: number, what: (slice: Slice, bare: Slice) => number) =>
    median(rounds.map((slices) => what(slices[at] as Slice, slices[0] as Slice)));
  for (const [at, { name }] of all.entries())
    console.log(
      `${name}: ${of(at, ({ cost }) => cost).toFixed(1)} us, ratio ${of(at, ({ cost }, { cost: a }) => cost / a).toFixed(2)}, ${of(at, ({ actions, seconds }) => actions / seconds).toFixed(0)}/s p99 ${of(at, ({ waits }) => percentile(waits, 99)).toFixed(1)} ms`,
    );
  if (process.env.PROF) await openshake.profile(`${process.env.PROF}/main.cpuprofile`);
  console.log(threadsOf(openshake.pid));
  const half = of(2, ({ actions, seconds }) => actions / seconds) / 2;
  console.log(`half load: ${half.toFixed(0)}/s`);
  const halves: Slice[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const slices: Slice[] = [];
    for (const each of all) slices.push(await measure(each, (parties) => pace(parties, half, SLICE)));
    halves.push(slices);
  }
  const ofHalf = (at: number, what: (slice: Slice, bare: Slice) => number) =>
    median(halves.map((slices) => what(slices[at] as Slice, slices[0] as Slice)));
  for (const [at, { name }] of all.entries())
    console.log(
      `${name}: ${ofHalf(at, ({ cost }) => cost).toFixed(1)} us, ratio ${ofHalf(at, ({ cost }, { cost: a }) => cost / a).toFixed(2)}, to saturated ${(ofHalf(at, ({ cost }) => cost) / of(0, ({ cost }) => cost)).toFixed(2)} p99 ${ofHalf(at, ({ waits }) => percentile(waits, 99)).toFixed(1)} ms`,
    );
  for (const { server, parties } of all) {
    for (const party of parties) party.close();
    await server.stop();
  }
}
