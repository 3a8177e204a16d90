// What the numbers of the store and of the threads are called in `GET /metrics`, and what they mean.
import type { Metric } from '../house.ts';

interface Described {
  name: string;
  help: string;
  /** The number is in milliseconds, and Prometheus counts seconds. */
  inMs?: true;
}

const DESCRIBED: Readonly<Record<string, Described>> = {
  store_appends_total: { name: 'store_appends_total', help: 'Rows of matches that the store was asked to keep.' },
  store_changes_total: { name: 'store_changes_total', help: 'Changes of people, tables and the like.' },
  store_commits_total: {
    name: 'store_commits_total',
    help: 'Commits of rows; each holds all rows that waited. In SQLite, other changes are in them too.',
  },
  store_commit_seconds_total: {
    name: 'store_commit_seconds_total',
    help: 'Time that commits took. Divide by the commits: a slow disk shows here.',
  },
  store_failures_total: {
    name: 'store_failures_total',
    help: 'Writes that failed: the disk was full, or the database did not answer.',
  },
  store_restarts_total: { name: 'store_restarts_total', help: 'How often the thread that writes was started again.' },
  store_waiting: { name: 'store_waiting', help: 'Writes that wait for the disk or the database now.' },
  bots: { name: 'bots', help: 'Bots that sit at a table in memory.' },
  botsWaiting: { name: 'bots_waiting', help: 'Bots that wait for a free thread to think in.' },
  botsAsked: { name: 'bots_asked_total', help: 'Views that bots were asked about.' },
  botsAnswered: { name: 'bots_answered_total', help: 'Views that bots answered.' },
  botsDropped: { name: 'bots_dropped_total', help: 'Views that a later view overtook before the bot looked at them.' },
  botsFailed: { name: 'bots_failed_total', help: 'Views that a bot could not answer.' },
  botsBusyMs: { name: 'bots_busy_seconds_total', help: 'Time that bots thought.', inMs: true },
  judgedAtOnce: { name: 'judged_at_once_total', help: 'Papers judged on the main thread, with little effort.' },
  judgedInThread: { name: 'judged_in_thread_total', help: 'Papers too costly for the main thread.' },
  judgingWaiting: { name: 'judging_waiting', help: 'Costly papers that wait for the judging thread.' },
  judgingBusyMs: { name: 'judging_busy_seconds_total', help: 'Time that the judging thread worked.', inMs: true },
  reviewed: { name: 'reviews_total', help: 'Matches that were reviewed.' },
  reviewsFailed: { name: 'reviews_failed_total', help: 'Matches whose review failed.' },
  reviewsWaiting: { name: 'reviews_waiting', help: 'Matches that wait for their review in memory.' },
  reviewsBusyMs: { name: 'reviews_busy_seconds_total', help: 'Time that reviews took.', inMs: true },
  writingWaiting: { name: 'writing_waiting', help: 'Long matches that wait to be written for their readers.' },
  writingBusyMs: { name: 'writing_busy_seconds_total', help: 'Time that it took to write long matches.', inMs: true },
  threads: { name: 'threads', help: 'Threads that run now, besides the main one and those of the store.' },
  threadsDied: {
    name: 'threads_died_total',
    help: 'Threads that were ended or ended by themselves while they worked.',
  },
};

/** The numbers of a part of the server. One that nobody described yet says only its name. */
export const metricsOf = (numbers: Readonly<Record<string, number>>): Metric[] =>
  Object.entries(numbers).map(([key, value]) => {
    const { name, help, inMs } = DESCRIBED[key] ?? { name: key, help: `${key}.` };
    const kind = name.endsWith('_total') ? 'counter' : 'gauge';
    return { name: `openshake_${name}`, help, kind, value: inMs ? value / 1000 : value };
  });
