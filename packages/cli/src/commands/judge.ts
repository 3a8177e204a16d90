// `openshake judge`: requests in, answers out, one per line.
import { makeJson } from '@openshake/rules/notation';
import { answerRequest, onTheWire } from '../answer.ts';
import { type Answerer, answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import { layout } from '../pretty/page.ts';
import { prettyAnswer } from '../pretty/verdict.ts';
import type { Around, ExitStatus } from '../surroundings.ts';
import { readArgs } from '../usage.ts';

export async function judge(args: string[], around: Around): Promise<ExitStatus> {
  const { stdin, stdout, stderr, wireSpeech } = around;
  const { on, words } = readArgs('judge', args, { pretty: 'boolean', color: 'boolean', 'no-color': 'boolean' });
  const page = layout(choosePaint(on, around), stdout.columns, false, around.speech);
  const speech = on.pretty ? around.speech : wireSpeech;
  const judging: Answerer<ReturnType<typeof answerRequest>> = {
    speech,
    answer: (request) => answerRequest(request, speech),
    show: (answer, request) =>
      on.pretty ? `${prettyAnswer(answer, request, page)}\n` : `${makeJson(onTheWire(answer))}\n`,
  };
  if (words.length === 0 && stdin.isTTY) {
    stderr.write(`${around.speech.say('reading.judge')}\n`);
  }
  return answerLines(words, judging, around);
}
