#!/usr/bin/env node
// Lists, book by book, the clauses that no test cites, and those that are only paper with the reason.
//   node scripts/clauses.mjs [--json]
// A test cites a clause in a bracket at the start of its title, `[agloa-onsets-2023 VII-B-6, VII-B-6-a]`, several books
// parted by `;`. A conformance case that the test run executes cites its clause. Citing VII-B-6-a does not cite VII-B-6.
// Exit 1 when a clause is cited by no test, or a citation names a clause that its book does not have.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { executed } from './conformance.mjs';
import { setUp } from './setup.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lists = join(root, 'packages/rules/dist/books/clauses');

/** agloaOnsets2023.js holds the clauses of agloa-onsets-2023. */
const bookOf = (file) =>
  file
    .replace(/\.js$/, '')
    .replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-')
    .toLowerCase();

async function loadBooks() {
  await setUp();
  const books = new Map();
  for (const file of readdirSync(lists).filter((name) => name.endsWith('.js'))) {
    const [rows] = Object.values(await import(pathToFileURL(join(lists, file))));
    books.set(bookOf(file), rows);
  }
  return books;
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

/** Each `{ book, cited, where }` in the titles of a test file; a skipped test holds nothing, so it cites nothing. */
function* citationsInTitles(path) {
  const text = readFileSync(path, 'utf8');
  for (const title of text.matchAll(/(?<!\.(?:skip|todo)\(\s*)['"`]\[([^\]\n]+)\]/g)) {
    const where = `${relative(root, path)}:${text.slice(0, title.index).split('\n').length}`;
    for (const part of title[1].split(';')) {
      const [, book, clauses] = /^\s*([a-z]+(?:-[a-z]+)+-\d{4})\s+(.+)$/.exec(part) ?? [];
      if (book) for (const cited of clauses.split(',')) yield { book, cited: cited.trim(), where };
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

/** What a test cites: a clause, or one of its comments. */
const nameOf = ({ clause, tag }) => (tag ? `${clause}#${tag}` : clause);

/** What the program holds is one entry a clause, its comments gathered under it. */
const engineClauses = (rows) => [
  ...new Map(
    rows.filter(({ mode }) => mode === 'engine').map(({ clause, kind }) => [clause, { clause, kind }]),
  ).values(),
];

/** What a judge decides, and what is only paper, stands row by row: a comment may ask for it where its clause does not. */
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

const books = await loadBooks();
const names = new Map([...books].map(([book, rows]) => [book, new Set(rows.map(nameOf))]));
const citedIn = new Map([...books.keys()].map((book) => [book, new Set()]));
const unknown = [];
for (const citation of allCitations()) {
  const { book, cited } = citation;
  if (names.get(book)?.has(cited)) citedIn.get(book).add(cited).add(cited.split('#')[0]);
  else unknown.push(citation);
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
    console.log(`${book}: ${engine.cited} of ${engine.clauses} clauses cited by tests`);
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
process.exitCode = unknown.length + uncited > 0 ? 1 : 0;
