// `openshake judge`: requests in, answers out, one a line.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Answer, answerRequest, errorAnswer, onTheWire } from '../answer.ts';
import { choosePaint } from '../colour.ts';
import { type Line, LONGEST_LINE, linesOf } from '../jsonLines.ts';
import { Outlet } from '../outlet.ts';
import { layout, type Page } from '../pretty/page.ts';
import { prettyAnswer } from '../pretty/verdict.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { readArgs } from '../usage.ts';

/** So much text is gathered before it is written. */
const ENOUGH_TEXT = 64 * 1024;

type Show = (answer: Answer, request: unknown) => string;

const asJson: Show = (answer) => `${JSON.stringify(onTheWire(answer))}\n`;

const asPage =
  (page: Page): Show =>
  (answer, request) =>
    `${prettyAnswer(answer, request, page)}\n`;

/** The answer to one line, as text, and whether the line was in order. */
function answerLine({ number, text }: Line, source: string, show: Show): { shown: string; fine: boolean } {
  const wrong = (message: string) => ({ shown: show(errorAnswer(null, message), undefined), fine: false });
  if (text === undefined) return wrong(`Line ${number}${source} is longer than ${LONGEST_LINE} bytes.`);
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch (error) {
    return wrong(`Line ${number}${source} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const answer = answerRequest(request);
  try {
    return { shown: show(answer, request), fine: !('error' in answer) };
  } catch {
    // What can be read can be too deep to be written again.
    return wrong(`The "id" of line ${number}${source} cannot be repeated; a short text is best.`);
  }
}

/** Answers every line of one source. `read` is false when the output has nobody left to read it. */
async function answerAll(source: Readable, name: string, show: Show, out: Outlet) {
  let fine = true;
  let text = '';
  for await (const batch of linesOf(source)) {
    for (const line of batch) {
      const answer = answerLine(line, name, show);
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

export async function judge(args: string[], around: Surroundings): Promise<ExitStatus> {
  const { stdin, stdout, stderr } = around;
  const { on, words } = readArgs('judge', args, { pretty: 'boolean', color: 'boolean', 'no-color': 'boolean' });
  const show = on.pretty ? asPage(layout(choosePaint(on, around), stdout.columns)) : asJson;
  const out = new Outlet(stdout);
  const files = words.length > 0 ? words : ['-'];
  if (words.length === 0 && stdin.isTTY) {
    stderr.write(
      'openshake judge reads requests, one JSON object a line; end with Ctrl-D.\n' +
        'To be asked for a position instead, type openshake alone. Help: openshake judge --help\n',
    );
  }
  let fine = true;
  for (const file of files) {
    const source = file === '-' ? stdin : createReadStream(file);
    const name = files.length > 1 && file !== '-' ? ` of ${file}` : '';
    try {
      const done = await answerAll(source, name, show, out);
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
