// The judge's bench in a real browser: its verdicts are those of the command, every fault has its sentence and clause, and a link has everything.
import { BOOK_IDS, type BookId } from '@openshake/rules';
import { clausesOf } from '@openshake/rules/clauses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../apps/web/src/screens/bench/answering.ts';
import { benchHref } from '../../apps/web/src/screens/bench/benchAddress.ts';
import { QUESTIONS, type Question, stateOfRequest } from '../../apps/web/src/screens/bench/benchState.ts';
import { entriesOf, entryAt } from '../../apps/web/src/screens/rulebooks/shelf.ts';
import { JUDGE_FACTS } from '../../packages/rules/src/facts/judge.ts';
import { answersOf, type Shown, verdictsOf } from './support/bench.ts';
import { asked, casesOf, sampleOf } from './support/cases.ts';
import { PAPERS as FAULTS } from './support/faults.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { ALONE, openFolder, openPage, type Watched } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = long ? Date.now() % 1_000_000 : 20;
const PAPERS = long ? Number.POSITIVE_INFINITY : 100;
const POSITIONS = long ? Number.POSITIVE_INFINITY : 12;

const site = serving(openFolder);
let bench: Watched;
const opened: Watched[] = [];
const open = async (hash = '#/bench', options = {}): Promise<Watched> => {
  const watched = await openPage(site.address + hash, { ...ALONE, ...options });
  opened.push(watched);
  return watched;
};

beforeAll(async () => {
  bench = await open();
  await bench.page.locator('.bench-verdict[aria-busy="false"] h3').waitFor();
});
afterAll(async () => {
  // A plain folder has no server behind it, and the page asks whether there is one.
  expect(opened.flatMap(({ troubles }) => troubles).filter((each) => !/status of 404/.test(each))).toEqual([]);
});

type Request = Readonly<Record<string, unknown>>;
interface Told {
  clause: string;
  message: string;
  facts: { key: string };
  place?: { solution?: number };
}
/** The answer of `openshake judge`. */
interface Judged {
  correct?: boolean | null;
  certainty?: { digits: number } | string;
  violations: Told[];
  undecided?: Told[];
  warnings?: Told[];
  ignoredVariations?: Told[];
  interpretations?: unknown[];
  solutions?: { interpretations: unknown[] }[];
  cubes: unknown[];
  error?: Told;
}

const linkTo = (request: Request): string => benchHref(stateOfRequest(request));

function headlineOf({ correct, certainty }: Judged): string {
  if (correct === null) return say('bench.verdict.undecided');
  if (!correct) return say('bench.verdict.incorrect');
  return typeof certainty === 'object'
    ? say('bench.verdict.noProof', { digits: certainty.digits })
    : say('bench.verdict.correct');
}

/** So many readings are shown before somebody asks for more. */
const READINGS = 8;

/** What the page shows, beside what the command says; papers with nothing on them are not judged by the page. */
function compare(shown: Shown, right: Judged, id: string): void {
  if (right.error) {
    expect(shown.lines, id).toContain(right.error.message);
    return;
  }
  if (shown.headline === null) {
    // Nobody has written anything. What is wrong with the Goal is said all the same.
    const goal = right.violations.filter(({ place }) => (place as { part?: string } | undefined)?.part === 'goal');
    expect(
      shown.points.map(({ clause }) => clause),
      id,
    ).toEqual(goal.map(({ clause }) => clause));
    return;
  }
  expect(shown.headline, id).toBe(headlineOf(right));
  const points = [...right.violations, ...(right.undecided ?? [])];
  expect(
    shown.points.map(({ clause }) => clause),
    id,
  ).toEqual(points.map(({ clause }) => clause));
  for (const [at, { message }] of points.entries()) expect(shown.points[at]?.text, id).toContain(message);
  for (const { message } of [...(right.warnings ?? []), ...(right.ignoredVariations ?? [])])
    expect(shown.lines.join(' '), id).toContain(message);
  if (right.interpretations) {
    const each = right.solutions ?? [{ interpretations: right.interpretations }];
    const count = each.reduce((sum, { interpretations }) => sum + Math.min(READINGS, interpretations.length), 0);
    expect(shown.readings.length, id).toBe(count);
  }
  expect(shown.cubes, id).toBe(right.cubes.length);
}

