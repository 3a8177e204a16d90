// Starts the threads of the server, each when it is first needed: some for bots, one for judging, one for reviews, one for long matches.
import { availableParallelism } from 'node:os';
import { type InquiryAnswer, inquiryKey } from '@openshake/rules';
import { answerAtOnce } from '@openshake/rules/judging';
import type { Log } from '../log.ts';
import { besideThis } from '../program.ts';
import { UnreadableRow } from '../stores/store.ts';
import { askOnce } from './askOnce.ts';
import { Desk, type DeskOptions } from './desk.ts';
import { type BotCounts, SeatedBot } from './seatedBot.ts';
import type { Threads } from './threads.ts';

export interface ThreadsOptions {
  /** How many threads bots think in. */
  workers?: number;
  /** A bot thinks no longer than this many milliseconds, in real time. */
  thinkingMs?: number;
  log: Pick<Log, 'note'>;
}

/** The levels that never think for long. They do not wait behind the others. */
const QUICK_LEVELS: readonly string[] = ['first-week', 'first-term', 'club'];

/** How far each kind of work stands behind the main thread: people wait for a verdict, and nobody waits for a review. */
const NICE = { judge: 0, quick: 2, write: 1, deep: 6, review: 10 } as const;

const JUDGING = { ms: 20_000, deaths: 2 } as const;
/** The longest match that there can be takes a second or two. */
const WRITING = { ms: 30_000, deaths: 1 } as const;
/** A thread that does not even end a review in time is ended. */
const REVIEWING = { ms: 30_000, deaths: 1 } as const;

/** For tests: the desks behind the threads. */
export interface OpenThreads extends Threads {
  readonly desks: {
    readonly quick: readonly Desk[];
    readonly deep: readonly Desk[];
    judge: Desk;
    review: Desk;
    write: Desk;
  };
}

export function openThreads({
  workers = Math.max(2, availableParallelism()),
  thinkingMs = 5_000,
  log,
}: ThreadsOptions): OpenThreads {
  const note: DeskOptions['note'] = (what, more) => log.note(what, more);
  const desk = (name: string, nice: number) =>
    new Desk({ name, program: besideThis(import.meta.url, name), nice, note });
  const desks = (count: number, nice: number) => Array.from({ length: count }, () => desk('botThread', nice));
  const quick = desks(Math.max(1, Math.floor(workers / 2)), NICE.quick);
  const deep = workers > 1 ? desks(workers - quick.length, NICE.deep) : quick;
  const judge = desk('judgeThread', NICE.judge);
  const review = desk('reviewThread', NICE.review);
  const write = desk('writeThread', NICE.write);
  const forBots = [...new Set([...quick, ...deep])];
  const all = [...forBots, judge, review, write];
  const bots: BotCounts = { asked: 0, answered: 0, dropped: 0, failed: 0 };
  const counts = { bots: 0, judgedAtOnce: 0, judgedInThread: 0, reviewed: 0, reviewsFailed: 0 };
  const sum = (some: readonly Desk[], of: (each: Desk) => number) => some.reduce((total, each) => total + of(each), 0);
  const busy = (some: readonly Desk[]) => Math.round(sum(some, (each) => each.counts.busyMs));
  /** The papers that wait for the judging thread, by table and by what they ask. */
  const papers = new Map<string, Promise<InquiryAnswer>>();
  let isClosed = false;

  return {
    desks: { quick, deep, judge, review, write },

    judge(inquiry, turn) {
      const answer = answerAtOnce(inquiry);
      if (answer) {
        counts.judgedAtOnce += 1;
        return answer;
      }
      // A table that lost its patience asks anew, and keeps its place.
      const key = `${turn?.join(' ')} ${inquiryKey(inquiry)}`;
      const before = papers.get(key);
      if (before) return before;
      counts.judgedInThread += 1;
      const coming = askOnce(judge, { what: 'judge', inquiry }, JUDGING, turn).finally(() => papers.delete(key));
      papers.set(key, coming);
      return coming;
    },

    write: (writing, turn) => askOnce(write, { what: 'write', writing }, WRITING, turn),

    seat(bot) {
      const lane = QUICK_LEVELS.includes(bot.level) ? quick : deep;
      // Wherever the fewest sit.
      const at = lane.reduce((fewest, each) => (each.seats < fewest.seats ? each : fewest));
      counts.bots += 1;
      return new SeatedBot(bot, counts.bots, at, bots, thinkingMs);
    },

    async review(log, ms) {
      const patience = { ...REVIEWING, ms: ms + REVIEWING.ms };
      const reviewed = await askOnce(review, { what: 'review', log, ms }, patience).catch((error: unknown) => {
        if (isClosed) throw error;
        return { failed: true };
      });
      counts['failed' in reviewed || 'unreadable' in reviewed ? 'reviewsFailed' : 'reviewed'] += 1;
      if ('unreadable' in reviewed) throw new UnreadableRow(log.id, Number(reviewed.unreadable));
      return reviewed;
    },

    metrics: () => ({
      bots: sum(forBots, ({ seats }) => seats),
      botsWaiting: sum(forBots, ({ waiting }) => waiting),
      botsAsked: bots.asked,
      botsAnswered: bots.answered,
      botsDropped: bots.dropped,
      botsFailed: bots.failed,
      botsBusyMs: busy(forBots),
      judgedAtOnce: counts.judgedAtOnce,
      judgedInThread: counts.judgedInThread,
      judgingWaiting: judge.waiting,
      judgingBusyMs: busy([judge]),
      reviewed: counts.reviewed,
      reviewsFailed: counts.reviewsFailed,
      reviewsWaiting: review.waiting,
      reviewsBusyMs: busy([review]),
      writingWaiting: write.waiting,
      writingBusyMs: busy([write]),
      threads: sum(all, ({ thread }) => (thread ? 1 : 0)),
      threadsDied: sum(all, (each) => each.counts.deaths),
    }),

    async close() {
      isClosed = true;
      await Promise.all(all.map((each) => each.close()));
    },
  };
}
