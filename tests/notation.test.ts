// Matches as text, from outside: every stored match of the conformance cases, matches with anything in them, and the examples in docs/notation.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReplayRequest } from '@openshake/protocol';
import { ACTION_TYPES, type ActionType, BOOK_IDS, books, replayMatch } from '@openshake/rules';
import {
  makeAction,
  makeMatch,
  makePosition,
  parseAction,
  parseMatch,
  parsePosition,
  positionOf,
  type WrittenMatch,
} from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_AS_JSON, MATCH_AS_NOTATION } from '../packages/cli/src/helpExamples.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const root = join(import.meta.dirname, '..');
const cases = join(root, 'conformance');

const stored: WrittenMatch[] = readdirSync(cases)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(cases, name), 'utf8').split('\n').filter(Boolean))
  .map((line) => JSON.parse(line))
  .filter(({ command }) => command === 'replay')
  .map(({ request }) => request);

function holds(match: WrittenMatch): string {
  const text = makeMatch(match);
  const parsed = parseMatch(text);
  expect(parsed).toEqual({ ok: true, match });
  if (parsed.ok) expect(makeMatch(parsed.match)).toBe(text);
  return text;
}

describe('every stored match', () => {
  it('is written as text and read back', () => {
    expect(stored.length).toBeGreaterThan(900);
    for (const match of stored) holds(match);
  });

  it('has no line that needs JSON', () => {
    const lines = stored.flatMap((match) => makeMatch(match).split('\n'));
    expect(lines.filter((line) => line.includes(':='))).toEqual([]);
  });
});

describe('the position of every stored match', () => {
  it('after each of its actions is written in one line and read back', () => {
    const phases = new Set<string>();
    for (const [number, match] of stored.entries()) {
      const parsed = parseReplayRequest(match);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.facts));
      const { actions } = parsed.request;
      // For most matches, the end is enough. For every tenth, we check every action.
      const cuts = number % 10 === 0 ? actions.map((_, at) => at + 1) : [actions.length];
      for (const cut of cuts) {
        const { state } = replayMatch({ ...parsed.request, actions: actions.slice(0, cut) }, { search });
        const position = positionOf(state);
        const line = makePosition(position);
        expect(line).not.toContain('\n');
        expect(parsePosition(line), line).toEqual({ ok: true, position });
        phases.add(state.phase.name);
      }
    }
    expect([...phases].sort()).toEqual(['check', 'goal', 'move', 'no-goal', 'over', 'start', 'variations', 'write']);
  });
});

