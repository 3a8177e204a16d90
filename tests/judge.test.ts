// The judge by clause, where the conformance cases are thin: papers written in a hurry, which cube may stand for which, what the answer says.
import { describe, expect, it } from 'vitest';
import { broken, clauses, judged } from './support/judge.ts';

const universe = 'B R G Y BR BG RG RY blank'; // B 3, R 4, G 3, Y 2

describe('a hurried writer gets a verdict', () => {
  it.each([
    ['an empty paper', { solution: undefined }, 'setName.present'],
    ['null', { solution: null }, 'setName.present'],
    ['a number', { solution: 7 }, 'setName.defined'],
    ['a list', { solution: [1, 2] }, 'setName.defined'],
    ['an empty object', { solution: {} }, 'setName.present'],
    ['no Set-Name, only a Restriction', { restrictions: ['B = R'] }, 'setName.present'],
    ['unbalanced brackets', { setName: '(B U R' }, 'setName.defined'],
    ['= 5 at the end', { setName: 'B U R = 5' }, 'setName.equalsGoal'],
    ['a prime before its set', { setName: "R U 'B" }, 'setName.defined'],
    ['digits in a Set-Name', { setName: 'R U 3' }, 'text.digit'],
    ['an empty list of Solutions', { solution: undefined, solutions: [] }, 'setName.present'],
    ['paint that is no colour', { setName: 'B U R', blank: 'purple' }, 'blank.paint'],
    ['marks that cannot be read', { setName: 'B U R', wild: 'B is U' }, 'wild.marked'],
  ])('%s', (_, paper, rule) => {
    const one = { universe, goal: 5, permitted: 'B R U', ...paper };
    expect(broken(one)[0]).toBe(rule);
    expect(judged(one).correct).toBe(false);
  });

  it('lists nested without end', () => {
    const deep: unknown = Array.from({ length: 100_000 }).reduce((inner) => [inner], []);
    const paper = { setName: deep, restrictions: [deep], wild: deep, blank: deep, goal: deep, avoid: deep };
    const one = { goal: { shape: 'row', cubes: [deep] }, variations: [deep, { name: deep }], moved: deep, avoid: deep };
    for (const book of ['agloa-onsets-2023', 'mlag-onsets-basic-2011'])
      for (const solution of [deep, paper, { ...paper, wild: { B: deep } }])
        for (const after of ['now', 'no-goal', 'a-flub'] as const)
          expect(judged({ ...one, book, after, solution }).correct).toBe(false);
  });

  it('a bare text is a Set-Name', () => {
    expect(judged({ universe, goal: 6, permitted: 'B R U', solution: 'B ∪ R' })).toMatchObject({
      correct: true,
      value: 6,
    });
  });

  it('an empty line among the Restrictions is nothing', () => {
    expect(judged({ universe, goal: 6, permitted: 'B R U', setName: 'B U R', restrictions: ['', '  '] }).correct).toBe(
      true,
    );
  });

  it('[agloa-onsets-2023 VI-A] the answer still has the value before = 5', () => {
    expect(judged({ universe, goal: 6, permitted: 'B R U', setName: 'B U R = 6' })).toMatchObject({
      correct: false,
      value: 6,
    });
  });

  it('[agloa-onsets-2023 VII-C-2-b; mlag-onsets-basic-2011 BOS14; mlag-onsets-basic-2019 VII-C-1-b; mlag-onsets-adventurous-2017 VII-C-2-b] two Solutions instead of one: the writer must say which counts', () => {
    const one = { universe, goal: 6, permitted: 'B R U', solution: undefined, solutions: ['B U R', 'R U B'] };
    for (const book of [
      'agloa-onsets-2023',
      'mlag-onsets-basic-2011',
      'mlag-onsets-basic-2019',
      'mlag-onsets-adventurous-2017',
    ])
      expect(broken({ ...one, book })).toEqual(['paper.oneSolution']);
  });
});

