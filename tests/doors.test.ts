// The doors of the rules: only what someone outside uses leaves by one, and like things of both games have like names.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { BOOK_IDS } from '@openshake/rules';
import { clausesOf, rulingsOf } from '@openshake/rules/clauses';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rules = join(root, 'packages', 'rules');

interface Manifest {
  exports: Record<string, { 'openshake-source': string }>;
}
const manifest: Manifest = JSON.parse(readFileSync(join(rules, 'package.json'), 'utf8'));
const DOORS = Object.entries(manifest.exports).map(([door, { 'openshake-source': file }]) => ({
  door: posix.join('@openshake/rules', door),
  file: join(rules, file),
}));

/** What stands between the braces, by the name on this side of an `as`. */
const namesIn = (list: string, side: 'before' | 'after'): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim().replace(/^type /, ''))
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

/** Every file that is not of the rules themselves. */
const outside = ['packages', 'tests', 'bench', 'examples']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(file) && relative(rules, file).startsWith('..'));

const imported = new Set(
  outside.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)';/gm)].flatMap(
      ([, list = '', from]) => namesIn(list, 'before').map((name) => `${from} ${name}`),
    ),
  ),
);

describe('the doors of the rules', () => {
  for (const { door, file } of DOORS) {
    it(`${door} lists what leaves by it`, () => {
      expect(readFileSync(file, 'utf8')).not.toMatch(/^export (type )?\* from/m);
      expect(exportedBy(file)).not.toEqual([]);
    });

    it(`${door} lets out only what someone uses`, () => {
      expect(exportedBy(file).filter((name) => !imported.has(`${door} ${name}`))).toEqual([]);
    });
  }

  it('each game has these under the same names', () => {
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

  it('every book has its clauses and rulings at hand once they are loaded', async () => {
    for (const book of BOOK_IDS) {
      const numbers = new Set((await clausesOf(book)).map(({ clause }) => clause));
      expect((await rulingsOf(book)).filter(({ clause }) => !numbers.has(clause))).toEqual([]);
    }
  });
});
