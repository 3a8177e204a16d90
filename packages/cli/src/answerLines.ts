// Requests in, answers out, one a line: what every command that reads JSON Lines does.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Line, LONGEST_LINE, linesOf } from './jsonLines.ts';
import { Outlet } from './outlet.ts';
import { EXIT, type ExitStatus, type Surroundings } from './surroundings.ts';

/** A request that could not be answered, and why. */
export interface ErrorAnswer {
  id: unknown;
  error: { message: string };
}

export const errorAnswer = (id: unknown, message: string): ErrorAnswer => ({ id, error: { message } });

/** How a command answers one request, and how it shows an answer. */
export interface Answerer<Answer extends object> {
  answer: (request: unknown) => Answer;
  show: (answer: Answer | ErrorAnswer, request: unknown) => string;
}

/** So much text is gathered before it is written. */
const ENOUGH_TEXT = 64 * 1024;

/** The answer to one line, as text, and whether the line was in order. */
function answerLine<Answer extends object>(
  { number, text }: Line,
  source: string,
  { answer: answerTo, show }: Answerer<Answer>,
): { shown: string; fine: boolean } {
  const wrong = (message: string) => ({ shown: show(errorAnswer(null, message), undefined), fine: false });
  if (text === undefined) return wrong(`Line ${number}${source} is longer than ${LONGEST_LINE} bytes.`);
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch (error) {
    return wrong(`Line ${number}${source} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const answer = answerTo(request);
  try {
    return { shown: show(answer, request), fine: !('error' in answer) };
  } catch {
    // What can be read can be too deep to be written again.
    return wrong(`The "id" of line ${number}${source} cannot be repeated; a short text is best.`);
  }
}

/** Answers every line of one source. `read` is false when the output has nobody left to read it. */
async function answerSource<Answer extends object>(
  source: Readable,
  name: string,
  answerer: Answerer<Answer>,
  out: Outlet,
) {
  let fine = true;
  let text = '';
  for await (const batch of linesOf(source)) {
    for (const line of batch) {
      const answer = answerLine(line, name, answerer);
      fine &&= answer.fine;
      text += answer.shown;
      if (text.length < ENOUGH_TEXT) continue;
      if (!(await out.write(text))) return { fine, read: false };
      text = '';
    }
    if (!(await out.write(text))) return { fine, read: false };
    text = '';
  }
  return { fine, read: true };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'reading it is not allowed',
  EISDIR: 'it is a folder',
};

/** Answers the lines of all files, or of standard input when there are none. */
export async function answerLines<Answer extends object>(
  words: readonly string[],
  answerer: Answerer<Answer>,
  { stdin, stdout, stderr }: Surroundings,
): Promise<ExitStatus> {
  const out = new Outlet(stdout);
  const files = words.length > 0 ? words : ['-'];
  let fine = true;
  for (const file of files) {
    const source = file === '-' ? stdin : createReadStream(file);
    const name = files.length > 1 && file !== '-' ? ` of ${file}` : '';
    try {
      const done = await answerSource(source, name, answerer, out);
      fine &&= done.fine;
      if (!done.read) return EXIT.fine;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      stderr.write(`openshake: cannot read ${file === '-' ? 'standard input' : file}: ${REASONS[code] ?? message}.\n`);
      fine = false;
    }
  }
  return fine ? EXIT.fine : EXIT.trouble;
}
