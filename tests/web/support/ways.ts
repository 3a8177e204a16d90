// Other ways to do what hands do: the same page and the same locators, where a click becomes keys, a tap, or a drag.
import type { ElementHandle, Locator, Page } from 'playwright-core';

/** What hands ask of a locator. */
export interface Way {
  click(on: Locator): Promise<void>;
  check(on: Locator): Promise<void>;
  fill(on: Locator, text: string): Promise<void>;
  selectOption(on: Locator, option: unknown): Promise<void>;
  focus(on: Locator): Promise<void>;
}
const ACTS: readonly string[] = ['click', 'check', 'fill', 'selectOption', 'focus'] satisfies (keyof Way)[];

const beneath = new WeakMap<object, object>();
const isLocator = (value: object): boolean => 'selectOption' in value && 'nth' in value;

function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const real = beneath.get(value);
  if (real) return real;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bare(each)])) : value;
}

function dressed(value: unknown, way: Way): unknown {
  if (Array.isArray(value)) return value.map((each) => dressed(each, way));
  if (value instanceof Promise) return value.then((each) => dressed(each, way));
  return typeof value === 'object' && value !== null && isLocator(value) ? wearing(value, way) : value;
}

function wearing<Real extends object>(real: Real, way: Way): Real {
  const worn = new Proxy(real, {
    get(target, name) {
      if (isLocator(target) && typeof name === 'string' && ACTS.includes(name))
        return (...args: unknown[]) => way[name as 'click'](target as unknown as Locator, ...(args as []));
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => dressed(value.apply(target, args.map(bare)), way);
    },
  });
  beneath.set(worn, real);
  return worn;
}

/** The page as this way sees it: `click` and its like are done in this way, everything else is as it is. */
export const pageBy = (page: Page, way: Way): Page => wearing(page, way);

const MOST_STEPS = 400;

/** Where the keyboard is, seen from where it should be. */
interface Place {
  at: 'there' | 'group' | 'before' | 'after' | 'gone';
  /** Why a person would not see where the keyboard is. */
  trouble: string | null;
}

