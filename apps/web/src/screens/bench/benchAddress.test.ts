// Every judge and solve case opens on the bench: it survives the address unchanged.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { benchHref, makeAddress, parseAddress } from './benchAddress.ts';
import { EXAMPLES, judgeRequestOf, type Question, solveRequestOf, stateOfRequest } from './benchState.ts';

interface Case {
  id: string;
  command: string;
  request: Record<string, unknown>;
}

const FOLDER = new URL('../../../../../conformance/', import.meta.url);
const cases: Case[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

const again = (address: string) => {
  const parsed = parseAddress(new URLSearchParams(address));
  expect(parsed?.faults).toEqual([]);
  if (!parsed) throw new Error('The address is empty.');
  return parsed.state;
};

describe('the address', () => {
  it('carries every judge case unchanged', () => {
    const judged = cases.filter(({ command }) => command === 'judge');
    expect(judged.length).toBeGreaterThan(1_000);
    for (const { request } of judged) {
      const { id: _, ...asked } = request;
      expect(judgeRequestOf(again(makeAddress(stateOfRequest(request)))), String(request.id)).toEqual(asked);
    }
  });

  it('carries every solve case unchanged', () => {
    const solved = cases.filter(({ command }) => command === 'solve');
    expect(solved.length).toBeGreaterThan(300);
    for (const { request } of solved) {
      const { id: _, question, ...table } = request;
      const state = again(makeAddress(stateOfRequest(request)));
      const { variations: __, ...rest } = solveRequestOf(state, question as Question);
      const { variations: ___, ...expected } = table;
      expect({ ...rest, question }, String(request.id)).toEqual({ ...expected, question });
    }
  });

  it('is short and can be read', () => {
    expect(benchHref(EXAMPLES['on-sets'])).toBe(
      '#/bench?book=mlag-onsets-basic-2019&division=middle&goal=row+1+2&universe=B+BR+RY+G+BGY+blank&required=B&permitted=R+U+-+G&forbidden=4&resources=Y+N+V+G&after=impossible&paper=B+U+R+-+G',
    );
    expect(benchHref(EXAMPLES.equations)).toContain('&goal=6x4-3&required=7+x&');
  });

  it('keeps what can be read, and says what cannot', () => {
    const parsed = parseAddress(
      new URLSearchParams('book=mlag-onsets-basic-2019&division=middle&required=B+Q&permitted=R'),
    );
    expect(parsed?.state.position).toMatchObject({ required: [], permitted: ['R'] });
    expect(parsed?.faults.map(({ part }) => part)).toEqual(['required']);
    const strange = parseAddress(new URLSearchParams('book=chess&paper=%7C'));
    expect(strange?.faults.map(({ part }) => part)).toEqual(['book', 'paper']);
    expect(parseAddress(new URLSearchParams(''))).toBeUndefined();
  });
});
