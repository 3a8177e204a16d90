// `openshake solve`: positions in, answers out, one per line.
import { availableParallelism } from 'node:os';
import { makeJson } from '@openshake/rules/notation';
import { type Answerer, answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import { layout } from '../pretty/page.ts';
import { prettySolved } from '../pretty/solved.ts';
import type { SolveAnswer } from '../solve/answer.ts';
import { Desk } from '../solve/desk.ts';
import type { Around, ExitStatus } from '../surroundings.ts';
import { inRange, MOST_WORKERS, readArgs } from '../usage.ts';

export async function solve(args: string[], around: Around): Promise<ExitStatus> {
  const { stdin, stdout, stderr, wireSpeech } = around;
  const { on, numbers, words } = readArgs('solve', args, {
    pretty: 'boolean',
    color: 'boolean',
    'no-color': 'boolean',
    'limit-ms': 'number',
    workers: 'number',
  });
  const page = layout(choosePaint(on, around), stdout.columns, false, around.speech);
  const speech = on.pretty ? around.speech : wireSpeech;
  const workers = inRange(numbers.workers ?? availableParallelism(), MOST_WORKERS, 'workers', 'solve');
  const desk = new Desk({ limitMs: numbers['limit-ms'], workers, speech });
  if (words.length === 0 && stdin.isTTY) {
    stderr.write(`${around.speech.say('reading.requests', { command: 'solve' })}\n`);
  }
  const solving: Answerer<SolveAnswer> = {
    speech,
    answer: (request, othersWait) => desk.answer(request, othersWait),
    show: (answer, request) => `${on.pretty ? prettySolved(answer, request, page) : makeJson(answer)}\n`,
  };
  try {
    return await answerLines(words, solving, around);
  } finally {
    desk.close();
  }
}
