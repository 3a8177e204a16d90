// Plays a whole match at a live table, over as many connections as that takes.
import type { ServerMessage } from '@openshake/protocol';
import { cut } from '@openshake/rules';
import type { Program, Result } from '../bot/program.ts';
import type { Text } from '../words/texts/index.ts';
import { type Api, CannotConnect, Refused } from './api.ts';
import { Line } from './line.ts';
import { LiveSeat } from './seat.ts';
import type { Seated } from './sitting.ts';

const PROTOCOL = 1;

export interface PlayingOptions {
  api: Api;
  program: Program;
  at: Seated;
  code: string;
  speed: number;
  say: (text: Text) => void;
  /** Ends it early. */
  stop: AbortSignal;
}

/** How long to wait before each new connection, in milliseconds. */
const PAUSES = [200, 400, 800, 1500, 3000, 5000];
/** A line that held for this long was a good one. */
const STEADY_MS = 10_000;
/** When to ask for the table again if the server could not show it. */
const WATCH_AGAIN_MS = 2000;
const LONGEST_MESSAGE = 300;

/** Errors after which nothing gets better. */
const FINAL = ['protocol', 'no-session', 'forbidden', 'not-found'];

/** The result, or null if it was stopped or the program has left. */
export async function playMatch({ api, program, at, code, speed, say, stop }: PlayingOptions): Promise<Result | null> {
  const table = at.table.id;
  const ending = new AbortController();
  const end = () => ending.abort();
  let line: Line | null = null;
  let result: Result | null = null;
  let failure: CannotConnect | null = null;
  /** How many lines broke soon, one after the other. */
  let breaks = 0;
  let isSeen = false;

  const seat = new LiveSeat({
    program,
    match: at.table.match ?? table,
    act: (id, action) => line?.send({ type: 'act', table, id, action }),
    speed,
    say,
    over: (played) => {
      result = played;
      end();
    },
  });
  const watch = () => line?.send({ type: 'watch', table, code, legal: true });
  const opened = () => {
    line?.send({ type: 'hello', protocol: PROTOCOL });
    seat.connected();
    watch();
  };
  const hear = (message: ServerMessage): void => {
    if (message.type === 'error') {
      const why = cut(message.message, LONGEST_MESSAGE);
      if (FINAL.includes(message.kind)) {
        failure = new CannotConnect({ key: 'connect.refusedUs', why });
        end();
        return;
      }
      say({ key: 'connect.trouble', why });
      if (!isSeen) setTimeout(watch, WATCH_AGAIN_MS).unref();
    } else if ('table' in message && message.table === table) {
      if (message.type === 'done') seat.done(message);
      else {
        if (!isSeen && breaks > 0) say({ key: 'connect.again' });
        isSeen = true;
        seat.heard(message);
      }
    }
  };

  ending.signal.addEventListener('abort', () => line?.close());
  stop.addEventListener('abort', end);
  if (stop.aborted) end();
  void program.left.then(end);
  try {
    while (!ending.signal.aborted) {
      isSeen = false;
      line = new Line(api);
      const began = performance.now();
      await line.run(opened, hear);
      if (ending.signal.aborted) break;
      if (performance.now() - began > STEADY_MS) breaks = 0;
      if (breaks === 0) say({ key: 'connect.broken' });
      await pause(PAUSES[Math.min(breaks, PAUSES.length - 1)] ?? 0, ending.signal);
      breaks += 1;
    }
  } catch (error) {
    if (error instanceof Refused) throw new CannotConnect({ key: 'connect.refusedUs', why: error.message });
    throw error;
  } finally {
    stop.removeEventListener('abort', end);
    seat.close();
  }
  if (failure) throw failure;
  return result;
}

/** Waits, but no longer than until it ends. */
const pause = (ms: number, ending: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    ending.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