describe('a verdict', () => {
  it('is what the command says', async () => {
    console.log(`Papers from seed ${seed}`);
    const cases = sampleOf(casesOf('judge'), PAPERS, seed);
    const right = asked<Judged>(
      'judge',
      cases.map(({ request }) => request),
    );
    const shown = await verdictsOf(
      bench.page,
      cases.map(({ request }) => linkTo(request)),
    );
    for (const [at, { id }] of cases.entries()) compare(shown[at] as Shown, right[at] as Judged, id);
    expect(new Set(cases.map(({ request }) => request.rulebook)).size).toBe(5);
  });
});

/** The faults of a paper, found in this process. */
function keysIn(request: Request): string[] {
  const judged = answer({ what: 'judge', request, texts: [] }, { stop: () => false });
  if (!('verdict' in judged)) return [];
  const { violations } = judged.verdict;
  const undecided = 'undecided' in judged.verdict ? (judged.verdict.undecided ?? []) : [];
  const warnings = 'warnings' in judged.verdict ? (judged.verdict.warnings ?? []) : [];
  return [...violations, ...undecided, ...warnings].map(({ facts }) => facts.key);
}

describe('every fault that the judge can name', () => {
  /** Nobody can write these on a paper: people say them at a table, or the judge decides every paper that was tried. */
  const NOT_ON_PAPER = [
    // A checker or a judge says so (`Why` shows them at the table).
    'solution.whichNotSaid',
    'solution.groupingMisses',
    'solution.ruledUnequal',
    'equations.value.agrees',
    'equations.undecided.several',
    // Matches that were stored long ago.
    'equations.equation.otherGrouping',
    // Parts of sentences, and notes beside a value.
    'number.moreThan',
    'value.firstListed',
    'value.everySetListed',
    'value.firstSetsListed',
    'value.someSetsListed',
    'value.stepsLeftOut',
    'equations.numeral.anywhere',
    'equations.tooManySymbols',
    // More than any kit of cubes can write.
    'onSets.value.tooManyReadings',
    'equations.undecided.equal',
    'equations.undecided.limits',
  ];

  it('has its sentence, with a clause that the reader has', async () => {
    const cases = casesOf('judge').map(({ request }): Request => request);
    const papers = [...cases, ...Object.values(FAULTS)];
    // The first paper with each fault.
    const first = new Map<string, Request>();
    for (const request of papers)
      for (const key of keysIn(request as Request)) if (!first.has(key)) first.set(key, request as Request);
    const missing = Object.keys(JUDGE_FACTS).filter((key) => !first.has(key));
    expect(missing.toSorted()).toEqual(NOT_ON_PAPER.toSorted());

    const right = asked<Judged>('judge', [...first.values()]);
    const faults = [...first].map(([key, request], at) => {
      const { violations, undecided = [], warnings = [] } = right[at] as Judged;
      const told = [...violations, ...undecided, ...warnings].find(({ facts }) => facts.key === key);
      if (!told) throw new Error(`The command does not name ${key}.`);
      return { request, told };
    });
    const shown = await verdictsOf(
      bench.page,
      faults.map(({ request }) => linkTo(request)),
    );
    const clauses = new Set<string>();
    for (const [at, { told, request }] of faults.entries()) {
      const { points, lines } = shown[at] as Shown;
      if (told.clause === undefined) {
        expect(lines.join(' '), told.facts.key).toContain(told.message);
        continue;
      }
      const point = points.find(({ text }) => text.includes(told.message));
      expect(point?.clause, told.facts.key).toBe(told.clause);
      clauses.add(`${request.rulebook} ${told.clause}`);
    }
    const shelf = Object.fromEntries(
      await Promise.all(BOOK_IDS.map(async (id) => [id, entriesOf(await clausesOf(id))] as const)),
    );
    for (const clause of clauses) {
      const [book = '', number = ''] = clause.split(' ');
      expect(entryAt(shelf[book as BookId] ?? [], number)?.clause, clause).toBe(number.split('#')[0]);
    }
  });
});

