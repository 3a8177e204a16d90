// A person who touches anything that is enabled, without a thought: buttons, radios, tabs, lists, fields, keys and links.
import type { ElementHandle, Page } from 'playwright-core';

export type Draw = (below: number) => number;

/** Small and seeded, so that a failure can be seen again. */
export function drawFrom(seed: number): Draw {
  let state = (seed * 2654435761) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** What one try did. */
export interface Touch {
  kind: 'press' | 'type' | 'choose' | 'link' | 'key' | 'behind' | 'covered' | 'nothing';
  /** What was touched, as a person would call it. */
  what: string;
  /** What lies over it. */
  by?: string;
}

interface Aim {
  kind: 'press' | 'type' | 'choose' | 'link' | 'behind' | 'covered';
  what: string;
  by: string;
  /** It, or what lies over it, is still on its way: a card that is dealt, a sheet that opens. */
  moving: boolean;
  /** What lies over it says a clause, which somebody reads and then puts away. */
  noted: boolean;
  x: number;
  y: number;
}

const LETTERS = "BRGYVAUN-'=C()0123456789+x/^r";
/** The keys of the table, those of sheets and lists, and some that mean nothing. */
const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape', 'Tab', 'r', 'p', 'f', 'q'],
  ...[
    'Shift+B',
    'Shift+C',
    'Shift+N',
    'Shift+I',
    'Shift+W',
    'Shift+U',
    'Shift+S',
    'Shift+G',
    'Shift+H',
    'Shift+A',
    'Shift+X',
    '?',
  ],
];

/** Whether it did something. What is out of reach was only looked at. */
export const isTouch = ({ kind }: Touch): boolean => !['behind', 'covered', 'nothing'].includes(kind);

/** Chooses an enabled control by these numbers, brings it into sight, and says where it is. In the page. */
function aim({ region, at, links }: { region: number; at: number; links: boolean }): Aim | null {
  // What only the keyboard reaches is out of sight until it has the focus.
  const CONTROLS =
    'button:not(.fr-skip), input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="radio"]';
  const isEnabled = (element: Element) =>
    !element.matches(':disabled, [aria-disabled="true"]') && !element.closest('[inert], [aria-disabled="true"]');
  /** Inputs that are only there for the keyboard are touched by their label, a line of a paper where it is drawn. */
  const touched = (element: Element): Element => {
    const isOption = element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type);
    return element.closest(isOption ? 'label' : '.pap-line:has(> .pap-field)') ?? element;
  };
  const isShown = (element: Element) => {
    const box = touched(element).getBoundingClientRect();
    return box.width > 4 && box.height > 4 && element.checkVisibility({ visibilityProperty: true });
  };
  const shown = (found: Iterable<Element>) => [...found].filter((each) => isEnabled(each) && isShown(each));
  const all = shown(document.querySelectorAll(links ? 'a[href]:not([target])' : CONTROLS));
  // Charts and reasons have many buttons; what leads on has few. So a region is drawn first.
  const regions = [
    all.filter((each) => each.matches('.btn.p, .block, .tbl-drop')),
    all.filter((each) => each.closest('.tbl-mid') !== null),
    all.filter((each) => each.closest('.tbl-middle, .tbl-supply') !== null),
    all,
  ];
  const chosen = regions[Math.floor(region * regions.length)] ?? all;
  const from = chosen.length > 0 ? chosen : all;
  const element = from[Math.floor(at * from.length)];
  if (!element) return null;
  const target = touched(element);
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  let box = target.getBoundingClientRect();
  const middle = () => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const isHit = () => {
    const { x, y } = middle();
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  };
  if (!isHit()) {
    // A bar lies over the edge of the screen.
    target.scrollIntoView({ block: 'center', inline: 'center' });
    box = target.getBoundingClientRect();
  }
  const name = element.getAttribute('aria-label') ?? target.textContent ?? '';
  const over = document.elementFromPoint(middle().x, middle().y);
  const what = `${element.tagName.toLowerCase()}.${element.className} “${name.trim().slice(0, 60)}”`;
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(?:radio|checkbox|button|submit|range)$/.test(element.type));
  // What somebody opened lies over the table until it is closed, and a toast until it goes.
  const isBehind = () =>
    over?.closest('.tbl-sheet[data-open="true"], .tbl-menu, .toasts') &&
    !element.closest('.tbl-sheet[data-open="true"], .tbl-menu');
  const kind = !isHit()
    ? isBehind()
      ? 'behind'
      : 'covered'
    : element instanceof HTMLSelectElement
      ? 'choose'
      : isText
        ? 'type'
        : element instanceof HTMLAnchorElement
          ? 'link'
          : 'press';
  const isOnItsWay = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    [target, over].some((each) => effect.target?.contains(each) === true);
  const moving = document.getAnimations().some(isOnItsWay);
  const noted = over?.closest('.clause-note') != null;
  return { kind, what, by: `${over?.tagName}.${over?.className}`, moving, noted, ...middle() };
}

/** How often a link, and how often a key is tried, of a hundred touches; and whether with a finger or a mouse. */
export interface Habits {
  links: number;
  keys: number;
  finger: boolean;
}

/** Touches one thing. */
export async function touchAnything(page: Page, draw: Draw, { links, keys, finger }: Habits): Promise<Touch> {
  const part = () => draw(1_000_000) / 1_000_000;
  const drawn = draw(100);
  const way = { region: part(), at: part(), links: drawn < links };
  if (drawn >= links && drawn < links + keys) {
    const key = KEYS[draw(KEYS.length)] ?? 'Tab';
    await page.keyboard.press(key);
    return { kind: 'key', what: key };
  }
  let aimed = await page.evaluate(aim, way);
  // Whoever wants a card waits until it lies, and whoever has read a clause puts it away.
  for (let waits = 0; waits < 40 && aimed?.kind === 'covered' && (aimed.moving || aimed.noted); waits += 1) {
    if (aimed.noted) await page.keyboard.press('Escape');
    else await page.waitForTimeout(50);
    aimed = await page.evaluate(aim, way);
  }
  if (!aimed) return { kind: 'nothing', what: way.links ? 'no link' : 'nothing enabled' };
  const { kind, what, by, x, y } = aimed;
  if (kind === 'covered' || kind === 'behind') return { kind, what, by };
  if (kind === 'choose') await chooseAt(page, x, y, draw);
  else if (finger) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  if (kind !== 'type') return { kind, what };
  const letters = Array.from({ length: 1 + draw(5) }, () => LETTERS[draw(LETTERS.length)]).join('');
  if (draw(3) === 0) await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(letters);
  return { kind, what: `${what} ${letters}` };
}

async function chooseAt(page: Page, x: number, y: number, draw: Draw): Promise<void> {
  const found = await page.evaluateHandle(({ x, y }) => document.elementFromPoint(x, y)?.closest('select'), { x, y });
  const list = found.asElement() as ElementHandle<HTMLSelectElement> | null;
  if (!list) return;
  const count = await list.evaluate(({ options }) => options.length);
  await list.selectOption({ index: draw(Math.max(count, 1)) });
}
