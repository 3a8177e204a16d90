// The things on a table as a story names them: cubes, Goals, choices and papers, in the signs of their game.
import { type AnyFact, type BookId, books, type GameName } from '@openshake/rules';
import { parseCube, parsePick, showCube, variations } from '@openshake/rules/onsets';
import { sentencesWith, variationTitle } from '../sentences.ts';
import { moveText, textOf } from './anyValue.ts';
import { showSigns as showEquationSigns, showValue } from './equationSigns.ts';
import { readEquationsPaper } from './equationsPaper.ts';
import { showGoal as showOnSetsGoal, showSigns as showOnSetsSigns } from './onSetsGoal.ts';
import { papersOf } from './onSetsPaper.ts';
import { field } from './position.ts';

export interface TableWords {
  cube(cube: string): string;
  goal(goal: unknown): string;
  /** What a Goal is worth. */
  value(value: unknown): string;
  pick(pick: unknown): string;
  paper(paper: object): string;
  /** Between a thing and what it is worth. */
  equals: string;
  /** A clause by its number. */
  clause(clause: string): string;
  /** A sentence for what the rules say. */
  say(fact: AnyFact): string;
}

type GameWords = Omit<TableWords, 'clause' | 'equals' | 'say'>;

const list = (texts: readonly string[], joint: string): string => texts.filter((text) => text !== '').join(joint);

/** The moves beside a paper. */
const beside = (paper: object, showSigns: (text: string) => string): string[] => {
  const [avoid, moved] = [field(paper, 'avoid'), field(paper, 'moved')].map((move) => showSigns(moveText(move)));
  return [avoid && `safe move ${avoid}`, moved && `charged move ${moved}`].map((text) => text ?? '');
};

/** The Restrictions come first, as they do on paper: `R ⊆ Y ; R ∪ B, wild G:∪`. */
const onSetsPapers = (paper: object): string =>
  papersOf(paper)
    .map(({ goal, restrictions, setName, wild, blank, avoid }) =>
      list(
        [
          [...restrictions, setName].map(showOnSetsSigns).join(' ; '),
          goal && `Goal ${goal}`,
          wild && `wild ${showOnSetsSigns(wild)}`,
          blank && `blank painted ${blank}`,
          avoid && `safe move ${showOnSetsSigns(avoid)}`,
        ],
        ', ',
      ),
    )
    .join('  and  ');

const onSets: GameWords = {
  cube(cube) {
    const known = parseCube(cube);
    return known === undefined ? cube : showCube(known);
  },
  goal: showOnSetsGoal,
  value: (value) => textOf(value),
  pick(pick) {
    const known = parsePick(pick);
    if (!known) return textOf(pick);
    const { blank } = variations[known.name];
    const filled = blank === undefined ? '' : showOnSetsSigns(textOf(known[blank]));
    return list([variationTitle(known.name), filled], ' ');
  },
  paper: (paper) => list([onSetsPapers(paper), ...beside(paper, showOnSetsSigns)], ', ') || 'nothing',
};

const equations: GameWords = {
  cube: showEquationSigns,
  goal(goal) {
    const shown = readEquationsPaper({ goal }).goal;
    if (shown === undefined) return '';
    return 'text' in shown ? shown.text : shown.words;
  },
  value: (value) => showValue(textOf(value)),
  pick: (pick) => textOf(pick),
  paper(paper) {
    if ('solutions' in paper && Array.isArray(paper.solutions))
      return paper.solutions.map((solution: unknown) => equations.paper({ solution })).join('  and  ') || 'nothing';
    const { goal, equation, wild } = readEquationsPaper({ ...paper, after: 'no-goal' });
    const own = goal === undefined ? '' : `Goal ${'text' in goal ? goal.text : goal.words}`;
    return list([equation, own, wild && `wild ${wild}`], ', ') || 'nothing';
  },
};

const tableWords = (words: GameWords): TableWords => ({
  ...words,
  equals: '=',
  clause: (clause) => clause,
  say: sentencesWith({ cube: words.cube, value: words.value }),
});

const WORDS: Readonly<Record<GameName, TableWords>> = {
  'on-sets': tableWords(onSets),
  equations: tableWords(equations),
};

export const wordsIn = (game: GameName): TableWords => WORDS[game];
export const wordsOf = (book: BookId): TableWords => wordsIn(books[book].game);
