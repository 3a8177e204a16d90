// `openshake prompt`: asks for a rulebook, a position and a Solution, and prints the verdict.
import type { ShakeRules } from '@openshake/rules';
import { answerRequest } from '../answer.ts';
import { choosePaint } from '../colour.ts';
import { layout, type Page } from '../pretty/page.ts';
import { prettyAnswer } from '../pretty/verdict.ts';
import { Conversation, Leave } from '../prompt/conversation.ts';
import { EXAMPLE } from '../prompt/example.ts';
import { askBook, askPosition, askSolution, type Position, rulesOf, type Solution } from '../prompt/position.ts';
import { readChoice } from '../prompt/reading.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { readArgs, WrongUsage } from '../usage.ts';

const NEXT = ['another', 'new', 'quit'] as const;

const WELCOME = `Openshake judges On-Sets Solutions. Answer each question and press Enter.
`;

async function askPapers(talk: Conversation, position: Position, rules: ShakeRules): Promise<Solution[]> {
  const papers: Solution[] = [];
  while (papers.length < rules.solutions) {
    if (rules.solutions > 1) talk.say(`Solution ${papers.length + 1} of ${rules.solutions}`);
    papers.push(await askSolution(talk, position, rules));
  }
  return papers;
}

function showVerdict(talk: Conversation, page: Page, position: Position, papers: readonly Solution[]): void {
  const request = { ...position, ...(papers.length > 1 ? { solutions: papers } : { solution: papers[0] }) };
  talk.say(`\n${prettyAnswer(answerRequest(request), request, page)}`);
}

/** One position, and as many Solutions for it as the person likes to try. */
async function judgeOnePosition(talk: Conversation, page: Page): Promise<void> {
  const book = await askBook(talk);
  const position = book === 'example' ? EXAMPLE.position : await askPosition(talk, book);
  const rules = rulesOf(position);
  let papers = book === 'example' ? [EXAMPLE.solution] : await askPapers(talk, position, rules);
  for (;;) {
    showVerdict(talk, page, position, papers);
    const next = await talk.ask({
      ask: 'And now?',
      hint: '1 another Solution for this position, 2 a new position, 3 quit',
      otherwise: 'another',
      read: readChoice(NEXT),
    });
    if (next === 'quit') throw new Leave();
    if (next === 'new') return;
    papers = await askPapers(talk, position, rules);
  }
}

export async function prompt(args: string[], around: Surroundings): Promise<ExitStatus> {
  const { on, words } = readArgs('prompt', args, { color: 'boolean', 'no-color': 'boolean' });
  if (words.length > 0) {
    throw new WrongUsage(`"openshake prompt" takes no word "${words[0]}".`, 'openshake prompt --help');
  }
  const page = layout(choosePaint(on, around), around.stdout.columns);
  const talk = new Conversation(around, page);
  talk.say(WELCOME);
  try {
    for (;;) await judgeOnePosition(talk, page);
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    talk.say('Goodbye.');
    return EXIT.fine;
  } finally {
    talk.end();
  }
}
