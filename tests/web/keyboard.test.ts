// A whole shake of each game by keyboard alone, by touch, by dragging, and mixed. Focus is always seen and never lost.
import { type Acted, type BookId, books, type DivisionId } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { Hands } from './support/hands.ts';
import { openPractice, type PracticePage, type Will } from './support/practice.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { byDesign } from './support/shortcuts.ts';
import { openFolder, openGallery, openPage } from './support/site.ts';
import { Drag, fingerOf, Keyboard, MOUSE, mouseOf, pageBy, Touch, type Way } from './support/ways.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 2026);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const site = serving(openFolder);
const gallery = serving(openGallery);

const EQUATIONS = ['mlag-equations-basic-2018', 'elementary'] as const;
const ON_SETS = ['mlag-onsets-basic-2019', 'middle'] as const;
const WITH_VARIATIONS = ['agloa-onsets-2023', 'senior'] as const;

/** One move, then a challenge: Now has to be written, and the paper of an Impossible is checked. */
function soon(claim: 'now' | 'impossible'): Will {
  return (view, match) => {
    const { phase, table, viewer, game } = { ...view, game: books[view.book].game };
    const moved = match.shake?.trail.filter(({ by, turn }) => by === viewer && turn > 0).length ?? 0;
    const [first] = table.resources;
    if (phase.name === 'move' && phase.player === viewer && first)
      return moved === 0
        ? { type: 'move', by: viewer, cube: first, to: 'permitted' }
        : { type: 'challenge', by: viewer, claim };
    const mine = view.writing?.answers[viewer];
    if (phase.name !== 'write' || mine !== 'writing' || !view.writing?.must.includes(viewer)) return undefined;
    // Whether it is right is for others to say.
    const [one = '', two = ''] = table.rolled.filter((cube) => (game === 'on-sets' ? /[BRGY]/ : /\d/).test(cube));
    return game === 'on-sets'
      ? { type: 'present', by: viewer, solution: { setName: `(${one}U${two})` } }
      : { type: 'present', by: viewer, solution: { equation: `${one}+${two}=${String(table.goal)}` } };
  };
}

/** Plays a shake, each action in the next of these ways. */
async function shake(
  practice: PracticePage,
  [book, division]: readonly [BookId, DivisionId],
  claim: 'now' | 'impossible',
  ways: readonly Way[],
): Promise<void> {
  const { page } = practice;
  const pages = ways.map((way) => pageBy(page, way));
  Object.assign(practice, { page: pages[0] });
  const table = await practice.sitDown({ book, division, bot: 'club' });
  const hands = pages.map((each) => new Hands(each, books[book].game));
  let count = 0;
  const next = (action: Acted) => {
    count += 1;
    return hands[count % hands.length]?.do(action);
  };
  Object.assign(table, { hands: { do: next, known: {} } });
  await table.playShakes(1, soon(claim));
  expect(table.did.some(({ type }) => type === 'challenge')).toBe(true);
  expect(practice.watched.troubles).toEqual([]);
  expect(await practice.refusals()).toEqual([]);
}

describe('a shake by keyboard alone', () => {
  it.each([
    [ON_SETS, 'now', ['ArrowRight', 'p', 'Enter', 'Shift+C', 'Shift+N', 'Control+Enter']],
    [EQUATIONS, 'impossible', ['p', 'Enter', 'Shift+C', 'Shift+I']],
  ] as const)('%s, %s', async (book, claim, keys) => {
    console.log(`By keyboard, from seed ${seed}`);
    const practice = await openPractice(site, seed);
    const keyboard = new Keyboard(practice.page, byDesign);
    await shake(practice, book, claim, [keyboard]);
    expect([...keyboard.troubles]).toEqual([]);
    expect(keyboard.used).toEqual(expect.arrayContaining([...keys]));
    await practice.close();
  });

  it.runIf(long)('with variations', async () => {
    const practice = await openPractice(site, seed);
    const keyboard = new Keyboard(practice.page, byDesign);
    await shake(practice, WITH_VARIATIONS, 'impossible', [keyboard]);
    expect([...keyboard.troubles]).toEqual([]);
    await practice.close();
  });

  it.runIf(long)('with every letter turned off', async () => {
    const practice = await openPractice(site, seed);
    await practice.page.evaluate(() => localStorage.setItem('openshake.settings', JSON.stringify({ keys: false })));
    await practice.page.reload();
    const keyboard = new Keyboard(practice.page);
    await shake(practice, ON_SETS, 'now', [keyboard]);
    expect([...keyboard.troubles]).toEqual([]);
    await practice.close();
  });
});