describe('a cube whose mark is wrong or missing', () => {
  it('[mlag-onsets-basic-2019 VI, I-B-2-d-iii; mlag-onsets-basic-2011 BOS4] is still a cube on the paper', () => {
    const one = { book: 'mlag-onsets-basic-2019', universe, goal: 5, required: '=', permitted: "'" };
    expect(clauses({ ...one, setName: "= '" })).toEqual(['VI']);
    expect(clauses({ ...one, setName: "=:U '" })).toEqual(['I-B-2-d-iii']);
    expect(clauses({ ...one, setName: "=:3 '" })).toEqual(['I-B-2-d-iii']);
    expect(clauses({ ...one, book: 'mlag-onsets-basic-2011', setName: "= '" })).toEqual(['BOS4']);
    expect(clauses({ ...one, required: '', permitted: 'B R', setName: 'B C R' })).toEqual(['VI', 'VII-B-2-c']);
  });

  it('[agloa-onsets-2023 XIII-B-2] nor does a mark on a cube that is not wild hide it', () => {
    expect(clauses({ universe, goal: 5, required: 'B', permitted: "'", setName: "B:R '" })).toEqual(['XIII-B-2']);
  });
});

describe('a wild cube in a text without meaning', () => {
  const one = { division: 'elementary', universe, goal: 5, variations: [{ name: 'wild-cube', cube: 'B' }] };

  it('[agloa-onsets-2023 XIII-A-2] if marked once, it stands for that everywhere', () => {
    expect(clauses({ ...one, permitted: 'B B - R G', setName: '(R B:U G) - B' })).toEqual(['VII-C-5-d', 'XIII-A-2']);
  });

  it('[agloa-onsets-2023 XIII-A-2] if not marked at all, it stands for itself', () => {
    expect(clauses({ ...one, permitted: 'B R G', setName: 'R B G' })).toEqual(['VII-C-5-d', 'XIII-A-2']);
    expect(
      clauses({ ...one, division: 'middle', permitted: 'B R G U', setName: 'R U G', restrictions: ['R B G'] }),
    ).toEqual(['VI-B-2', 'XIII-B-2']);
  });
});

describe('a mark within an exchange', () => {
  const one = { universe, variations: [{ name: 'union-intersection-interchangeable' }], permitted: 'B R G U U' };

  it('[agloa-onsets-2023 XIII-A-3] says only which cube is in that place: another U is a union', () => {
    expect(judged({ ...one, goal: 4, setName: '(B U:N R) U G' })).toMatchObject({ correct: true, value: 4 });
  });

  it('[agloa-onsets-2023 XIII-A-3] a mark as itself says nothing: its partner may still serve', () => {
    expect(broken({ ...one, goal: 6, permitted: 'B R N', setName: 'B U R', wild: { U: 'U' } })).toEqual([]);
  });

  it('[agloa-onsets-2023 XIII-A-3] a mark beside the text applies to every cube without its own mark', () => {
    const wild = { ...one, variations: [{ name: 'wild-cube', cube: 'B' }, ...one.variations], permitted: 'B B R G Y' };
    expect(judged({ ...wild, goal: 1, setName: '(R B G) B:N Y', wild: { B: 'U' } })).toMatchObject({
      correct: true,
      value: 1,
    });
  });
});

describe('two Solutions with very many readings', () => {
  it('are compared quickly', () => {
    const restriction = "(V - B U Y - R' N G - V' U B' - Y' - G' - V U R N B') N (R U B) = A";
    const verdict = judged({
      division: 'senior',
      variations: [{ name: 'symmetric-difference' }, { name: 'two-solutions' }],
      universe: 'blank B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY',
      goal: { values: [...Array(17).keys()] },
      permitted: 'B B R R G G Y Y V V A V V V V',
      after: 'impossible',
      solution: undefined,
      solutions: [
        { restrictions: [restriction], setName: "(B N R N R U Y - Y' - R U R' - R N G N R' - G - B U Y) N (R U B)" },
        {
          restrictions: [restriction],
          setName: "(B' N Y' N Y - R' U R' - B' - G' - G' N Y U R - R' U B' - Y) U (R U B)'",
        },
      ],
    });
    expect(verdict.correct).toBe(false);
  });
});

