// What the program asks before it hands in a Solution or does something that costs points.
import { RoomTrouble } from '@openshake/host';
import type { Acted, Action } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { People } from '../people.ts';
import { type Conversation, Leave } from '../prompt/conversation.ts';
import { EQUATIONS_START, ON_SETS_START, tableAfter } from '../testing/seats.ts';
import { ENGLISH } from '../words/speech.ts';
import { Person, type PersonOptions } from './person.ts';

/** What is said and done when ann types these lines at this table, and then leaves. */
async function typed(
  actions: readonly Action[],
  lines: string[],
  {
    live = true,
    plain = false,
    laid = {} as Parameters<typeof tableAfter>[1],
    start = ON_SETS_START,
    fails = false,
    decides = false,
  } = {},
): Promise<{ said: string; done: Acted[]; prompts: string[] }> {
  const table = tableAfter([...start, ...actions], { officiating: 'table', ...laid });
  const [said, done, prompts]: [string[], Acted[], string[]] = [[], [], []];
  const talk = {
    live,
    say: (text: string) => said.push(text),
    changePrompt: () => undefined,
    line: async (prompt: string) => {
      prompts.push(prompt);
      return lines.shift() ?? 'quit';
    },
  };
  const screen = {
    setup: table.setup,
    match: table.match,
    rows: () => [],
    view: () => table.view('ann', 10_000),
    begin: () => undefined,
    end: () => undefined,
    settled: async () => undefined,
    at: 10_000,
    act: async (action: Acted) => {
      if (fails) throw new RoomTrouble('store', Object.assign(new Error(), { code: 'ENOSPC' }));
      if (decides) return table.act(action, 10_000);
      done.push(action);
      return { ok: true, v: 1 };
    },
  };
  const person = new Person({
    you: 'ann',
    people: new People(),
    talk: talk as unknown as Conversation,
    columns: () => 200,
    paint: PLAIN,
    plain,
    speech: ENGLISH,
    screen,
    file: { path: 'match.jsonl' },
  } as unknown as PersonOptions);
  await expect(person.play()).rejects.toBeInstanceOf(Leave);
  return { said: said.join(' ').replaceAll(/\s+/g, ' '), done, prompts };
}

const CHECKED: Action[] = [
  { type: 'challenge', by: 'bob', claim: 'impossible' },
  { type: 'present', by: 'ann', solution: { setName: 'B U R' } },
  { type: 'decline', by: 'Mary Jane' },
];

const WRITING: Action[] = CHECKED.slice(0, 1);

test('[agloa-onsets-2023 VII-C-2-a] before a line changes a handed-in Solution, the program asks, and Enter means no', async () => {
  const once = await typed(CHECKED, ['write B', 'score', '']);
  expect(once.done).toEqual([]);
  expect(once.said).toContain('a changed Solution is not correct (VII-C-2-a, writing Solutions).');
  // A question in between does not cancel it.
  expect(once.prompts.slice(1, 3)).toEqual(['Hand it in anyway? [no]> ', 'Hand it in anyway? [no]> ']);
  expect((await typed(CHECKED, ['write B', ''])).done).toEqual([]);
  for (const answer of ['write B', 'yes'])
    expect((await typed(CHECKED, ['write B', answer])).done).toMatchObject([{ type: 'present', by: 'ann' }]);
  // Through a pipe, the program also asks before something that costs points.
  expect((await typed(CHECKED, ['write B'], { live: false })).done).toEqual([]);
});

