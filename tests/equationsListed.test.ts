// Every Equation of a table, as the solver lists them, against a naive lister with its own idea of which are the same.
import { type Sections as EquationsSections, Solver as EquationsSolver } from '@openshake/solver/equations';
import { describe, expect, it } from 'vitest';
import { type NaiveTable, naiveFormOf, naiveList, naivePlainnessOf } from './oracle/equations/naiveLister.ts';
import { drawsFrom } from './support/draws.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const BOOK = 'mlag-equations-basic-2018';

type Draw = ReturnType<typeof drawsFrom>;

const drawn = (draw: Draw, faces: string, count: number): string[] =>
  Array.from({ length: count }, () => faces.charAt(draw(faces.length)));

/** Four to seven cubes, usually as many signs as the digits need, and a Goal that is whole, negative, a fraction or a root. */
function tableFrom(draw: Draw, division: NaiveTable['division'], signs: string): NaiveTable {
  const size = 4 + draw(4);
  const some = Math.max(1, Math.floor((size - 1) / 2) + (draw(3) === 0 ? 1 - 2 * draw(2) : 0));
  const table = { required: [] as string[], permitted: [] as string[], resources: [] as string[] };
  const sections = [table.required, table.permitted, table.permitted, table.resources];
  const isOpen = draw(2) === 0;
  for (const cube of [...drawn(draw, '01234567890123424', size - some), ...drawn(draw, signs, some)])
    (isOpen ? table.permitted : (sections[draw(4)] ?? [])).push(cube);
  const digit = () => String(1 + draw(9));
  const goal =
    [
      () => digit() + digit(),
      () => `${digit()}-${digit()}`,
      () => `${digit()}/${digit()}`,
      // Whole roots if there are no others.
      () => `r${division === 'elementary' ? 4 : digit()}`,
    ][draw(12)]?.() ?? String(draw(10));
  return { division, goal, ...table, taking: draw(4) === 0 ? 'one' : 'any' };
}

describe('every Equation', () => {
  /** What the solver lists for a table, and what it left undecided. */
  function listed({ division, goal, taking, ...table }: NaiveTable) {
    const sections = { ...table, forbidden: [] } as unknown as EquationsSections;
    const { required, permitted, resources } = sections;
    const solver = new EquationsSolver({ rulebook: BOOK, division, goal }, [...required, ...permitted, ...resources]);
    const all = solver.equations(sections, taking);
    const equations: string[] = [];
    const sizes: number[] = [];
    for (let next = all.next(); ; next = all.next()) {
      if (next.done) return { equations, sizes, undecided: next.value.undecided };
      equations.push(next.value.solution.equation);
      sizes.push(next.value.cubes);
    }
  }

  /** Fails unless the solver lists each Equation of the naive lister once, and no other. */
  function compared(table: NaiveTable, name: string) {
    const told = `${name}: ${JSON.stringify(table)}`;
    const naive = naiveList(table);
    const solver = listed(table);
    const printed = solver.equations.map((equation) => naiveFormOf(equation, table.goal));
    expect(new Set(printed).size, `${told} prints one twice: ${solver.equations.join(' ')}`).toBe(printed.length);
    const wrong = printed.filter((form) => !naive.forms.has(form) && !naive.unsure.has(form));
    const missing = [...naive.forms].filter((form) => solver.undecided === 0 && !printed.includes(form));
    expect({ wrong, missing }, `${told} prints ${solver.equations.join(' ')}`).toEqual({ wrong: [], missing: [] });
    expect(solver.sizes, `${told}: fewest cubes first`).toEqual([...solver.sizes].sort((one, two) => one - two));
    return { naive, solver, printed };
  }

  it('the naive lister tells order and grouping from what makes a different Equation', () => {
    const form = (text: string) => naiveFormOf(`${text}=1`, '1');
    for (const [one, other] of [
      ['(1+2)+3', '3+(2+1)'],
      ['(3-2)+1', '(3+1)-2'],
      ['3-(2-1)', '1-(2-3)'],
      ['(6/2)x3', '(3/2)x6'],
      ['2^((1+2)x3)', '2^(3x(2+1))'],
    ] as const)
      expect(form(one), `${one} and ${other}`).toBe(form(other));
    for (const [one, other] of [
      ['3-(2-1)', '(3-2)-1'],
      ['3-(2-1)', '(3-2)+1'],
      ['2^3', '3^2'],
      ['2r9', '9r2'],
      ['(1+2)x3', '1+(2x3)'],
      ['(2-1)x(4-3)', '(1-2)x(3-4)'],
      ['r(1x4)', '1x(r4)'],
    ] as const)
      expect(form(one), `${one} and ${other}`).not.toBe(form(other));
  });

  it('is listed if each side of an operation can be written in several ways', () => {
    // 2^4 is 4^2, and r(1x4) is 1x(r4).
    for (const [division, goal, cubes] of [
      ['elementary', '10', '24^-23x'],
      ['middle', '22', '24^+23x'],
      ['middle', '32', '24^+24^'],
      ['elementary', '3', '14xr+1xr1'],
      ['elementary', '0', '24^-24^x0'],
    ] as const) {
      const table = { division, goal, required: [...cubes], permitted: [], resources: [], taking: 'any' } as const;
      expect(compared(table, cubes).printed.length).toBeGreaterThan(1);
    }
  });

  for (const [signs, division, count, first] of [
    ['+-x/', 'elementary', 150, 3_100],
    ['+-x/', 'middle', 150, 13_100],
    ['+-x/^r', 'elementary', 150, 23_100],
    ['+-x/^r', 'middle', 60, 33_100],
    ['+-x/^^rr', 'minor', 30, 43_100],
  ] as const) {
    const positions = long ? 5_000 : count;
    it(`is listed once, as the naive lister has them: ${positions} positions, ${signs}, ${division}`, () => {
      let [forms, bags, unsure, undecided] = [0, 0, 0, 0];
      for (let seed = first; seed < first + positions; seed += 1) {
        const table = tableFrom(drawsFrom(seed), division, signs);
        const { naive, solver, printed } = compared(table, `seed ${seed}`);
        forms += printed.length;
        bags += new Set(printed.map((form) => form.split(':')[0])).size;
        unsure += naive.unsure.size > 0 ? 1 : 0;
        undecided += solver.undecided > 0 ? 1 : 0;
      }
      console.log(
        `every Equation: ${positions} positions, ${signs}, ${division}, from seed ${first}: ${forms} of ${bags} bags; ${unsure} the naive lister is unsure of, ${undecided} undecided`,
      );
      // Otherwise "one for each bag" would look the same.
      expect(forms).toBeGreaterThan(bags * 1.2);
      expect(bags).toBeGreaterThan(positions / 4);
      expect(unsure + undecided).toBeLessThan(positions / 20);
    });
  }
});

