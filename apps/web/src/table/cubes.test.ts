import { describe, expect, it } from 'vitest';
import { layOut, NOTHING_REMEMBERED, spotOf } from './cubes.ts';

const ROLLED = ['1', '1', '+', '-', '1', '/', '2', '1', '8', '6'];
type Entry = {
  cube: string;
  to: 'required' | 'permitted' | 'forbidden';
  by?: string;
  kind?: 'bonus' | 'move' | 'shift';
};

/** A table after these moves. `goal`: the cubes in it; `first`: a bonus before it. */
function tableOf(
  goal: readonly string[] | null,
  moves: readonly Entry[],
  first: readonly Entry[] = [],
  left: string[] = [],
) {
  const resources = [...ROLLED];
  const lies = { resources, required: [] as string[], permitted: [] as string[], forbidden: [] as string[] };
  const out = (from: keyof typeof lies, cube: string) => lies[from].splice(lies[from].indexOf(cube), 1);
  const entry = ({ cube, to, by = 'a', kind = 'move' }: Entry, at: number, turn: number) => {
    const from = kind === 'shift' ? ('permitted' as const) : ('resources' as const);
    out(from, cube);
    lies[to].push(cube);
    return { nth: at + 1, by, kind, cube, from, to, turn };
  };
  const before = first.map((each, at) => entry({ ...each, kind: 'bonus' }, at, 0));
  for (const cube of goal ?? []) out('resources', cube);
  for (const cube of left) {
    out('resources', cube);
    lies.forbidden.push(cube);
  }
  const trail = [...before, ...moves.map((each, at) => entry(each, first.length + at, at + 1))];
  const { required, permitted, forbidden } = lies;
  return { rolled: ROLLED, resources, mat: { required, permitted, forbidden }, trail, goal: goal?.join('') };
}

describe('which cube lies where', () => {
  it('begins in Resources, in the order of the roll', () => {
    expect(layOut(tableOf(null, [])).laid.resources).toEqual([...ROLLED.keys()]);
  });

  it('follows bonus, Goal, digits left over and moves', () => {
    const { laid } = layOut(
      tableOf(
        ['8', '6'],
        [
          { cube: '1', to: 'required' },
          { cube: '+', to: 'permitted' },
        ],
        [{ cube: '-', to: 'forbidden' }],
        ['2'],
      ),
    );
    expect(laid.forbidden).toEqual([3, 6]);
    expect(laid.goal).toEqual([8, 9]);
    expect(laid.required).toEqual([0]);
    expect(laid.permitted).toEqual([2]);
    expect(laid.resources).toEqual([1, 4, 5, 7]);
  });

  it("takes the person's own choice among equal cubes, and keeps it", () => {
    const table = tableOf(['8'], [{ cube: '1', to: 'required', by: 'b' }]);
    const first = layOut(table, NOTHING_REMEMBERED, { by: 'b', cubes: [4] });
    expect(first.laid.required).toEqual([4]);
    const later = tableOf(
      ['8'],
      [
        { cube: '1', to: 'required', by: 'b' },
        { cube: '1', to: 'forbidden' },
      ],
    );
    const next = layOut(later, first);
    expect(next.laid.required).toEqual([4]);
    expect(next.laid.forbidden).toEqual([0]);
  });

  it('a shifted cube is the one that lay in Permitted', () => {
    const { laid } = layOut(
      tableOf(
        ['8'],
        [
          { cube: '1', to: 'permitted' },
          { cube: '1', to: 'required' },
          { cube: '1', to: 'forbidden', kind: 'shift' },
        ],
      ),
    );
    expect(laid.forbidden).toEqual([0]);
    expect(laid.required).toEqual([1]);
  });

  it('a cube that goes back has its own place again', () => {
    const chosen = layOut(tableOf(['8'], [{ cube: '1', to: 'required', by: 'b' }]), NOTHING_REMEMBERED, {
      by: 'b',
      cubes: [7],
    });
    const back = layOut(tableOf(['8'], []), chosen);
    expect(spotOf(back.laid, 7)).toBe('resources');
    expect(back.laid.resources).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
  });

  it('shows what the view shows, even if the trail says something else', () => {
    const table = tableOf(['8'], [{ cube: '1', to: 'required' }]);
    const { laid } = layOut({ ...table, trail: [] });
    expect(laid.required.map((at) => ROLLED[at])).toEqual(['1']);
    expect(laid.resources).toHaveLength(table.resources.length);
  });

  it('forgets with a new roll', () => {
    const before = layOut(tableOf(['8'], [{ cube: '1', to: 'required', by: 'b' }]), NOTHING_REMEMBERED, {
      by: 'b',
      cubes: [7],
    });
    const table = { ...tableOf(null, []), rolled: ['2', '1'], resources: ['2', '1'] };
    expect(layOut(table, before).laid.resources).toEqual([0, 1]);
  });
});
