// Help that knows what is legal, reasons with their clauses, and hints that can be typed.
import { foreseer } from '@openshake/advice';
import { type Action, withLegal } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { EQUATIONS_START, ON_SETS_START, seatAt, tableAfter } from '../testing/seats.ts';
import { commandFor } from './commandFor.ts';
import { completeLine, readLine } from './commands/index.ts';
import { changeWarning, clauseText, helpAbout, helpLines, helpNowLines, whyLines } from './helping.ts';

const page = { paint: PLAIN, width: 80 };
const [roll, deal] = ON_SETS_START;
const NO_GOAL: Action[] = [...(roll && deal ? [roll, deal] : []), { type: 'no-goal', by: 'ann' }];

const TABLES = [
  tableAfter([]),
  tableAfter(NO_GOAL),
  tableAfter(ON_SETS_START),
  tableAfter(ON_SETS_START, { officiating: 'table' }),
  tableAfter([...ON_SETS_START, { type: 'challenge', by: 'bob', claim: 'impossible' }]),
  tableAfter(roll && deal ? [roll, deal] : [], { variations: true }),
  tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018' }),
];
const AT = 10_000;
const SEATS = TABLES.flatMap((table) => table.setup.players.map((player) => seatAt(table, player)));

describe('help', () => {
  const now = (seat: (typeof SEATS)[number]) => helpLines(seat, page).join('\n').split('You can always type')[0];

  test('offers what is open and nothing else', () => {
    const bob = seatAt(tableAfter(ON_SETS_START), 'bob');
    expect(now(bob)).toMatch(/B r +moves a cube[\s\S]*impossible +challenges/);
    expect(now(bob)).not.toMatch(/\bgoal\b|a-flub|no-goal/);
    expect(now(seatAt(tableAfter(NO_GOAL), 'bob'))).toMatch(/agree[\s\S]*challenge no-goal/);
  });

  test('for the rest, says why it is closed, with the clause', () => {
    const table = tableAfter(ON_SETS_START);
    const text = helpNowLines(seatAt(table, 'bob'), page, foreseer(table.match, AT)).join('\n');
    expect(text).toMatch(/Not now[\s\S]*roll +The cubes are already rolled[\s\S]*\(II-[^)]*\)/);
  });

  test('its example of a correction would be accepted', () => {
    const table = tableAfter([
      ...ON_SETS_START,
      { type: 'challenge', by: 'bob', claim: 'impossible' },
      { type: 'decline', by: 'ann' },
      { type: 'decline', by: 'Mary Jane' },
      { type: 'end-round', by: 'director' },
    ]);
    for (const player of table.setup.players) {
      const seat = seatAt(table, player);
      const [example = ''] = /correct \d+ .+ \d(?= )/.exec(now(seat) ?? '') ?? [];
      const meant = readLine(example, seat);
      expect('act' in meant && foreseer(table.match, AT)(meant.act).ok, example).toBe(true);
    }
  });

  test('explains one command in full', () => {
    const table = tableAfter(ON_SETS_START);
    const bob = seatAt(table, 'bob');
    const foresee = foreseer(table.match, AT);
    expect(helpAbout('goal', bob, page, foresee)?.join('\n')).toMatch(
      /goal 1\+2 +sets the Goal[\s\S]*Not now[\s\S]*says:/,
    );
    expect(helpAbout('hint', bob, page, foresee)?.join('\n')).toContain('perfect player');
    expect(helpAbout('dance', bob, page, foresee)).toBeUndefined();
  });

  test('[agloa-onsets-2023 VII-C-2-a] does not offer to write again, and says what that would do', () => {
    const actions: Action[] = [
      ...ON_SETS_START,
      { type: 'challenge', by: 'bob', claim: 'impossible' },
      { type: 'present', by: 'ann', solution: { setName: 'B U R' } },
    ];
    for (const more of [[], [{ type: 'decline' as const, by: 'Mary Jane' }]]) {
      const table = tableAfter([...actions, ...more], { officiating: 'table' });
      const ann = seatAt(table);
      expect(now(ann)).not.toContain('write');
      expect(completeLine('wr', ann)[0]).toEqual([]);
      expect(helpAbout('write', ann, page, foreseer(table.match, AT))?.join(' ')).toMatch(
        /changed Solution is not\s+correct\s+\(VII-C-2-a,\s+writing\s+Solutions\)/,
      );
    }
    const early = seatAt(tableAfter(actions.slice(0, -1), { officiating: 'table' }));
    expect(now(early)).toContain('write');
    expect(changeWarning('present', early)).toBeUndefined();
  });

  test('shows two numbers after indicate only if two Solutions count', () => {
    const { match } = tableAfter(ON_SETS_START);
    const one = seatAt(tableAfter(ON_SETS_START));
    const foresee = foreseer(match, AT);
    expect(helpAbout('indicate', one, page, foresee)?.join('\n')).not.toContain('indicate 1 3');
    const table = { ...one.view.table, variations: [{ name: 'two-solutions' }] };
    const two = { ...one, view: { ...one.view, table } };
    expect(helpAbout('indicate', two, page, foresee)?.join('\n')).toContain('indicate 1 3');
  });

  test('fits a narrow terminal', () => {
    for (const table of TABLES)
      for (const player of table.setup.players)
        for (const line of helpNowLines(
          seatAt(table, player),
          { ...page, width: 40 },
          foreseer(table.match, table.count * 1000),
        ))
          expect([...line].length).toBeLessThanOrEqual(40);
  });
});

