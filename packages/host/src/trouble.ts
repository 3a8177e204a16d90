// What goes wrong around a room, and is no rule's fault. Whoever tells a person about it finds the words.

/** `store`: the row could not be stored. `judging`: nobody could judge a paper. `closed`: the room is closed. */
export const TROUBLES = ['store', 'judging', 'closed'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

/** The room did nothing that anybody heard of. Sending the same action with the same id again is safe. */
export class RoomTrouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}