describe('handing in', () => {
  const paper = {
    type: 'present',
    by: 'ann',
    solution: { restrictions: ['R C Y'], setName: 'R U B', wild: { G: 'U' } },
  };
  const line = 'write r ⊆ y ; R union B, wild G:U';

  test('shows how the Solution was read, and asks once', async () => {
    const asked = await typed(WRITING, [line]);
    expect(asked.done).toEqual([]);
    expect(asked.said).toContain('Restriction R ⊆ Y Set-Name R ∪ B Wild G:∪');
    expect(asked.said).not.toMatch(/✓|✗|correct/i);
    expect(asked.prompts.at(-1)).toBe('Hand in this Solution? [yes]> ');
    for (const answer of ['', 'y', 'YES', line]) expect((await typed(WRITING, [line, answer])).done).toEqual([paper]);
  });

  test('is in words for a screen reader', async () => {
    const { said, prompts } = await typed(WRITING, [line], { plain: true });
    expect(said).toContain('Restriction: R is a subset of Y Set-Name: R union B Wild: G: union');
    expect(prompts.at(-1)).toBe('Hand in this Solution? (Enter: yes): ');
  });

  test('no hands in nothing, and neither does anything else', async () => {
    const no = await typed(WRITING, [line, 'n', '']);
    expect(no.done).toEqual([]);
    expect(no.said).toContain('Nothing was handed in.');
    expect((await typed(WRITING, [line, 'r f', '', 'y'])).done).toHaveLength(1);
    expect((await typed(WRITING, [line, 'bloc', '', 'y'])).done).not.toContainEqual(paper);
    const other = await typed(WRITING, [line, 'write B', 'y']);
    expect(other.done).toEqual([{ type: 'present', by: 'ann', solution: { setName: 'B' } }]);
  });

  test('handing in no Solution asks too', async () => {
    expect((await typed(WRITING, ['decline'])).done).toEqual([]);
    expect((await typed(WRITING, ['decline', 'y'])).done).toEqual([{ type: 'decline', by: 'ann' }]);
  });

  test('asks nothing if it will be refused anyway, or through a pipe', async () => {
    expect((await typed([], ['write B'])).done).toHaveLength(1);
    const piped = await typed(WRITING, [line], { live: false });
    expect(piped.done).toEqual([paper]);
    expect(piped.said).toContain('Restriction R ⊆ Y Set-Name R ∪ B');
    expect((await typed(WRITING, ['decline'], { live: false })).done).toHaveLength(1);
  });

  test('an unclear line hands in nothing', async () => {
    for (const unclear of ['write 6x6=36', 'write B U (R', 'write B U R | foo', 'write R C Y ;', 'write B U R; G']) {
      const { done, prompts } = await typed(WRITING, [unclear, '', 'y']);
      expect(done, unclear).toEqual([]);
      expect(prompts.join()).not.toContain('Hand in');
    }
  });
});

describe('a Goal at a table without judges', () => {
  const at = { start: EQUATIONS_START.slice(0, 1), laid: { book: 'mlag-equations-basic-2018' as const } };

  test.each(['goal (3+7', 'goal 3+7)', 'goal B U R'])('%s is unclear, and never set', async (line) => {
    const { done, prompts } = await typed([], [line, '', 'y'], at);
    expect(done).toEqual([]);
    expect(prompts.join()).not.toContain('anyway');
  });

  test.each(['goal 3+', 'goal 1/(2-2)', 'goal s3'])(
    '%s has no legal value, so it is asked about once',
    async (line) => {
      const asked = await typed([], [line, ''], at);
      expect(asked.done).toEqual([]);
      expect(asked.prompts).toContain('Set this Goal anyway? [no]> ');
      expect(asked.said).toContain('No Goal was set.');
      expect((await typed([], [line], { ...at, live: false })).done).toEqual([]);
      expect((await typed([], [line, 'y'], at)).done).toMatchObject([{ type: 'set-goal', by: 'ann' }]);
    },
  );

  test('a legal one is set immediately, and strict officials decide about an illegal one', async () => {
    expect((await typed([], ['goal 3+7'], at)).done).toHaveLength(1);
    const strict = { ...at, laid: { ...at.laid, officiating: 'strict' as const } };
    expect((await typed([], ['goal 3+'], strict)).done).toHaveLength(1);
  });
});

test('a hint appears once', async () => {
  const { said } = await typed([], ['indicate', 'judge']);
  expect(said.match(/indicate 2/g)).toHaveLength(1);
  expect(said.match(/judge equals/g)).toHaveLength(1);
});

test('each action that cannot be saved gets an answer that says what to do', async () => {
  const { said } = await typed([], ['now', 'now'], { fails: true });
  expect(said.match(/may not be saved in match\.jsonl: the disk is full\./g)).toHaveLength(2);
  expect(said).toContain('When the problem is fixed, type it again.');
});

describe('after the match', () => {
  const OVER: Action[] = [
    { type: 'challenge', by: 'bob', claim: 'impossible' },
    { type: 'decline', by: 'ann' },
    { type: 'decline', by: 'Mary Jane' },
    { type: 'end-round', by: 'director' },
  ];

  test.each(['roll', 'goal 2+2', 'b r', 'now'])('%s: the match is over, and no clause is quoted', async (line) => {
    const { said } = await typed(OVER, [line], { decides: true });
    expect(said).toContain('That is no longer possible: the match is over. The match is over. Type score');
    expect(said).not.toMatch(/30 minutes|rolled|says:/);
  });

  test('what is about the scoresheet has its own reason', async () => {
    const { said } = await typed(OVER, ['correct 1 bob 99 99', 'correct 7 bob 4'], { decides: true });
    expect(said).not.toContain('no longer possible');
    expect(said).toContain('XII-B says:');
  });
});

test.each([
  ['goal 1/0/5/3/4', 'There are only 2 ÷.'],
  ['goal 3*3*3', 'There is only one 3.'],
])('%s names the cube that is missing', async (line, missing) => {
  const laid = { book: 'mlag-equations-basic-2018' as const, officiating: 'strict' as const };
  const { said } = await typed([], [line], { start: EQUATIONS_START.slice(0, 1), laid, decides: true });
  expect(said).toContain(`Build the Goal from cubes in Resources. ${missing}`);
});
