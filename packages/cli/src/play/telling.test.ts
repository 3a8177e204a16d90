// What a person hears while others play, and what stays sealed.
import { rowsSeen, upgradeMatch } from '@openshake/host';
import { type Action, eventsFor, type Officiating } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { storyLines } from '../pretty/story.ts';
import { wordsOf } from '../pretty/tableWords.ts';
import { ON_SETS_START, tableAfter } from '../testing/seats.ts';
import { speechIn } from '../words/speech.ts';
import { tellHappened, tellingLines } from './telling.ts';
import { wordsAt } from './words.ts';

const page = { paint: PLAIN, width: 80 };
const WRITING: readonly Action[] = [
  ...ON_SETS_START,
  { type: 'move', by: 'bob', cube: 'B', to: 'required' },
  { type: 'move', by: 'Mary Jane', cube: 'U', to: 'permitted' },
  { type: 'challenge', by: 'bob', claim: 'now' },
];
const PAPER: Action = { type: 'present', by: 'bob', solution: { setName: 'B U B' } };

/** What happens when this action follows. */
function heard(actions: readonly Action[], action: Action, you = 'ann', officiating: Officiating = 'strict'): string {
  const table = tableAfter(actions, { officiating });
  const { events, match: after } = table.act(action, table.count * 1000);
  const words = wordsOf(table.setup.book);
  const lines = tellingLines(tellHappened(eventsFor(after, events, you), after.penalties, words), page);
  const { log } = upgradeMatch(table.stored, { search });
  const story = storyLines({ book: table.setup.book, steps: rowsSeen(log, you), penalties: after.penalties }, page);
  return [...lines, ...story].join('\n');
}

describe('a Solution that was handed in', () => {
  test('stays sealed for the others while somebody is still writing', () => {
    const text = heard(WRITING, PAPER);
    expect(text).toContain('bob hands in a Solution, face down');
    expect(text).not.toContain('B ∪ B');
  });

  test('its writer knows it', () => {
    expect(heard(WRITING, PAPER, 'bob')).toContain('bob presents B ∪ B');
  });

  test('is opened when everybody has answered', () => {
    const text = heard([...WRITING, PAPER], { type: 'decline', by: 'ann' });
    expect(text).toContain('bob presents B ∪ B');
  });
});

test("[agloa-onsets-2023 IX-A] you do not hear about another player's illegal action, but you do about your own", () => {
  const early: Action = { type: 'move', by: 'bob', cube: '=', to: 'forbidden' };
  expect(heard(ON_SETS_START, early, 'bob', 'table')).toContain('that is illegal');
  expect(heard(ON_SETS_START, early, 'ann', 'table')).not.toContain('illegal');
});

test('an ordinary move is one sentence', () => {
  const told = heard(ON_SETS_START, { type: 'move', by: 'bob', cube: 'N', to: 'forbidden' });
  expect(told.split('\n')[0]).toBe('  bob moves ∩ to Forbidden');
});

test.each([
  ['en', 'ann rolls 0, plus, 2, 0, minus', 'ann deals B, BR, blank'],
  ['es', 'ann lanza 0, más, 2, 0, menos', 'ann reparte B, BR, blank'],
] as const)('for a screen reader, a roll and a deal are lists (%s)', (language, rolls, deals) => {
  const events = [
    { type: 'cubesRolled', by: 'ann', cubes: [...'0+20-'], at: 0 },
    { type: 'cardsDealt', by: 'ann', cards: ['B', 'BR', 'blank'], removed: [], at: 0 },
  ] as const;
  const words = wordsAt('mlag-equations-basic-2018', true, speechIn(language));
  expect(tellingLines(tellHappened(events, [], words), { ...page, plain: true })).toEqual([rolls, deals]);
});
