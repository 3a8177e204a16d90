// A paper on a page: each Solution with its Restrictions, its Set-Name or Equation, what is wild, and the moves that lie beside it.
import type { GameName } from '@openshake/rules';
import { moveText } from './anyValue.ts';
import { showSigns as showEquationSigns, turnedCubes } from './equationSigns.ts';
import { readEquationsPaper } from './equationsPaper.ts';
import { optionalRow, row, title } from './lines.ts';
import { showSigns } from './onSetsGoal.ts';
import { type Paper, papersOf } from './onSetsPaper.ts';
import type { Page } from './page.ts';
import { field } from './position.ts';

const onSetsLines = ({ goal, restrictions, setName, wild, blank, avoid }: Paper, page: Page): string[] => [
  ...optionalRow('Goal', goal, page),
  ...restrictions.flatMap((text, at) =>
    row(restrictions.length > 1 ? `Restriction ${at + 1}` : 'Restriction', showSigns(text), page),
  ),
  ...row('Set-Name', showSigns(setName), page),
  ...optionalRow('Wild', showSigns(wild), page),
  ...optionalRow('Blank painted', blank, page),
  ...optionalRow('Safe move', showSigns(avoid), page),
];

function equationLines(solution: unknown, page: Page): string[] {
  const { goal, equation, wild } = readEquationsPaper({ solution, after: 'no-goal' });
  const own = goal === undefined ? '' : 'text' in goal ? goal.text : goal.words;
  return [
    ...optionalRow('Goal', own, page),
    ...row('Equation', equation, page),
    ...optionalRow('Wild', wild, page),
    ...optionalRow('Turned cubes', turnedCubes(own, equation).join(', '), page),
  ];
}

const equationPapers = (paper: object): unknown[] => {
  const solutions = field(paper, 'solutions');
  return Array.isArray(solutions) ? solutions : [field(paper, 'solution')];
};

/** The parts of the page, one for each Solution; what lies beside them comes last. */
export function paperParts(paper: object, game: GameName, page: Page): string[][] {
  const papers =
    game === 'equations'
      ? equationPapers(paper).map((each) => equationLines(each, page))
      : papersOf(paper).map((each) => onSetsLines(each, page));
  const show = game === 'equations' ? showEquationSigns : showSigns;
  const beside = [
    ...optionalRow('Safe move', show(moveText(field(paper, 'avoid'))), page),
    ...optionalRow('Move charged', show(moveText(field(paper, 'moved'))), page),
  ];
  return [
    ...papers.map((lines, at) => [...(papers.length > 1 ? [title(`Solution ${at + 1}`, page)] : []), ...lines]),
    ...(beside.length > 0 ? [beside] : []),
  ];
}