describe('a question about the position', () => {
  it('has the answer of the solver, with its proof', async () => {
    console.log(`Positions from seed ${seed}`);
    // What takes the solver long is asked in the long run.
    const all = casesOf('solve').filter(({ expect: { answer } }) => typeof answer === 'boolean');
    const easy = all.filter(({ request }) => !(request.rulebook.includes('equations') && request.question === 'goals'));
    const cases = QUESTIONS.flatMap((question) =>
      sampleOf(
        (long ? all : easy).filter(({ request }) => request.question === question),
        POSITIONS / QUESTIONS.length,
        seed,
      ),
    );
    const links = cases.map(({ request }) => ({
      href: `${linkTo(request)}&ask=${request.question}`,
      at: QUESTIONS.indexOf(request.question as Question),
    }));
    const answers = await answersOf(bench.page, links);
    for (const [at, { id, request, expect: right }] of cases.entries()) {
      const told = answers[at] ?? '';
      const counts = request.question === 'avoid' || request.question === 'goals';
      const no = counts ? say('bench.answer.none') : say('bench.answer.no');
      // A Goal that is not legal is said with its clause.
      if (right.answer) expect(told, id).not.toMatch(/^(None|No|We don’t know)\./);
      else expect(told, id).toMatch(new RegExp(`^(${no}|No\\.)`));
      if (right.answer && !counts) expect(told, id).toMatch(/Resources|mat alone/);
    }
  });

  it('can be stopped, and searched on', async () => {
    const { page } = await open(
      '#/bench?book=mlag-equations-basic-2018&division=senior&resources=0+1+2+3+4+5+6+7+8+9+1+2+3+4+5+%2B+-+x+/+^+r+r+x+-',
    );
    const row = page.locator('.bench-qa').nth(QUESTIONS.indexOf('goals'));
    await row.getByRole('button', { name: say('bench.question.goals') }).click();
    await row
      .getByText(/^Searching for/)
      .first()
      .waitFor();
    await row.getByRole('button', { name: say('bench.answer.stop') }).click();
    await row.getByText(say('bench.answer.unknown')).waitFor();
    expect(await row.textContent()).toContain('nothing is ruled out');
    await row.getByRole('button', { name: say('bench.answer.on') }).click();
    await row.getByRole('button', { name: say('bench.answer.stop') }).click();
  });

  it.skipIf(!long)('says how far was searched when its time is over', async () => {
    const { page } = await open(
      '#/bench?book=mlag-equations-basic-2018&division=senior&resources=0+1+2+3+4+5+6+7+8+9+1+2+3+4+5+%2B+-+x+/+^+r+r+x+-&ask=goals',
    );
    const row = page.locator('.bench-qa').nth(QUESTIONS.indexOf('goals'));
    await row.getByText(/Searched so far/).waitFor({ timeout: 120_000 });
    await row.getByRole('button', { name: say('bench.answer.on') }).waitFor();
  });
});

