// The keys of the design, for controls that have one. What is pressed depends only on what the screen shows.
import type { ElementHandle, Page } from 'playwright-core';

/** Runs in the page: the keys that do what a click on this control does, or null. */
function keysFor(control: Element): string | null {
  const active = document.activeElement;
  const within = (selector: string) => control.closest(selector) !== null;
  const isActive = active === control;

  const isWriting = active?.matches('input:not([type="radio"], [type="checkbox"]), textarea, select') === true;
  if (control.matches('.wri-main')) return active?.matches('.pap-field') ? 'Control+Enter' : null;
  if (isWriting) return null;
  if (active?.matches('[type="radio"]') && within('.tbl-res')) return null;
  if (within('.tbl-res') && control.matches('button[data-cube]')) {
    const cubes = [...document.querySelectorAll('.tbl-res button[data-cube]')];
    const to = cubes.indexOf(control);
    const from = active ? cubes.indexOf(active) : -1;
    const held = cubes.findIndex((cube) => cube.getAttribute('aria-pressed') === 'true');
    const start = from >= 0 ? from : held;
    if (start === to) return held === to ? null : 'Enter';
    const right = start < 0 ? to + 1 : (to - start + cubes.length) % cubes.length;
    const left = cubes.length - right;
    return start < 0 || right <= left
      ? Array(right).fill('ArrowRight').join(' ')
      : Array(left).fill('ArrowLeft').join(' ');
  }
  if (control.matches('.tbl-drop')) {
    const section = control.closest<HTMLElement>('[data-section]')?.dataset.section;
    return section?.[0] ?? null;
  }
  if (within('.tbl-ask, .wri-ask') && control.matches('.btn.p') && isActive) return 'Enter';
  if (control.matches('.tbl-bonus')) return 'Shift+B';
  if (control.matches('button.tbl-block')) return 'Shift+C';
  if (control.matches('[data-claim="now"]')) return 'Shift+N';
  if (control.matches('[data-claim="impossible"]')) return 'Shift+I';
  if (control.matches('.ck-accept')) return isActive ? 'Enter' : 'Shift+A';
  if (control.matches('.ck-reject')) return isActive ? 'Enter' : 'Shift+X';
  if (control.matches('.pap-field')) return active?.closest('.pap') ? null : 'Shift+W';

  const isAtGoal = active?.closest('.goal-onsets, .goal-equations') !== null && active !== null;
  const first = isAtGoal ? '' : 'Shift+G ';
  if (within('.goal-left')) return `${first}${control.textContent?.trim()}`;
  if (within('.goal-trays')) {
    const name = control.getAttribute('aria-label') ?? '';
    const signs = { plus: '+', minus: '-', times: 'x', 'divided by': '/', 'to the power': '*', root: 'r' };
    const sign = Object.entries(signs).find(([word]) => name.endsWith(word))?.[1] ?? name.slice(-1);
    return `${first}${sign}`;
  }
  return null;
}

/** Runs in the page: a question takes the focus with the next frame. */
async function untilFocused(control: Element): Promise<void> {
  const asks = control.matches(':is(.tbl-ask, .wri-ask) .btn.p');
  for (let frame = 0; asks && frame < 30 && document.activeElement !== control; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

export async function byDesign(_page: Page, control: ElementHandle<Element>): Promise<string | null> {
  await control.evaluate(untilFocused);
  return control.evaluate(keysFor);
}
