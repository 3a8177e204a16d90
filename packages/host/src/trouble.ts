// What goes wrong around a room, and is no rule's fault.

export const TROUBLES = ['store', 'judging', 'closed'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

const SAID: Readonly<Record<TroubleKind, string>> = {
  store: 'The action could not be stored, so nobody has heard of it. Send it again.',
  judging: 'The Solution could not be judged, so nothing happened. Send the action again.',
  closed: 'This room is closed.',
};

/** The room did nothing that anybody heard of. Sending the same action with the same id again is safe. */
export class RoomTrouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, cause?: unknown) {
    super(SAID[kind], { cause });
    this.kind = kind;
  }
}
