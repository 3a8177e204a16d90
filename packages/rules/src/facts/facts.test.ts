// All facts include every list, no key is in two lists, and every key is used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FACTS } from './index.ts';

const here = import.meta.dirname;

/** The lists of this folder, by name. */
async function listsHere(): Promise<[name: string, keys: string[]][]> {
  const files = readdirSync(here).filter((name) => !name.endsWith('.test.ts') && name !== 'index.ts');
  const modules: Record<string, object>[] = await Promise.all(files.map((name) => import(join(here, name))));
  return modules.flatMap((exported) =>
    Object.entries(exported).map(([name, list]): [string, string[]] => [name, Object.keys(list)]),
  );
}

it('all facts are those of the lists, and no two lists share a key', async () => {
  const lists = await listsHere();
  expect(lists.map(([name]) => name)).toContain('TABLE_FACTS');
  expect(lists.flatMap(([, keys]) => keys).sort()).toEqual(Object.keys(FACTS).sort());
});

/** Keys of other packages: `told` is for a host that gives no facts, and words shorten a number that nobody can read. */
const ELSEWHERE: readonly string[] = ['told', 'number.moreThan'];

it('somebody uses every key', () => {
  // A room uses facts of the table, advice and the protocol have their own, and the command uses the headings of a lesson.
  const sources = ['rules', 'host', 'advice', 'protocol', 'cli']
    .flatMap((name) => readdirSync(join(here, '../../..', name, 'src'), { recursive: true, withFileTypes: true }))
    .filter(({ name, parentPath }) => name.endsWith('.ts') && !name.endsWith('.test.ts') && parentPath !== here)
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
  const literal = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
  const made = [...sources.matchAll(/`([\w.-]*\.[\w.-]*\$\{[^`]+)`/g)].map(
    ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  // Names are shown wherever a thing of that kind is.
  const isName = (key: string) => /^(section|claim|variation)\./.test(key);
  const unused = Object.keys(FACTS).filter(
    (key) => !isName(key) && !ELSEWHERE.includes(key) && !literal.has(key) && !made.some((one) => one.test(key)),
  );
  expect(unused).toEqual([]);
});