/** Runs in the page. */
function placeOf(target: Element): Place {
  const active = document.activeElement;
  if (!target.isConnected) return { at: 'gone', trouble: null };
  if (!active || active === document.body) return { at: 'before', trouble: null };
  const name = `${active.tagName.toLowerCase()}.${active.className} “${active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 40)}”`;
  const rings = [active, active.nextElementSibling, active.parentElement, active.parentElement?.parentElement];
  const ring = rings.find((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  });
  const box = (ring ?? active).getBoundingClientRect();
  const isSeen = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight && box.width > 0;
  // A heading that was gone to is where reading begins; nothing can be done with it.
  const isRead = active.matches('main, h1');
  const trouble = isRead
    ? null
    : !ring
      ? `${name} shows no focus`
      : isSeen
        ? null
        : `${name} has the focus out of sight`;
  if (active === target) return { at: 'there', trouble };
  const isGroup = (radio: Element): radio is HTMLInputElement =>
    radio instanceof HTMLInputElement && radio.type === 'radio' && radio.name !== '';
  if (isGroup(active) && isGroup(target) && active.name === target.name) return { at: 'group', trouble };
  const roving = target.closest('[role="radiogroup"], [role="tablist"]');
  if (roving?.contains(active) && target.getAttribute('tabindex') === '-1') return { at: 'group', trouble };
  const follows = (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return { at: follows ? 'before' : 'after', trouble };
}

const labelled = (element: Element): Element =>
  element instanceof HTMLLabelElement && element.control ? element.control : element;

/** What a key of the design does for a control, if it has one; `null`: only by Tab and Enter. */
export type Shortcut = (page: Page, control: ElementHandle<Element>) => Promise<string | null>;

/** By keyboard alone: Tab to a control and Enter, arrows in a group, typing in a field; with its key where it has one. */
export class Keyboard implements Way {
  readonly page: Page;
  readonly #shortcut: Shortcut | undefined;
  /** Where the focus could not be seen. */
  readonly troubles = new Set<string>();
  /** The keys that did something other than going on, in their order. */
  readonly used: string[] = [];

  constructor(page: Page, shortcut?: Shortcut) {
    this.page = page;
    this.#shortcut = shortcut;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async #control(on: Locator): Promise<ElementHandle<Element>> {
    await on.waitFor({ state: 'attached' });
    const handle = await on.elementHandle();
    if (!handle) throw new Error(`Nothing is there: ${on}`);
    return (await handle.evaluateHandle(labelled)) as ElementHandle<Element>;
  }

  /** Presses the key of this control, if it has one. */
  async #byKey(on: Locator): Promise<boolean> {
    const keys = await this.#shortcut?.(this.page, await this.#control(on));
    if (!keys) return false;
    for (const key of keys.split(' ')) {
      await this.press(key);
      this.used.push(key);
    }
    return true;
  }

  /** Goes there as people do, and looks at every stop whether the focus is seen. */
  async goTo(on: Locator): Promise<ElementHandle<Element>> {
    let control = await this.#control(on);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const { at, trouble } = await control.evaluate(placeOf);
      if (trouble) this.troubles.add(trouble);
      if (at === 'there') return control;
      if (at === 'gone') control = await this.#control(on);
      else await this.press({ group: 'ArrowDown', before: 'Tab', after: 'Shift+Tab' }[at]);
    }
    throw new Error(`The keyboard does not come to ${on}.`);
  }

  async click(on: Locator): Promise<void> {
    await on.waitFor({ state: 'visible' }).catch(async (error) => {
      // A radio that only its label shows is reached all the same.
      if ((await on.count()) === 0) throw error;
    });
    if (await this.#byKey(on)) return;
    const control = await this.goTo(on);
    const kind = await control.evaluate((each) =>
      each instanceof HTMLInputElement && /^(radio|checkbox)$/.test(each.type)
        ? each.checked && each.type === 'radio'
          ? 'done'
          : 'Space'
        : 'Enter',
    );
    if (kind !== 'done') await this.press(kind);
  }

  async check(on: Locator): Promise<void> {
    if (await on.isChecked()) return;
    await this.click(on);
  }

  /** Hands focus a field only to write in it, and writing goes there by itself. */
  async focus(_on: Locator): Promise<void> {}

  async fill(on: Locator, text: string): Promise<void> {
    await on.waitFor({ state: 'visible' });
    await this.#byKey(on);
    await this.goTo(on);
    await this.press('Control+A');
    await this.press('Delete');
    await this.page.keyboard.type(text);
  }

  async selectOption(on: Locator, option: unknown): Promise<void> {
    const control = (await this.goTo(on)) as ElementHandle<HTMLSelectElement>;
    const wanted = String(option);
    const count = await control.evaluate((list) => list.options.length);
    await this.press('Home');
    for (let at = 0; at <= count; at += 1) {
      const isThere = await control.evaluate(
        (list, text) => list.value === text || list.selectedOptions[0]?.label === text,
        wanted,
      );
      if (isThere) return;
      await this.press('ArrowDown');
    }
    throw new Error(`${on} has no ${wanted}.`);
  }
}

/** By finger: every click is a tap. Text comes from the keyboard on the screen. */
export class Touch implements Way {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(on: Locator): Promise<void> {
    await on.tap();
  }

  async check(on: Locator): Promise<void> {
    if (await on.isChecked()) return;
    await on.locator('xpath=ancestor-or-self::label | self::*[not(ancestor::label)]').last().tap();
  }

  async focus(on: Locator): Promise<void> {
    await on.tap({ force: true });
  }

  async fill(on: Locator, text: string): Promise<void> {
    await this.focus(on);
    await on.fill(text);
  }