describe('papers that cannot be built', () => {
  it('get an answer quickly, however many readings they have', () => {
    const one = {
      division: 'senior',
      variations: [{ name: 'symmetric-difference' }],
      universe: 'B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY blank',
      goal: 3,
      permitted: "B R G Y U N - ' =",
      setName: "R' - B - G' U Y - G' - R' U Y' - G U B' U B U B' - G U Y U R - B N Y N G U R'",
      restrictions: ["B' N G' - R - G' U B' N Y' - B - Y = G - G' N R N G' U Y N Y U G - Y' U G'"],
    };
    expect(clauses(one)).toContain('VII-B-4-c');
    const kit = { ...one, permitted: "B B R R G G Y Y = V V U N - '", after: 'impossible' as const };
    expect(
      judged({
        ...kit,
        setName: 'B - R U G - Y N B - R U G - Y N V - V',
        restrictions: ['B - R U G - Y N V = B - R U G - Y N V'],
      }).correct,
    ).toBe(false);
  });
});

describe('everything that is wrong, the most basic first', () => {
  it('[agloa-onsets-2023 VII-B] one paper, many faults', () => {
    const paper = {
      universe,
      goal: { shape: 'other', cubes: ['1', '2'] },
      required: 'G =',
      permitted: 'B',
      forbidden: 'R',
      resources: 'U Y',
      variations: [{ name: 'two-operations' }, { name: 'required-cube', cube: '-' }],
      setName: 'B U R',
    };
    expect(broken(paper)).toEqual([
      'goal.shape',
      'restriction.needed',
      'cubes.required',
      'cubes.forbidden',
      'variation.required-cube',
      'variation.two-operations',
    ]);
    expect(clauses(paper)).toEqual(['VII-C-5-a', 'VII-B-2', 'VII-B-4-b', 'VII-B-4-d', 'XIII-B-1', 'XIII-B-5']);
  });

  it('points to the character', () => {
    const [violation] = judged({ universe, goal: 5, permitted: 'B R U', setName: "R U 'B" }).violations;
    expect(violation).toMatchObject({ clause: 'VII-C-5-d', place: { solution: 0, part: 'setName', at: 4 } });
    const [other] = judged({
      universe,
      goal: 5,
      permitted: 'B R = U',
      setName: 'R U B',
      restrictions: ['B = R', 'B ='],
    }).violations;
    expect(other).toMatchObject({ place: { part: 'restriction', restriction: 1, at: 3 } });
  });
});

