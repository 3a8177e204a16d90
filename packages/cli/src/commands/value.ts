// `openshake value`: expressions in, what they name out, one on each line.
import { makeJson } from '@openshake/rules/notation';
import { type Answerer, answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import { layout } from '../pretty/page.ts';
import { prettyValued } from '../pretty/valued.ts';
import type { ExitStatus, Surroundings } from '../surroundings.ts';
import { readArgs } from '../usage.ts';
import { answerExpression, onTheWire, type ValueAnswer } from '../value/answer.ts';

export async function value(args: string[], around: Surroundings): Promise<ExitStatus> {
  const { stdin, stdout, stderr } = around;
  const { on, words } = readArgs('value', args, { pretty: 'boolean', color: 'boolean', 'no-color': 'boolean' });
  const page = layout(choosePaint(on, around), stdout.columns);
  const valuing: Answerer<ValueAnswer> = {
    answer: answerExpression,
    show: (answer, request) => `${on.pretty ? prettyValued(answer, request, page) : makeJson(onTheWire(answer))}\n`,
  };
  if (words.length === 0 && stdin.isTTY) {
    stderr.write(
      'openshake value reads requests, one JSON object a line; end with Ctrl-D. Help: openshake value --help\n',
    );
  }
  return answerLines(words, valuing, around);
}
