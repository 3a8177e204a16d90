// A desk and its thread: what happens to questions when a thread does not answer, dies, or cannot even start.
import type { Inquiry } from '@openshake/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { askOnce } from './askOnce.ts';
import { Desk } from './desk.ts';

/** Answers `echo` after its name, never answers `hang`, and dies over `die`. */
const PROGRAM = `
import { parentPort } from 'node:worker_threads';
let answered = 0;
parentPort.on('message', ({ id, question }) => {
  const { inquiry } = question;
  if (inquiry === 'hang') for (;;);
  if (inquiry === 'die') process.exit(1);
  answered += 1;
  parentPort.postMessage({ id, ms: 1, ...(inquiry === 'fail' ? { failed: 'Error' } : { answer: [inquiry, answered] }) });
});`;

const notes: unknown[] = [];
const desks: Desk[] = [];
function deskOf(code: string): Desk {
  const program = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const desk = new Desk({ name: 'test', program, nice: 0, note: (what, more) => notes.push([what, more.why]) });
  desks.push(desk);
  return desk;
}
afterEach(async () => {
  await Promise.all(desks.splice(0).map((desk) => desk.close()));
  notes.length = 0;
});

const ask = (desk: Desk, text: string, deaths = 2): Promise<unknown> =>
  askOnce(desk, { what: 'judge', inquiry: text as unknown as Inquiry }, { ms: 1_000, deaths });

describe('a desk', () => {
  it('starts its thread with the first question and asks one after the other', async () => {
    const desk = deskOf(PROGRAM);
    expect(desk.thread).toBeUndefined();
    expect(await Promise.all(['a', 'b', 'c'].map((text) => ask(desk, text)))).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect(desk.counts).toMatchObject({ starts: 1, deaths: 0, busyMs: 3 });
  });

  it('ends a thread that does not answer, and everybody else is answered by the next one', async () => {
    const desk = deskOf(PROGRAM);
    await ask(desk, 'a');
    const hangs = expect(ask(desk, 'hang')).rejects.toThrow('died over this question');
    expect(await Promise.all(['b', 'c'].map((text) => ask(desk, text)))).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
    await hangs;
    expect(await ask(desk, 'd')).toEqual(['d', 1]);
    expect(notes).toEqual([
      ['thread-died', 'no answer'],
      ['thread-died', 'no answer'],
    ]);
  });

  it('asks again what a thread died over, behind the others', async () => {
    const desk = deskOf(PROGRAM);
    await ask(desk, 'a');
    const dies = expect(ask(desk, 'die', 3)).rejects.toThrow('died over this question');
    expect(await ask(desk, 'b')).toEqual(['b', 1]);
    await dies;
    expect(desk.counts.deaths).toBe(3);
  });

  it('tells the one who asked that a question failed, and keeps the thread', async () => {
    const desk = deskOf(PROGRAM);
    await expect(ask(desk, 'fail')).rejects.toThrow('A thread could not answer: Error.');
    expect(await ask(desk, 'a')).toEqual(['a', 2]);
  });

  it('does not start a thread again and again that cannot start', async () => {
    const desk = deskOf('throw new Error("no");');
    const began = performance.now();
    await expect(ask(desk, 'a')).rejects.toThrow('died over this question');
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(desk.counts).toMatchObject({ starts: 2, deaths: 2 });
  });

  /** Asks for a bot; the answers come to `order`. */
  const askFor = (desk: Desk, name: string, isWatched: boolean | (() => boolean), order: string[]) =>
    new Promise<void>((resolve, reject) =>
      desk.add({
        patience: 1_000,
        question: () => ({ what: 'judge', inquiry: name as unknown as Inquiry }),
        isWatched: typeof isWatched === 'function' ? isWatched : () => isWatched,
        answered: () => {
          order.push(name);
          resolve();
        },
        failed: reject,
        closed: reject,
        died: () => false,
      }),
    );

  it('lets those go first that somebody watches, also if that began while they waited', async () => {
    const desk = deskOf(PROGRAM);
    const order: string[] = [];
    const crowd = Array.from({ length: 100 }, (_, nth) => `nobody ${nth}`);
    let comes = false;
    const asked = crowd.map((name, nth) => askFor(desk, name, nth === 70 ? () => comes : false, order));
    asked.push(askFor(desk, 'somebody', true, order));
    comes = true;
    await Promise.all(asked);
    // The first one has begun already.
    expect(order.slice(0, 4)).toEqual(['nobody 0', 'nobody 70', 'somebody', 'nobody 1']);
    expect(order).toHaveLength(101);
  });

  it('keeps a part of its time for those that nobody watches', async () => {
    const desk = deskOf(PROGRAM);
    const order: string[] = [];
    const crowd = Array.from({ length: 10 }, (_, nth) => askFor(desk, `nobody ${nth}`, false, order));
    let isOver = false;
    // Somebody plays without a pause, with two bots.
    const player = async (name: string) => {
      while (!isOver) await askFor(desk, name, true, order);
    };
    const players = [player('one'), player('two')];
    await Promise.all(crowd);
    isOver = true;
    await Promise.all(players);
    const [ninth, tenth] = [order.indexOf('nobody 8'), order.indexOf('nobody 9')];
    // One part for nobody, eight for somebody.
    expect(tenth - ninth).toBeGreaterThanOrEqual(8);
    expect(tenth).toBeLessThan(120);
  });

  it('that is closed answers nobody any more', async () => {
    const desk = deskOf(PROGRAM);
    const waiting = ['hang', 'b'].map((text) => expect(ask(desk, text)).rejects.toThrow('closed'));
    await desk.close();
    await Promise.all([...waiting, expect(ask(desk, 'c')).rejects.toThrow('closed')]);
    expect(desk.thread).toBeUndefined();
  });
});
