// `openshake prompt`: asks for a rulebook, a position and a Solution, and prints the verdict.
import type { Book } from '@openshake/rules';
import { answerRequest } from '../answer.ts';
import { choosePaint } from '../colour.ts';
import { layout, type Page, speechOf } from '../pretty/page.ts';
import { prettyAnswer } from '../pretty/verdict.ts';
import { askBook } from '../prompt/book.ts';
import { Conversation, Leave } from '../prompt/conversation.ts';
import { askEquationsRound } from '../prompt/equationsRound.ts';
import { askOnSetsRound } from '../prompt/onSetsRound.ts';
import { readChoice } from '../prompt/reading.ts';
import type { Round } from '../prompt/round.ts';
import { type Around, EXIT, type ExitStatus } from '../surroundings.ts';
import { readArgs, refuseWords } from '../usage.ts';

const NEXT = ['another', 'new', 'quit'] as const;

const askRound = (talk: Conversation, book: Book): Promise<Round> =>
  book.game === 'equations' ? askEquationsRound(talk, book) : askOnSetsRound(talk, book);

/** One position, and as many Solutions for it as the person wants to try. */
async function judgeOnePosition(talk: Conversation, page: Page): Promise<void> {
  const chosen = await askBook(talk);
  const speech = speechOf(page);
  const { position, askPaper } = 'example' in chosen ? chosen.example.round : await askRound(talk, chosen.book);
  let paper = 'example' in chosen ? chosen.example.paper : await askPaper(talk);
  for (;;) {
    const request = { ...position, ...paper };
    talk.say(`\n${prettyAnswer(answerRequest(request, speech), request, page)}`);
    const next = await talk.ask({
      ask: { key: 'prompt.next' },
      hint: { key: 'prompt.next.choices' },
      otherwise: 'another',
      read: readChoice(NEXT, 'numbered'),
    });
    if (next === 'quit') throw new Leave();
    if (next === 'new') return;
    paper = await askPaper(talk);
  }
}

export async function prompt(args: string[], around: Around): Promise<ExitStatus> {
  const { on, words } = readArgs('prompt', args, { color: 'boolean', 'no-color': 'boolean' });
  refuseWords(words, 'prompt');
  const page = layout(choosePaint(on, around), around.stdout.columns, false, around.speech);
  const talk = new Conversation(around, page);
  const { say } = around.speech;
  talk.note(say('prompt.welcome'));
  talk.say('');
  try {
    for (;;) await judgeOnePosition(talk, page);
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    talk.say(say('prompt.goodbye'));
    return EXIT.fine;
  } finally {
    await talk.end();
  }
}
