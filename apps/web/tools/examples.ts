// Gives the rulebook reader its examples: the conformance cases of one book about papers and positions, without what nobody reads there.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../../conformance/', import.meta.url));
const NAME = 'virtual:examples/';
/** The marker of a module that no file holds. */
const OURS = '\0';

interface Case {
  id: string;
  clause: string;
  command: string;
  note?: string;
  request: Readonly<Record<string, unknown>>;
  expect: Readonly<Record<string, unknown>>;
}

const casesIn = (file: string): Case[] =>
  readFileSync(FOLDER + file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Every case of a book that opens on the bench: its clause, what it is about, the request, and what is right. */
export function examplesOf(book: string): object[] {
  const cases = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap(casesIn);
  return cases.flatMap(({ clause, command, note = '', request, expect }) => {
    if (request.rulebook !== book || (command !== 'judge' && command !== 'solve')) return [];
    const { id: _, rulebook: __, ...rest } = request;
    const { correct, answer, value, cards, clauses } = expect;
    // The first clause is the one that such a paper breaks.
    const breaks = Array.isArray(clauses) ? clauses[0] : undefined;
    return [{ clause, breaks, note, request: rest, right: { correct, answer, value, cards } }];
  });
}

/** `virtual:examples/BOOK` is a module of its own, so that a reader loads only the book that is open. */
export const examples = (): Plugin => ({
  name: 'openshake-examples',
  resolveId: (id) => (id.startsWith(NAME) ? OURS + id : undefined),
  load(id) {
    if (!id.startsWith(OURS + NAME)) return undefined;
    const json = JSON.stringify(examplesOf(id.slice((OURS + NAME).length)));
    return `export const examples = JSON.parse(${JSON.stringify(json)});`;
  },
});
