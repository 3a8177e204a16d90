// `openshake value`: expressions in, and what they name out, one per line.
import { makeJson } from '@openshake/rules/notation';
import { type Answerer, answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import { layout } from '../pretty/page.ts';
import { prettyValued } from '../pretty/valued.ts';
import type { Around, ExitStatus } from '../surroundings.ts';
import { readArgs } from '../usage.ts';
import { answerExpression, onTheWire, type ValueAnswer } from '../value/answer.ts';

export async function value(args: string[], around: Around): Promise<ExitStatus> {
  const { stdin, stdout, stderr, wireSpeech } = around;
  const { on, words } = readArgs('value', args, { pretty: 'boolean', color: 'boolean', 'no-color': 'boolean' });
  const page = layout(choosePaint(on, around), stdout.columns, false, around.speech);
  const speech = on.pretty ? around.speech : wireSpeech;
  const valuing: Answerer<ValueAnswer> = {
    speech,
    answer: (request) => answerExpression(request, speech),
    show: (answer, request) => `${on.pretty ? prettyValued(answer, request, page) : makeJson(onTheWire(answer))}\n`,
  };
  if (words.length === 0 && stdin.isTTY) {
    stderr.write(`${around.speech.say('reading.requests', { command: 'value' })}\n`);
  }
  return answerLines(words, valuing, around);
}
