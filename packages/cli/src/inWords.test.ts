// Machine answers: each fact has an English sentence beside it, and a program can read back the view that it was sent.
import { makeHostMessage, parseHostMessage } from '@openshake/protocol';
import { type Refusal, type ViewWithLegal, withLegal } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { inWords, viewInWords } from './inWords.ts';
import { EQUATIONS_START, ON_SETS_START, tableAfter } from './testing/seats.ts';

const refusalsIn = ({ legal }: ViewWithLegal): Refusal[] =>
  legal.flatMap((kind) => (kind.open ? kind.choices.flatMap(({ breaks }) => breaks ?? []) : [kind.why]));

describe.each([
  ['On-Sets', tableAfter(ON_SETS_START, { officiating: 'table' })],
  ['Equations', tableAfter(EQUATIONS_START, { officiating: 'table', book: 'mlag-equations-basic-2018' })],
])('%s', (_game, table) => {
  const view = withLegal(table.view('bob', 60_000), search);
  const told = viewInWords(view);

  test('every refusal in a view has a sentence', () => {
    expect(refusalsIn(told).length).toBe(refusalsIn(view).length);
    expect(refusalsIn(told).length).toBeGreaterThan(10);
    for (const refusal of refusalsIn(told))
      expect(refusal).toMatchObject({ facts: { key: expect.any(String) }, message: expect.stringMatching(/^\S.*\.$/) });
  });

  test('a program reads back the view with its facts', () => {
    expect(parseHostMessage(makeHostMessage({ type: 'view', id: 1, view: told }))).toEqual({
      ok: true,
      said: { type: 'view', id: 1, view },
    });
  });
});

test('a host that gives no facts is quoted', () => {
  const view = tableAfter(ON_SETS_START).view('ann', 60_000);
  const why = { rule: 'noGoal.agree', clause: 'III', message: 'Not now.' } as const;
  const message = JSON.parse(makeHostMessage({ type: 'view', id: 1, view: { ...view, legal: [] } }));
  message.view.legal = [{ type: 'agree', open: false, why }];
  expect(parseHostMessage(JSON.stringify(message))).toMatchObject({
    said: { view: { legal: [{ why: { facts: { key: 'told', text: 'Not now.' } } }] } },
  });
});

test('cubes are shown in the signs of the game', () => {
  const refusal = (cube: string) => ({ facts: { key: 'move.noSuchCube', cube, section: 'resources' } });
  expect(inWords(refusal('U'), 'on-sets').message).toBe('There is no ∪ in Resources.');
  expect(inWords(refusal('x'), 'equations').message).toBe('There is no × in Resources.');
});
