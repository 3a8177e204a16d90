// The rules of play in force at a table: those of its book and division, with what the variations chosen change.
import { shakeTable } from '../books/table/index.ts';
import { gameOf } from '../game/index.ts';
import type { TableRules } from '../tableRules.ts';
import type { ChosenPick, MatchState, Setup } from './state.ts';

/** Books never change and nobody edits a list of choices, so each result is worked out once. */
const beforeChoices = new Map<string, TableRules>();
const withChoices = new WeakMap<readonly ChosenPick[], TableRules>();
/** Few choices change play, so most lists of choices share their rules. */
const known = new Map<string, TableRules>();

const keyOf = ({ book, division, variations, clocks }: Setup): string => `${book} ${division} ${variations} ${clocks}`;

function resolve(setup: Setup, picks: readonly ChosenPick[]): TableRules {
  const game = gameOf(setup);
  const fromSolutions = game.fromSolutions(setup, picks);
  const key = `${keyOf(setup)} ${JSON.stringify(fromSolutions)}`;
  const rules: TableRules = known.get(key) ?? {
    ...shakeTable(setup.book, setup.division, fromSolutions.solutions),
    ...fromSolutions,
    ...(!game.hasVariations(setup) && { choosing: 'none' as const }),
    ...(setup.clocks === 'none' && { limits: null }),
  };
  known.set(key, rules);
  return rules;
}

export function rulesOf(match: MatchState): TableRules {
  const picks = match.shake?.picks ?? [];
  if (picks.length > 0) {
    const rules = withChoices.get(picks) ?? resolve(match, picks);
    withChoices.set(picks, rules);
    return rules;
  }
  const key = keyOf(match);
  const rules = beforeChoices.get(key) ?? resolve(match, picks);
  beforeChoices.set(key, rules);
  return rules;
}