describe('a shake by touch, by dragging, and mixed', () => {
  it('by touch on a phone', async () => {
    console.log(`By touch, from seed ${seed + 1}`);
    const practice = await openPractice(site, seed + 1, PHONE);
    await shake(practice, WITH_VARIATIONS, 'impossible', [new Touch(practice.page)]);
    await practice.close();
  });

  it('cubes dragged by a finger', async () => {
    console.log(`By finger, from seed ${seed + 2}`);
    const practice = await openPractice(site, seed + 2, PHONE);
    const { page } = practice;
    const drag = new Drag(page, await fingerOf(page), MOUSE);
    await shake(practice, EQUATIONS, 'now', [drag]);
    expect(drag.dragged).toBeGreaterThan(0);
    await practice.close();
  });

  it('cubes dragged with the mouse, and every other action by keyboard', async () => {
    console.log(`Mixed, from seed ${seed + 3}`);
    const practice = await openPractice(site, seed + 3);
    const { page } = practice;
    const drag = new Drag(page, mouseOf(page), MOUSE);
    await shake(practice, ON_SETS, 'impossible', [drag, new Keyboard(page, byDesign)]);
    await practice.close();
  });
});

describe('a swipe on a phone', () => {
  it('up from the thumb bar opens the paper, down from the header the Universe, and down closes either', async () => {
    const { page, context, troubles } = await openPage(
      `${gallery.address}#/table?book=${WITH_VARIATIONS[0]}&phase=move&n=8`,
      PHONE,
    );
    const finger = await context.newCDPSession(page);
    const swipe = async (selector: string, dx: number, dy: number) => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`${selector} is not there.`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const part of [0.25, 0.5, 0.75, 1])
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x + dx * part, y: y + dy * part }],
        });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const open = () =>
      page.locator('[data-open="true"][data-sheet]').evaluateAll((all) => all.map((each) => each.dataset.sheet));
    await page.locator('.tbl-thumb').waitFor();
    await page.waitForLoadState('networkidle');
    // Across the bar is the way back of the system.
    await swipe('.tbl-thumb', 110, -60);
    await swipe('.tbl-thumb', 0, -90);
    await expect.poll(open).toEqual(['paper']);
    // What lies in a sheet is scrolled, and stays.
    await swipe('[data-sheet="paper"] .pap', 0, 90);
    expect(await open()).toEqual(['paper']);
    await swipe('[data-sheet="paper"] .tbl-head h2', 0, 90);
    await expect.poll(open).toEqual([]);
    await swipe('.tbl-bar', 0, 90);
    await expect.poll(open).toEqual(['universe']);
    await swipe('[data-sheet="universe"] .tbl-head h2', 0, 90);
    await expect.poll(open).toEqual([]);
    // The block was under the finger once, and was not touched.
    await swipe('.tbl-thumb .tbl-block', 0, -90);
    await expect.poll(open).toEqual(['paper']);
    expect(troubles.filter((each) => !/favicon/.test(each))).toEqual([]);
    await context.close();
  });
});

