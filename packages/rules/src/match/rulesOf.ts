// The rules of play in force at a table: those of its book and division, with what the variations chosen change.
import { shakeTable } from '../books/table/index.ts';
import { gameOf } from '../game/index.ts';
import type { TableRules } from '../tableRules.ts';
import type { ChosenPick, MatchState, Setup } from './state.ts';

/** Books never change and nobody edits a list of choices, so each result is worked out once. */
const beforeChoices = new Map<string, TableRules>();
const withChoices = new WeakMap<readonly ChosenPick[], TableRules>();

function resolve(setup: Setup, picks: readonly ChosenPick[]): TableRules {
  const game = gameOf(setup);
  const fromSolutions = game.fromSolutions(setup, picks);
  return {
    ...shakeTable(setup.book, setup.division, fromSolutions.solutions),
    ...fromSolutions,
    ...(!game.hasVariations(setup) && { choosing: 'none' as const }),
    ...(setup.clocks === 'none' && { limits: null }),
  };
}

export function rulesOf(match: MatchState): TableRules {
  const picks = match.shake?.picks ?? [];
  if (picks.length > 0) {
    const known = withChoices.get(picks) ?? resolve(match, picks);
    withChoices.set(picks, known);
    return known;
  }
  const key = `${match.book} ${match.division} ${match.variations} ${match.clocks}`;
  const known = beforeChoices.get(key) ?? resolve(match, picks);
  beforeChoices.set(key, known);
  return known;
}
