// An action as a person types it at the table.
import type { Acted, GameName } from '@openshake/rules';
import { makeAction, parseAction } from '@openshake/rules/notation';

export function commandFor(action: Acted, game: GameName): string {
  // Nobody sets out no cubes.
  if (action.type === 'roll' && !action.cubes?.length) return 'roll';
  const line = makeAction({ at: 0, ...action }, game);
  const { by } = parseAction(line, game) as { by: string };
  const who = makeAction({ at: 0, by, type: 'sign' }).slice(0, -' sign'.length);
  return line.slice(who.length + 1);
}
