// `openshake solve`: positions in, answers out, one a line.
import { type Answerer, answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import { layout } from '../pretty/page.ts';
import { prettySolved } from '../pretty/solved.ts';
import { answerQuestion, type SolveAnswer } from '../solve/answer.ts';
import type { ExitStatus, Surroundings } from '../surroundings.ts';
import { readArgs } from '../usage.ts';

export async function solve(args: string[], around: Surroundings): Promise<ExitStatus> {
  const { stdin, stdout, stderr } = around;
  const { on, numbers, words } = readArgs('solve', args, {
    pretty: 'boolean',
    color: 'boolean',
    'no-color': 'boolean',
    'limit-ms': 'number',
  });
  const page = layout(choosePaint(on, around), stdout.columns);
  const limitMs = numbers['limit-ms'];
  if (words.length === 0 && stdin.isTTY) {
    stderr.write(
      'openshake solve reads requests, one JSON object a line; end with Ctrl-D. Help: openshake solve --help\n',
    );
  }
  const solving: Answerer<SolveAnswer> = {
    answer: (request) => answerQuestion(request, limitMs),
    show: (answer, request) => `${on.pretty ? prettySolved(answer, request, page) : JSON.stringify(answer)}\n`,
  };
  return answerLines(words, solving, around);
}
