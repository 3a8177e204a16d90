// Where the words of a clause stand: beside what was touched, inside the screen, and never over the clock or the block.
import { describe, expect, it } from 'vitest';
import { placeBeside } from './clauseNotePlace.ts';

const SCREEN = { width: 390, height: 844 };
const SIZE = { width: 374, height: 160 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const THUMB = box(0, 740, 390, 104);

describe('the words of a clause', () => {
  it('stand under it, inside the screen', () => {
    const { left, top, most } = placeBeside(box(350, 100, 30, 16), SIZE, [THUMB], SCREEN);
    expect({ left, top }).toEqual({ left: 8, top: 128 });
    expect(most).toBeGreaterThan(SIZE.height);
  });

  it('stand above it where the thumb bar begins under it', () => {
    const { top } = placeBeside(box(40, 690, 30, 16), SIZE, [THUMB], SCREEN);
    expect(top).toBe(690 - 12 - SIZE.height);
  });

  it('stand beside the clock of a wide screen', () => {
    const screen = { width: 1366, height: 768 };
    const clock = box(1100, 150, 250, 100);
    const at = box(1080, 110, 30, 16);
    const { left, top, most } = placeBeside(at, SIZE, [clock], screen);
    const isOver =
      left + SIZE.width > clock.left && top < clock.bottom && top + Math.min(most, SIZE.height) > clock.top;
    expect(isOver).toBe(false);
  });

  it('scroll where there is too little room, and stay in it', () => {
    const screen = { width: 320, height: 300 };
    const bar = box(0, 220, 320, 80);
    const { top, most } = placeBeside(box(20, 100, 30, 16), { width: 304, height: 400 }, [bar], screen);
    expect(top + most).toBeLessThanOrEqual(bar.top);
    expect(most).toBeGreaterThan(60);
  });
});
