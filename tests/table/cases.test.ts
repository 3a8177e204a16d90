// Every stored match of conformance/, played again. The results are compared as the conformance runner compares them.
import { readdirSync, readFileSync } from 'node:fs';
import { replayMatch, type StoredMatch } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { shortfalls } from '../../conformance/shortfalls.mjs';

const folder = new URL('../../conformance/', import.meta.url);

interface Case {
  id: string;
  command: string;
  note: string;
  request: Omit<StoredMatch, 'clocks'> & Partial<StoredMatch>;
  expect: object;
}

const casesIn = (file: string): Case[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Case => JSON.parse(line))
    .filter(({ command }) => command === 'replay');

const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl') && casesIn(file).length > 0);

test('there are stored matches of all five books', () => {
  expect(files).toHaveLength(5);
});

describe.each(files)('%s', (file) => {
  test.each(casesIn(file))('$id: $note', (oneCase) => {
    const replayed = replayMatch({ clocks: 'book', ...oneCase.request }, { search });
    expect(shortfalls(oneCase, replayed)).toEqual([]);
  });
});
