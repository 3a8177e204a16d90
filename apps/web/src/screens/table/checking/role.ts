// What a player was in the writing that these papers come from.
import type { Player } from '@openshake/rules';
import type { OpenedPapers } from '../../../table/lastShake.ts';

export type RoleInShake = 'mover' | 'challenger' | 'third' | 'other';

export function roleIn({ challenger, mover }: Pick<OpenedPapers, 'challenger' | 'mover'>, player: Player): RoleInShake {
  // Without a challenge, as after the last cube, everybody writes alike.
  if (challenger === null) return 'other';
  if (player === challenger) return 'challenger';
  return player === mover ? 'mover' : 'third';
}
