// Dragging a cube with a pointer. The cube follows the finger; where it is let go, the section takes it or it goes home.
import { SECTIONS, type Section } from '@openshake/rules';
import { dragOf, noDrag } from '../dragged.ts';
import type { Hands, Held } from './hands.ts';

/** A finger that trembles less than this taps. */
const TREMBLE_PX = 7;

const sectionAt = (x: number, y: number): Section | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const section = element.closest<HTMLElement>('[data-section]')?.dataset.section;
    const found = SECTIONS.find((each) => each === section);
    if (found) return found;
  }
  return undefined;
};

export function startDrag(event: PointerEvent, hands: Hands, held: Held): void {
  const cube = event.currentTarget;
  if (!(cube instanceof HTMLElement) || event.button !== 0 || !event.isPrimary) return;
  noDrag();
  if (!hands.movable.value[held.from].has(held.cube)) return;
  const { clientX, clientY, pointerId } = event;
  let letGo: (() => void) | undefined;

  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    const [x, y] = [moved.clientX - clientX, moved.clientY - clientY];
    if (!letGo && Math.hypot(x, y) < TREMBLE_PX) return;
    if (!letGo) {
      letGo = dragOf(cube);
      cube.classList.add('tbl-dragged');
      if (hands.held.value?.at !== held.at) hands.take(held.at, held.cube, held.from);
    }
    cube.style.setProperty('translate', `${x}px ${y}px`);
    hands.over.value = sectionAt(moved.clientX, moved.clientY) ?? null;
  };
  const home = () => {
    cube.classList.remove('tbl-dragged');
    cube.style.removeProperty('translate');
  };
  const end = (ended: PointerEvent) => {
    if (ended.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    hands.over.value = null;
    if (!letGo) return;
    letGo();
    const to = ended.type === 'pointerup' ? sectionAt(ended.clientX, ended.clientY) : undefined;
    if (to) hands.place(to);
    if (hands.asked.value === null) hands.held.value = null;
    // The cube is drawn in its section first, so that it travels from under the finger. At home it can be touched at once.
    if (to) requestAnimationFrame(home);
    else home();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
