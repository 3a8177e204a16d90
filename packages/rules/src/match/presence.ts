// Leaving the table and coming back. A player who leaves mid-shake keeps the seat; one who is away before the roll is skipped.
import type { Kind } from './kind.ts';

export const leave: Kind<'leave'> = {
  closed(p, by) {
    if (p.match.presence[by] !== 'here') return p.refuse('score.absent', 'leave.away', { player: by });
  },
  happens(p, { by }) {
    p.happen({ type: 'playerLeft', player: by });
    return undefined;
  },
  choices: (_, by) => [{ type: 'leave', by }],
};

export const comeBack: Kind<'return'> = {
  closed(p, by) {
    if (p.match.presence[by] === 'here') return p.refuse('score.absent', 'return.here', { player: by });
  },
  happens(p, { by }) {
    p.happen({ type: 'playerReturned', player: by });
    return undefined;
  },
  choices: (_, by) => [{ type: 'return', by }],
};
