// What a table of On-Sets asks at any time: its clauses and its choices. Reading a Goal and judging a paper come with the judge.
import { citationsFrom } from '../books/reasons/citations.ts';
import { onSetsReasons } from '../books/reasons/onsets.ts';
import type { GameTable } from './game.ts';
import { onSetsChoosing } from './onsetsChoosing.ts';

export const onSetsTable: GameTable = { citations: citationsFrom(onSetsReasons), choosing: onSetsChoosing };
