// Dragging a cube of a Goal with a pointer. It follows the finger; where it is let go, somebody takes it, or it goes home.
import { dragOf, noDrag } from '../dragged.ts';

/** A finger that trembles less than this taps. */
const TREMBLE_PX = 7;

export interface Dropped {
  /** The `data-goal-drop` of what lies below. */
  target: string;
  /** Whether it is let go right of the middle. */
  after: boolean;
}

function below(cube: HTMLElement, x: number, y: number): Dropped | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (cube.contains(element)) continue;
    const place = element.closest<HTMLElement>('[data-goal-drop]');
    const target = place?.dataset.goalDrop;
    if (!place || target === undefined) continue;
    const { left, width } = place.getBoundingClientRect();
    return { target, after: x > left + width / 2 };
  }
  return undefined;
}

export function startDrag(event: PointerEvent, drop: (dropped: Dropped) => void): void {
  const cube = event.currentTarget;
  if (!(cube instanceof HTMLElement) || event.button !== 0 || !event.isPrimary) return;
  noDrag();
  const { clientX, clientY, pointerId } = event;
  let letGo: (() => void) | undefined;

  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    const [x, y] = [moved.clientX - clientX, moved.clientY - clientY];
    if (!letGo && Math.hypot(x, y) < TREMBLE_PX) return;
    letGo ??= dragOf(cube);
    cube.classList.add('goal-dragged');
    cube.style.setProperty('translate', `${x}px ${y}px`);
  };
  const end = (ended: PointerEvent) => {
    if (ended.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!letGo) return;
    letGo();
    const dropped = ended.type === 'pointerup' ? below(cube, ended.clientX, ended.clientY) : undefined;
    cube.classList.remove('goal-dragged');
    cube.style.removeProperty('translate');
    if (dropped) drop(dropped);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
