// What goes wrong around a room and has nothing to do with the rules. The caller finds the words for people.

/** `store`: the row could not be stored. `judging`: nobody could judge a paper. `closed`: the room is closed. `unknown`: the action may be done already, but the store cannot say so now. */
export const TROUBLES = ['store', 'judging', 'closed', 'unknown'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

/** Nobody heard of anything new. It is safe to send the same action with the same id again. */
export class RoomTrouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}
