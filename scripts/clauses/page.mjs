// docs/clauses.md: every clause of every book, what it asks, how the program answers it, and which tests check that.
import { ANSWERS, BOOKS } from './answers.mjs';

/** What a test cites: a clause, or one of its comments. */
export const nameOf = ({ clause, tag }) => (tag ? `${clause}#${tag}` : clause);

/** Each `book clause` of the hand-written answers. */
function* handWritten() {
  for (const [where, answer] of ANSWERS)
    for (const part of where.split(';')) {
      const [books, clauses] = part.split(':');
      for (const book of books.trim().split(/\s+/))
        for (const clause of clauses.split(',')) yield { book: BOOKS[book], clause: clause.trim(), answer };
    }
}

/** Rules that a book does not use. It maps them to some clause, but the clause says nothing about them. */
const NOT_PLAYED = {
  'mlag-onsets-basic-2011':
    /^(choose|variation|restriction|blank|judge)\.|setOut|Leader|relations|shift|goal\.grouping/,
  'mlag-onsets-adventurous-2017':
    /^(avoid|forceOut)\.|^cubes\.(flub|forceOut)|forceOut$|secondJudge|appeal|goal\.grouping/,
  'mlag-onsets-basic-2019':
    /^(choose|variation|restriction|blank|avoid|forceOut)\.|^cubes\.(flub|forceOut)|forceOut$|setOut|Leader|relations|shift|secondJudge|appeal|goal\.grouping/,
  'agloa-onsets-2023': /^(avoid|forceOut)\.|^cubes\.(flub|forceOut)|forceOut$|goal\.grouping/,
  'mlag-equations-basic-2018':
    /^(choose|forceOut)\.|forceOut$|setOut|dealer|start\.cards|Leader|relations|shift|ambiguity|secondJudge|appeal/,
};

/** The rule keys of each clause, in the order of the rules: those of Solutions and those of the table. */
function keysOf(book, divisionTable) {
  const solution = new Map();
  const table = new Map();
  const add = (map, cites = {}) => {
    for (const [key, clause] of Object.entries(cites))
      if (!NOT_PLAYED[book.id]?.test(key)) map.set(clause, (map.get(clause) ?? new Set()).add(key));
  };
  add(solution, book.cites);
  for (const [division, { cites }] of Object.entries(book.divisions)) {
    add(solution, cites);
    add(table, divisionTable(book.id, division).cites);
  }
  // Choosing variations is a rule of the table, not of Solutions.
  for (const keys of solution.values()) keys.delete('choose.proper');
  return { solution, table };
}

const inCode = (keys) => [...keys].map((key) => `\`${key}\``).join(', ');

const MOVES = 'An illegal move is refused; at a table it stands until charged';
const CLAIMS = 'An illegal challenge is refused; at a table it is set aside and costs the point that the book takes';
/** What a rule of the table does, by its topic. */
const TOPICS = {
  start: 'An illegal roll or deal is refused',
  choose: 'An improper choice is refused; at a table it stands until charged',
  goal: 'An illegal Goal or bonus is refused; at a table it stands until charged or challenged',
  noGoal: '`no-goal` by the Goal-setter, then `agree` or `challenge` by each opponent',
  move: MOVES,
  lastCube: MOVES,
  forceOut: '`force-out`, by the player on turn',
  block: '`pick-up-block` and `put-down-block`',
  challenge: CLAIMS,
  write: '`present`, `decline` and `join`; the program refuses an illegal one',
  check: '`accept` and `reject` at a table; the program refuses or sets aside an objection that is not allowed',
  illegal: '`charge`',
  time: 'The clock takes the point',
  score: 'Scored this way',
  round: '`end-round` and `stop-play`, by the director',
  match: '`sign` and `correct-score`',
  judge: 'A judge may do this',
};

function sayTable(keys) {
  const byTopic = new Map();
  for (const key of keys) {
    const words = TOPICS[key.split('.')[0]];
    byTopic.set(words, [...(byTopic.get(words) ?? []), key]);
  }
  return [...byTopic].map(([words, some]) => `${words}: ${inCode(some)}.`).join(' ');
}