describe('readings', () => {
  it('[agloa-onsets-2023 VII-B-6, VII-B-6-a; mlag-onsets-adventurous-2017 VII-B-6, VII-B-6-a] the answer lists each, and names one that fails', () => {
    const verdict = judged({ universe, goal: 4, permitted: 'B U G - R', setName: 'B U G - R' });
    expect(verdict).toMatchObject({
      correct: false,
      readings: 2,
      interpretations: [
        { text: '(B U G) - R', value: 3, meetsGoal: false },
        { text: 'B U (G - R)', value: 4, meetsGoal: true },
      ],
    });
    expect(verdict.value).toBeUndefined();
    expect(verdict.violations).toMatchObject([
      { clause: 'VII-B-6', facts: { key: 'onSets.value.readingMisses', reading: '(B U G) - R', cards: 3, goal: [4] } },
    ]);
  });

  it('[agloa-onsets-2023 VII-B-6] are listed for rows longer than any kit, or the verdict says why not', () => {
    const row = (sets: number) => Array.from({ length: sets }, (_, at) => 'BRG'.charAt(at % 3)).join(' - ');
    const thirteen = judged({ universe: 'B R G BR', goal: 1, setName: row(13) });
    expect(thirteen.readings).toBe(208_012);
    expect(thirteen.interpretations.length).toBeGreaterThan(1);
    const same = judged({ universe: 'B R G BR', goal: 1, setName: Array.from({ length: 24 }, () => 'B').join(' U ') });
    expect(same).toMatchObject({ correct: false, value: 2, cards: ['B', 'BR'] });
    for (const sets of [25, 60, 300]) {
      const tooLong = judged({ universe: 'B R G BR', goal: 1, setName: row(sets) });
      expect(tooLong).toMatchObject({ correct: false, readings: 0, interpretations: [] });
      expect(tooLong.violations.map(({ facts }) => facts)).toContainEqual({
        key: 'onSets.value.tooManySets',
        part: 'setName',
        sets,
        most: 24,
      });
    }
  });

  it('[agloa-onsets-2023 VII-B-3, VII-B-6] break both rules if all of them miss', () => {
    expect(broken({ universe, goal: 9, permitted: 'B U G - R', setName: 'B U G - R' })).toEqual([
      'value.equalsGoal',
      'value.everyReading',
    ]);
  });

  it('very many are counted, and listed by outcome', () => {
    const verdict = judged({
      division: 'senior',
      universe: 'B R G Y BR BG RG RY GY BRG BGY BRGY blank',
      goal: 5,
      permitted: 'B B R R G G Y Y V A U -',
      setName: 'B U R - G U Y - B U R - G U Y - V U A',
    });
    expect(verdict.readings).toBe(4862);
    expect(verdict.interpretations.length).toBeLessThanOrEqual(100);
    expect(verdict.interpretations.some(({ meetsGoal }) => !meetsGoal)).toBe(true);
  });

  it('[agloa-onsets-2023 XIII-B-9] may each meet a different value of the Goal', () => {
    expect(judged({ universe, goal: { values: [3, 4] }, permitted: 'B U G - R', setName: 'B U G - R' }).correct).toBe(
      true,
    );
  });

  it('[agloa-onsets-2023 XIII-C-11; mlag-onsets-adventurous-2017 XIII-C-10] all obey the variations about cards', () => {
    const one = {
      division: 'senior',
      universe: 'B R G Y BR BG RG RY GY blank',
      goal: { values: [3, 4, 5] },
      permitted: 'B U G - R',
      setName: 'B U G - R',
    };
    expect(judged(one).correct).toBe(true);
    expect(broken({ ...one, variations: [{ name: 'required-card', card: 'BR' }] })).toEqual([
      'variation.required-card',
    ]);
    expect(broken({ ...one, variations: [{ name: 'forbidden-card', card: 'BR' }] })).toEqual([
      'variation.forbidden-card',
    ]);
    expect(broken({ ...one, variations: [{ name: 'forbidden-card', card: 'RY' }] })).toEqual([]);
  });

  it('[agloa-onsets-2023 VI-B-2-c-ii; mlag-onsets-adventurous-2017 VI-B-2-c-ii] chains of any length are worked out link by link', () => {
    const verdict = judged({
      universe,
      goal: 1,
      permitted: 'B R G Y V A = = C C U',
      setName: 'B U A',
      restrictions: ['A C B C R = R C V'],
    });
    expect(verdict.restrictedUniverse).toEqual(['R', 'G', 'Y', 'BR', 'RG', 'RY', 'blank']);
    expect(verdict.value).toBe(1);
  });
});

