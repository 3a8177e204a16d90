// A paper on a page: each Solution with its Restrictions, its Set-Name or Equation, what is wild, and the moves beside it.
import type { GameName } from '@openshake/rules';
import { moveText } from './anyValue.ts';
import { showSigns as showEquationSigns, turnedCubes } from './equationSigns.ts';
import { readEquationsPaper } from './equationsPaper.ts';
import { optionalRow, row, title } from './lines.ts';
import { showSigns } from './onSetsGoal.ts';
import { type Paper, papersOf } from './onSetsPaper.ts';
import type { Page } from './page.ts';
import { field } from './position.ts';
import { speakFormula } from './spoken.ts';

/** Signs as they are shown, or in words for a screen reader. */
const said = (shown: string, { plain }: Page): string => (plain ? speakFormula(shown) : shown);

const onSetsLines = ({ goal, restrictions, setName, wild, blank, avoid }: Paper, page: Page): string[] => [
  ...optionalRow('Goal', goal, page),
  ...restrictions.flatMap((text, at) =>
    row(restrictions.length > 1 ? `Restriction ${at + 1}` : 'Restriction', said(showSigns(text), page), page),
  ),
  ...row('Set-Name', said(showSigns(setName), page), page),
  ...optionalRow('Wild', said(showSigns(wild), page), page),
  ...optionalRow('Blank painted', blank, page),
  ...optionalRow('Safe move', said(showSigns(avoid), page), page),
];

function equationLines(solution: unknown, page: Page): string[] {
  const { goal, equation, wild } = readEquationsPaper({ solution, after: 'no-goal' });
  const own = goal === undefined ? '' : 'text' in goal ? goal.text : goal.words;
  return [
    ...optionalRow('Goal', said(own, page), page),
    ...row('Equation', said(equation, page), page),
    ...optionalRow('Wild', said(wild, page), page),
    ...optionalRow('Turned cubes', turnedCubes(own, equation).join(', '), page),
  ];
}

const equationPapers = (paper: object): unknown[] => {
  const solutions = field(paper, 'solutions');
  return Array.isArray(solutions) ? solutions : [field(paper, 'solution')];
};

/** The parts of the page, one for each Solution; what is beside them comes last. */
export function paperParts(paper: object, game: GameName, page: Page): string[][] {
  const papers =
    game === 'equations'
      ? equationPapers(paper).map((each) => equationLines(each, page))
      : papersOf(paper).map((each) => onSetsLines(each, page));
  const show = game === 'equations' ? showEquationSigns : showSigns;
  const beside = [
    ...optionalRow('Safe move', said(show(moveText(field(paper, 'avoid'))), page), page),
    ...optionalRow('Charged move', said(show(moveText(field(paper, 'moved'))), page), page),
  ];
  return [
    ...papers.map((lines, at) => [...(papers.length > 1 ? [title(`Solution ${at + 1}`, page)] : []), ...lines]),
    ...(beside.length > 0 ? [beside] : []),
  ];
}
