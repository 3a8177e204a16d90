// `openshake verify`: finished matches in, and whether their dice are the ones that were promised.
import { makeJson } from '@openshake/rules/notation';
import { answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import type { ErrorAnswer } from '../errorAnswer.ts';
import { layout } from '../pretty/page.ts';
import { readMatches } from '../replay/reading.ts';
import { type Around, EXIT, type ExitStatus } from '../surroundings.ts';
import { readArgs } from '../usage.ts';
import { onTheWire, type VerifyAnswer, verifyRequest } from '../verify/answer.ts';
import { verifyPage } from '../verify/page.ts';

export async function verify(args: string[], around: Around): Promise<ExitStatus> {
  const { stdin, stdout, stderr, speech } = around;
  const { on, words } = readArgs('verify', args, { json: 'boolean', color: 'boolean', 'no-color': 'boolean' });
  const page = layout(choosePaint(on, around), stdout.columns, false, speech);
  // Only JSON is for programs.
  const answering = on.json ? around.wireSpeech : speech;
  if (words.length === 0 && stdin.isTTY) stderr.write(`${speech.say('reading.matches', { command: 'verify' })}\n`);
  let allFair = true;
  let hasChecked = false;
  const status = await answerLines<VerifyAnswer | ErrorAnswer>(
    words,
    {
      speech: answering,
      read: readMatches,
      answer: (request) => {
        hasChecked = true;
        const answer = verifyRequest(request, answering);
        if ('fair' in answer) allFair &&= answer.fair;
        return answer;
      },
      show: (answer) => (on.json ? `${makeJson(onTheWire(answer, answering))}\n` : `${verifyPage(answer, page)}\n`),
    },
    around,
  );
  // A failed download leaves an empty file, and no dice in it can be fair.
  return allFair && hasChecked ? status : EXIT.trouble;
}
