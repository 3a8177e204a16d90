// The keys of the table: arrows choose a cube, letters place it, Shift and a letter commands. Typing into a field is left alone.
import type { Section } from '@openshake/rules';
import { settings } from '../../../app/settings.ts';
import { say } from '../../../app/speech.ts';
import { isTyping } from '../../../app/typing.ts';
import { focusClaims, pickUp } from './Block.tsx';
import type { Hands, SheetName } from './hands.ts';
import { openClaims } from './lists.ts';

const SECTION_OF: Readonly<Record<string, Section>> = { r: 'required', p: 'permitted', f: 'forbidden' };

/** Tabs and lists of choices have arrows of their own. */
const OWN_ARROWS = 'input[type="radio"], [role="tablist"], [role="radiogroup"], [role="listbox"]';
const hasArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(OWN_ARROWS) !== null;
/** Whether somebody with a cube to move means the cubes, wherever the focus is. */
const meansCubes = (hands: Hands, target: EventTarget | null): boolean =>
  !hasArrows(target) &&
  (hands.movable.value.resources.size > 0 ||
    (target instanceof HTMLElement && target.closest('.tbl-res, .tbl-mat, .tbl-ask') !== null));

const cubeButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.tbl-res button[data-cube]')];

/** The next cube in a direction, as the eye sees it. */
function stepFrom(from: HTMLElement, buttons: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = buttons.indexOf(from);
  if (key === 'ArrowRight') return buttons[at + 1] ?? buttons[0];
  if (key === 'ArrowLeft') return buttons[at - 1] ?? buttons.at(-1);
  const here = from.getBoundingClientRect();
  const side = key === 'ArrowDown' ? 1 : -1;
  const others = buttons.flatMap((button) => {
    const there = button.getBoundingClientRect();
    const down = (there.top - here.top) * side;
    return down > here.height / 2 ? [{ button, far: down * 4 + Math.abs(there.left - here.left) }] : [];
  });
  return others.sort((one, other) => one.far - other.far)[0]?.button;
}

function choose(hands: Hands, key: string): void {
  const buttons = cubeButtons();
  const active = document.activeElement;
  const held = buttons.find((button) => button.dataset.cube === String(hands.held.value?.at));
  const from = buttons.find((button) => button === active) ?? held;
  const next = from ? stepFrom(from, buttons, key) : buttons[0];
  if (!next) return;
  next.focus();
  const at = Number(next.dataset.cube);
  if (next.getAttribute('aria-disabled') !== 'true' && hands.held.value?.at !== at) next.click();
}

/** Whoever has no seat hears that these keys are for players. */
function isSeated({ table, why }: Hands): boolean {
  if (table.me.value !== null) return true;
  why.value = { text: say('table.noSeat') };
  return false;
}

/** A claim is made with the block in hand. */
function claim(hands: Hands, name: string): void {
  const { table } = hands;
  if (!isSeated(hands)) return;
  const holder = table.view.value?.block?.holder ?? null;
  const isReady = holder === table.me.value || hands.claiming.value;
  const isPossible = holder === null && (hands.isOpen('pick-up-block') || openClaims(table).length > 0);
  if (isReady || !hands.isOpen('challenge')) hands.try({ type: 'challenge', claim: name });
  else if (isPossible) hands.why.value = { text: say('table.blockFirst') };
  else pickUp(hands);
}

function toGoal(hands: Hands): void {
  const goal = document.querySelector<HTMLElement>('.goal-onsets .goal-places, .goal-equations');
  if (goal) focusIn(goal);
  else if (isSeated(hands) && !hands.isOpen('set-goal')) hands.try({ type: 'set-goal', goal: null });
}

const toggle = (hands: Hands, sheet: SheetName): void => {
  hands.sheet.value = hands.sheet.value === sheet ? null : sheet;
};

const COMMANDS: Readonly<Record<string, (hands: Hands) => void>> = {
  b: (hands) => hands.turnBonus(),
  c: (hands) => {
    pickUp(hands);
    setTimeout(focusClaims, 0);
  },
  n: (hands) => claim(hands, 'now'),
  i: (hands) => claim(hands, 'impossible'),
  w: (hands) => {
    const paper =
      document.querySelector<HTMLElement>('.wri-desk') ?? document.querySelector<HTMLElement>('[data-sheet="paper"]');
    if (paper && paper.offsetParent !== null) focusIn(paper);
    else toggle(hands, 'paper');
  },
  u: (hands) => {
    const universe = document.querySelector<HTMLElement>('[data-sheet="universe"]');
    if (universe && universe.offsetParent !== null && hands.sheet.value !== 'universe') focusIn(universe);
    else toggle(hands, 'universe');
  },
  s: (hands) => toggle(hands, 'score'),
  g: toGoal,
  h: (hands) => toggle(hands, 'howto'),
};

/** The cube in hand has the keyboard again after its question is gone. */
function focusHeld(hands: Hands): void {
  const at = hands.held.value?.at;
  if (at !== undefined) document.querySelector<HTMLElement>(`button[data-cube="${at}"]`)?.focus();
}

/** The line to write on, or else the first thing inside that takes the keyboard. */
function focusIn(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
  const line = element.querySelector<HTMLElement>('.pap-field');
  (
    line ??
    element.querySelector<HTMLElement>('input, textarea, button:not(.tbl-close, [data-empty="true"] *), [tabindex="0"]')
  )?.focus();
}

function onKey(hands: Hands, event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) {
    if (key === 'Escape' && hands.sheet.value !== null && !event.defaultPrevented) hands.sheet.value = null;
    return;
  }
  if (key === 'Escape') {
    if (hands.back()) {
      requestAnimationFrame(() => focusHeld(hands));
      return;
    }
    if (hands.sheet.value !== null) hands.sheet.value = null;
    else hands.claiming.value = false;
    return;
  }
  const { keys } = settings.value;
  if (key === '?' && keys) {
    toggle(hands, 'keys');
    return;
  }
  const letter = key.toLowerCase();
  const command = event.shiftKey && keys ? COMMANDS[letter] : undefined;
  if (command) {
    event.preventDefault();
    command(hands);
    return;
  }
  if (!meansCubes(hands, target)) return;
  if (key.startsWith('Arrow') && hands.asked.value === null) {
    event.preventDefault();
    choose(hands, key);
    return;
  }
  if (
    key === 'Enter' &&
    hands.asked.value !== null &&
    !(target instanceof HTMLButtonElement && target.closest('.tbl-ask'))
  ) {
    event.preventDefault();
    hands.confirm();
    return;
  }
  const section = keys && !event.shiftKey ? SECTION_OF[letter] : undefined;
  if (section && hands.held.value) {
    event.preventDefault();
    hands.place(section);
  }
}

export function listenToKeys(hands: Hands): () => void {
  const listen = (event: KeyboardEvent) => onKey(hands, event);
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
