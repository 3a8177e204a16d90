// docs/security.md answers every row of OWASP ASVS 4.0.3 level 2, and the tests that it names exist.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

/** The rows of level 2: the last number of each section, or the numbers where some are of level 3 or deleted. */
const SECTIONS: Readonly<Record<string, number | readonly number[]>> = {
  ...{ '1.1': 7, '1.2': 4, '1.4': [1, 4, 5], '1.5': 4, '1.6': 4, '1.7': 2, '1.8': 2, '1.9': 2, '1.10': 1, '1.11': 2 },
  ...{ '1.12': [2], '1.14': 6 },
  ...{ '2.1': 12, '2.2': 3, '2.3': 3, '2.4': 5, '2.5': 7, '2.6': 3, '2.7': 6, '2.8': 7, '2.9': 3, '2.10': 4 },
  ...{ '3.1': 1, '3.2': 4, '3.3': 4, '3.4': 5, '3.5': 3, '3.7': 1 },
  ...{ '4.1': [1, 2, 3, 5], '4.2': 2, '4.3': 3 },
  ...{ '5.1': 5, '5.2': 8, '5.3': 10, '5.4': 3, '5.5': 4 },
  ...{ '6.1': 3, '6.2': 6, '6.3': 2, '6.4': 2 },
  ...{ '7.1': 4, '7.2': 2, '7.3': [1, 3, 4], '7.4': 3 },
  ...{ '8.1': 4, '8.2': 3, '8.3': 8 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.2': 2, '10.3': 3 },
  ...{ '11.1': 8 },
  ...{ '12.1': 3, '12.2': 1, '12.3': 6, '12.4': 2, '12.5': 2, '12.6': 1 },
  ...{ '13.1': [1, 3, 4, 5], '13.2': [1, 2, 3, 5, 6], '13.3': 2, '13.4': 2 },
  ...{ '14.1': 4, '14.2': 6, '14.3': [2, 3], '14.4': 7, '14.5': 4 },
};
const ROWS = Object.entries(SECTIONS).flatMap(([section, rows]) =>
  (typeof rows === 'number' ? Array.from({ length: rows }, (_, at) => at + 1) : rows).map((row) => `${section}.${row}`),
);

const answers = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \| (.*)\|$/gm)].map(
  ([, row = '', about = '', how = '', tests = '']) => ({ row, about, how, tests: tests.trim() }),
);
const files = new Map(
  [...text.matchAll(/^\| (\w+) \| `(\S+\.test\.ts)` \|$/gm)].map(([, name = '', file = '']) => [name, file]),
);

describe('docs/security.md', () => {
  it('answers every row of level 2, in order', () => {
    expect(answers.map(({ row }) => row)).toEqual(ROWS);
    for (const { row, how } of answers) expect(how.trim(), row).not.toBe('');
  });

  it('names tests that exist, and names each of them somewhere', () => {
    const named = answers.flatMap(({ tests }) => tests.split(', ').filter(Boolean));
    for (const name of named) expect(files.has(name), name).toBe(true);
    for (const [name, file] of files) {
      expect(existsSync(join(root, file)), file).toBe(true);
      expect(named, name).toContain(name);
    }
  });

  it('explains every row that it answers with "see above"', () => {
    const [, above = ''] = /## Where we differ from the standard, and why\n([\s\S]*?)\n## /.exec(text) ?? [];
    const explained = [...above.matchAll(/\d+\.\d+\.\d+/g)].map(([row]) => row).sort();
    expect(
      answers
        .filter(({ how }) => how.includes('see above'))
        .map(({ row }) => row)
        .sort(),
    ).toEqual(explained);
  });
});