describe('the simplest Equations', () => {
  const asked = ({ division, goal, taking, ...table }: NaiveTable) => {
    const sections = { ...table, forbidden: [] } as unknown as EquationsSections;
    const { required, permitted, resources } = sections;
    const cubes = [...required, ...permitted, ...resources];
    const solver = () => new EquationsSolver({ rulebook: BOOK, division, goal }, cubes);
    return { one: solver().plainest(sections, taking), several: (k: number) => solver().several(sections, taking, k) };
  };

  /** Fails unless the solver lists as many as there are, the simplest first. Returns how many there are, or nothing if the naive lister is unsure. */
  function compared(table: NaiveTable, name: string): number | undefined {
    const naive = naiveList(table);
    if (naive.unsure.size > 0) return undefined;
    const plainest = [...naive.plainness.values()].sort(
      (one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2],
    );
    const { one, several } = asked(table);
    const told = `${name}: ${JSON.stringify(table)}`;
    if (naive.forms.size === 0) {
      expect([one.answer, several(3).answer], told).toEqual([false, false]);
      return 0;
    }
    for (const count of [1, 3, 100]) {
      const answer = several(count);
      if (!answer.answer || !one.answer) return expect.unreachable(`${told} has a Solution`);
      const equations = answer.found.map(({ solution }) => solution.equation);
      expect(equations[0], told).toBe(one.found.solution.equation);
      const forms = equations.map((equation) => naiveFormOf(equation, table.goal));
      expect(new Set(forms).size, `${told} prints one twice: ${equations.join(' ')}`).toBe(forms.length);
      const printed = equations.map((equation) => naivePlainnessOf(equation, table.goal, table.division));
      expect(printed, `${told} prints ${equations.join(' ')}`).toEqual(plainest.slice(0, count));
    }
    return naive.forms.size;
  }

  for (const [signs, division, count, first] of [
    ['+-x/', 'elementary', 100, 53_100],
    ['+-x/', 'middle', 100, 63_100],
    ['+-x/^r', 'elementary', 100, 73_100],
    ['+-x/^r', 'middle', 40, 83_100],
  ] as const) {
    const positions = long ? 5_000 : count;
    it(`are those of the naive lister, in its order: ${positions} positions, ${signs}, ${division}`, () => {
      const sizes: (number | undefined)[] = [];
      for (let seed = first; seed < first + positions; seed += 1)
        sizes.push(compared(tableFrom(drawsFrom(seed), division, signs), `seed ${seed}`));
      expect(sizes.filter((size) => size !== undefined && size > 3).length).toBeGreaterThan(positions / 40);
      expect(sizes.filter((size) => size === undefined).length).toBeLessThan(positions / 20);
    });
  }
});
