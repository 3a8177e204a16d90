// What an official may do now. Whoever opened a table directs it though seated as a player, so this is asked by office and not by viewer.
import { type ActedType, imagine, type LegalKind, legalKind } from '@openshake/rules';
import type { TableStore } from '../../../table/store.ts';

export type Office = 'judge' | 'director';

/** In the page nobody judges papers: the table does. */
const nobodyJudges = (): never => {
  throw new Error('A page judges no paper.');
};

export function offerTo(table: TableStore, office: Office, type: ActedType): LegalKind | undefined {
  const view = table.view.value;
  if (!view) return undefined;
  if (view.viewer === office) return table.offers.value.get(type);
  const search = { ...table.judge.value, answer: nobodyJudges };
  return legalKind(imagine(view), type, office, { at: view.at, search, chance: () => 0 });
}
