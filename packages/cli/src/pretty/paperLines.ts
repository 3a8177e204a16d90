// A paper on a page: each Solution with its Restrictions, its Set-Name or Equation, what is wild, and the moves beside it.
import type { GameName } from '@openshake/rules';
import {
  field,
  moveText,
  type OnSetsPaper,
  papersOf,
  readEquationsPaper,
  showEquationSigns,
  showOnSetsSigns,
} from '@openshake/words';
import { turnedCubes } from './equationNumbers.ts';
import { optionalRow, row, title } from './lines.ts';
import { type Page, speechOf } from './page.ts';
import { speakFormula } from './spoken.ts';

/** Signs as shown, or in words for a screen reader. */
const said = (shown: string, page: Page): string => (page.plain ? speakFormula(shown, speechOf(page)) : shown);

/** Restrictions have numbers if there are several. */
export const restrictionLabel = (at: number, count: number, page: Page): string => {
  const { say } = speechOf(page);
  return count > 1 ? say('label.restriction.numbered', { number: at + 1 }) : say('label.restriction');
};

function onSetsLines({ goal, restrictions, setName, wild, blank, avoid }: OnSetsPaper, page: Page): string[] {
  const { say } = speechOf(page);
  return [
    ...optionalRow(say('label.goal'), goal, page),
    ...restrictions.flatMap((text, at) =>
      row(restrictionLabel(at, restrictions.length, page), said(showOnSetsSigns(text), page), page),
    ),
    ...row(say('label.setName'), said(showOnSetsSigns(setName), page), page),
    ...optionalRow(say('label.wild'), said(showOnSetsSigns(wild), page), page),
    ...optionalRow(say('label.blankPainted'), blank, page),
    ...optionalRow(say('label.safeMove'), said(showOnSetsSigns(avoid), page), page),
  ];
}

function equationLines(solution: unknown, page: Page): string[] {
  const speech = speechOf(page);
  const { say } = speech;
  const { goal, equation, wild } = readEquationsPaper({ solution, after: 'no-goal' }, speech.words);
  const own = goal === undefined ? '' : 'text' in goal ? goal.text : goal.words;
  return [
    ...optionalRow(say('label.goal'), said(own, page), page),
    ...row(say('label.equation'), said(equation, page), page),
    ...optionalRow(say('label.wild'), said(wild, page), page),
    ...optionalRow(say('label.turnedCubes'), turnedCubes([own, equation], speech).join(', '), page),
  ];
}

const equationPapers = (paper: object): unknown[] => {
  const solutions = field(paper, 'solutions');
  return Array.isArray(solutions) ? solutions : [field(paper, 'solution')];
};

/** The parts of the page, one for each Solution. What is beside them comes last. */
export function paperParts(paper: object, game: GameName, page: Page): string[][] {
  const { say, words } = speechOf(page);
  const papers =
    game === 'equations'
      ? equationPapers(paper).map((each) => equationLines(each, page))
      : papersOf(paper, words).map((each) => onSetsLines(each, page));
  const show = game === 'equations' ? showEquationSigns : showOnSetsSigns;
  const beside = [
    ...optionalRow(say('label.safeMove'), said(show(moveText(field(paper, 'avoid'), words)), page), page),
    ...optionalRow(say('label.chargedMove'), said(show(moveText(field(paper, 'moved'), words)), page), page),
  ];
  return [
    ...papers.map((lines, at) => [
      ...(papers.length > 1 ? [title(say('page.solution', { number: at + 1 }), page)] : []),
      ...lines,
    ]),
    ...(beside.length > 0 ? [beside] : []),
  ];
}
