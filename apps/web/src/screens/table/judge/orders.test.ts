// What an order of an official becomes.
import { describe, expect, it } from 'vitest';
import { actionOf, needsScore, type Order, type OrderForm } from './orders.ts';

const form = (order: Order, more: Partial<OrderForm> = {}): OrderForm => ({
  order,
  players: ['b'],
  clause: '',
  second: '',
  shake: null,
  score: '',
  ...more,
});

describe('an order', () => {
  it.each<[Order, Partial<OrderForm>, object | null]>([
    ['warn', {}, { type: 'warn', player: 'b' }],
    ['warn', { clause: ' IX-C ' }, { type: 'warn', player: 'b', clause: 'IX-C' }],
    ['warn', { players: [] }, null],
    ['penalize', { clause: 'IX-D', second: 'Kim' }, { type: 'penalize', player: 'b', clause: 'IX-D', second: 'Kim' }],
    ['disqualify', {}, { type: 'disqualify', player: 'b' }],
    ['replay-shake', { players: ['a', 'b'] }, { type: 'replay-shake', players: ['a', 'b'] }],
    ['replay-shake', { players: ['a', 'b'], shake: 2 }, { type: 'replay-shake', players: ['a', 'b'], shakes: [2] }],
    ['replay-round', { players: ['a', 'c'] }, { type: 'replay-round', players: ['a', 'c'] }],
    ['take-score', {}, { type: 'take-score', player: 'b' }],
    ['take-score', { shake: 1 }, null],
    ['take-score', { shake: 1, score: '2' }, { type: 'take-score', player: 'b', shake: 1, score: 2 }],
    ['correct-score', { score: '4' }, null],
    ['correct-score', { shake: 1, score: '4' }, { type: 'correct-score', shake: 1, player: 'b', score: 4 }],
    ['correct-score', { shake: 1, score: 'four' }, null],
  ])('%s %j', (order, more, action) => {
    expect(actionOf(form(order, more))).toEqual(action);
  });

  it('names a score only if it names a shake', () => {
    expect(needsScore({ order: 'take-score', shake: null })).toBe(false);
    expect(needsScore({ order: 'take-score', shake: 1 })).toBe(true);
    expect(needsScore({ order: 'warn', shake: 1 })).toBe(false);
  });
});