describe('any match', () => {
  const anything = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));
  const signs = fc
    .array(fc.constantFrom(...'BRGYVAUN-\'=C12345()[]{}|&;,:"#\\ \t\n'.split(''), ':=', '||', ' to ', ' by ', 'row '))
    .map((all) => all.join(''));
  const text = fc.oneof(
    fc.constantFrom('ann', 'now', 'B', 'row', 'Mary Jane', ''),
    signs,
    fc.string({ unit: 'binary' }),
  );
  const value = fc.oneof(text, anything);
  const move = fc.oneof(fc.record({ cube: text, to: text }), anything);
  const goal = fc.oneof(
    text,
    fc.record({ shape: fc.constantFrom('single', 'row', 'column', 'L', 'T', 'other', 'x'), cubes: fc.array(text) }),
    anything,
  );
  const some = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { requiredKeys: [] });
  const solution = fc.oneof(
    some({
      setName: value,
      equation: value,
      restrictions: fc.oneof(fc.array(text), anything),
      wild: fc.oneof(fc.dictionary(text, text), anything),
      blank: value,
      goal,
      avoid: move,
    }),
    anything,
  );
  const pick = fc.oneof(some({ name: text, cube: text, card: text, set: text, by: text }), anything);
  /** The fields of each action, with any text in place of a text, and sometimes anything at all. */
  const cubeTo = { cube: text, to: text };
  const fine = { player: text, clause: text, second: text };
  const FIELDS: Partial<Record<ActionType, Record<string, fc.Arbitrary<unknown>>>> = {
    roll: { cubes: fc.array(text) },
    deal: { cards: fc.oneof(fc.nat(), fc.array(text)) },
    'choose-variations': { variations: fc.array(pick, { maxLength: 2 }) },
    bonus: { cube: text },
    'set-goal': { goal },
    move: cubeTo,
    shift: cubeTo,
    challenge: { claim: text, moved: move },
    charge: { what: text },
    join: { side: text },
    present: { solution, solutions: fc.array(solution, { maxLength: 3 }), avoid: move, moved: move },
    accept: { writer: text },
    reject: { writer: text, clause: text, interpretation: value },
    'call-judge': { question: text, writer: text },
    'correct-score': { shake: fc.integer(), player: text, score: fc.integer() },
    rule: { question: text, answer: text, writer: text, clause: text },
    warn: fine,
    penalize: fine,
    'approve-penalty': { player: text },
    disqualify: fine,
    'replay-shake': { players: fc.array(text) },
  };
  const action = fc.oneof(
    {
      weight: 20,
      arbitrary: fc
        .constantFrom(...ACTION_TYPES)
        .chain((type) =>
          fc.record(
            { at: fc.nat(), by: text, type: fc.constant(type), ...FIELDS[type] },
            { requiredKeys: ['at', 'by', 'type'] },
          ),
        ),
    },
    { weight: 10, arbitrary: fc.record({ at: fc.nat(), by: text, type: fc.constant('present'), solution }) },
    { weight: 3, arbitrary: some({ at: fc.nat(), by: value, type: fc.constantFrom(...ACTION_TYPES), more: anything }) },
    { weight: 1, arbitrary: anything },
  );
  const match = fc
    .tuple(
      fc.dictionary(
        fc.oneof(
          text,
          fc.constantFrom('id', 'ID', 'match', 'Match', 'players', 'variations', 'clock', 'Rulebook', 'ann'),
        ),
        value,
      ),
      some({ id: value, players: fc.oneof(fc.array(text), anything), variations: fc.oneof(fc.boolean(), anything) }),
      some({ rulebook: fc.constantFrom(...BOOK_IDS) }),
      fc.array(action, { maxLength: 8 }),
    )
    .map(([tags, known, book, actions]): WrittenMatch => ({ ...tags, ...known, ...book, actions }));

  const seed = 20_230_401;
  const count = long ? 50_000 : 1_000;
  it(`is written as text and read back, whatever is in it: ${count} from seed ${seed}`, () => {
    let short = 0;
    let json = 0;
    fc.assert(
      fc.property(match, (any) => {
        const written = holds(any);
        expect(written).not.toMatch(/[^\n\P{C}]/u);
        const lines = written.split('\n').filter((line) => /^\d/.test(line));
        const long = lines.filter((line) => line.includes(':='));
        json += long.length;
        short += lines.length - long.length;
      }),
      { seed, numRuns: count },
    );
    console.log(`notation: ${count} matches from seed ${seed}, ${short} short lines, ${json} with JSON`);
    expect(Math.min(short, json)).toBeGreaterThan(count / 4);
  });

  it(`never crashes on noise: ${count} from seed ${seed}`, () => {
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 5 }), (lines) => {
        const parsed = parseMatch(['match', ...lines.map((line) => `0:00 ann ${line}`)].join('\n'));
        if (parsed.ok) holds(parsed.match);
        parsePosition(lines.join(' '));
      }),
      { seed, numRuns: count },
    );
  });
});

