#!/usr/bin/env node
// Lists the clauses of each book that no test cites, and those that cannot be tested, with the reason. Writes docs/clauses.md.
//   node scripts/clauses.mjs [--json] [--write]
// A test cites a clause in brackets at the start of its title, `[agloa-onsets-2023 VII-B-6, VII-B-6-a]`, with `;` between
// books. An executed conformance case cites its clause. Citing VII-B-6-a does not cite VII-B-6.
// Exits 1 if no test cites a clause, if a test cites a clause that its book does not have, if a clause has no answer, or if docs/clauses.md is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makePage, nameOf } from './clauses/page.mjs';
import { executed } from './conformance.mjs';
import { setUp } from './setup.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, 'docs', 'clauses.md');

async function loadRules() {
  await setUp();
  const door = (file) => import(pathToFileURL(join(root, 'packages/rules/dist', file)));
  const { books, divisionTable } = await door('index.js');
  const { clausesOf } = await door('books/clauses/index.js');
  const withClauses = async (book) => [book.id, { ...book, clauses: await clausesOf(book.id) }];
  return { divisionTable, books: Object.fromEntries(await Promise.all(Object.values(books).map(withClauses))) };
}

function* filesUnder(folder, ending) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name)) yield* filesUnder(path, ending);
    if (entry.isFile() && entry.name.endsWith(ending)) yield path;
  }
}

const inSource = (path) => relative(join(root, 'packages'), path).split(/[\\/]/).includes('src');

/** Each `{ book, cited, where }` in the titles of a test file. A skipped test proves nothing, so it cites nothing. */
function* citationsInTitles(path) {
  const text = readFileSync(path, 'utf8');
  for (const title of text.matchAll(/(?<!\.(?:skip|todo)\(\s*)['"`]\[([^\]\n]+)\]/g)) {
    const file = relative(root, path).replaceAll('\\', '/');
    const where = `${file}:${text.slice(0, title.index).split('\n').length}`;
    for (const part of title[1].split(';')) {
      const [, book, clauses] = /^\s*([a-z]+(?:-[a-z]+)+-\d{4})\s+(.+)$/.exec(part) ?? [];
      if (book) for (const cited of clauses.split(',')) yield { book, cited: cited.trim(), where, file };
    }
  }
}

function* citationsInCases(path) {
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const oneCase = JSON.parse(line);
    if (executed(oneCase)) yield { book: oneCase.request.rulebook, cited: oneCase.clause, where: oneCase.id };
  }
}

function* allCitations() {
  for (const path of filesUnder(join(root, 'packages'), '.test.ts')) if (inSource(path)) yield* citationsInTitles(path);
  for (const path of filesUnder(join(root, 'tests'), '.test.ts')) yield* citationsInTitles(path);
  for (const path of filesUnder(join(root, 'conformance'), '.jsonl')) yield* citationsInCases(path);
}

/** Clauses that the program enforces: one entry each, with the comments under it. */
const engineClauses = (rows) => [
  ...new Map(
    rows.filter(({ mode }) => mode === 'engine').map(({ clause, kind }) => [clause, { clause, kind }]),
  ).values(),
];

/** Clauses for a judge, and those only for paper, are listed row by row: a comment may need a judge even if its clause does not. */
const rowsOf = (rows, wanted) =>
  rows.filter(({ mode }) => mode === wanted).map((row) => ({ clause: nameOf(row), kind: row.kind, why: row.why }));

function count(clauses, cited) {
  const uncited = {};
  for (const { clause, kind } of clauses) {
    if (cited.has(clause)) continue;
    uncited[kind] ??= [];
    uncited[kind].push(clause);
  }
  return { clauses: clauses.length, cited: clauses.filter(({ clause }) => cited.has(clause)).length, uncited };
}

const { books: rulebooks, divisionTable } = await loadRules();
const books = new Map(Object.values(rulebooks).map(({ id, clauses }) => [id, clauses]));
const names = new Map([...books].map(([book, rows]) => [book, new Set(rows.map(nameOf))]));
const citedIn = new Map([...books.keys()].map((book) => [book, new Set()]));
const unknown = [];
/** The test files that cite a clause, and whether conformance/ has cases for it. */
const holders = new Map();
const heldBy = (book, name) => holders.get(`${book} ${name}`) ?? { files: [], cases: false };
for (const citation of allCitations()) {
  const { book, cited, file } = citation;
  if (!names.get(book)?.has(cited)) {
    unknown.push(citation);
    continue;
  }
  citedIn.get(book).add(cited).add(cited.split('#')[0]);
  const { files, cases } = heldBy(book, cited);
  holders.set(`${book} ${cited}`, {
    files: file === undefined ? files : [...new Set([...files, file])].sort(),
    cases: cases || file === undefined,
  });
}

const report = [...books].map(([book, rows]) => {
  const cited = citedIn.get(book);
  return {
    book,
    engine: count(engineClauses(rows), cited),
    judge: count(rowsOf(rows, 'judge'), cited),
    paper: rowsOf(rows, 'paper').map(({ clause, why }) => ({ clause, why })),
  };
});

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ books: report, unknown }, null, 2));
} else {
  for (const { book, engine, judge, paper } of report) {
    console.log(`${book}: ${engine.cited} of ${engine.clauses} clauses are cited by tests`);
    for (const [kind, clauses] of Object.entries(engine.uncited)) console.log(`  ${kind}: ${clauses.join(' ')}`);
    const missing = Object.values(judge.uncited).flat();
    console.log(
      `  by a judge's action: ${judge.cited} of ${judge.clauses}${missing.length > 0 ? `, not ${missing.join(' ')}` : ''}`,
    );
    for (const { clause, why } of paper) console.log(`  only paper: ${clause}. ${why}`);
  }
}

for (const { book, cited, where } of unknown) {
  console.error(`${where}: ${books.has(book) ? `${book} has no clause ${cited}` : `there is no rulebook ${book}`}`);
}
const uncited = report.reduce(
  (sum, { engine, judge }) => sum + engine.clauses - engine.cited + judge.clauses - judge.cited,
  0,
);
if (!process.argv.includes('--json')) console.log(`${uncited} uncited`);

const { text, faults } = makePage(rulebooks, divisionTable, heldBy);
for (const fault of faults) console.error(fault);
if (process.argv.includes('--write')) writeFileSync(page, text);
const stale = !existsSync(page) || readFileSync(page, 'utf8') !== text;
if (stale) console.error('docs/clauses.md is out of date. Run: npm run clauses -- --write');
process.exitCode = unknown.length + uncited + faults.length > 0 || stale ? 1 : 0;
