// The moves that somebody may be thinking of: the one that waits to be confirmed, or all of the cube in hand.
import type { SeatAction } from '../../../table/source.ts';
import type { Offers } from '../../../table/store.ts';
import type { Thought } from '../../../workers/advising.ts';

/** What is in hand at the table. */
export interface InHand {
  asked: SeatAction | null;
  held: { cube: string; from: 'resources' | 'permitted' } | null;
}

const thoughtOf = (action: SeatAction): Thought[] => {
  if (action.type === 'bonus') return [{ kind: 'bonus', cube: action.cube, to: 'forbidden' }];
  if (action.type === 'move' || action.type === 'shift')
    return [{ kind: action.type, cube: action.cube, to: action.to }];
  return [];
};

export function thoughtsOf({ asked, held }: InHand, offers: Offers): Thought[] {
  if (asked) return thoughtOf(asked);
  if (!held) return [];
  const offer = offers.get(held.from === 'permitted' ? 'shift' : 'move');
  if (!offer?.open) return [];
  return offer.choices.flatMap(({ action, breaks }) =>
    !breaks && 'cube' in action && action.cube === held.cube ? thoughtOf(action) : [],
  );
}