describe('which cube serves which symbol', () => {
  it('the answer says so', () => {
    const { cubes } = judged({
      universe,
      variations: [{ name: 'wild-cube', cube: 'G' }],
      goal: 6,
      required: 'B',
      permitted: 'R',
      resources: 'G',
      setName: 'B G:U R',
    });
    expect(cubes).toEqual([
      { place: { solution: 0, part: 'setName', at: 0 }, written: 'B', cube: 'B', as: 'B', from: 'required' },
      { place: { solution: 0, part: 'setName', at: 2 }, written: 'G:U', cube: 'G', as: 'U', from: 'resources' },
      { place: { solution: 0, part: 'setName', at: 6 }, written: 'R', cube: 'R', as: 'R', from: 'permitted' },
    ]);
  });

  it('[agloa-onsets-2023 XIII-A-3; mlag-onsets-adventurous-2017 XIII-B-3] assigns exchanged cubes so that they obey every rule, if possible', () => {
    const one = {
      universe,
      variations: [{ name: 'union-intersection-interchangeable' }],
      goal: 2,
      setName: '(B U G) N R',
      permitted: 'B G R',
    };
    expect(judged({ ...one, required: 'N N' }).correct).toBe(true);
    expect(judged({ ...one, required: 'U U' }).correct).toBe(true);
    expect(judged({ ...one, required: 'N', resources: 'N' }).correct).toBe(true);
    expect(broken({ ...one, resources: 'N N' })).toEqual(['cubes.resources']);
    expect(broken({ ...one, required: 'N N N' })).toEqual(['cubes.required']);
  });

  it('[agloa-onsets-2023 XIII-B-1, XIII-C-4; mlag-onsets-adventurous-2017 XIII-B-1, XIII-C-4] Required Cube needs the cube itself, and the judge finds an assignment that uses it', () => {
    const variations = [{ name: 'union-intersection-interchangeable' }, { name: 'required-cube', cube: 'U' }];
    const one = { universe, variations, goal: 1, permitted: 'B G', setName: 'B N G' };
    expect(judged({ ...one, permitted: 'B G U N' }).correct).toBe(true);
    expect(judged({ ...one, permitted: 'B G N', resources: 'U' }).cubes.at(1)).toMatchObject({
      cube: 'U',
      as: 'N',
      from: 'resources',
    });
    expect(broken({ ...one, permitted: 'B G N' })).toEqual(['variation.required-cube']);
    expect(broken({ ...one, permitted: 'B N', resources: 'U G' })).toEqual(['cubes.resources']);
  });

  it('[agloa-onsets-2023 VII-B-4-e; mlag-onsets-adventurous-2017 VII-B-4-e] one cube from Resources may serve both parts, but two may not', () => {
    const one = { universe, goal: 3, permitted: 'B C U', resources: 'R G', restrictions: ['B C R'] };
    expect(broken({ ...one, goal: 4, setName: 'B U R' })).toEqual([]);
    expect(broken({ ...one, goal: 3, setName: 'B U G' })).toEqual(['cubes.resources']);
    expect(broken({ ...one, goal: 3, setName: 'B U G', after: 'impossible' })).toEqual([]);
    expect(broken({ ...one, goal: 3, setName: 'B U G', after: 'last-cube' })).toEqual([
      'cubes.available',
      'cubes.available',
    ]);
  });

  it('[agloa-onsets-2023 XIII-A-6; mlag-onsets-adventurous-2017 XIII-A-6] a wild operation cube that stands for a set serves once', () => {
    const variations = [{ name: 'multiple-operations' }, { name: 'wild-cube', cube: '-' }];
    expect(broken({ universe, variations, goal: 3, permitted: '- U', setName: '-:B U -' })).toEqual([
      'cubes.available',
    ]);
    expect(broken({ universe, variations, goal: 3, permitted: '- - U', setName: '-:B U -' })).toEqual([]);
  });

  it('[agloa-onsets-2023 XIII-A-2] a wild cube in Required that stands for = need not be in the Set-Name', () => {
    const one = {
      universe,
      variations: [{ name: 'wild-cube', cube: 'G' }],
      goal: 1,
      required: 'G',
      permitted: 'B R N',
      restrictions: ['B G:= R'],
      setName: 'B N R',
    };
    expect(broken(one)).toEqual([]);
    expect(broken({ ...one, division: 'elementary' })).toContain('restriction.allowed');
  });

  it('[agloa-onsets-2023 XIII-A-2; mlag-onsets-adventurous-2017 XIII-A-2] in Elementary a wild cube may not mean = or ⊆', () => {
    const one = {
      division: 'elementary',
      universe,
      variations: [{ name: 'wild-cube', cube: 'G' }],
      goal: 1,
      permitted: 'B R G',
      setName: 'B G:= R',
    };
    for (const book of ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'])
      expect(clauses({ ...one, book })).toContain('XIII-A-2');
  });

  it('[mlag-onsets-adventurous-2017 XIII-B-2] in Middle of 2017, a marked wild = may be in the Set-Name', () => {
    const one = {
      book: 'mlag-onsets-adventurous-2017',
      universe,
      variations: [{ name: 'wild-cube', cube: '=' }],
      goal: 6,
      permitted: 'U R',
      required: '=',
    };
    expect(broken({ ...one, setName: '=:B U R' })).toEqual([]);
    expect(broken({ ...one, setName: '= U R' })[0]).toBe('setName.relation');
  });

  it('a mark under an exchange names the intended cube', () => {
    const one = {
      universe,
      variations: [{ name: 'union-intersection-interchangeable' }],
      goal: 6,
      permitted: 'B R U',
      setName: 'B N:U R',
    };
    expect(broken(one)).toEqual(['cubes.available']);
    expect(broken({ ...one, permitted: 'B R N' })).toEqual([]);
  });

  it('[agloa-onsets-2023 XIII-A-3] one wild cube may be marked with both symbols of an exchange, but then every time', () => {
    const variations = [{ name: 'wild-cube', cube: 'B' }, { name: 'union-intersection-interchangeable' }];
    const one = { universe, variations, goal: 3, permitted: 'B B B R G Y' };
    expect(broken({ ...one, goal: 2, setName: '(R B:U G) B:N Y' })).toEqual(['value.equalsGoal']);
    expect(broken({ ...one, goal: 1, setName: '(R B:U G) B:N Y' })).toEqual([]);
    expect(broken({ ...one, setName: '((R B:U G) B:N Y) B V', permitted: 'B B B R G Y V' })).toContain('wild.marked');
  });
});

describe('the blank card', () => {
  it('[mlag-onsets-adventurous-2017 XIII-C-10; agloa-onsets-2023 XIII-C-11] painted as the forbidden card: never in 2017, out of the set in 2023', () => {
    const one = {
      division: 'junior',
      universe: 'B R G BR BG blank',
      variations: [{ name: 'forbidden-card', card: 'BR' }, { name: 'blank-card-wild' }],
      goal: 1,
      permitted: 'G - B',
      setName: 'G - B',
      blank: 'rb',
    };
    expect(broken(one)).toEqual([]);
    expect(broken({ ...one, book: 'mlag-onsets-adventurous-2017' })).toEqual(['variation.forbidden-card']);
    expect(broken({ ...one, setName: 'B - G', goal: 3 })).toEqual(['variation.forbidden-card']);
  });
});

describe('Two Solutions', () => {
  const one = {
    division: 'senior',
    universe: 'B R G Y BR BG RG RY GY blank',
    variations: [{ name: 'two-solutions' }],
    goal: 4,
    permitted: "B R G Y '",
  };

  it('[agloa-onsets-2023 XIII-D-14; mlag-onsets-adventurous-2017 XIII-D-14] the answer has the count of each', () => {
    const verdict = judged({
      ...one,
      goal: { values: [3, 4] },
      solution: undefined,
      solutions: [{ setName: "B''" }, { setName: "G''" }],
    });
    expect(verdict.correct).toBe(true);
    expect(verdict.solutions).toMatchObject([{ value: 3 }, { value: 4, cards: ['G', 'BG', 'RG', 'GY'] }]);
    expect(verdict.value).toBe(3);
  });

  it('the answer says which of the two is wrong', () => {
    const { violations } = judged({ ...one, solution: undefined, solutions: [{ setName: "G''" }, { setName: "B''" }] });
    expect(violations).toMatchObject([{ rule: 'value.equalsGoal', place: { solution: 1 } }]);
  });

  it('[agloa-onsets-2023 XIII-D-14] needs exactly two', () => {
    expect(broken({ ...one, setName: "G''" })).toEqual(['variation.two-solutions']);
    expect(broken({ ...one, solution: undefined, solutions: ["G''", "R''", "G''"] })).toContain(
      'variation.two-solutions',
    );
  });

  it('[agloa-onsets-2023 III-D-2] after No Goal, both are for one Goal, which is written once', () => {
    const paper = {
      ...one,
      goal: undefined,
      after: 'no-goal' as const,
      permitted: '',
      resources: "B R G Y ' 4 3",
      solution: undefined,
    };
    const four = { shape: 'single', cubes: ['4'] };
    expect(broken({ ...paper, solutions: [{ setName: "G''", goal: four }, { setName: "R''" }] })).toEqual([]);
    expect(
      broken({
        ...paper,
        solutions: [
          { setName: "G''", goal: four },
          { setName: "B''", goal: { shape: 'single', cubes: ['3'] } },
        ],
      }),
    ).toEqual(['goal.written']);
  });
});

describe('a Goal above the number of cards', () => {
  it('[mlag-onsets-basic-2011 BOS7] is not a legal Goal in 2011; elsewhere it is just out of reach', () => {
    const one = {
      universe: 'B R G Y BR BG',
      goal: { shape: 'column', cubes: ['5', '5'] },
      permitted: 'B U R',
      setName: 'B U R',
    };
    expect(clauses({ ...one, book: 'mlag-onsets-basic-2011', after: 'p-flub' })).toEqual(['BOS7', 'BOS1']);
    expect(clauses({ ...one, book: 'mlag-onsets-basic-2019' })).toEqual(['VII-B-1']);
  });
});

describe('after a No Goal challenge', () => {
  it('[agloa-onsets-2023 III-D-2; mlag-onsets-basic-2019 III-D-2; mlag-onsets-adventurous-2017 III-D-2] the writer lays out a Goal with the rolled digits', () => {
    for (const book of ['agloa-onsets-2023', 'mlag-onsets-basic-2019', 'mlag-onsets-adventurous-2017']) {
      const one = { book, universe, after: 'no-goal' as const, resources: 'B R U 3 3 2' };
      const solution = { setName: 'B U R', goal: { shape: 'row', cubes: ['3', '3'] } };
      expect(broken({ ...one, solution })).toEqual([]);
      expect(clauses({ ...one, solution: { setName: 'B U R' } })).toEqual(['III-D-2']);
      expect(clauses({ ...one, solution: { setName: 'B U R', goal: { values: [6] } } })).toEqual(['III-D-2']);
      expect(broken({ ...one, solution: { setName: 'B U R', goal: { shape: 'column', cubes: ['2', '2'] } } })).toEqual([
        'goal.digits',
        'value.equalsGoal',
      ]);
    }
  });
});

describe('the avoid move of 2011', () => {
  const one = {
    book: 'mlag-onsets-basic-2011',
    universe: 'R G BG BY RY GY BGY BRGY',
    goal: 6,
    required: 'U',
    permitted: 'Y',
    forbidden: 'G',
    resources: "B ' A = Y G ' G - = B Y",
    after: 'a-flub' as const,
    setName: 'Y U B',
    moved: { cube: 'U', to: 'required' },
  };

  it('[mlag-onsets-basic-2011 BOS15] is a cube from Resources and a section', () => {
    expect(judged({ ...one, avoid: { cube: 'A', to: 'forbidden' } }).correct).toBe(true);
    for (const avoid of [
      undefined,
      null,
      'call an A Flub',
      {},
      { cube: 'A' },
      { cube: 'A', to: 'goal' },
      { cube: 'R', to: 'forbidden' },
      { cube: 7, to: [] },
    ])
      expect(clauses({ ...one, avoid })).toEqual(['BOS15']);
  });

  it('[mlag-onsets-basic-2011 BOS15] is compared with the charged move', () => {
    const avoid = { cube: 'A', to: 'forbidden' };
    expect(clauses({ ...one, avoid, moved: undefined })).toEqual(['BOS15']);
    expect(clauses({ ...one, avoid, moved: { cube: 'B', to: 'required' } })).toEqual(['BOS15']);
  });

  it('[mlag-onsets-basic-2011 BOS15-a] leaves no Solution one cube away', () => {
    expect(clauses({ ...one, avoid: { cube: 'U', to: 'permitted' } })).toEqual(['BOS15-a']);
  });

  it('[mlag-onsets-basic-2011 BOS15-b] leaves a Solution possible', () => {
    const bare = {
      ...one,
      universe: 'B R G Y BR BG',
      goal: 3,
      permitted: 'B',
      required: '',
      forbidden: '',
      resources: "' U",
      setName: "B'",
      moved: { cube: 'B', to: 'permitted' },
    };
    expect(clauses({ ...bare, avoid: { cube: "'", to: 'forbidden' } })).toEqual(['BOS15-b']);
  });

  it('[mlag-onsets-basic-2011 BOS12-A] is required after a Force Out for Reason A, not for Reason B', () => {
    expect(clauses({ ...one, after: 'force-out-a' })).toEqual(['BOS15']);
    expect(clauses({ ...one, after: 'force-out-b' })).toEqual([]);
  });
});

describe('variations that cannot be applied', () => {
  it('[agloa-onsets-2023 II-C-2] are ignored and listed, with the clause', () => {
    const verdict = judged({
      universe,
      goal: 6,
      permitted: 'B R U',
      setName: 'B U R',
      variations: [{ name: 'wild-cube' }, { name: 'no-such' }],
    });
    expect(verdict.correct).toBe(true);
    expect(verdict.ignoredVariations).toMatchObject([
      { name: 'wild-cube', clause: 'II-C-2' },
      { name: 'no-such', clause: 'II-C-2' },
    ]);
  });
});
