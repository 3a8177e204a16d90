// The moves that nobody can rightly challenge, as far as we can prove.
import { nowBreaks, type TableRules } from '@openshake/rules';
import { type JudgedMove, type Laid, moved } from './mind.ts';

export function safeMoves(rules: TableRules, table: Laid, judged: readonly JudgedMove[]): JudgedMove[] {
  const avoids = judged.some(({ now, possible }) => possible && now === false);
  return judged.filter((each) => {
    if (!each.possible) return false;
    if (each.now === false) return true;
    // If a flub means only what could have been avoided, nobody is blamed for the unavoidable.
    if (!rules.claims.includes('now')) return !avoids;
    return nowBreaks(moved(table, each), rules) !== undefined;
  });
}
