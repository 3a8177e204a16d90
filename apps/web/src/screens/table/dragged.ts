// Which cube was dragged last. The click that ends a drag does not count; every other click does.

/** A browser that waits for a second tap sends the click of the first one so late. */
const LATEST_MS = 400;

let last: { cube: EventTarget } | null = null;

/** A pointer goes down: the click that follows is its own. */
export function noDrag(): void {
  last = null;
}

/** This cube is dragged. What comes back is for when it is let go: after a finger often no click follows. */
export function dragOf(cube: EventTarget): () => void {
  const drag = { cube };
  last = drag;
  return () => {
    setTimeout(() => {
      if (last === drag) last = null;
    }, LATEST_MS);
  };
}

/** Whether somebody clicked here, and did not only let a cube go. A key clicks without any count. */
export function isClick({ currentTarget, detail }: Pick<MouseEvent, 'currentTarget' | 'detail'>): boolean {
  if (last === null || last.cube !== currentTarget || detail === 0) return true;
  last = null;
  return false;
}