  async selectOption(on: Locator, option: unknown): Promise<void> {
    // The list itself is drawn by the system.
    await on.selectOption(option as string);
  }
}

interface Point {
  x: number;
  y: number;
}

/** What goes down, moves and is let go. */
export interface Pointer {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

export const mouseOf = ({ mouse }: Page): Pointer => ({
  async down({ x, y }) {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y, { steps: 6 }),
  up: () => mouse.up(),
});

export async function fingerOf(page: Page): Promise<Pointer> {
  const cdp = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  return {
    async down(point) {
      at = point;
      await touch('touchStart', [at]);
    },
    async move({ x, y }) {
      const [dx, dy] = [x - at.x, y - at.y];
      for (let step = 1; step <= 6; step += 1)
        await touch('touchMove', [{ x: at.x + (dx * step) / 6, y: at.y + (dy * step) / 6 }]);
      at = { x, y };
    },
    async up() {
      await touch('touchEnd', []);
      // A finger that comes down again at once taps twice.
      await page.waitForTimeout(350);
    },
  };
}

/** Cubes are dragged; everything else is done in another way. */
export class Drag implements Way {
  readonly page: Page;
  readonly #pointer: Pointer;
  readonly #rest: Way;
  #isDown = false;
  /** How many cubes were dragged. */
  dragged = 0;

  constructor(page: Page, pointer: Pointer, rest: Way) {
    this.page = page;
    this.#pointer = pointer;
    this.#rest = rest;
  }

  async #middleOf(on: Locator): Promise<Point> {
    await on.scrollIntoViewIfNeeded();
    const box = await on.boundingBox();
    if (!box) throw new Error(`${on} cannot be seen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async click(on: Locator): Promise<void> {
    await on.waitFor({ state: 'visible' });
    const kind = await on.evaluate((each) =>
      each.matches('.tbl-pick')
        ? 'cube'
        : each.matches('.tbl-drop')
          ? 'section'
          : each.closest('.goal-left, .goal-trays')
            ? 'digit'
            : 'other',
    );
    if (kind === 'cube') {
      const at = await this.#middleOf(on);
      await this.#pointer.down(at);
      // As soon as it moves it is in hand, and the sections that take it show themselves.
      await this.#pointer.move({ x: at.x + 3, y: at.y - 14 });
      this.#isDown = true;
    } else if (kind === 'section' && this.#isDown) {
      await this.#letGo(await this.#middleOf(on));
    } else if (kind === 'digit') {
      const at = await this.#middleOf(on);
      const empty = this.page.locator('.goal-places .gone').first();
      const place = (await empty.count()) > 0 ? await this.#middleOf(empty) : await this.#endOfRow();
      await this.#pointer.down(at);
      await this.#letGo(place);
    } else await this.#rest.click(on);
  }

  async #letGo(at: Point): Promise<void> {
    await this.#pointer.move(at);
    await this.#pointer.up();
    this.#isDown = false;
    this.dragged += 1;
  }

  /** The free end of the felt on which an Equations Goal is laid. */
  async #endOfRow(): Promise<Point> {
    const box = await this.page.locator('.goal-felt').boundingBox();
    if (!box) throw new Error('There is no row to lay a Goal in.');
    return { x: box.x + box.width - 8, y: box.y + 8 };
  }

  check(on: Locator): Promise<void> {
    return this.#rest.check(on);
  }
  focus(on: Locator): Promise<void> {
    return this.#rest.focus(on);
  }
  fill(on: Locator, text: string): Promise<void> {
    return this.#rest.fill(on, text);
  }
  selectOption(on: Locator, option: unknown): Promise<void> {
    return this.#rest.selectOption(on, option);
  }
}

/** As the driver clicks. */
export const MOUSE: Way = {
  click: (on) => on.click(),
  check: (on) => on.check({ force: true }),
  focus: (on) => on.focus(),
  fill: (on, text) => on.fill(text),
  async selectOption(on, option) {
    await on.selectOption(option as string);
  },
};
