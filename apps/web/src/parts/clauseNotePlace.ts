// Where the words of a clause stand: under the place that was touched or above it, off the clock and the block.

const EDGE_PX = 8;
const GAP_PX = 12;
/** Nothing covers these. */
const UNCOVERED = '.tbl-thumb, .tbl-time, .tbl-block, .tbl-reconnecting';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How far the note may reach from `from` to `to`, before something that stays in view. */
export function roomBeside(
  at: Box,
  { left, right }: Pick<Box, 'left' | 'right'>,
  kept: readonly Box[],
  high: number,
): { above: number; below: number } {
  const inTheWay = kept.filter((box) => box.right > left && box.left < right);
  const below = inTheWay.filter(({ bottom }) => bottom > at.bottom).map(({ top }) => Math.max(top, at.bottom));
  const above = inTheWay.filter(({ top }) => top < at.top).map(({ bottom }) => Math.min(bottom, at.top));
  return {
    below: Math.max(0, Math.min(high, ...below) - EDGE_PX - at.bottom - GAP_PX),
    above: Math.max(0, at.top - GAP_PX - EDGE_PX - Math.max(0, ...above)),
  };
}

/** The widest place for a note of this size: its corner, and how high it may be. */
export function placeBeside(
  at: Box,
  size: { width: number; height: number },
  kept: readonly Box[],
  screen: { width: number; height: number },
): { left: number; top: number; most: number } {
  const rightmost = Math.max(EDGE_PX, screen.width - EDGE_PX - size.width);
  const near = Math.min(Math.max(EDGE_PX, at.left - EDGE_PX), rightmost);
  const places = [near, EDGE_PX, rightmost].flatMap((left) => {
    const { above, below } = roomBeside(at, { left, right: left + size.width }, kept, screen.height);
    return [
      { left, top: at.bottom + GAP_PX, most: below },
      { left, top: at.top - GAP_PX - Math.min(size.height, above), most: above },
    ];
  });
  const fits = places.find(({ most }) => most >= size.height);
  return fits ?? places.reduce((best, each) => (each.most > best.most ? each : best));
}

export function standBeside(note: HTMLElement, cited: HTMLElement): void {
  const { style, scrollTop } = note;
  style.setProperty('left', '0px');
  style.setProperty('top', '0px');
  style.setProperty('max-height', 'none');
  // What is drawn moved or turned around it has corners of its own.
  const { left: x, top: y, width, height } = note.getBoundingClientRect();
  const kept = [...document.querySelectorAll(UNCOVERED)]
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => each.getBoundingClientRect());
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top, most } = placeBeside(cited.getBoundingClientRect(), { width, height }, kept, screen);
  style.setProperty('left', `${left - x}px`);
  style.setProperty('top', `${top - y}px`);
  style.setProperty('max-height', `${most}px`);
  note.scrollTop = scrollTop;
}
