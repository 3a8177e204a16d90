// What a bot in a thread is asked: only the newest question, after everything that its seat has seen.
import type { Deed } from '@openshake/host';
import { beginMatch, type MatchView, type Setup, view } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import type { Desk, Job } from './desk.ts';
import type { BotQuestion } from './messages.ts';
import { SeatedBot } from './seatedBot.ts';

const setup: Setup = {
  book: 'agloa-onsets-2023',
  division: 'middle',
  players: ['a', 'b'],
  officiating: 'strict',
  clocks: 'none',
  variations: false,
};
const start = view(beginMatch(setup), 'a', { at: 0, search });
/** The table at this moment, during a shake or before it. */
const at = (moment: number, shake: number | null = 1): MatchView => ({
  ...start,
  at: moment,
  table: { ...start.table, shake },
});

/** A desk whose thread is the test. */
function stage() {
  const waiting = new Set<Job>();
  const heard: string[] = [];
  const desk = {
    seats: 0,
    add: (job: Job) => void waiting.add(job),
    drop: (job: Job) => void waiting.delete(job),
    overtake: () => void heard.push('overtaken'),
    forget: (bot: number) => void heard.push(`forget ${bot}`),
  };
  const counts = { asked: 0, answered: 0, dropped: 0, failed: 0 };
  let reads = 0;
  const seen = async () => {
    reads += 1;
    return [at(1), at(2)];
  };
  const seat = { level: 'club', seat: 'a', seed: 1, pace: 1, seen, isWatched: () => true };
  const bot = new SeatedBot(seat, 4, desk as unknown as Desk, counts, 5_000);
  /** What the thread gets next. */
  const next = async (life: number): Promise<BotQuestion | undefined> => {
    for (let turn = 0; turn < 3; turn += 1) {
      for (const job of waiting) {
        waiting.delete(job);
        const question = job.question(life);
        if (question) return question as BotQuestion;
      }
      await new Promise(setImmediate);
    }
    return undefined;
  };
  return { bot, counts, heard, next, desk, reads: () => reads };
}

const deed = { action: { type: 'sign', by: 'a' }, after: 5 } as const satisfies Deed;
const moments = (question: BotQuestion | undefined) => question?.seen.map((seen) => seen.at);

describe('a bot in a thread', () => {
  it('is made from what its seat has seen of the shake, once', async () => {
    const { bot, next, reads } = stage();
    const first = bot.act(at(3));
    const question = await next(1);
    expect(question).toMatchObject({ bot: 4, start: { level: 'club', seat: 'a', seed: 1, pace: 1 }, view: { at: 3 } });
    expect(moments(question)).toEqual([1, 2]);
    bot.answered(deed);
    expect(await first).toEqual(deed);
    void bot.act(at(4));
    const second = await next(1);
    expect([second?.start, moments(second), reads()]).toEqual([undefined, [], 1]);
  });

  it('has nothing to remember between shakes', async () => {
    const { bot, next, reads } = stage();
    void bot.act(at(3, null));
    expect(moments(await next(1))).toEqual([]);
    expect(reads()).toBe(0);
  });

  it('drops a question that has not begun, and shows the bot that table all the same', async () => {
    const { bot, next, counts } = stage();
    const old = bot.act(at(3));
    const older = bot.act(at(4));
    const newest = bot.act(at(5));
    expect(await Promise.all([old, older])).toEqual([null, null]);
    const question = await next(1);
    expect([moments(question), question?.view.at]).toEqual([[1, 2, 3, 4], 5]);
    bot.answered(deed);
    expect(await newest).toEqual(deed);
    expect(counts).toEqual({ asked: 3, answered: 1, dropped: 2, failed: 0 });
  });

  it('ignores the answer to a question that was overtaken in the thread', async () => {
    const { bot, next, heard } = stage();
    const old = bot.act(at(3));
    await next(1);
    const newest = bot.act(at(4));
    expect(await old).toBeNull();
    expect(heard).toEqual(['overtaken']);
    bot.answered({ ...deed, after: 99 });
    const question = await next(1);
    expect([question?.start, question?.view.at]).toEqual([undefined, 4]);
    bot.answered(deed);
    expect(await newest).toEqual(deed);
  });

  it('starts over when its thread dies, and asked again; the third thread has to answer at once', async () => {
    const { bot, next, reads, counts, desk } = stage();
    const answer = bot.act(at(3));
    const asked = [];
    for (const life of [1, 2, 3]) {
      asked.push(await next(life));
      if (bot.died()) desk.add(bot);
    }
    expect(asked.map((question) => [question?.ms, question?.start?.level, moments(question)])).toEqual([
      [5_000, 'club', [1, 2]],
      [5_000, 'club', [1, 2]],
      [0, 'club', [1, 2]],
    ]);
    expect(await answer).toBeNull();
    expect([reads(), counts.failed]).toEqual([3, 1]);
    // The next table is a new question.
    void bot.act(at(9));
    expect((await next(4))?.ms).toBe(5_000);
  });

  it('that failed in its thread starts over, and a newer question is not touched by that', async () => {
    const { bot, next } = stage();
    const old = expect(bot.act(at(3))).rejects.toThrow('broken');
    await next(1);
    bot.failed(new Error('broken'));
    await old;
    void bot.act(at(4));
    await next(1);
    const newest = bot.act(at(5));
    bot.failed(new Error('the overtaken one'));
    expect((await next(1))?.start).toBeDefined();
    bot.answered(deed);
    expect(await newest).toEqual(deed);
  });

  it('whose past cannot be read fails, and can be asked again', async () => {
    const { counts, desk } = stage();
    const seen = () => Promise.reject(new Error('no rows'));
    const bot = new SeatedBot(
      { level: 'club', seat: 'a', seed: 1, pace: 1, seen, isWatched: () => true },
      5,
      desk as unknown as Desk,
      counts,
      5_000,
    );
    const answer = expect(bot.act(at(3))).rejects.toThrow('no rows');
    expect(bot.question(1)).toBeUndefined();
    await answer;
    void bot.act(at(4, null));
    expect(bot.question(1)).toBeDefined();
  });

  it('that is closed is forgotten, and everybody who waits hears that it does nothing', async () => {
    const { bot, next, heard, desk } = stage();
    const first = bot.act(at(3));
    await next(1);
    expect(desk.seats).toBe(1);
    bot.close();
    bot.close();
    expect(await Promise.all([first, bot.act(at(4))])).toEqual([null, null]);
    expect([desk.seats, heard]).toEqual([0, ['overtaken', 'forget 4']]);
  });
});
