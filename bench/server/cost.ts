// The processor time of an action: a durable append, the whole server at saturation, and at half load.
import { join } from 'node:path';
import { median } from '../measure.ts';
import { ask } from './asking.ts';
import { bareParties, liveParties } from './crowd.ts';
import { pace, saturate } from './load.ts';
import { OPTIONS } from './options.ts';
import { newFolder, type ServerProcess, startOpenshake, startRole } from './process.ts';
import type { Finding } from './report.ts';

const { tables, rounds, actions, notes } = OPTIONS;
/** Until everything is compiled, and the logs have some length. */
const WARM_UP = 5 * actions;

/** Does so many actions. */
type Work = (server: ServerProcess, count: number) => Promise<{ seconds: number }>;

interface Subject {
  server: ServerProcess;
  work: Work;
}

/** What one round of a server cost: microseconds of processor time for each action, and actions a second. */
interface Cost {
  each: number;
  perSecond: number;
}

async function costOf({ server, work }: Subject): Promise<Cost> {
  const before = await server.used();
  const { seconds } = await work(server, actions);
  const after = await server.used();
  return { each: (after.cpu - before.cpu) / actions, perSecond: actions / seconds };
}

/** Every subject in turn, again and again, so that whatever else the machine is doing slows all of them alike. */
async function interleaved<Name extends string>(
  subjects: Readonly<Record<Name, Subject>>,
): Promise<Readonly<Record<Name, Cost>>[]> {
  const all: Record<Name, Cost>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const costs: Partial<Record<Name, Cost>> = {};
    for (const name of Object.keys(subjects) as Name[]) costs[name] = await costOf(subjects[name]);
    all.push(costs as Record<Name, Cost>);
  }
  return all;
}

const micros = (costs: readonly Cost[]): string => `${median(costs.map(({ each }) => each)).toFixed(0)} us`;

export async function measureCost(): Promise<Finding[]> {
  const [bare, storing, appending, openshake] = await Promise.all([
    startRole('bare'),
    startRole('bare', newFolder()),
    startRole('append', newFolder(), String(tables)),
    startOpenshake(),
  ]);
  const bares = await bareParties(bare.port, tables);
  const storings = await bareParties(storing.port, tables);
  const lives = await liveParties(openshake.port, tables);
  const append: Work = async ({ port }, count) => {
    const began = performance.now();
    await ask(port, `/${count}`);
    return { seconds: (performance.now() - began) / 1000 };
  };
  const subjects = {
    bare: { server: bare, work: (_, count) => saturate(bares, count) },
    storing: { server: storing, work: (_, count) => saturate(storings, count) },
    append: { server: appending, work: append },
    openshake: { server: openshake, work: (_, count) => saturate(lives, count) },
  } satisfies Record<string, Subject>;
  for (const { server, work } of Object.values<Subject>(subjects)) await work(server, WARM_UP);

  let full: Awaited<ReturnType<typeof interleaved<keyof typeof subjects>>> = [];
  const mainBefore = openshake.mainThread;
  const cpuBefore = (await openshake.used()).cpu;
  const measureFull = async () => {
    full = await interleaved(subjects);
  };
  if (notes === undefined) await measureFull();
  else await openshake.profile(join(notes, 'saturation.cpuprofile'), measureFull);
  const main = (openshake.mainThread - mainBefore) / ((await openshake.used()).cpu - cpuBefore);

  const half = median(full.map((costs) => costs.openshake.perSecond)) / 2;
  const steady = await interleaved({
    bare: { server: bare, work: (_, count) => pace(bares, half, count) },
    openshake: { server: openshake, work: (_, count) => pace(lives, half, count) },
  });

  const ratio = (name: keyof typeof subjects) => median(full.map((costs) => costs[name].each / costs.bare.each));
  const a = median(full.map((costs) => costs.bare.each));
  const told = (name: keyof typeof subjects) => micros(full.map((costs) => costs[name]));
  const perSecond = (name: keyof typeof subjects) =>
    `${Math.round(median(full.map((costs) => costs[name].perSecond)))} a second`;
  for (const party of [...bares, ...storings, ...lives]) party.close();
  await Promise.all([bare, storing, appending, openshake].map((server) => server.stop()));
  return [
    { what: 'A, the bare server at saturation', measured: 1, unit: 'A', note: `${told('bare')}, ${perSecond('bare')}` },
    { what: 'a durable append alone', measured: ratio('append'), unit: 'A', limit: 1.3, note: told('append') },
    { what: 'A with a durable append in it', measured: ratio('storing'), unit: 'A', note: told('storing') },
    {
      what: `the whole server, ${tables} tables at saturation`,
      measured: ratio('openshake'),
      unit: 'A',
      limit: 5,
      note: `${told('openshake')}, ${perSecond('openshake')}; ${Math.round(100 * main)}% in the main thread; the aim is 3`,
    },
    {
      what: 'the whole server at half load',
      measured: median(steady.map((costs) => costs.openshake.each / a)),
      unit: 'A',
      limit: 6,
      note: micros(steady.map((costs) => costs.openshake)),
    },
    {
      what: 'the same, to A at that load',
      measured: median(steady.map((costs) => costs.openshake.each / costs.bare.each)),
      unit: 'A',
      limit: 6,
      note: `A: ${micros(steady.map((costs) => costs.bare))}`,
    },
  ];
}