describe('a Solution is read by the game of its rulebook', () => {
  const joined = (signs: string, length: number) =>
    fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: length }).map((all) => all.join(' '));
  const some = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { requiredKeys: [] });
  const text = fc.oneof(joined("BRGYVAUN-'=C()", 9), fc.constantFrom('R =:U Y', 'B = R', 'G = A', 'R C Y', '= B:='));
  const goal = fc.record({ shape: fc.constant('row'), cubes: fc.constant(['1', '2']) });
  const move = fc.record({ cube: fc.constantFrom('=', 'C', 'B'), to: fc.constantFrom('required', 'forbidden') });
  const onSets = fc
    .tuple(
      fc.record({ setName: text }),
      some({
        restrictions: fc.array(text, { maxLength: 3 }),
        wild: fc.constantFrom({ '=': 'U' }, { '=': 'C', C: '=' }),
        blank: fc.constantFrom('BG', 'blank'),
        goal,
        avoid: move,
      }),
    )
    .map(([one, more]) => ({ ...one, ...more }));
  const equations = fc
    .tuple(fc.record({ equation: joined('0123456789+-x/^r=()', 12) }), some({ wild: fc.constant({ 0: 'x' }) }))
    .map(([one, more]) => ({ ...one, ...more }));
  const paperOf = <T>(solution: fc.Arbitrary<T>) =>
    fc
      .tuple(
        fc.oneof(fc.record({ solution }), fc.record({ solutions: fc.array(solution, { minLength: 2, maxLength: 3 }) })),
        some({ avoid: move, moved: move }),
      )
      .map(([one, beside]) => ({ at: 0, by: 'ann', type: 'present', ...one, ...beside }));

  const count = long ? 20_000 : 500;
  for (const id of BOOK_IDS) {
    it(`${id}: ${count} papers from seed 17 read back the same and need no JSON`, () => {
      const paper: fc.Arbitrary<object> = books[id].game === 'equations' ? paperOf(equations) : paperOf(onSets);
      fc.assert(
        fc.property(paper, (action) => {
          const { game } = books[id];
          const line = makeAction(action, game);
          expect(line).not.toContain('present := ');
          expect(parseAction(line, game)).toEqual(action);
          holds({ rulebook: id, actions: [action] });
        }),
        { seed: 17, numRuns: count },
      );
    });
  }

  const header = (rulebook: string) => `match\nrulebook ${rulebook}\nplayers ann bob\n\n`;
  const solutionIn = (rulebook: string, written: string): unknown => {
    const parsed = parseMatch(`${header(rulebook)}0:00 ann write ${written}\n`);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    return (parsed.match.actions[0] as { solution: unknown }).solution;
  };

  it('an On-Sets Set-Name may have an equals sign, and an Equation may lack one', () => {
    expect(solutionIn('mlag-onsets-basic-2019', 'B = R')).toEqual({ setName: 'B = R' });
    expect(solutionIn('mlag-onsets-basic-2019', 'R =:U Y | restriction G = A')).toEqual({
      setName: 'R =:U Y',
      restrictions: ['G = A'],
    });
    expect(solutionIn('mlag-equations-basic-2018', '6x6')).toEqual({ equation: '6x6' });
    // The game is not named here.
    expect(solutionIn('r', '6x6=36')).toEqual({ equation: '6x6=36' });
    expect(solutionIn('r', 'B U R')).toEqual({ setName: 'B U R' });
  });

  it('the Restrictions may come first, as they do on paper', () => {
    const paper = { restrictions: ['R ⊆ Y', 'G = Λ'], setName: 'R ∪ B' };
    expect(solutionIn('agloa-onsets-2023', 'R ⊆ Y ; G = Λ ; R ∪ B')).toEqual(paper);
    expect(solutionIn('agloa-onsets-2023', 'R ⊆ Y; R ∪ B | restrictions G = Λ | blank BG')).toEqual({
      ...paper,
      blank: 'BG',
    });
    expect(parseMatch(`${header('agloa-onsets-2023')}0:00 ann write R C Y;`)).toMatchObject({
      faults: [{ line: 5, facts: { key: 'notation.writtenLike', why: { key: 'notation.setNameMissing' } } }],
    });
  });

  it('matches stored before the game mattered still read the same', () => {
    for (const [rulebook, line, solution] of [
      ['mlag-onsets-basic-2019', 'present := {"solution":{"setName":"B = R"}}', { setName: 'B = R' }],
      ['mlag-onsets-basic-2019', 'write B U R | restrictions G = A', { setName: 'B U R', restrictions: ['G = A'] }],
      ['mlag-equations-basic-2018', 'write 6x6=36 | wild 0:x', { equation: '6x6=36', wild: { 0: 'x' } }],
      ['mlag-equations-basic-2018', 'present := {"solution":{"equation":"6x6"}}', { equation: '6x6' }],
      ['mlag-equations-basic-2018', 'write', {}],
    ] as const) {
      const parsed = parseMatch(`${header(rulebook)}0:00 ann ${line}\n`);
      expect(parsed).toMatchObject({ ok: true, match: { actions: [{ solution }] } });
    }
  });

  it('the replay uses that game too: a Solution with a wild = is correct', () => {
    const parsed = parseMatch(`match m
rulebook mlag-onsets-basic-2019
division elementary
players ann bob
clocks none

0:00 ann roll 3 4 1 B B R R G Y Y R U U N - C = =
0:01 bob deal B BR RY R G Y
0:02 ann goal single 4
0:03 bob R to required
0:04 ann U to required
0:05 bob G to forbidden
0:06 ann = to permitted
0:07 bob challenge now
0:08 bob write R U =:B
`);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    const request = parseReplayRequest(parsed.match);
    if (!request.ok) throw new Error(JSON.stringify(request.facts));
    const { results, state } = replayMatch(request.request, { search });
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    expect(state.shakes[0]?.papers).toMatchObject([{ writer: 'bob', correct: true }]);
  });
});

