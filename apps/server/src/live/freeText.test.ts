// At a listed table, whatever belongs to the game is allowed, and free text is not.
import type { Acted, BookId, Setup } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { whyNotToStrangers } from './freeText.ts';

const setup = (book: BookId): Setup => ({
  ...{ book, division: 'middle', players: ['a', 'b'], officiating: 'table', clocks: 'none', variations: true },
});
const ON_SETS = setup('agloa-onsets-2023');
const EQUATIONS = setup('mlag-equations-basic-2018');
const CHAT = 'My name is Ann Smith, call me at 555-1234';

const says = (action: object, at: Setup) => whyNotToStrangers({ by: 'a', ...action } as Acted, at);

describe('what belongs to the game is allowed', () => {
  it.each<[action: object, at?: Setup]>([
    [{ type: 'leave' }],
    [{ type: 'call-judge', question: 'equals', writer: 'b' }],
    [{ type: 'call-judge', question: 'appeal' }],
    [{ type: 'rule', question: 'equals', answer: 'yes', writer: 'b', clause: 'VII-C-6' }],
    [{ type: 'charge' }],
    [{ type: 'charge', what: 'II-C-2' }],
    [{ type: 'reject', writer: 'b', clause: 'vii-b-3' }],
    [{ type: 'reject', writer: 'b', clause: 'VII-B' }],
    [{ type: 'reject', writer: 'b', clause: 'VII-B-6', interpretation: '(B U R) - G' }],
    [{ type: 'penalize', player: 'b', clause: 'IX-D', second: 'director' }],
    [{ type: 'replay-shake', players: ['a', 'b'] }],
    [{ type: 'present', solution: 'I found nothing' }],
    [{ type: 'present', solution: { setName: "B U [R n G]'", restrictions: ['B ⊆ R', 'V = Λ'], wild: { B: 'U' } } }],
    [{ type: 'present', solutions: [{ setName: 'b:u' }, { setName: 'R', blank: 'BG' }] }],
    [{ type: 'present', solution: 'B U R = 12', avoid: { cube: 'B', to: 'required' } }],
    [{ type: 'set-goal', goal: { shape: 'row', cubes: ['3', 'u2'] } }],
    [{ type: 'choose-variations', variations: ['Two Operations', { name: 'wild-cube', cube: 'G' }] }],
    [{ type: 'choose-variations', variations: [{ name: 'double-set', set: 'B U R' }] }],
    [{ type: 'set-goal', goal: '3x 5+2' }, EQUATIONS],
    [{ type: 'set-goal', goal: { text: '8-(6-1)' } }, EQUATIONS],
    [{ type: 'present', solution: { equation: '(6×6)+su1^2 = √37 ÷ r9', wild: { 0: 'x' } } }, EQUATIONS],
  ])('%j', (action, at = ON_SETS) => {
    expect(says(action, at)).toBeUndefined();
  });
});

describe('anything else is refused', () => {
  it.each<[why: string, action: object, at?: Setup]>([
    ['Question', { type: 'call-judge', question: CHAT }],
    ['Question', { type: 'call-judge', question: 'equals?' }],
    ['Question', { type: 'rule', question: CHAT, answer: 'yes' }],
    ['Seat', { type: 'call-judge', question: 'appeal', writer: CHAT }],
    ['Clause', { type: 'charge', what: CHAT }],
    ['Clause', { type: 'charge', what: 'IX-Z-9' }],
    ['Clause', { type: 'reject', writer: 'b', clause: `VII-B-3#${CHAT}` }],
    ['Clause', { type: 'reject', writer: 'b', clause: 'VII-B-3-ann' }],
    ['Clause', { type: 'reject', writer: 'b', clause: 'VII-B-3-5551234' }],
    ['Clause', { type: 'rule', question: 'equals', answer: 'yes', clause: CHAT }],
    ['Seat', { type: 'penalize', player: 'b', second: CHAT }],
    ['Seat', { type: 'replay-round', players: ['a', CHAT] }],
  ])('%s: %j', (why, action, at = ON_SETS) => {
    expect(says(action, at)).toBe(`strangers${why}`);
  });
});
