// Imports point one way, and topic code knows no book by name.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BOOK_IDS, DIVISIONS } from '@openshake/rules';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'packages');

/** Tests, and what only tests use. */
const isTesting = (file: string): boolean => file.endsWith('.test.ts') || /[\\/]src[\\/]testing[\\/]/.test(file);

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

const IMPORT =
  /^(?:import|export) (?:type )?(?:\{[^}]*\}|[\w* ,{}]+) from '([^'\n]+)';|^import '([^'\n]+)';|\bimport\('([^'\n]+)'\)/gm;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, named, bare, lazy]) => named ?? bare ?? lazy ?? []);

/** What each package or app may import besides its own files, by any door. `virtual:examples` are the conformance cases of a book, made by the build of the page. Tests may also import the test runner. */
const ARROWS: Record<string, RegExp> = {
  rules: /^$/,
  words: /^(@openshake\/rules(\/|$)|intl-messageformat$)/,
  solver: /^@openshake\/rules(\/|$)/,
  bots: /^@openshake\/(rules|solver)(\/|$)/,
  advice: /^@openshake\/(rules|solver|bots)(\/|$)/,
  host: /^(@openshake\/rules(\/|$)|@noble\/hashes\/[a-z0-9]+\.js$)/,
  protocol: /^(@openshake\/rules(\/|$)|valibot$)/,
  cli: /^(@openshake\/(rules|solver|bots|advice|host|protocol|words|server)(\/|$)|uqr$|node:.+)/,
  server:
    /^(@openshake\/(rules|solver|bots|advice|host|protocol|words)(\/|$)|node:.+|(@node-rs\/argon2|@photostructure\/sqlite|@valibot\/to-json-schema|fastify|kysely|papaparse|pg|valibot|ws)$)/,
  web: /^(@openshake\/(rules|solver|bots|advice|host|protocol|words)(\/|$)|(@preact\/signals|idb|preact|preact\/hooks|uqr|valibot)$|virtual:examples\/)/,
};

/** Where each of them lives. */
const HOMES = Object.fromEntries(
  [packages, join(root, 'apps')].flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)])),
);
const homeOf = (name: string): string => HOMES[name] ?? join(packages, name);

describe('imports', () => {
  it('are found in every form', () => {
    expect(importsOf(join(packages, 'rules', 'src', 'index.ts'))).toContain('./books/book.ts');
    expect(importsOf(join(packages, 'rules', 'src', 'books', 'clauses', 'index.ts'))).toContain('./agloaOnsets2023.ts');
    expect(importsOf(join(packages, 'rules', 'src', 'onsets', 'judgePaper.ts'))).toContain('./cards.ts');
    expect(importsOf(import.meta.filename).sort()).toEqual(['@openshake/rules', 'node:fs', 'node:path', 'vitest']);
  });

  it('have arrows for every package', () => {
    expect(Object.keys(HOMES).sort()).toEqual(Object.keys(ARROWS).sort());
  });

  for (const [name, allowed] of Object.entries(ARROWS)) {
    it(`${name} imports only what it may`, () => {
      const files = sourcesOf(join(homeOf(name), 'src')).filter((file) => !isTesting(file));
      expect(files.length).toBeGreaterThan(0);
      const wrong = files.flatMap((file) =>
        importsOf(file)
          .filter((target) => !target.startsWith('.') && !allowed.test(target))
          .map((target) => `${relative(root, file)} imports ${target}`),
      );
      expect(wrong).toEqual([]);
    });

    it(`${name} keeps its relative imports inside its own folder`, () => {
      const own = join(homeOf(name), 'src');
      const wrong = sourcesOf(own)
        .filter((file) => !isTesting(file))
        .flatMap((file) =>
          importsOf(file)
            .filter((target) => target.startsWith('.'))
            .filter((target) => relative(own, join(file, '..', target)).startsWith('..'))
            .map((target) => `${relative(root, file)} imports ${target}`),
        );
      expect(wrong).toEqual([]);
    });
  }

  it('rules has no dependencies', () => {
    const manifest = JSON.parse(readFileSync(join(packages, 'rules', 'package.json'), 'utf8'));
    expect(manifest.dependencies ?? {}).toEqual({});
  });

  it.each(['rules', 'host'])('%s has no clock, no chance, no Node and no page of its own', (name) => {
    const impure =
      /\b(Date|Math\.random|performance|process|Buffer|console|setTimeout|setInterval|setImmediate|queueMicrotask|fetch|crypto|globalThis)\b|\b(window|document)\./;
    const wrong = sourcesOf(join(packages, name, 'src'))
      .filter((file) => !isTesting(file))
      .filter((file) => impure.test(readFileSync(file, 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')))
      .map((file) => relative(root, file));
    expect(wrong).toEqual([]);
  });

  it('code outside books/ never asks for a book or a division by name', () => {
    const names = new RegExp(`'(${[...BOOK_IDS, ...DIVISIONS].join('|')})'`);
    const wrong = ['onsets', 'variations', 'equations', 'equations/number', 'game', 'match', 'shake', 'notation', '.']
      .flatMap((folder) =>
        readdirSync(join(packages, 'rules', 'src', folder)).map((name) => join(packages, 'rules', 'src', folder, name)),
      )
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => names.test(readFileSync(file, 'utf8')))
      .map((file) => relative(root, file));
    expect(wrong).toEqual([]);
  });
});
