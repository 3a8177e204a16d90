// docs/clauses.md: every clause of every book, what it asks, how the program answers it, and what holds that answer.
import { ANSWERS, BOOKS } from './answers.mjs';

/** What a test cites: a clause, or one of its comments. */
export const nameOf = ({ clause, tag }) => (tag ? `${clause}#${tag}` : clause);

/** Each `book clause` of the hand-written answers. */
function* told() {
  for (const [where, answer] of ANSWERS)
    for (const part of where.split(';')) {
      const [books, clauses] = part.split(':');
      for (const book of books.trim().split(/\s+/))
        for (const clause of clauses.split(',')) yield { book: BOOKS[book], clause: clause.trim(), answer };
    }
}

/** The rule keys of each clause, in the order of the rules: those of Solutions and those of the table. */
function keysOf(book, divisionTable) {
  const solution = new Map();
  const table = new Map();
  const add = (map, cites = {}) => {
    for (const [key, clause] of Object.entries(cites)) map.set(clause, (map.get(clause) ?? new Set()).add(key));
  };
  add(solution, book.cites);
  for (const [division, { cites }] of Object.entries(book.divisions)) {
    add(solution, cites);
    add(table, divisionTable(book.id, division).cites);
  }
  return { solution, table };
}

const inCode = (keys) => [...keys].map((key) => `\`${key}\``).join(', ');

/** What a rule of the table does, by its topic. */
const TOPICS = {
  score: 'Scored so',
  time: 'The clock takes the point',
  judge: 'Offered to a judge',
  round: 'The director says it',
  illegal: '`charge`',
};
const sayTable = (keys) => {
  const [first] = keys;
  return `${TOPICS[first.split('.')[0]] ?? 'Another action is refused; at a table it is set aside or can be charged'}: ${inCode(keys)}.`;
};

function derived(clause, { solution, table }) {
  const parts = [];
  if (solution.has(clause))
    parts.push(`A Solution or Goal against it is not correct: ${inCode(solution.get(clause))}.`);
  if (table.has(clause)) parts.push(sayTable(table.get(clause)));
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** The answer to each row of a book; undefined where nobody has given one. */
function answersOf(book, divisionTable, byHand) {
  const keys = keysOf(book, divisionTable);
  const own = (row) => byHand.get(nameOf(row)) ?? (row.tag ? undefined : derived(row.clause, keys));
  return book.clauses.map((row) => {
    if (row.mode === 'paper') return { row, answer: `Nothing to do. ${row.why}` };
    const answer = own(row);
    if (answer !== undefined || !row.tag) return { row, answer };
    // A comment that has no answer of its own is held with its clause.
    const clause = own({ clause: row.clause }) ?? above(row.clause, (each) => own({ clause: each }));
    return { row, answer: clause === undefined ? undefined : 'As the clause itself.' };
  });
}

/** What a longer clause inherits from the one above it, where the book prints a comment under a heading. */
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
  for (const { book, clause, answer } of told()) {
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
      return `| ${nameOf(row)} | ${inCell(row.says)} | ${BY[row.mode]} | ${inCell(answer)} | ${testsOf(files, cases)} |`;
    });
    return [
      `## ${book.title}`,
      '',
      `\`${book.id}\``,
      '',
      '| clause | what it asks | held by | how | tests |',
      '|---|---|---|---|---|',
      ...lines,
    ].join('\n');
  });
  return { faults, text: `${HEAD}\n${parts.join('\n\n')}\n` };
}

const HEAD = `# The clauses and the program

Every clause of every rulebook in our own words, and how the program answers it. This page is generated: \`npm run clauses -- --write\` writes it, and \`npm test\` fails if it is
out of date or if a clause has no answer. The answers that cannot be derived stand in \`scripts/clauses/answers.mjs\`.

- **Held by** says who: the *program* enforces it, a *judge* (or the director) decides and the program offers the action, or *people* alone can see it.
- **How** names the action (\`take-score\`) or the rule (\`cubes.required\`) that a refusal, a verdict or a score then cites.
- **Tests** names test files; *cases* means that \`conformance/\` has cases of this clause as well. \`II-C-2#examples\` is a comment or example under II-C-2.
`;
