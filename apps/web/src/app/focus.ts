// The keyboard's place is never lost: when what had the focus goes away, the part around it takes it.

/** Parts put the focus where it belongs in this time; only what is lost after that is ours. */
const PATIENCE_MS = 60;

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;
const isLabelled = (element: Element): boolean =>
  element.matches('main, :is(section, form, fieldset, nav, [role])[aria-label], :is(section, form)[aria-labelledby]');

const SECTIONS = ':is(section[aria-label], section[aria-labelledby])';

const heading = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('main h1, header h1') ?? document.querySelector<HTMLElement>('main') ?? undefined;

/** The nearest part with a name: inside what is left around the lost place, or else around that. */
function homeOf(left: Element): HTMLElement | undefined {
  // Where the whole screen is another, reading begins at its heading.
  if (left.matches('main, body') || left.querySelector('main')) return heading();
  const inside = [...left.querySelectorAll(SECTIONS)].find(isShown);
  if (inside instanceof HTMLElement) return inside;
  for (let around: Element | null = left; around; around = around.parentElement)
    if (isLabelled(around) && isShown(around)) return around as HTMLElement;
  return heading();
}

export function keepFocus(): void {
  /** What had the focus last, and everything around it. */
  let line: readonly Element[] = [];
  let isWaiting = false;
  let isByPointer = false;

  addEventListener('focusin', ({ target }) => {
    const all: Element[] = [];
    for (let each = target instanceof Element ? target : null; each; each = each.parentElement) all.push(each);
    line = all;
  });
  addEventListener('pointerdown', () => {
    isByPointer = true;
    // Touching the bare table means that nothing should have the focus.
    line = [];
  });
  addEventListener('keydown', () => {
    isByPointer = false;
  });

  const look = () => {
    isWaiting = false;
    const [lost, ...around] = line;
    if (!lost || document.activeElement !== document.body || isShown(lost)) return;
    const left = around.find(isShown);
    const home = left && homeOf(left);
    if (!home) return;
    if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
    home.focus({ preventScroll: true });
    // Under a finger nothing moves.
    if (!isByPointer) home.scrollIntoView({ block: 'nearest' });
  };
  new MutationObserver(() => {
    if (isWaiting || line.length === 0 || document.activeElement !== document.body) return;
    isWaiting = true;
    setTimeout(look, PATIENCE_MS);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'data-hidden', 'data-open', 'data-main', 'hidden'],
  });
}