describe('every match in the documents', () => {
  const documents = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => join('docs', name))].filter((name) =>
    name.endsWith('.md'),
  );
  const blocks = documents.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/```match\n([\s\S]*?)```/g)].map(([, block = '']) => block),
  );
  /** What `openshake help replay` shows. */
  const text = MATCH_AS_NOTATION;

  function played(match: unknown) {
    const parsed = parseReplayRequest(match);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.facts));
    return replayMatch(parsed.request, { search });
  }

  it('is played without a refusal', () => {
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of [...blocks, text.replaceAll(/^ {2}/gm, '')]) {
      const parsed = parseMatch(block);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed));
      expect(parsed.match.actions.length).toBeGreaterThan(2);
      expect(played(parsed.match).results.filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  it('is the same as text and as JSON in the help', () => {
    expect(parseMatch(text.replaceAll(/^ {2}/gm, ''))).toEqual({ ok: true, match: JSON.parse(MATCH_AS_JSON) });
  });
});

describe('docs/notation.md', () => {
  const page = readFileSync(join(root, 'docs', 'notation.md'), 'utf8');
  const blocks = (kind: string) =>
    [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, name, block]) =>
      name === kind && block ? [block] : [],
    );

  it('shows matches that can be read, and that stay the same when written again', () => {
    for (const block of [...blocks('match'), ...blocks('nonsense')]) {
      const parsed = parseMatch(block);
      expect(parsed, block).toMatchObject({ ok: true });
      if (parsed.ok) holds(parsed.match);
    }
  });

  it('shows nonsense that cannot be replayed', () => {
    expect(blocks('nonsense').length).toBeGreaterThan(0);
    for (const block of blocks('nonsense')) {
      const parsed = parseMatch(block);
      expect(parsed.ok && parseReplayRequest(parsed.match).ok).toBe(false);
    }
  });

  it('shows every action in its canonical form', () => {
    const lines = blocks('actions').join('').split('\n').filter(Boolean);
    const parsed = parseMatch(['match', ...lines].join('\n'));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    expect(makeMatch(parsed.match).split('\n').slice(2, -1)).toEqual(lines);
    const types = new Set(parsed.match.actions.map((action) => (action as { type: string }).type));
    expect([...types].sort()).toEqual([...ACTION_TYPES].sort());
  });

  it('shows positions in their canonical form', () => {
    const lines = blocks('position').join('').split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      const parsed = parsePosition(line);
      expect(parsed, line).toMatchObject({ ok: true });
      if (parsed.ok) expect(makePosition(parsed.position)).toBe(line);
    }
  });
});
