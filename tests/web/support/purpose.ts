// Somebody who wants the table to go on, and does the plainest thing that leads there: what a dead end would not allow.
import { type Acted, type ActedType, imagine, type LegalKind, legal, type MatchView } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { Page } from 'playwright-core';
import { Hands } from './hands.ts';
import { say } from './say.ts';

/** What leads on, the plainest first. */
const LEADS_ON: readonly ActedType[] = [
  ...(['return', 'sign', 'roll', 'deal', 'choose-variations', 'agree', 'join', 'decline', 'put-down-block'] as const),
  ...(['accept', 'indicate', 'take-back', 'move', 'set-goal', 'no-goal'] as const),
];

const offersOf = (view: MatchView): LegalKind[] =>
  legal(imagine(view), view.viewer, { at: view.at, search, chance: () => 0 });

/** The plainest Goal: one digit. */
function plainGoal({ table, viewer: by }: MatchView, game: string): Acted | undefined {
  const digit = table.resources.find((cube) => /^\d$/.test(cube));
  if (digit === undefined) return undefined;
  return { type: 'set-goal', by, goal: game === 'on-sets' ? { shape: 'single', cubes: [digit] } : digit };
}

/** What this viewer could do to get on; undefined: the table does not wait for this viewer. */
export function nextDeed(view: MatchView, game: 'on-sets' | 'equations'): Acted | undefined {
  const offers = new Map(offersOf(view).map((offer) => [offer.type, offer]));
  for (const type of LEADS_ON) {
    const offer = offers.get(type);
    if (!offer?.open) continue;
    const legalOne = offer.choices.find(({ breaks }) => breaks === undefined)?.action;
    const deed = type === 'set-goal' ? plainGoal(view, game) : legalOne;
    if (deed) return deed;
  }
  return undefined;
}

/** Puts away what a thoughtless hand left open. */
async function tidy(page: Page): Promise<void> {
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
  // A bonus before the Goal or No Goal is asked for in the place of the Goal.
  const back = page.getByRole('button', { name: say('setGoal.back'), exact: true });
  if (await back.count()) await back.first().click();
  // So does a question whether a cube lies well, or whether a paper is accepted, rejected, or for a judge to look at.
  const doubts = page.locator(':is(.tbl-ask, .ck-sure, .ck-ask) > .btn.q').filter({ visible: true });
  for (let most = 4; most > 0 && (await doubts.count()) > 0; most -= 1) await doubts.first().click();
  // Of several variations that were picked, each is given back.
  const picked = page.locator('.choose-option.on label:has([type="checkbox"])');
  for (let most = 4; most > 0 && (await picked.count()) > 0; most -= 1) await picked.first().click();
  // A Goal that lies there half done is cleared away, cube by cube.
  const laid = page.getByRole('button', { name: /^Place \d+: (?!empty)/ });
  const away = page.getByRole('button', { name: say('setGoal.takeAway') });
  for (let most = 12; most > 0 && (await laid.count()) > 0; most -= 1) {
    await laid.first().click();
    if (await away.count()) await away.first().click();
  }
}

const TRIES = 4;
const CLICK_MS = 8000;

/** Does it by what is on the screen, whatever is open there, until the table went on. Says why it cannot, or nothing. */
export async function doPlainly(
  page: Page,
  game: 'on-sets' | 'equations',
  deed: Acted,
  wentOn: () => Promise<boolean>,
): Promise<string | undefined> {
  const hands = new Hands(page, game);
  page.setDefaultTimeout(CLICK_MS);
  let why = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      await tidy(page);
      if (deed.type === 'return') {
        await hands.press(say('table.menu'));
        await hands.press(say('table.return'));
      } else await hands.do(deed);
      return undefined;
    } catch (error) {
      // What was asked already needs one word less.
      if (await wentOn()) return undefined;
      why = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
    }
  }
  return why;
}
