// Every page of a table in Spanish. The only English is the text of a clause, which is marked.
import { foreseer, lessonOf, Study } from '@openshake/advice';
import {
  type Action,
  BOOK_IDS,
  books,
  type DivisionId,
  evolve,
  type FinishedShake,
  type MatchState,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { lessonLines } from '../advice/lessonPage.ts';
import { AdviceWords } from '../advice/words.ts';
import { PLAIN } from '../colour.ts';
import { layout } from '../pretty/page.ts';
import { englishIn } from '../testing/english.ts';
import type { HandTable } from '../testing/handTable.ts';
import { EQUATIONS_START, ON_SETS_START, tableAfter } from '../testing/seats.ts';
import { speechIn } from '../words/speech.ts';
import { dutyLines } from './draw/duty.ts';
import { drawTable } from './draw/table.ts';
import { explainLines } from './explaining.ts';
import { helpAbout, helpLines, helpNowLines, whyLines } from './helping.ts';
import { keyLines } from './key.ts';
import { paperPages, triedPage } from './papers.ts';
import { type Seat, seatOf } from './seat.ts';
import { nameLines, offerLines } from './variationHelp.ts';

const speech = speechIn('es');
const page = layout(PLAIN, 80, false, speech);
const plainPage = layout(PLAIN, 80, true, speech);

const seatAt = (table: HandTable, you = 'ann', plain = false): Seat =>
  seatOf(table.view(you, table.count * 1000), you, plain, speech);

const [roll, deal, goal] = ON_SETS_START as [Action, Action, Action];
const MOVED: Action[] = [
  ...ON_SETS_START,
  { type: 'move', by: 'bob', cube: 'B', to: 'required' },
  { type: 'move', by: 'Mary Jane', cube: 'U', to: 'permitted' },
];
const WRITING: Action[] = [...MOVED, { type: 'challenge', by: 'bob', claim: 'now' }];
const CHECKING: Action[] = [
  ...WRITING,
  { type: 'present', by: 'bob', solution: { setName: 'B U R' } },
  { type: 'decline', by: 'ann' },
];
const WILD: Action = { type: 'choose-variations', by: 'ann', variations: [{ name: 'wild-cube', cube: 'G' }] };

const TABLES: Readonly<Record<string, HandTable>> = {
  'before the roll': tableAfter([]),
  'variations to choose': tableAfter([roll, deal], { variations: true }),
  'a variation chosen': tableAfter([roll, deal, WILD], { variations: true }),
  'a Goal to set': tableAfter([roll, deal]),
  'no Goal': tableAfter([roll, deal, { type: 'no-goal', by: 'ann' }]),
  moving: tableAfter(MOVED),
  'the block held': tableAfter([...MOVED, { type: 'pick-up-block', by: 'ann' }]),
  writing: tableAfter(WRITING),
  checking: tableAfter(CHECKING, { officiating: 'table' }),
  'a safe move asked for': tableAfter([...MOVED, { type: 'challenge', by: 'ann', claim: 'a-flub' }], {
    book: 'mlag-onsets-basic-2011',
  }),
  Equations: tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018', division: 'senior' }),
};

describe.each(Object.entries(TABLES))('%s', (_, table) => {
  const players = table.setup.players;

  test.each([40, 80, 120])('drawn at %i columns', (width) => {
    for (const you of players) {
      const lines = drawTable(seatAt(table, you), width, { paint: PLAIN, plain: false });
      expect(englishIn(lines.join('\n'))).toEqual([]);
      expect(lines.join('\n')).not.toMatch(/\b(?:Goal|Required|Permitted|Forbidden|Resources|Players|Universe|you)\b/);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
    }
  });

  test('in words for a screen reader', () => {
    for (const you of players) {
      const text = drawTable(seatAt(table, you, true), 80, { paint: PLAIN, plain: true }).join(' ');
      expect(englishIn(text)).toEqual([]);
      expect(text).not.toMatch(/\b(?:Goal|Required|Permitted|Forbidden|Resources|points?|cubes?|union|you)\b/);
    }
  });

  test('duties, help and why', () => {
    for (const you of players) {
      const seat = seatAt(table, you);
      const foresee = foreseer(table.match, table.count * 1000);
      const asked = ['goal 1+2', 'b r', 'now', 'impossible', 'VII-B-3', 'table', 'xyzzy'];
      const about = ['now', 'reject', 'write', 'vars', 'goal', 'hint'];
      const text = [
        ...dutyLines(seat, page),
        ...helpLines(seat, { ...page, hasKeys: true }),
        ...helpNowLines(seat, page, foresee),
        ...asked.flatMap((line) => whyLines(line, seat, foresee, page)),
        ...about.flatMap((word) => helpAbout(word, seat, page, foresee) ?? []),
        ...offerLines(seat, page),
        ...['wild-cube', 'double-set', 'U', 's3', 'sideways', 'de lado'].flatMap(
          (name) => nameLines(name, seat, page) ?? [],
        ),
      ].join('\n');
      expect(englishIn(text)).toEqual([]);
    }
  });
});

test.each(BOOK_IDS)('the key of %s', (book) => {
  for (const division of Object.keys(books[book].divisions) as DivisionId[])
    for (const plain of [false, true]) {
      const seat = seatAt(tableAfter([], { book, division, variations: true }), 'ann', plain);
      expect(englishIn(keyLines(seat, plain ? plainPage : page).join('\n'))).toEqual([]);
    }
});

test('a clause is named in Spanish, and its English text is marked as English', () => {
  const table = tableAfter(MOVED);
  const [line] = whyLines('VII-B-3', seatAt(table), foreseer(table.match, 0), { ...page, width: 600 });
  expect(line).toMatch(/^La cláusula VII-B-3 \(Soluciones correctas\) dice, en inglés: “.+”$/);
});

test('why, after a charge', () => {
  const wrong: Action = { type: 'move', by: 'ann', cube: 'U', to: 'permitted' };
  const table = tableAfter([...ON_SETS_START, wrong], { officiating: 'table' });
  const before = table.view('ann', 8000);
  const act: Action = { type: 'charge', by: 'bob' };
  const { events } = table.act(act, 9000);
  const happened = { act, events, before, view: table.view('ann', 9000), ended: [] };
  const text = explainLines(happened, seatAt(table), page).join('\n');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'La denuncia fue por el movimiento de ann, ∪ a Permitido, que va contra IV-B, mover cubos.',
  );
  expect(englishIn(text)).toEqual([]);
});

