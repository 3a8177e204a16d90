// What is kept of a shake, by what one viewer hears while it is written, checked and scored.
import { eventsFor, type Viewer } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { CUBES_WITH_RELATIONS, TestTable } from '../../../../tests/table/support/testTable.ts';
import { NOTHING_YET, remember, type ShakeMemory, totalsAround } from './lastShake.ts';

const RIGHT = { setName: 'R - G' };
const WRONG = { setName: 'R - V' };

/** After five moves ann calls Now. Every step is heard by this viewer, unless it is missed. */
class Heard {
  memory: ShakeMemory = NOTHING_YET;
  readonly table: TestTable;
  readonly viewer: Viewer;
  #told = 0;

  constructor(officiating: 'strict' | 'table', viewer: Viewer = 'cy') {
    this.viewer = viewer;
    this.table = new TestTable('agloa-onsets-2023', 'junior', { officiating })
      .withGoal(undefined, CUBES_WITH_RELATIONS)
      .moves('R permitted', '- permitted', 'Y permitted', 'Y permitted', 'N permitted');
    this.hears();
  }

  hears(): this {
    const events = eventsFor(this.table.state, this.table.log.slice(this.#told), this.viewer);
    this.#told = this.table.log.length;
    this.memory = remember(this.memory, { events, view: this.table.view(this.viewer) });
    return this;
  }

  /** Something happens while the connection is lost. */
  misses(): this {
    this.#told = this.table.log.length;
    this.memory = remember(this.memory, { events: [], view: this.table.view(this.viewer) });
    return this;
  }

  does(...step: Parameters<TestTable['does']>): this {
    this.table.does(...step);
    return this.hears();
  }

  now(paper: object): this {
    return this.does('ann', 'challenge', { claim: 'now' })
      .does('ann', 'present', { solution: paper })
      .does('bob', 'decline');
  }
}

describe('the shake that ended last', () => {
  it('at a strict table has its papers, although no view ever showed them', () => {
    const { memory } = new Heard('strict').now(WRONG);
    expect(memory.opened).toBeNull();
    expect(memory.ended).toMatchObject({
      number: 1,
      ended: 'now',
      scores: { ann: 2, bob: 6, cy: 6 },
      opened: {
        challenger: 'ann',
        mover: 'cy',
        table: { goalValues: [3] },
        papers: [{ writer: 'ann', paper: { solution: WRONG }, settled: { correct: false, how: 'judged' } }],
      },
    });
    expect(memory.ended?.opened?.papers[0]?.settled?.reasons[0]?.facts.key).toBe('onSets.value.misses');
  });

  it('has the table as it lay, after the next shake has begun', () => {
    const heard = new Heard('strict').now(RIGHT);
    const lay = heard.memory.ended?.opened?.table.mat;
    heard.table.started();
    heard.hears();
    expect(heard.memory.ended?.opened?.table.mat).toEqual(lay);
    expect(lay?.permitted).toHaveLength(5);
  });

  it('at a table has who objected, and the papers before it is over', () => {
    const heard = new Heard('table', 'bob').now(WRONG);
    expect(heard.memory.opened?.papers).toMatchObject([{ writer: 'ann', settled: null, rejections: [] }]);
    heard.does('bob', 'reject', { writer: 'ann', clause: 'VII-B-4-b' });
    expect(heard.memory.opened?.papers[0]?.rejections).toEqual([{ by: 'bob', clause: 'VII-B-4-b', upheld: false }]);
    heard.does('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' });
    expect(heard.memory.ended?.opened?.papers).toMatchObject([
      { settled: { correct: false, how: 'disproved' }, rejections: [{ upheld: false }, { by: 'cy', upheld: true }] },
    ]);
  });

  it('is known after a gap, without the reasons', () => {
    const heard = new Heard('table', 'bob').now(WRONG);
    heard.table.does('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' });
    heard.misses();
    expect(heard.memory.ended).toMatchObject({
      number: 1,
      scores: { ann: 2, bob: 6, cy: 6 },
      opened: { papers: [{ writer: 'ann', settled: { correct: false, how: 'disproved', reasons: [] } }] },
    });
  });

  it('papers that were opened during a gap are taken from the view', () => {
    const heard = new Heard('table', 'bob');
    heard.table
      .does('ann', 'challenge', { claim: 'now' })
      .does('ann', 'present', { solution: WRONG })
      .does('bob', 'decline');
    heard.misses();
    expect(heard.memory.opened?.papers).toMatchObject([{ writer: 'ann', paper: { solution: WRONG } }]);
  });
});

it('totals around a shake: lost points of the shake are in both', () => {
  const heard = new Heard('strict').now(WRONG);
  heard.table.does('judge', 'penalize', { player: 'bob', clause: 'II-A-2' });
  expect(totalsAround(heard.table.view('cy'), 1)).toEqual({
    ann: { before: 0, after: 2 },
    bob: { before: -1, after: 5 },
    cy: { before: 0, after: 6 },
  });
});
