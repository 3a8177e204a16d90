// A swipe up or down by a finger, on parts that do not scroll: the thumb bar, the header, the head of a sheet.

/** So far a finger means it. */
const FAR_PX = 36;
/** A swipe is at least so much steeper than it is wide: along an edge, the system goes back. */
const STEEP = 1.5;

export type SwipeTo = 'up' | 'down';

/** Which way a finger went that moved by this much; undefined for a tap, or a way to the side. */
export function swipeOf(x: number, y: number): SwipeTo | undefined {
  if (Math.abs(y) < FAR_PX || Math.abs(y) < STEEP * Math.abs(x)) return undefined;
  return y < 0 ? 'up' : 'down';
}

/** Follows the finger that came down, and tells which way it swiped once it is lifted. The browser cancels what it takes for scrolling. */
export function followSwipe(down: PointerEvent, swiped: (to: SwipeTo) => void): void {
  // A mouse has the buttons.
  if (down.pointerType === 'mouse' || !down.isPrimary) return;
  const { pointerId, clientX, clientY } = down;
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const to = up.type === 'pointerup' ? swipeOf(up.clientX - clientX, up.clientY - clientY) : undefined;
    if (to) swiped(to);
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