describe('after a shake', () => {
  const table = tableAfter(
    [
      roll,
      { type: 'deal', by: 'bob', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
      goal,
      { type: 'move', by: 'bob', cube: 'B', to: 'required' },
      { type: 'move', by: 'ann', cube: 'U', to: 'permitted' },
      { type: 'challenge', by: 'bob', claim: 'now' },
    ],
    { players: ['ann', 'bob'] },
  );
  const { before, shake } = endedBy(table, { type: 'present', by: 'bob', solution: { setName: 'B U R' } });
  const lesson = lessonOf(before, shake, { at: 0, search }, new Study(before.book));

  test.each([false, true])('the lesson and the papers, plain: %s', (plain) => {
    const on = plain ? plainPage : page;
    const words = new AdviceWords(before.book, { you: 'ann', plain, speech });
    const text = [...lessonLines(lesson, { ann: 2, bob: 2 }, words, on), ...paperPages(before, on)].join('\n');
    expect(text).toMatch(/Lo que costó puntos[\s\S]*La Solución de bob/);
    expect(englishIn(text)).toEqual([]);
    if (plain) expect(text).not.toMatch(/[∪∩✓✗−]|\b(?:union|equals|minus)\b/);
  });

  test('a Solution tried, spoken', () => {
    const { match } = tableAfter(MOVED);
    const text = triedPage(match, { solution: { setName: 'R U Y' } }, plainPage);
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/^Nadie ha desafiado todavía.* Meta: 1 más 2 es igual a 3 /);
    expect(englishIn(text)).toEqual([]);
  });
});

/** The match just before its shake was scored, and the shake. */
function endedBy(table: HandTable, action: Action): { before: MatchState; shake: FinishedShake } {
  let match = table.match;
  for (const event of table.act(action, 1_000_000).events) {
    if (event.type === 'shakeEnded') return { before: match, shake: event.shake };
    match = evolve(match, event);
  }
  throw new Error('The shake goes on.');
}
