// `openshake judge`: requests in, answers out, one a line.
import { makeJson } from '@openshake/rules/notation';
import { answerRequest, onTheWire } from '../answer.ts';
import { type Answerer, answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import { layout } from '../pretty/page.ts';
import { prettyAnswer } from '../pretty/verdict.ts';
import type { ExitStatus, Surroundings } from '../surroundings.ts';
import { readArgs } from '../usage.ts';

export async function judge(args: string[], around: Surroundings): Promise<ExitStatus> {
  const { stdin, stdout, stderr } = around;
  const { on, words } = readArgs('judge', args, { pretty: 'boolean', color: 'boolean', 'no-color': 'boolean' });
  const page = layout(choosePaint(on, around), stdout.columns);
  const judging: Answerer<ReturnType<typeof answerRequest>> = {
    answer: answerRequest,
    show: (answer, request) =>
      on.pretty ? `${prettyAnswer(answer, request, page)}\n` : `${makeJson(onTheWire(answer))}\n`,
  };
  if (words.length === 0 && stdin.isTTY) {
    stderr.write(
      'openshake judge reads requests, one JSON object a line; end with Ctrl-D.\n' +
        'To be asked for a position instead, type openshake alone. Help: openshake judge --help\n',
    );
  }
  return answerLines(words, judging, around);
}
