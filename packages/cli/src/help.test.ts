// The pages of `--help` in every language: they fit a terminal, and name the same options, commands and fields.
import { LANGUAGES } from '@openshake/words';
import { describe, expect, test } from 'vitest';
import { helpPage, TOPICS } from './help.ts';
import { openshakeHere } from './testing/openshake.ts';
import { ENGLISH, speechIn } from './words/speech.ts';

describe.each(LANGUAGES)('%s', (language) => {
  const speech = speechIn(language);

  test.each(TOPICS)('%s: no line is too wide for a terminal, and none is torn', (topic) => {
    const lines = helpPage(topic, speech).split('\n');
    expect(lines.filter((line) => [...line].length > 100 || line.endsWith(' '))).toEqual([]);
    expect(lines.at(-1)).toBe('');
    expect(lines.at(-2)).not.toBe('');
  });

  /** What people type is the same in every language. */
  const typed = (page: string): string[] => [
    ...new Set(page.match(/--[a-z][a-z-]*|(?<=openshake )(?!and )[a-z]{3,}|"[a-z]\w*"|\d+|docs\/[\w./-]+/g) ?? []),
  ];
  test.each(TOPICS)('%s: names everything that the English page names', (topic) => {
    expect(typed(helpPage(topic, speech))).toEqual(expect.arrayContaining(typed(helpPage(topic, ENGLISH))));
  });
});

test('a page comes in the requested language, before or after the command', async () => {
  const { status, stdout, stderr } = await openshakeHere(['help', 'judge', '--lang', 'es']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^openshake judge — ¿es correcta esta Solución\?\n\nUso\n {2}openshake judge \[opciones\]/);
  expect(stdout).toContain('  2  el comando se usó mal\n');
  expect((await openshakeHere(['--lang=es', 'judge', '--help'])).stdout).toBe(stdout);
  expect((await openshakeHere(['--help'], '', { LC_ALL: 'es_MX.UTF-8' })).stdout).toBe(
    helpPage('help', speechIn('es')),
  );
});
