// The words of one table: its cubes, Goals, choices and papers in the signs of the game, its players by name, and every fact about it.
import type { GameName, Player } from '@openshake/rules';
import { FACTS } from '@openshake/rules/facts';
import { parseCube, parsePick, showCube, variations } from '@openshake/rules/onsets/table';
import { field, textOf } from './shown/anyValue.ts';
import { readEquationsPaper, showEquationsGoal } from './shown/equationsPaper.ts';
import { SHOWN_FACTS } from './shown/facts.ts';
import { moveText, showOnSetsGoal } from './shown/goal.ts';
import { papersOf } from './shown/onSetsPaper.ts';
import { showEquationSign, showEquationSigns, showOnSetsSigns, showValue } from './shown/signs.ts';
import { STORY_FACTS } from './storyFacts.ts';
import { type Catalogue, makeWords, type Speaks, type Things, type Words } from './words.ts';

/** The names of the people at a table, by seat. Without a name, the seat's letter is used. */
export type Names = Readonly<Record<Player, string>>;

/** How a table is shown: in the signs of its game, or in words for a screen reader. */
export interface TableThings extends Things {
  goal(goal: unknown): string;
  /** What a Goal is worth. */
  value(value: unknown): string;
  pick(pick: unknown): string;
  paper(paper: object): string;
  /** Between a thing and what it is worth. */
  equals: string;
}

export interface TableWords extends Words, TableThings {}

/** Everything that has words in the catalogues. */
export const WORD_FACTS = { ...FACTS, ...SHOWN_FACTS, ...STORY_FACTS };

/** Without a table: everything stays as written. */
export const AS_WRITTEN: Things = {
  name: (player) => player,
  cube: (cube) => cube,
  formula: (text) => text,
  value: String,
  clause: (clause) => clause,
};

/** Words of a language for what is the same at every table. */
export const wordsIn = (catalogue: Catalogue): Words => makeWords(catalogue, WORD_FACTS, AS_WRITTEN);

export function tableThings(game: GameName, catalogue: Catalogue, names: Names = {}): TableThings {
  const words = wordsIn(catalogue);
  return {
    ...(game === 'equations' ? equations(words) : onSets(words)),
    name: (player) => (Object.hasOwn(names, player) ? (names[player] ?? player) : player),
    equals: '=',
    clause: (clause) => clause,
  };
}

/** `dress` shows some things in another way. */
export function tableWords(
  game: GameName,
  catalogue: Catalogue,
  names: Names = {},
  dress: (things: TableThings) => TableThings = (things) => things,
): TableWords {
  const things = dress(tableThings(game, catalogue, names));
  return { ...things, ...makeWords(catalogue, WORD_FACTS, things) };
}

type GameThings = Omit<TableThings, 'name' | 'clause' | 'equals'>;

const list = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** The fact's text, if there is something to show. */
const said = (shown: string, say: () => string): string => (shown === '' ? '' : say());

/** Two papers side by side; empty if there is none. */
const together = (papers: readonly string[], words: Speaks): string =>
  papers.length === 0 ? '' : papers.reduce((paper, also) => words.say({ key: 'paper.also', paper, also }));

/** The moves beside a paper. */
function beside(paper: object, showSigns: (text: string) => string, words: Speaks): string[] {
  const [avoid = '', moved = ''] = ['avoid', 'moved'].map((name) => showSigns(moveText(field(paper, name), words)));
  return [
    said(avoid, () => words.say({ key: 'paper.safeMove', move: avoid })),
    said(moved, () => words.say({ key: 'paper.chargedMove', move: moved })),
  ];
}

/** The Restrictions come first, as they do on paper: `R ⊆ Y ; R ∪ B, wild G:∪`. */
const onSetsPapers = (paper: object, words: Speaks): string =>
  together(
    papersOf(paper, words).map(({ goal, restrictions, setName, wild, blank, avoid }) =>
      list([
        [...restrictions, setName].map(showOnSetsSigns).join(' ; '),
        said(goal, () => words.say({ key: 'paper.goal', goal })),
        said(wild, () => words.say({ key: 'paper.wild', wild: showOnSetsSigns(wild) })),
        said(blank, () => words.say({ key: 'paper.blank', blank })),
        said(avoid, () => words.say({ key: 'paper.safeMove', move: showOnSetsSigns(avoid) })),
      ]),
    ),
    words,
  );

const onSets = (words: Speaks): GameThings => ({
  cube(cube) {
    const known = parseCube(cube);
    return known === undefined ? cube : showCube(known);
  },
  formula: showOnSetsSigns,
  goal: (goal) => showOnSetsGoal(goal, words),
  value: (value) => textOf(value).replace('-', '−'),
  pick(pick) {
    const known = parsePick(pick);
    if (!known) return textOf(pick);
    const { blank } = variations[known.name];
    const filled = blank === undefined ? '' : showOnSetsSigns(textOf(known[blank]));
    return [words.say({ key: `variation.${known.name}` }), filled].filter((text) => text !== '').join(' ');
  },
  paper: (paper) =>
    list([onSetsPapers(paper, words), ...beside(paper, showOnSetsSigns, words)]) || words.say({ key: 'paper.nothing' }),
});

const equations = (words: Speaks): GameThings => ({
  cube: showEquationSign,
  formula: showEquationSigns,
  goal: (goal) => showEquationsGoal(goal, words),
  value: (value) => showValue(textOf(value)),
  pick: (pick) => textOf(pick),
  paper(paper) {
    const solutions = field(paper, 'solutions');
    const papers = Array.isArray(solutions) ? solutions : [field(paper, 'solution')];
    return (
      together(
        papers.map((solution: unknown) => onePaper(solution, words)),
        words,
      ) || words.say({ key: 'paper.nothing' })
    );
  },
});

function onePaper(solution: unknown, words: Speaks): string {
  const { goal, equation, wild } = readEquationsPaper({ solution, after: 'no-goal' }, words);
  const own = goal === undefined ? '' : 'text' in goal ? goal.text : goal.words;
  return (
    list([
      equation,
      said(own, () => words.say({ key: 'paper.goal', goal: own })),
      said(wild, () => words.say({ key: 'paper.wild', wild })),
    ]) || words.say({ key: 'paper.nothing' })
  );
}