describe('after a drag by finger', () => {
  it('a tap counts, and the click of a drag does not', async () => {
    const { page, context, troubles } = await openPage(
      `${gallery.address}#/table?book=${ON_SETS[0]}&phase=move&n=8`,
      PHONE,
    );
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const cube = page.locator('.tbl-supply .tbl-grab').first();
    await cube.waitFor();
    await page.waitForLoadState('networkidle');
    const box = await cube.boundingBox();
    if (!box) throw new Error('The cube cannot be seen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    /** Lifts it and lets it go where no section takes it. */
    const drag = async (far: number) => {
      await touch('touchStart', { x, y });
      await touch('touchMove', { x, y: y + far / 2 });
      await touch('touchMove', { x, y: y + far });
      await touch('touchEnd');
    };
    const held = () => cube.getAttribute('aria-pressed');
    // A finger that comes down again at once taps twice.
    const rest = () => page.waitForTimeout(350);
    for (let times = 0; times < 2; times += 1) {
      await drag(40);
      await rest();
      await touch('touchStart', { x, y });
      await touch('touchEnd');
      await expect.poll(held, { message: `After drag ${times}` }).toBe('true');
      await rest();
      // So small a way is a drag for the table and a tap for the browser, whose click comes late.
      await drag(10);
      await rest();
      expect(await held(), `After the small drag ${times}`).toBe('false');
    }
    // The same without any pause, as on a phone that was busy: all of it waits, and then comes at once.
    await cube.evaluate((each) => {
      const send = (type: string, y: number) =>
        each.dispatchEvent(
          new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 9, clientX: 50, clientY: y, detail: 1 }),
        );
      for (const [type, y] of [
        ['pointerdown', 100],
        ['pointermove', 140],
        ['pointerup', 140],
        ['pointerdown', 100],
        ['pointerup', 100],
        ['click', 100],
      ] as const)
        send(type, y);
    });
    await expect.poll(held).toBe('true');
    expect(troubles.filter((each) => !/favicon/.test(each))).toEqual([]);
    await context.close();
  });
});

describe('the caret on paper', () => {
  it.each([
    [ON_SETS, 'B U R - G', '('],
    [EQUATIONS, '(1+2)x3', '('],
  ] as const)('goes where a finger touches, and the next piece is written there: %s', async ([book], text, piece) => {
    const { page, context, troubles } = await openPage(`${gallery.address}#/table?book=${book}&phase=write&n=0`, PHONE);
    const line = page.locator('.pap-line.on');
    const field = line.locator('input');
    await field.fill(text);
    const pieces = line.locator('[data-at]');
    const written = () => field.inputValue().then((value) => value.replace(/\s/g, ''));
    const whole = await written();
    await expect.poll(() => pieces.count()).toBe(whole.length);
    /** The piece behind the caret, of which there is one; null at the end of the line. */
    const behind = () =>
      line.locator('.caret').evaluate((caret) => {
        const after = [...(caret.closest('.pap-line')?.querySelectorAll<HTMLElement>('[data-at]') ?? [])].find(
          (each) => caret.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        return after ? Number(after.dataset.at) : null;
      });
    const tap = async (at: number, part: number) => {
      const box = await pieces.nth(at).boundingBox();
      if (!box) throw new Error(`Piece ${at} cannot be seen.`);
      await page.touchscreen.tap(box.x + box.width * part, box.y + box.height / 2);
    };
    const last = whole.length - 1;
    // The left half of a piece is before it, the right half behind it.
    for (const [at, part, caret] of [
      [2, 0.2, 2],
      [2, 0.8, 3],
      [0, 0.2, 0],
      [last, 0.9, null],
      [1, 0.2, 1],
    ] as const) {
      await tap(at, part);
      await expect.poll(behind, { message: `${part} of piece ${at}` }).toBe(caret);
    }
    // No keyboard slides over the palette, and the keys write there.
    expect(await field.getAttribute('inputmode')).toBe('none');
    await page
      .getByRole('button', { name: say('expression.open') })
      .filter({ visible: true })
      .first()
      .tap();
    await expect.poll(written).toBe(`${whole.slice(0, 1)}${piece}${whole.slice(1)}`);
    await expect.poll(behind).toBe(2);
    expect(troubles.filter((each) => !/favicon/.test(each))).toEqual([]);
    await context.close();
  });
});
