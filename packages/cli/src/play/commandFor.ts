// An action as a person types it at the table.
import type { Acted, GameName, Player } from '@openshake/rules';
import { makeAction, parseAction } from '@openshake/rules/notation';
import { withPlayers } from '../people.ts';

/** `typed`: what a person types for a player. */
export function commandFor(action: Acted, game: GameName, typed = (player: Player): string => player): string {
  // If no cubes are set out, the command has none.
  if (action.type === 'roll' && !action.cubes?.length) return 'roll';
  const line = makeAction({ at: 0, ...withPlayers(action, typed) }, game);
  const { by } = parseAction(line, game) as { by: string };
  const who = makeAction({ at: 0, by, type: 'sign' }).slice(0, -' sign'.length);
  return line.slice(who.length + 1);
}
