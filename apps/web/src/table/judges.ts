// What knows the game of a table for `legal`. Its clauses and choices are there at once; what reads Goals loads with the screen that sets one.
import type { GameName, PromptJudge } from '@openshake/rules';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

type TableJudge = Omit<PromptJudge, 'answer'>;
type TableJudges = Readonly<Record<GameName, TableJudge>>;

// Each file takes only what it needs from the rules of its game, so that the builder leaves out the rest.
const TABLES: Readonly<Record<GameName, () => Promise<{ gameTable: Omit<TableJudge, 'layGoal'> }>>> = {
  'on-sets': () => import('./games/onSetsTable.ts'),
  equations: () => import('./games/equationsTable.ts'),
};
const JUDGES: Readonly<Record<GameName, () => Promise<{ gameJudge: TableJudge }>>> = {
  'on-sets': () => import('./games/onSetsJudge.ts'),
  equations: () => import('./games/equationsJudge.ts'),
};

const loaded: Readonly<Record<GameName, Signal<TableJudge | null>>> = {
  'on-sets': signal(null),
  equations: signal(null),
};

/** The judge of this game, once it is loaded. */
export const judgeOf = (game: GameName): ReadonlySignal<TableJudge | null> => loaded[game];

/** Loads the judge of this game. */
export async function loadJudge(game: GameName): Promise<TableJudge> {
  const { gameJudge } = await JUDGES[game]();
  loaded[game].value = gameJudge;
  return gameJudge;
}

/** The same judge in the place of either: a table never changes its game. */
const ofOneGame = (judge: TableJudge): TableJudges => ({ 'on-sets': judge, equations: judge });

export const loadJudges = async (game: GameName): Promise<TableJudges> => ofOneGame(await loadJudge(game));

/** For a table that is shown: it reads Goals once its judge is loaded, and nobody asks for that before. */
export async function openJudges(game: GameName): Promise<TableJudges> {
  const { gameTable } = await TABLES[game]();
  return ofOneGame({
    ...gameTable,
    layGoal(...laid) {
      const judge = loaded[game].value;
      if (!judge) throw new Error('The judge who reads Goals is not loaded.');
      return judge.layGoal(...laid);
    },
  });
}
