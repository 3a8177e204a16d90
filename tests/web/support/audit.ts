// Looks at a page as it is drawn: what scrolls sideways, overlaps, is cut off, or is too small for a finger.

export interface Audited {
  readonly fault: 'sideways' | 'overlap' | 'texts' | 'clipped' | 'cut' | 'away' | 'small' | 'scrolls' | 'reach';
  readonly what: string;
}

interface Wanted {
  /** Everything has to be seen without scrolling. */
  readonly whole?: boolean;
  /** So has whatever fits each of these, even if what stands around it has to be scrolled to. */
  readonly reached?: readonly string[];
}

/** Runs in the page. */
export function audit({ whole = false, reached = [] }: Wanted = {}): Audited[] {
  const found: Audited[] = [];
  const say = (fault: Audited['fault'], what: string) => found.push({ fault, what });
  const [wide, high] = [innerWidth, innerHeight];
  const root = document.documentElement;

  const nameOf = (element: Element): string => {
    const { id, className } = element;
    const classes =
      typeof className === 'string' && className !== '' ? `.${className.trim().split(/\s+/).join('.')}` : '';
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.localName}${id ? `#${id}` : ''}${classes} "${text.slice(0, 40)}"`;
  };
  const px = (value: string): number => Number.parseFloat(value) || 0;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('.unseen, [aria-hidden="true"], [inert]') === null;

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const width = ({ left, right }: Box) => right - left;
  const height = ({ top, bottom }: Box) => bottom - top;
  const isEmpty = (box: Box) => width(box) < 1 || height(box) < 1;

  /** What lies over the page: a bar, a sheet, a toast. Things in different layers may cover each other. */
  const layerOf = (element: Element): Element => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return root;
  };
  /** The elements around it that cut off or scroll what leaves them. */
  const framesOf = (element: Element): Element[] => {
    const frames: Element[] = [];
    let out = getComputedStyle(element).position;
    for (let at = element.parentElement; at && at !== document.body && at !== root; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const isFlow = out !== 'absolute' || position !== 'static';
      if (isFlow && (overflowX !== 'visible' || overflowY !== 'visible')) frames.push(at);
      if (out === 'fixed') break;
      if (isFlow) out = position;
    }
    return frames;
  };
  const isScroller = (frame: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(frame);
    return /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY);
  };
  /** The part of a box that its frames let through now. */
  const shownOf = (element: Element, box: Box): Box =>
    framesOf(element).reduce((shown, frame) => meet(shown, boxOf(frame.getBoundingClientRect())), box);

  // Sideways.
  if (root.scrollWidth > wide) say('sideways', `the page: ${root.scrollWidth} in ${wide}`);
  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element) || element.localName === 'textarea' || element.localName === 'input') continue;
    const { overflowX } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      say('sideways', `${nameOf(element)}: ${element.scrollWidth} in ${element.clientWidth}`);
  }

  // What can be touched, with the place that a finger has for it.
  const TOUCHED =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="radio"], [role="tab"], [role="slider"]';
  interface Target {
    element: Element;
    box: Box;
    layer: Element;
  }
  const targets: Target[] = [];
  for (const element of document.body.querySelectorAll(TOUCHED)) {
    if (!isSeen(element)) continue;
    const label = element.closest('label');
    const placed =
      element instanceof HTMLInputElement && label && /radio|checkbox/.test(element.type) ? label : element;
    const box = boxOf(placed.getBoundingClientRect());
    if (isEmpty(box)) continue;
    const { pointerEvents } = getComputedStyle(element);
    if (pointerEvents === 'none' && placed === element) continue;
    targets.push({ element: placed, box, layer: layerOf(placed) });
  }
  /** A target may reach over its edges by an `::after` that covers it. */
  const reachOf = ({ element, box }: Target): Box => {
    const after = getComputedStyle(element, '::after');
    if (after.content === 'none' || after.position !== 'absolute') return box;
    const edge = { left: px(after.left), top: px(after.top), right: px(after.right), bottom: px(after.bottom) };
    return {
      left: Math.min(box.left, box.left + edge.left),
      top: Math.min(box.top, box.top + edge.top),
      right: Math.max(box.right, box.right - edge.right),
      bottom: Math.max(box.bottom, box.bottom - edge.bottom),
    };
  };
  /** A link in the middle of a sentence is as high as its line. */
  const isInText = (element: Element): boolean => getComputedStyle(element).display === 'inline';

  /** What can be done elsewhere as well, with a target of full size: by a key of the tools, the sheet of the chart, the list of steps. */
  const hasEqual = (element: Element): boolean =>
    element.matches('.goal-gap, .rv-col') || (wide > high && element.matches('.tbl-chart .tbl-card'));

  for (const target of targets) {
    const { element, box, layer } = target;
    if (element.matches('.fr-skip')) continue;
    const reach = reachOf(target);
    if (!isInText(element) && !hasEqual(element) && (width(reach) < 43.5 || height(reach) < 43.5))
      say('small', `${nameOf(element)}: ${Math.round(width(reach))} × ${Math.round(height(reach))}`);
    for (const frame of framesOf(element)) {
      const around = boxOf(frame.getBoundingClientRect());
      if (isScroller(frame)) {
        // Left of and above its beginning nobody can scroll.
        if (box.left < around.left - frame.scrollLeft - 1 || box.top < around.top - frame.scrollTop - 1)
          say('away', `${nameOf(element)} before the beginning of ${nameOf(frame)}`);
        break;
      }
      if (
        box.left < around.left - 1 ||
        box.top < around.top - 1 ||
        box.right > around.right + 1 ||
        box.bottom > around.bottom + 1
      )
        say('clipped', `${nameOf(element)} by ${nameOf(frame)}`);
    }
    const isFixed = getComputedStyle(layer).position === 'fixed';
    const shown = shownOf(element, box);
    const seen = isEmpty(shown) ? box : shown;
    if (isEmpty(shown)) continue;
    if (seen.left < -1 || seen.right > wide + 1 || seen.top + scrollY < -1)
      say('away', `${nameOf(element)} beside the page`);
    if (isFixed && (seen.top < -1 || seen.bottom > high + 1)) say('away', `${nameOf(element)} off the screen`);
  }

  for (const [at, one] of targets.entries()) {
    const oneShown = shownOf(one.element, one.box);
    if (isEmpty(oneShown)) continue;
    for (const other of targets.slice(at + 1)) {
      if (one.layer !== other.layer) continue;
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const over = meet(oneShown, shownOf(other.element, other.box));
      if (width(over) > 1.5 && height(over) > 1.5)
        say('overlap', `${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  }

  // Texts: none leaves its box or lies on another.
  interface Text {
    element: Element;
    box: Box;
    layer: Element;
  }
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || (node.textContent ?? '').trim() === '') continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.unseen, svg, select, option') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      // Letters are lower than the line that they stand in.
      const trim = rect.height * 0.2;
      const box = { left: rect.left, top: rect.top + trim, right: rect.right, bottom: rect.bottom - trim };
      texts.push({ element, box, layer: layerOf(element) });
    }
  }
  const isBoxed = (element: Element): boolean => {
    const { borderTopWidth, borderLeftWidth, backgroundColor, backgroundImage, display } = getComputedStyle(element);
    if (display === 'inline') return false;
    const isFilled = !/^rgba\(0, 0, 0, 0\)$|transparent/.test(backgroundColor) || backgroundImage !== 'none';
    return isFilled || (px(borderTopWidth) > 0 && px(borderLeftWidth) > 0);
  };
  for (const { element, box } of texts) {
    for (const frame of [element, ...framesOf(element)]) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (isScroller(frame)) break;
      const around = boxOf(frame.getBoundingClientRect());
      if (
        box.left < around.left - 1 ||
        box.right > around.right + 1 ||
        box.top < around.top - 1 ||
        box.bottom > around.bottom + 1
      ) {
        say('cut', `${nameOf(element)} by ${nameOf(frame)}`);
        break;
      }
    }
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (!isBoxed(at)) continue;
      const around = boxOf(at.getBoundingClientRect());
      if (
        box.left < around.left - 1 ||
        box.right > around.right + 1 ||
        box.top < around.top - 1 ||
        box.bottom > around.bottom + 1
      )
        if (!isScroller(at)) say('cut', `${nameOf(element)} leaves ${nameOf(at)}`);
      break;
    }
    const shown = shownOf(element, box);
    if (!isEmpty(shown) && (shown.left < -1 || shown.right > wide + 1))
      say('cut', `${nameOf(element)} beside the page`);
  }
  for (const [at, one] of texts.entries()) {
    const oneShown = shownOf(one.element, one.box);
    if (isEmpty(oneShown)) continue;
    for (const other of texts.slice(at + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const over = meet(oneShown, other.box);
      if (width(over) < 2.5 || height(over) < 2.5) continue;
      if (isEmpty(meet(over, shownOf(other.element, other.box)))) continue;
      say('texts', `${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  }

  // What lies under a bar at the end of the page can be scrolled clear of it.
  const end = Math.max(...targets.filter(({ layer }) => layer === root).map(({ box }) => box.bottom + scrollY), 0);
  for (const bar of document.querySelectorAll('.tbl-thumb, .fr-tabs')) {
    if (!isSeen(bar) || getComputedStyle(bar).position !== 'fixed') continue;
    if (end > root.scrollHeight - bar.getBoundingClientRect().height + 1)
      say('away', `the end of the page stays under ${nameOf(bar)}`);
  }

  if (whole) {
    if (root.scrollHeight > high + 1) say('scrolls', `the page: ${root.scrollHeight} in ${high}`);
    for (const frame of document.querySelectorAll('.tbl-left, .tbl-mid, .tbl-supply, .tbl-zone, .tbl-res'))
      if (isSeen(frame) && isScroller(frame) && frame.scrollHeight > frame.clientHeight + 1)
        say('scrolls', `${nameOf(frame).slice(0, 40)}: ${frame.scrollHeight} in ${frame.clientHeight}`);
    // The list of moves grows, and is scrolled to; what stands above it is seen.
    for (const panel of document.querySelectorAll(
      '.tbl-right > :not([data-sheet="moves"], .pr-help, .jd, .tbl-variations)',
    ))
      if (isSeen(panel) && panel.getBoundingClientRect().bottom > high + 1)
        say('scrolls', `${nameOf(panel).slice(0, 40)} below the screen`);
  }
  for (const each of reached) {
    for (let at: Element | null = document.querySelector(each); at; at = at.parentElement) at.scrollTop = 0;
    const buttons = [...document.querySelectorAll(each)].filter(isSeen);
    if (buttons.length === 0) say('reach', `there is no ${each}`);
    for (const button of buttons) {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const ways = [top + 6, (top + bottom) / 2, bottom - 6].map((y) =>
        document.elementFromPoint((left + right) / 2, y),
      );
      if (top < 0 || bottom > high || !ways.every((there) => button.contains(there)))
        say('reach', `${nameOf(button)} from ${Math.round(top)} to ${Math.round(bottom)} in ${high}`);
    }
  }
  // Each thing once.
  return [...new Map(found.map((each) => [`${each.fault} ${each.what}`, each])).values()];
}
