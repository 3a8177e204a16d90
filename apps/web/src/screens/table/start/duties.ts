// Who rolls and who deals: asked of the rules, for every player, so that those who watch know it too.
import { imagine, legalKind, type MatchView, type Player, type PromptJudge } from '@openshake/rules';
import type { TableJudge } from '../../../table/store.ts';

export interface Duty {
  what: 'roll' | 'deal';
  /** Who does it; null once it is done, or if nobody may. */
  by: Player | null;
  done: boolean;
}

const nobodyJudges = (): never => {
  throw new Error('Nothing is judged before a Goal is set.');
};

/** What the start of this shake needs. A game without cards has no deal. */
export function dutiesOf(view: MatchView, judge: TableJudge): Duty[] {
  const match = imagine(view);
  const search: PromptJudge = { ...judge, answer: nobodyJudges };
  const given = { at: view.at, search, chance: () => 0 };
  const who = (what: Duty['what']) => view.players.find((by) => legalKind(match, what, by, given).open) ?? null;
  const { rolled, universe } = view.table;
  const duties: Duty[] = [{ what: 'roll', by: who('roll'), done: rolled.length > 0 }];
  const deals = who('deal');
  if (deals !== null || universe.length > 0) duties.push({ what: 'deal', by: deals, done: universe.length > 0 });
  return duties;
}
