// Requests in, answers out, in order. Every command that reads requests does this.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type ErrorAnswer, errorAnswer } from './errorAnswer.ts';
import { type Line, LONGEST_LINE, linesOf } from './jsonLines.ts';
import { Outgoing } from './outgoing.ts';
import { Outlet } from './outlet.ts';
import { type Around, EXIT, type ExitStatus } from './surroundings.ts';
import { shownPath, whyNotRead } from './whyNot.ts';
import type { Speech } from './words/speech.ts';
import type { Text } from './words/texts/index.ts';

/** A request, or why it could not be read; either way with its id, if that could be read. */
export type Read = { request: unknown } | { wrong: Text; id?: unknown };

/** Reads requests from the lines of a source, in batches as they arrive. `file` names the source if there are several. */
export type Reader = (batches: AsyncIterable<Line[]>, file: string | undefined) => AsyncIterable<Read[]>;

/** How a command answers one request and shows the answer. */
export interface Answerer<Answer extends object> {
  /** The language for faulty lines. */
  speech: Speech;
  /** How to read requests. By default, each line is one JSON object. */
  read?: Reader;
  /** `othersWait`: more requests have arrived. A late answer lets them go on and keeps its place. */
  answer: (request: unknown, othersWait: boolean) => Answer | Promise<Answer>;
  show: (answer: Answer | ErrorAnswer, request: unknown) => string;
}

/** At most this many answers wait for an open one. */
const MOST_WAITING = 1_000;

/** The place of a line, for messages. */
export const placeOf = (line: number, file: string | undefined): Text =>
  file === undefined ? { key: 'line.place', line } : { key: 'line.place.of', line, file };

/** Reads the request on one line. */
export function readJsonLine({ number, text }: Line, file: string | undefined): Read {
  const place = placeOf(number, file);
  if (text === undefined) return { wrong: { key: 'line.tooLong', place, bytes: LONGEST_LINE } };
  try {
    return { request: JSON.parse(text) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // The object continues on the next line.
    const broken = /^\s*\{/.test(text) && !/\}\s*$/.test(text);
    return { wrong: { key: broken ? 'line.notJson.broken' : 'line.notJson', place, why } };
  }
}

async function* oneALine(batches: AsyncIterable<Line[]>, file: string | undefined): AsyncGenerator<Read[]> {
  for await (const batch of batches) yield batch.map((line) => readJsonLine(line, file));
}

interface Shown {
  text: string;
  /** Whether the request was well formed. */
  fine: boolean;
}

/** The answer to one request, as text. */
function answerOne<Answer extends object>(
  read: Read,
  { answer: answerTo, show, speech }: Answerer<Answer>,
  othersWait: boolean,
): Shown | Promise<Shown> {
  if ('wrong' in read) {
    const { wrong, id = null } = read;
    return { text: show(errorAnswer(id, wrong, speech), undefined), fine: false };
  }
  const { request } = read;
  const shown = (answer: Answer): Shown => ({ text: show(answer, request), fine: !('error' in answer) });
  const answer = answerTo(request, othersWait);
  return answer instanceof Promise ? answer.then(shown) : shown(answer);
}

/** Answers every request of one source. `read` is false if nobody reads the output anymore; `empty` is true if there was no request. */
async function answerSource<Answer extends object>(
  source: Readable,
  file: string | undefined,
  answerer: Answerer<Answer>,
  out: Outlet,
) {
  const { read = oneALine } = answerer;
  const outgoing = new Outgoing(out);
  const done = { fine: true, empty: true, read: true };
  const textOf = ({ text, fine }: Shown): string => {
    done.fine &&= fine;
    return text;
  };
  try {
    for await (const batch of read(linesOf(source), file)) {
      for (const [at, one] of batch.entries()) {
        const shown = answerOne(one, answerer, at + 1 < batch.length);
        done.empty = false;
        outgoing.add(shown instanceof Promise ? shown.then(textOf) : textOf(shown));
        if (outgoing.isOpen) {
          // Signals such as Ctrl-C are heard between two requests.
          await setImmediate();
          await outgoing.until(MOST_WAITING);
        } else if (outgoing.isFull) await outgoing.pass();
        if (!outgoing.isRead) break;
      }
      await outgoing.pass();
      if (!outgoing.isRead) break;
    }
  } finally {
    // If a source breaks off, the requests before the break still get answers.
    await outgoing.until(0);
  }
  return { ...done, read: outgoing.isRead };
}

/** Answers the requests in all files, or on standard input if there are none. */
export async function answerLines<Answer extends object>(
  words: readonly string[],
  answerer: Answerer<Answer>,
  { stdin, stdout, stderr, speech }: Around,
): Promise<ExitStatus> {
  const out = new Outlet(stdout);
  const files = words.length > 0 ? words : ['-'];
  let fine = true;
  let empty = true;
  for (const file of files) {
    const source = file === '-' ? stdin : createReadStream(file);
    const name = files.length > 1 && file !== '-' ? shownPath(file) : undefined;
    try {
      const done = await answerSource(source, name, answerer, out);
      fine &&= done.fine;
      empty &&= done.empty;
      if (!done.read) return EXIT.fine;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      const shown = file === '-' ? speech.say('reading.stdin') : shownPath(file);
      stderr.write(`openshake: ${speech.say('file.notRead', { file: shown, why: whyNotRead(error, speech) })}\n`);
      fine = false;
    }
  }
  if (fine && empty) stderr.write(`openshake: ${speech.say('reading.empty')}\n`);
  return fine ? EXIT.fine : EXIT.trouble;
}
