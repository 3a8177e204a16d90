// Long matches: another thread writes them for their readers, a few at a time, and the main thread goes on.
import { LOG_FORMAT } from '@openshake/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { newMatch, SETUP } from '../../testing/samples.ts';
import { openThreads } from '../../threads/openThreads.ts';
import { Writer } from './writer.ts';
import { type Form, type OpenedMatch, type Writing, type Written, write } from './writing.ts';

const FORMS: readonly Form[] = ['stored', 'log', 'notation', 'sheet', 'csv'];

/** A match in which somebody leaves and returns so many times. */
function matchOf(rows: number): OpenedMatch {
  const { id, began, ended, totals, practice } = newMatch();
  const texts = Array.from({ length: rows }, (_, nth) => {
    const isBack = nth % 2 === 1;
    const action = { type: isBack ? 'return' : 'leave', by: 'a' };
    const events = [{ type: isBack ? 'playerReturned' : 'playerLeft', player: 'a', at: nth }];
    return JSON.stringify({ v: nth + 1, format: LOG_FORMAT, id: `sent ${nth}`, at: nth, action, events });
  });
  return {
    ...{ id, setup: SETUP, began, ended, totals, practice, texts, isOver: true, viewer: 'audience', until: null },
    ...{ withIds: false, seats: [], people: {}, dice: { commitment: null } },
  };
}

const long = matchOf(5_000);

describe('a long match', () => {
  const threads = openThreads({ workers: 1, log: { note: () => {} } });
  afterAll(() => threads.close());
  const writer = new Writer(threads);

  it('reads the same in every form, and is written in a thread', async () => {
    for (const form of FORMS) {
      const written = write({ form, match: long });
      expect({ text: await writer.write({ form, match: long }, { address: '10.0.0.1' }) }).toEqual(written);
    }
    expect(threads.metrics().writingBusyMs).toBeGreaterThan(0);
  });

  it('has a review that is written in a thread, too', async () => {
    const text = JSON.stringify({ id: null, notes: 'x'.repeat(200_000) });
    const match = { id: 'one', people: { a: 'Ann' }, text };
    const written = await writer.write({ form: 'review', match }, {});
    expect(JSON.parse(written ?? '')).toEqual({ ...JSON.parse(text), id: 'one', people: { a: 'Ann' } });
  });

  it('says which of its rows cannot be read', async () => {
    const match = { ...long, texts: long.texts.with(2_000, '{}') };
    await expect(writer.write({ form: 'log', match }, {})).rejects.toThrow(`Row 2001 of match ${match.id}`);
  });

  it('holds up nobody else while it is read', async () => {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 1);
    const all = FORMS.map((form): Writing => ({ form, match: long }));
    const began = performance.now();
    for (const writing of all) write(writing);
    const here = performance.now() - began;
    const waits: number[] = [];
    // Other programs on this machine hold up everything now and then, so one good round of five is enough.
    do {
      await new Promise((resolve) => setTimeout(resolve, 5));
      longest = 0;
      await Promise.all(all.map((writing, nth) => writer.write(writing, { person: `${nth}`, address: '10.0.0.1' })));
      waits.push(longest);
    } while (waits.length < 5 && Math.min(...waits) >= here / 2);
    clearInterval(timer);
    console.log(`here: ${here.toFixed(0)} ms; others waited ${waits.map((ms) => ms.toFixed(0))} ms`);
    expect(Math.min(...waits)).toBeLessThan(here / 2);
  });
});

describe('somebody who reads long matches', () => {
  /** A thread that answers when it is told to. */
  function slowWriter() {
    const waiting: (() => void)[] = [];
    const turns: (readonly string[])[] = [];
    const writer = new Writer({
      write: (_, turn) => {
        turns.push(turn);
        return new Promise<Written>((resolve) => waiting.push(() => resolve({ text: '' })));
      },
    });
    const read = (person: string | undefined, address: string, match = long) =>
      writer.write({ form: 'log', match }, { address, ...(person !== undefined && { person }) });
    const answerAll = () => {
      for (const answer of waiting.splice(0)) answer();
    };
    return { read, answerAll, turns };
  }

  it('waits for a few at a time, while others wait for their own', async () => {
    const { read, answerAll, turns } = slowWriter();
    const mine = Array.from({ length: 4 }, () => read('ann', '10.0.0.1'));
    await expect(read('ann', '10.0.0.1')).rejects.toMatchObject({ kind: 'too-often', retryAfter: 5 });
    await expect(read('ann', '10.0.0.2')).rejects.toMatchObject({ kind: 'too-often' });
    const others = Array.from({ length: 12 }, (_, nth) => read(`guest ${nth % 4}`, '10.0.0.1'));
    await expect(read('one more', '10.0.0.1')).rejects.toMatchObject({ kind: 'too-often' });
    const neighbor = read(undefined, '10.0.0.2');
    expect(turns.at(-1)).toEqual(['10.0.0.2', '']);
    // A short one takes no turn.
    expect(await read('ann', '10.0.0.1', matchOf(10))).toContain('"leave"');
    answerAll();
    await Promise.all([...mine, ...others, neighbor]);
    const again = read('ann', '10.0.0.1');
    answerAll();
    expect(await again).toBe('');
  });
});
