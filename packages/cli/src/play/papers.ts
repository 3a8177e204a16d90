// The papers of a shake in front of the judge, worked out in full.
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
import { People } from '../people.ts';
import { nameOfClause } from '../pretty/clauses.ts';
import { harmless, type Page, wrap } from '../pretty/page.ts';
import { speakFormula, speakSigns } from '../pretty/spoken.ts';
import { prettyAnswer } from '../pretty/verdict.ts';

/** The formulas of a verdict in words, line by line. */
const spokenPage = (text: string, { width }: Page): string =>
  text
    .split('\n')
    .flatMap((line) => wrap(speakLine(line), width))
    .join('\n');

/** Numbers have signs too. */
function speakLine(line: string): string {
  const [, label, formula] = /^(Goal|Value|Wild): (.*)$/.exec(line) ?? [];
  const said = label === undefined || formula === undefined ? line : `${label}: ${speakFormula(formula)}`;
  return speakSigns(said).trim();
}

/** A paper in front of the judge, with the position that its proof is about. */
function judged(match: MatchState, occasion: Occasion, paper: PresentedPaper) {
  const proven = provenAt(match, paper, occasion);
  const { phase: _, moved: __, ...position } = positionOf(proven.match);
  const { charged } = proven;
  const moved = charged && { moved: { cube: charged.cube, to: charged.to } };
  const request = { ...position, after: occasion, ...paper, ...moved };
  return { request, answer: answerRequest(request) };
}

/** `challenged`: nobody where the Solution is only tried, so that no challenge is named. */
function verdictPage(
  match: MatchState,
  occasion: Occasion,
  paper: PresentedPaper,
  page: Page,
  challenged?: 'nobody',
): string {
  const { request, answer } = judged(match, occasion, paper);
  const shown = challenged === 'nobody' ? { ...request, after: undefined } : request;
  const named = { ...page, clause: (clause: string) => nameOfClause(match.book, clause) };
  const drawn = prettyAnswer(answer, shown, named);
  return page.plain ? spokenPage(drawn, page) : drawn;
}

const nameOf = (writer: Player, { names = {} }: Page): string => new People(names).nameOf(writer);

/** The papers of a match in its checking phase, each in front of the judge. */
export function paperPages(match: MatchState, page: Page): string[] {
  const { phase } = match;
  if (phase.name !== 'check') return [];
  return Object.entries(phase.answers).map(([writer, answer]) => {
    const head = page.paint.bold(`${harmless(nameOf(writer, page))}'s Solution`);
    if (!('paper' in answer)) return `${head}\n  none\n`;
    return `${head}\n${verdictPage(match, phase.occasion, answer.paper, page)}`;
  });
}

/** A paper that was not handed in, judged for who wrote it alone. */
export function triedPage(match: MatchState, paper: PresentedPaper, page: Page): string {
  if ('occasion' in match.phase) return verdictPage(match, match.phase.occasion, paper, page);
  const { fromResources } = books[match.book].rules;
  const { claims } = rulesOf(match);
  const withAny = claims.find((claim) => fromResources[claim].most === 'any') ?? 'impossible';
  const withOne = claims.find((claim) => fromResources[claim].most === 'one');
  const text = verdictPage(match, withAny, paper, page, 'nobody');
  const lines = (sentence: string) => `${wrap(harmless(sentence), page.width).join('\n')}\n`;
  const also =
    withOne !== undefined && isCorrect(match, withAny, paper) ? lines(tightNote(match, withOne, paper, page)) : '';
  return `${lines(NOT_CHALLENGED)}${text}${also}`;
}

const NOT_CHALLENGED = 'Nobody has challenged yet, so the Solution may take any cubes of Resources.';

const isCorrect = (match: MatchState, claim: Claim, paper: PresentedPaper): boolean => {
  const answer = judged(match, claim, paper).answer;
  return 'verdict' in answer && answer.verdict.correct === true;
};

/** Whether it would do where one cube of Resources must be enough. */
function tightNote(match: MatchState, claim: Claim, paper: PresentedPaper, page: Page): string {
  const { answer } = judged(match, claim, paper);
  const name = sayAfter(claim);
  if (!('verdict' in answer)) return '';
  const [first] = answer.verdict.violations;
  if (answer.verdict.correct) return `After ${name} it would do as well: it takes at most one cube of Resources.`;
  return `After ${name} it would not do.${first ? ` ${page.plain ? speakFormula(first.message) : first.message}` : ''}`;
}
