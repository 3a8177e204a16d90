// A screen that is opened by its address has the words that its parts say: a text that was loaded only by another screen would be missing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PAGE_PARTS, type PagePart } from '@openshake/words/page';
import { describe, expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

const src = join(import.meta.dirname, '..');
const words = join(src, '..', '..', '..', 'packages', 'words', 'src', 'page');

/** Which part each text belongs to. */
const partOf = new Map<string, PagePart>();
for (const part of PAGE_PARTS) {
  const { facts } = (await import(`${join(words, part)}.ts`)) as { facts: object };
  for (const key of Object.keys(facts)) partOf.set(key, part);
}

/** A text, or the beginning of those whose end is chosen while the page runs. */
const SAID = /say\(\s*['`]([\w.-]+)(\$\{)?/g;
/** What is imported, and the words that are loaded with it: `(await import(PATH)).Part, 'start')` or `import(PATH), loadWords('home')`. */
const IMPORTED =
  /^(?!import type)[^\n]*?(?:from |(?<!typeof )import\()'(\.[^'\n]+\.tsx?)'(?:\)\)\.\w+, ([^)]*)\)|\), loadWords\(([^)]*)\))?/gm;

interface Loaded {
  file: string;
  /** The parts whose texts are there when the file runs. */
  words: readonly string[];
}

/** Every file that a screen may load, at once or later, on each way that has other words. */
function filesOf(first: Loaded): Loaded[] {
  const found = new Map<string, Loaded>();
  const left = [first];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { file, words } = next;
    const way = `${file} ${words}`;
    if (found.has(way) || !existsSync(file) || file.endsWith('screens.ts')) continue;
    found.set(way, next);
    for (const [, path = '', lazy = '', beside = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const more = (lazy + beside).match(/\w+/g) ?? [];
      left.push({ file: join(dirname(file), path), words: [...new Set([...words, ...more])].sort() });
    }
  }
  return [...found.values()];
}

const keysOf = (text: string, isBeginning: boolean): string[] =>
  isBeginning ? [...partOf.keys()].filter((key) => key.startsWith(text)) : [text];

const source = readFileSync(join(src, 'app', 'screens.ts'), 'utf8');
const fileOf = (screen: string): string => {
  const name = screen === '' ? "''" : screen;
  const [, path = ''] = new RegExp(`^  ${name}: \\{ load: \\(\\) => import\\('([^']+)'\\)`, 'm').exec(source) ?? [];
  return join(src, 'app', path);
};

describe('each screen', () => {
  it('is looked at', () => {
    expect(Object.keys(SCREENS).length).toBeGreaterThan(10);
    for (const screen of Object.keys(SCREENS)) expect(existsSync(fileOf(screen)), screen).toBe(true);
    expect(readdirSync(words).length).toBeGreaterThan(10);
  });

  it.each(Object.entries(SCREENS))('loads the words that it says: “%s”', (screen, { words: parts }) => {
    const files = filesOf({ file: fileOf(screen), words: ['shell', ...parts].sort() });
    const missing = files.flatMap(({ file, words: has }) =>
      [...readFileSync(file, 'utf8').matchAll(SAID)].flatMap(([, text = '', isBeginning]) =>
        keysOf(text, isBeginning !== undefined)
          .filter((key) => !has.includes(partOf.get(key) ?? ''))
          .map((key) => `${key} in ${relative(src, file)}`),
      ),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