function derived(clause, { solution, table }) {
  const [ofSolutions, ofTable] = [solution.get(clause)?.size, table.get(clause)?.size];
  const parts = [];
  if (ofSolutions) parts.push(`A Solution or Goal that breaks this is incorrect: ${inCode(solution.get(clause))}.`);
  if (ofTable) parts.push(sayTable(table.get(clause)));
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** The answer to each row of a book; undefined if there is none. */
function answersOf(book, divisionTable, byHand) {
  const keys = keysOf(book, divisionTable);
  const own = (row) => byHand.get(nameOf(row)) ?? (row.tag ? undefined : derived(row.clause, keys));
  return book.clauses.map((row) => {
    if (row.mode === 'paper') return { row, answer: `Nothing to do. ${row.why}` };
    const answer = own(row);
    if (answer !== undefined || !row.tag) return { row, answer };
    // A comment without its own answer has the answer of its clause.
    const clause = own({ clause: row.clause }) ?? above(row.clause, (each) => own({ clause: each }));
    return { row, answer: clause === undefined ? undefined : 'Same as the clause above.' };
  });
}

/** The answer of the nearest clause above, if the book prints a comment under a heading. */
function above(clause, own) {
  const parent = clause.split('-').slice(0, -1).join('-');
  return parent === '' ? undefined : (own(parent) ?? above(parent, own));
}

const BY = { engine: 'program', judge: 'judge', paper: 'people' };
const inCell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

const MOST_FILES = 3;
function testsOf(files, hasCases) {
  const shown = files.slice(0, MOST_FILES).map((file) => `\`${file}\``);
  if (files.length > MOST_FILES) shown.push('…');
  return [...shown, ...(hasCases ? ['cases'] : [])].join(' ');
}

/** The page, and what is wrong with its data. `heldBy(book, name)`: the test files and whether there are cases. */
export function makePage(books, divisionTable, heldBy) {
  const faults = [];
  const byHand = new Map(Object.keys(books).map((id) => [id, new Map()]));
  for (const { book, clause, answer } of handWritten()) {
    const known = books[book]?.clauses.some((row) => nameOf(row) === clause);
    if (!known) faults.push(`scripts/clauses/answers.mjs: ${book ?? 'an unknown book'} has no clause ${clause}`);
    else if (byHand.get(book).has(clause))
      faults.push(`scripts/clauses/answers.mjs: ${book} ${clause} is answered twice`);
    else byHand.get(book).set(clause, answer);
  }
  const parts = Object.values(books).map((book) => {
    const rows = answersOf(book, divisionTable, byHand.get(book.id));
    for (const { row, answer } of rows)
      if (answer === undefined)
        faults.push(`${book.id} ${nameOf(row)} has no answer; give it one in scripts/clauses/answers.mjs`);
    const lines = rows.map(({ row, answer = '?' }) => {
      const { files, cases } = heldBy(book.id, nameOf(row));
      const tests = testsOf(files, cases) || (row.tag && row.mode === 'engine' ? 'with the clause' : '');
      return `| ${nameOf(row)} | ${inCell(row.says)} | ${BY[row.mode]} | ${inCell(answer)} | ${tests} |`;
    });
    return [
      `## ${book.title}`,
      '',
      `\`${book.id}\``,
      '',
      '| clause | what it asks | enforced by | how | tests |',
      '|---|---|---|---|---|',
      ...lines,
    ].join('\n');
  });
  return { faults, text: `${HEAD}\n${parts.join('\n\n')}\n` };
}

const HEAD = `# The clauses and the program

Every clause of every rulebook in our own words, and how the program answers it.
This page is generated: \`npm run clauses -- --write\` writes it.
\`npm test\` fails if it is out of date or if a clause has no answer.
Answers that cannot be derived are in \`scripts/clauses/answers.mjs\`.

- **Enforced by** says who enforces the clause: the *program*, a *judge* or the director, or *people*.
- **How** names the action (\`take-score\`) or the rule (\`cubes.required\`) that a refusal, verdict or score cites.
- **Tests** names test files; *cases* means that \`conformance/\` has cases for this clause too.
- \`II-C-2#examples\` is a comment or example under II-C-2.
- *Strict officiating* refuses every illegal action. *At a table*, illegal actions can happen, as they do among people.
`;