describe('people at the bench', () => {
  it('type a position and a Solution, and send the link to somebody who sees the same', async () => {
    const { page, context } = await open('#/bench?book=agloa-onsets-2023&division=middle');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const change = async (what: string) => page.getByRole('button', { name: what, exact: true }).click();
    await change(say('bench.universe.change'));
    for (const card of ['B', 'BR', 'RY', 'G', 'BGY'])
      await page.getByRole('button', { name: say('bench.universe.card', { card }), exact: true }).click();
    await change(say('bench.goal.change'));
    await page.locator('.bench-edit input').fill('1 + 2');
    await page.keyboard.press('Enter');
    await change(say('bench.section.change', { what: 'Required' }));
    await page.locator('.bench-edit input').pressSequentially('b');
    await change(say('bench.section.change', { what: 'Permitted' }));
    await page.locator('.bench-edit input').pressSequentially('ru-g');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: say('bench.paper.setName') }).fill('b u r - g');
    const verdict = page.locator('.bench-verdict');
    await verdict.getByRole('heading', { name: say('bench.verdict.incorrect') }).waitFor();
    // Letters become signs; the two readings stand there with their cards, and the clause says in place what it says.
    expect(await page.getByRole('textbox', { name: say('bench.paper.setName') }).inputValue()).toBe('B ∪ R − G');
    await expect.poll(() => verdict.locator('.bench-rd').count()).toBe(2);
    await expect.poll(() => verdict.locator('.bench-rd').first().locator('.uc').count()).toBe(5);
    const clause = verdict.locator('.bench-cls .clause').first();
    expect(await clause.textContent()).toBe('VII-B-6');
    await clause.click();
    const reader = verdict.locator('.clause-note').getByRole('link');
    expect(await reader.getAttribute('href')).toBe('#/rulebooks/agloa-onsets-2023/VII-B-6');
    expect(await reader.getAttribute('target')).toBeNull();
    await page.keyboard.press('Escape');
    await expect.poll(() => verdict.locator('.bench-from .cu').count()).toBe(5);

    await page.clock.install();
    await page.getByRole('button', { name: say('bench.share') }).click();
    const toast = page.locator('.toast', { hasText: say('bench.share.copied') });
    // It waits for whoever is on it, and goes soon after that.
    await toast.focus();
    await page.clock.runFor(20_000);
    expect(await toast.count()).toBe(1);
    await toast.blur();
    await page.clock.runFor(5000);
    await expect.poll(() => toast.count()).toBe(0);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open(link.slice(link.indexOf('#')), { viewport: { width: 390, height: 844 } });
    await other.page.locator('.bench-verdict h3').waitFor();
    const seen = (where: typeof page) => where.locator('main').innerText();
    const line = (text: string) => text.replaceAll(/\s+/g, ' ');
    await expect.poll(() => seen(other.page).then(line)).toBe(line(await seen(page)));

    // A bracket makes it right.
    await page.getByRole('textbox', { name: say('bench.paper.setName') }).fill('(b u r) - g');
    await verdict.getByRole('heading', { name: say('bench.verdict.correct') }).waitFor();
  });

  it('paste a position line, and are told what is wrong with one', async () => {
    const { page } = await open('#/bench?book=mlag-equations-basic-2018&division=senior');
    await page.getByText(say('bench.line'), { exact: true }).click();
    const line = page.getByRole('textbox', { name: say('bench.line.how') });
    await line.fill('mlag-equations-basic-2018 senior | goal 6x4-3 | required 7 x | permitted 3 Q');
    await expect.poll(() => page.locator('.bench-more .line').last().textContent()).toMatch(/Q/);
    await line.fill('mlag-equations-basic-2018 senior | goal 6x4-3 | required 7 x | permitted 3');
    await page.getByRole('textbox', { name: say('bench.paper.equation') }).fill('7x3=6x4-3');
    await page.getByRole('heading', { name: say('bench.verdict.correct') }).waitFor();
    await expect.poll(() => page.locator('.bench-steps li').count()).toBeGreaterThan(1);
    await page.getByRole('textbox', { name: say('bench.paper.equation') }).fill('7x0=6x4-3');
    await page.getByRole('heading', { name: say('bench.verdict.incorrect') }).waitFor();
    await page.locator('.bench-cls', { hasText: '0' }).first().waitFor();
  });

  it('are told in plain words what an address lacks', async () => {
    const { page } = await open('#/bench?book=chess&division=elephant&required=B+Q');
    const told = page.locator('.bench-verdict .line');
    await told.first().waitFor();
    expect((await told.allTextContents()).join(' ')).toMatch(/“book”.*chess.*“required”.*Q/s);
    // What can be read counts.
    expect(await page.getByRole('combobox', { name: say('bench.book') }).inputValue()).toBe('mlag-onsets-basic-2019');
  });

  it('work out what an expression names', async () => {
    const { page } = await open('#/bench?book=mlag-equations-basic-2018&division=senior');
    await page.getByRole('textbox', { name: say('bench.value.how') }).fill('3x(5+2)');
    await page.locator('.bench-named', { hasText: '21' }).waitFor();
    await page.getByRole('textbox', { name: say('bench.value.how') }).fill('7/(2-2)');
    await page.locator('.bench-named', { hasText: say('bench.value.illegal') }).waitFor();
    await page
      .locator('section', { hasText: say('bench.value') })
      .locator('.line .clause')
      .last()
      .waitFor();
  });
});
