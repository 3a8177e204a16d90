// The doors of the packages: only names that someone outside uses leave by one, and like things in both games have like names.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { BOOK_IDS } from '@openshake/rules';
import { clausesOf, rulingsOf } from '@openshake/rules/clauses';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'packages');
const rules = join(packages, 'rules');

interface Manifest {
  name: string;
  exports?: Record<string, { 'openshake-source': string }>;
}

/** Where each package and each app lives. */
const HOMES = [packages, join(root, 'apps')].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
/** Every door: its address, and the file behind it. */
const DOORS = HOMES.flatMap((home) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  // Each file behind a door with a star is loaded whole, by its name.
  const doors = Object.entries(manifest.exports ?? {}).filter(([door]) => !door.includes('*'));
  return doors.map(([door, { 'openshake-source': file }]) => ({
    door: posix.join(manifest.name, door),
    home,
    file: join(home, file),
  }));
});

/** These are started, so nobody imports a name from them. */
const PROGRAMS = ['@openshake/solver/worker'];

/** The names between the braces, as they are called on this side of an `as`. */
const namesIn = (list: string, side: 'before' | 'after'): string[] =>
  list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((entry) =>
      entry
        .replace(/\/\/.*$/gm, '')
        .trim()
        .replace(/^type /, ''),
    )
    .filter(Boolean)
    .map((entry) => entry.split(' as ').at(side === 'before' ? 0 : -1) ?? entry);

const exportedBy = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    namesIn(list, 'after'),
  );
  const namespaces = [...text.matchAll(/^export \* as (\w+)/gm)].map(([, name = '']) => name);
  const own = [...text.matchAll(/^export (?:async )?(?:const|function|type|interface|class) (\w+)/gm)];
  return [...lists, ...namespaces, ...own.map(([, name = '']) => name)];
};

const sources = ['packages', 'apps', 'tests', 'bench', 'examples']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(file));

const IMPORT = /^(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)';/gm;

/** Who imports what: each name with its door, and the files that import it. A package's tests may use its own door. */
const importers = new Map<string, string[]>();
for (const file of sources)
  for (const [, list = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const isOwnTest = from.startsWith('.') && file.endsWith('.test.ts');
    const door = isOwnTest ? DOORS.find((each) => each.file === join(file, '..', from))?.door : from;
    for (const name of namesIn(list, 'before'))
      importers.set(`${door} ${name}`, [...(importers.get(`${door} ${name}`) ?? []), file]);
  }

const isOutside = (file: string, home: string): boolean =>
  relative(home, file).startsWith('..') || file.endsWith('.test.ts');

describe('the doors', () => {
  it('cover every package but those that are started: the command and the page', () => {
    expect(HOMES.filter((home) => DOORS.every((each) => each.home !== home))).toEqual([
      join(packages, 'cli'),
      join(root, 'apps', 'web'),
    ]);
  });

  for (const { door, home, file } of DOORS.filter(({ door }) => !PROGRAMS.includes(door))) {
    it(`${door} lists what leaves by it`, () => {
      expect(readFileSync(file, 'utf8')).not.toMatch(/^export (type )?\* from/m);
      expect(exportedBy(file)).not.toEqual([]);
    });

    it(`${door} lets out only what someone uses`, () => {
      const isUsed = (name: string) => importers.get(`${door} ${name}`)?.some((user) => isOutside(user, home));
      expect(exportedBy(file).filter((name) => !isUsed(name))).toEqual([]);
    });
  }

  it('each game has these names', () => {
    const alike = [
      'answerInquiry',
      'CUBES',
      'CUBES_IN_KIT',
      'Cube',
      'JudgeRequest',
      'judge',
      'KIT',
      'parseCube',
      'Place',
    ].concat([
      'readGoal',
      'ShakeRules',
      'shakeRules',
      'showCube',
      'stepsOf',
      'Value',
      'ValueStep',
      'valueOf',
      'Verdict',
    ]);
    for (const game of ['onsets', 'equations'])
      expect(exportedBy(join(rules, 'src', game, 'index.ts'))).toEqual(expect.arrayContaining(alike));
  });

  it.each([
    ['solver', ['judgeTurn', 'Solver', 'WrittenSolution']],
    ['bots', ['createBot']],
  ])('the doors of each game in %s have these names', (folder, alike) => {
    const games = DOORS.filter(
      ({ door }) => door.startsWith(`@openshake/${folder}/`) && /\/(onsets|equations)$/.test(door),
    );
    expect(games.length).toBe(2);
    for (const { file } of games) expect(exportedBy(file)).toEqual(expect.arrayContaining(alike));
  });

  it('every book has its clauses and rulings once they are loaded', async () => {
    for (const book of BOOK_IDS) {
      const numbers = new Set((await clausesOf(book)).map(({ clause }) => clause));
      expect((await rulingsOf(book)).filter(({ clause }) => !numbers.has(clause))).toEqual([]);
    }
  });
});
