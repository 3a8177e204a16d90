import type { MatchView } from '@openshake/rules';
import { expect, it } from 'vitest';
import { isOnTurn, rolesOf } from './roles.ts';

const view = (changes: object): MatchView =>
  ({
    phase: { name: 'move', player: 'c' },
    table: { goalSetter: 'a', lastMover: 'b', resources: ['B'], trail: [{ turn: 1 }] },
    presence: { a: 'here', b: 'here', c: 'here' },
    block: null,
    signed: [],
    tasks: [],
    ...changes,
  }) as unknown as MatchView;

it('says who set the Goal, who moved last and who is to move', () => {
  const seen = view({});
  expect(rolesOf('a', seen)).toEqual(['table.role.setGoal']);
  expect(rolesOf('b', seen)).toEqual(['role.moved']);
  expect(rolesOf('c', seen)).toEqual(['role.moves']);
});

it('before the first move the Goal-setter has set the Goal', () => {
  const table = { goalSetter: 'a', lastMover: 'a', resources: ['B'], trail: [] };
  expect(rolesOf('a', view({ table }))).toEqual(['table.role.setGoal']);
});

it('who is away or holds the block shows nothing else', () => {
  expect(rolesOf('c', view({ presence: { c: 'away' } }))).toEqual(['role.away']);
  const held = view({ block: { holder: 'b' } });
  expect(rolesOf('b', held)).toEqual(['role.block']);
  expect(isOnTurn('b', held)).toBe(true);
  expect(isOnTurn('c', held)).toBe(false);
});

it('names the sides while papers are written and checked', () => {
  const writing = { challenger: 'a', mover: 'b', answers: { a: 'writing', b: 'presented', c: 'may not write' } };
  const written = view({ phase: { name: 'write' }, writing });
  expect(rolesOf('a', written)).toEqual(['table.role.challenger', 'role.writing']);
  expect(rolesOf('b', written)).toEqual(['table.role.mover', 'role.presented']);
  expect(rolesOf('c', written)).toEqual([]);
  const checking = {
    challenger: 'a',
    mover: 'b',
    current: 'b',
    papers: [{ writer: 'b', accepted: [], settled: null }],
  };
  const checked = view({ phase: { name: 'check' }, checking });
  expect(rolesOf('a', checked)).toEqual(['table.role.challenger', 'table.role.checks']);
  expect(rolesOf('b', checked)).toEqual(['table.role.mover', 'table.role.wrote']);
});
