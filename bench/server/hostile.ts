// Papers written to keep a judge busy, at some tables, while others play: what the others notice of it.
import { metric } from './asking.ts';
import { connectPerson, liveParties, makeMany, sitDown } from './crowd.ts';
import type { Deed, LiveParty, SeenView } from './live.ts';
import { pace, percentile } from './load.ts';
import { OPTIONS } from './options.ts';
import { startOpenshake } from './process.ts';
import type { Finding } from './report.ts';
import { play } from './scripts.ts';

const { tables } = OPTIONS;
/** So many papers, evenly over so many seconds. */
const PAPERS = 8;
const SECONDS = 5;
/** Calm and hostile seconds take turns. */
const TURNS = 5;
/** Each of the others acts once a second. */
const PER_SECOND = tables;

/** Solutions that take a judge about half a second each. No cube has to be there: the judge says what is missing, and works out the rest. */
const COSTLY = [
  '(8r(((3^(7^(9^9)))+1)/((3^(7^(9^9)))+9)))+9',
  '(2r(((5^(3^(3^9)))+6)/((5^(3^(3^9)))+1)))-(r3)',
  '(r(r2))/((r(r5))-((r((9^(9^7))+5))-(r(9^(9^7)))))',
];

/** The Goal is set, somebody says that it is impossible, and the player who set it writes this Solution. */
const hostile =
  (solution: string) =>
  (view: SeenView): Deed => {
    const { phase, writing, table } = view;
    if (phase.name === 'move') return { seat: phase.player, action: { type: 'challenge', claim: 'impossible' } };
    const writer = writing?.must.find((seat) => writing.answers[seat] === 'writing');
    if (writer === undefined) return play(view);
    return { seat: writer, action: { type: 'present', solution: { equation: `${solution}=${table.goal}` } } };
  };

const act = (party: LiveParty) => new Promise<void>((resolve) => party.act(resolve));

/** A table where the next action is a hostile paper. */
async function hostileTable(port: number, at: number): Promise<LiveParty> {
  const people = await Promise.all([0, 1, 2].map(() => connectPerson(port)));
  const wish = { rulebook: 'mlag-equations-basic-2018', division: 'middle' };
  const party = await sitDown(port, people, wish, hostile(COSTLY[at % COSTLY.length] ?? ''));
  while (party.view.phase.name !== 'write') await act(party);
  return party;
}

/** The paper, and the answers after which the table needs the verdict. */
async function handIn(party: LiveParty): Promise<void> {
  while (party.view.phase.name === 'write') await act(party);
}

export async function measureHostile(): Promise<Finding[]> {
  const server = await startOpenshake();
  const { port } = server;
  const others = await liveParties(port, tables);
  const hostiles = await makeMany((TURNS + 1) * PAPERS, (at) => hostileTable(port, at));
  const waiting = [...hostiles];
  const waits: Record<'calm' | 'hostile', number[]> = { calm: [], hostile: [] };
  const verdicts: number[] = [];
  const playOn = () => pace(others, PER_SECOND, PER_SECOND * SECONDS);
  const attack = () =>
    Promise.all(
      waiting.splice(0, PAPERS).map(async (party, at) => {
        await new Promise((resolve) => setTimeout(resolve, (at * SECONDS * 1000) / PAPERS));
        const began = performance.now();
        await handIn(party);
        verdicts.push(performance.now() - began);
      }),
    );
  // Once to warm up: the thread that judges starts with the first paper.
  await Promise.all([playOn(), attack()]);
  verdicts.length = 0;
  const judgedBefore = await metric(port, 'judged_in_thread_total');
  for (let turn = 0; turn < TURNS; turn += 1) {
    waits.calm.push(...(await playOn()).waits);
    const [{ waits: during }] = await Promise.all([playOn(), attack()]);
    waits.hostile.push(...during);
  }
  const judged = (await metric(port, 'judged_in_thread_total')) - judgedBefore;
  if (judged < TURNS * PAPERS) throw new Error(`Only ${judged} papers were costly.`);
  const [calm, during] = [percentile(waits.calm, 99), percentile(waits.hostile, 99)];
  for (const party of [...others, ...hostiles]) party.close();
  await server.stop();
  return [
    { what: `p99 of ${tables} tables, ${PER_SECOND} acts a second, calm`, measured: calm, unit: 'ms' },
    {
      what: `the same with ${PAPERS} hostile papers in ${SECONDS} seconds`,
      measured: during,
      unit: 'ms',
      note: `a verdict took ${percentile(verdicts, 50).toFixed(0)} ms`,
    },
    { what: 'hostile to calm', measured: during / calm, unit: 'x', limit: 2 },
  ];
}
