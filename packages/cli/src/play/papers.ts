// The papers of a shake, judged and worked out in full.
import {
  books,
  type Claim,
  type MatchState,
  type Occasion,
  type Player,
  type PresentedPaper,
  provenAt,
  rulesOf,
} from '@openshake/rules';
import { positionOf } from '@openshake/rules/notation';
import { answerRequest } from '../answer.ts';
import { sayAfter } from '../inPlainWords.ts';
import { nameOfClause } from '../pretty/clauses.ts';
import { harmless, type Page, speechOf, wrap } from '../pretty/page.ts';
import { speakFormula, speakSigns } from '../pretty/spoken.ts';
import { wordsOn } from '../pretty/tableWords.ts';
import { prettyAnswer } from '../pretty/verdict.ts';
import type { Speech } from '../words/speech.ts';

/** The formulas of a verdict in words, line by line. */
const spokenPage = (text: string, page: Page): string =>
  text
    .split('\n')
    .flatMap((line) => wrap(speakLine(line, speechOf(page)), page.width))
    .join('\n');

/** The labels of formulas and numbers, which have signs too. */
const OF_FORMULAS = ['label.goal', 'label.value', 'label.wild'] as const;

function speakLine(line: string, speech: Speech): string {
  const label = OF_FORMULAS.map((key) => `${speech.say(key)}: `).find((begin) => line.startsWith(begin));
  const said = label === undefined ? line : `${label}${speakFormula(line.slice(label.length), speech)}`;
  return speakSigns(said, speech).trim();
}

/** A paper, judged in the position that its proof is about. */
function judged(match: MatchState, occasion: Occasion, paper: PresentedPaper, speech: Speech) {
  const proven = provenAt(match, paper, occasion);
  const { phase: _, moved: __, ...position } = positionOf(proven.match);
  const { charged } = proven;
  const moved = charged && { moved: { cube: charged.cube, to: charged.to } };
  const request = { ...position, after: occasion, ...paper, ...moved };
  return { request, answer: answerRequest(request, speech) };
}

/** `challenged`: nobody, if the Solution is only tried. Then the page names no challenge. */
function verdictPage(
  match: MatchState,
  occasion: Occasion,
  paper: PresentedPaper,
  page: Page,
  challenged?: 'nobody',
): string {
  const speech = speechOf(page);
  const { request, answer } = judged(match, occasion, paper, speech);
  const shown = challenged === 'nobody' ? { ...request, after: undefined } : request;
  const named = { ...page, clause: (clause: string) => nameOfClause(match.book, clause, speech) };
  const drawn = prettyAnswer(answer, shown, named);
  return page.plain ? spokenPage(drawn, page) : drawn;
}

/** The papers of a match in its checking phase, or those of one writer, each with its verdict. */
export function paperPages(match: MatchState, page: Page, writer?: Player): string[] {
  const { phase } = match;
  if (phase.name !== 'check') return [];
  const { say } = speechOf(page).at(wordsOn(page, match.book));
  const answers = Object.entries(phase.answers).filter(([player]) => writer === undefined || player === writer);
  return answers.map(([player, answer]) => {
    const head = page.paint.bold(harmless(say('papers.of', { player })));
    if (!('paper' in answer)) return `${head}\n  ${say('papers.none')}\n`;
    return `${head}\n${verdictPage(match, phase.occasion, answer.paper, page)}`;
  });
}

/** A paper that was not handed in, judged for its writer alone. */
export function triedPage(match: MatchState, paper: PresentedPaper, page: Page): string {
  if ('occasion' in match.phase) return verdictPage(match, match.phase.occasion, paper, page);
  const { fromResources } = books[match.book].rules;
  const { claims } = rulesOf(match);
  const withAny = claims.find((claim) => fromResources[claim].most === 'any') ?? 'impossible';
  const withOne = claims.find((claim) => fromResources[claim].most === 'one');
  const speech = speechOf(page);
  const text = verdictPage(match, withAny, paper, page, 'nobody');
  const lines = (sentence: string) => `${wrap(harmless(sentence), page.width).join('\n')}\n`;
  const isNoted = withOne !== undefined && isCorrect(match, withAny, paper, speech);
  const also = isNoted ? lines(tightNote(match, withOne, paper, page)) : '';
  return `${lines(speech.say('papers.unchallenged'))}${text}${also}`;
}

function isCorrect(match: MatchState, claim: Claim, paper: PresentedPaper, speech: Speech): boolean {
  const { answer } = judged(match, claim, paper, speech);
  return 'verdict' in answer && answer.verdict.correct === true;
}

/** Whether it would be correct if only one cube from Resources may be used. */
function tightNote(match: MatchState, claim: Claim, paper: PresentedPaper, page: Page): string {
  const speech = speechOf(page);
  const { answer } = judged(match, claim, paper, speech);
  const after = sayAfter(claim, speech);
  if (!('verdict' in answer)) return '';
  const [first] = answer.verdict.violations;
  if (answer.verdict.correct) return speech.say('papers.tight', { after });
  const why = first && (page.plain ? speakFormula(first.message, speech) : first.message);
  return [speech.say('papers.tight.not', { after }), ...(why === undefined ? [] : [why])].join(' ');
}