describe('why', () => {
  const bob = seatAt(tableAfter(ON_SETS_START), 'bob');
  const why = (about: string, table = tableAfter(ON_SETS_START), you = 'bob') =>
    whyLines(about, seatAt(table, you), foreseer(table.match, AT), page).join(' ').replaceAll(/\s+/g, ' ');

  test('says what a clause asks', () => {
    expect(why('VII-B-3')).toMatch(/^VII-B-3 \(correct Solutions\) says: \w+/);
    expect(clauseText(bob.view.book, 'no such clause')).toBeUndefined();
  });

  test('[agloa-onsets-2023 IV-B] says why you cannot do something, without doing it', () => {
    expect(why('b r', undefined, 'ann')).toMatch(/It is bob's turn\. \(IV-B, moving cubes\)/);
    expect(why('b r')).toBe('It breaks no rule. You can do that now.');
    expect(why('goal 1+2')).toMatch(/The Goal for this shake is settled/);
    expect(why('xyzzy')).toContain('There is no command "xyzzy"');
  });

  test('at a table, says what stands until it is charged', () => {
    expect(why('b r', tableAfter(ON_SETS_START, { officiating: 'table' }), 'ann')).toMatch(
      /^You can do it, but it is illegal.*It is bob's turn\. \(IV-B, moving cubes\)/,
    );
  });
});

describe('a challenge that comes to nothing', () => {
  const lines = (table: ReturnType<typeof tableAfter>, ask: 'why' | 'help', about: string, you = 'ann') => {
    const [seat, foresee] = [seatAt(table, you), foreseer(table.match, AT)];
    const said = ask === 'why' ? whyLines(about, seat, foresee, page) : (helpAbout(about, seat, page, foresee) ?? []);
    return said.join(' ').replaceAll(/\s+/g, ' ');
  };

  test('[agloa-onsets-2023 V-A] at a table, why says that it is set aside and costs a point', () => {
    const table = tableAfter(ON_SETS_START.slice(0, 1), { officiating: 'table' });
    expect(lines(table, 'why', 'now')).toMatch(
      /^It would be set aside, and you would lose a point once a judge approves it: .*There is no move or Goal to challenge now\. \([VIX]+-.* says: /,
    );
    const before = table.match;
    expect(table.act({ type: 'challenge', by: 'ann', claim: 'now' }, AT)).toMatchObject({ ok: true, setAside: {} });
    expect(before.penalties).toHaveLength(0);
    expect(table.match.penalties).toMatchObject([{ player: 'ann' }]);
  });

  test('[mlag-onsets-basic-2019 V-A-2-b] or that it costs nothing', () => {
    const table = tableAfter(ON_SETS_START, { officiating: 'table', book: 'mlag-onsets-basic-2019' });
    expect(lines(table, 'why', 'now', 'bob')).toMatch(
      /^It would be set aside, and it would cost you no point: .*V-A-2-b/,
    );
  });

  test.each(['strict', 'table'] as const)('%s: a book without such a claim says so', (officiating) => {
    const table = tableAfter(ON_SETS_START, { officiating, book: 'mlag-onsets-basic-2011' });
    for (const claim of ['now', 'impossible', 'never', 'challenge now'])
      expect(lines(table, 'why', claim, 'bob')).toMatch(
        /^There is no challenge (?:Now|Impossible|Never) in this rulebook\. Its challenges are .*A Flub/,
      );
    for (const claim of ['now', 'impossible', 'never'])
      expect(lines(table, 'help', claim, 'bob')).toContain('Not in this match');
    expect(lines(table, 'help', 'challenge', 'bob')).not.toMatch(/challenge (?:now|impossible)/);
    expect(lines(table, 'help', 'challenge', 'bob')).toContain('challenge a-flub');
    expect(lines(table, 'help', 'challenge', 'bob')).not.toContain('Not now');
    const all = helpNowLines(seatAt(table, 'bob'), page, foreseer(table.match, AT)).join('\n');
    expect(all).not.toMatch(/The challenge Now|^ +now /m);
  });

  test.each(['strict', 'table'] as const)(
    '%s: help now says why Now is not open before the first move',
    (officiating) => {
      const table = tableAfter(ON_SETS_START, { officiating });
      const text = helpNowLines(seatAt(table, 'bob'), page, foreseer(table.match, AT)).join('\n');
      expect(text).toMatch(/Not now[\s\S]*\n +now +Now needs a cube in Required or Permitted/);
      expect(text).toMatch(/The challenge Now\n +now +challenges: with one more cube/);
    },
  );
});

test('the Tab key is mentioned only if there is one', () => {
  const bob = seatAt(tableAfter(ON_SETS_START), 'bob');
  expect(helpLines(bob, page).join(' ')).not.toContain('Tab');
  expect(helpLines(bob, { ...page, hasKeys: true }).join(' ')).toContain('Press Tab to complete a word.');
});

test('every legal action can be typed as a hint says it', () => {
  let tried = 0;
  for (const seat of SEATS) {
    for (const kind of withLegal(seat.view, search).legal) {
      if (!kind.open) continue;
      for (const { action } of kind.choices) {
        // If no cubes are set out, the hint names none.
        const meant = action.type === 'roll' && action.cubes?.length === 0 ? { type: 'roll', by: action.by } : action;
        expect(readLine(commandFor(action, seat.game), seat)).toMatchObject({ act: meant });
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(200);
});
