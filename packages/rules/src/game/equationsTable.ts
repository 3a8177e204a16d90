// What a table of Equations asks at any time: its clauses and its choices. Reading a Goal and judging a paper come with the judge.
import { citationsFrom } from '../books/reasons/citations.ts';
import { equationsReasons } from '../books/reasons/equations.ts';
import type { GameTable } from './game.ts';

export const equationsTable: GameTable = {
  citations: citationsFrom(equationsReasons),
  choosing: {
    whyImproper: (_setup, _shake, picks) => picks.map(() => ({ key: 'choice.noneInGame' })),
    properPicks: () => [],
  },
};
