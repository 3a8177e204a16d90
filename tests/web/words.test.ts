// Every text that people see or hear comes from `words`: no part of the page has one of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', '..', 'apps', 'web', 'src');

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => name.endsWith('.tsx') && !parentPath.includes('gallery'))
  .map(({ name, parentPath }) => join(parentPath, name));

/** Attributes that people see or hear. */
const SAID = /^(aria-label|aria-description|aria-valuetext|aria-roledescription|title|placeholder|alt|label)$/;
/** Words: two letters or more. A cube's letter, a key and a sign are not words. */
const WORD = /\p{L}{2}/u;
/** Names that are the same in every language. */
const NAMES = /^(openshake|JSON|Esc|Ctrl|Enter)$/;

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (isNode(value)) {
    yield value;
    for (const field of Object.values(value)) if (typeof field === 'object') yield* nodesIn(field);
  }
}

const textOf = (node: Node): string | undefined => {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type !== 'JSXAttribute' || !isNode(node.name) || !isNode(node.value)) return undefined;
  return SAID.test(String(node.name.name)) && node.value.type === 'Literal' ? String(node.value.value) : undefined;
};

/** Texts in a file that are not from `words`. */
function ownTexts(code: string): string[] {
  const { program, errors } = parseSync('part.tsx', code, { lang: 'tsx' });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return [...nodesIn(program)].flatMap((node) => {
    const text = textOf(node)?.trim() ?? '';
    return WORD.test(text) && !NAMES.test(text) ? [text] : [];
  });
}

describe('the page', () => {
  it('is looked at closely', () => {
    expect(ownTexts('const a = <p title="Hello">See {b} you</p>;')).toEqual(['Hello', 'See', 'you']);
    expect(ownTexts('const a = <b class="card">{say("x.y")} R</b>;')).toEqual([]);
    expect(files.length).toBeGreaterThan(30);
  });

  it('has no text of its own', () => {
    const own = files.flatMap((file) =>
      ownTexts(readFileSync(file, 'utf8')).map((text) => `${relative(source, file)}: ${text}`),
    );
    expect(own).toEqual([]);
  });
});

it('closes no control without a reason: a control is told to be disabled, and touching it says why', () => {
  const silent = files.filter((file) => /(?<!aria-)\bdisabled[=>\s]*[{/>]/.test(readFileSync(file, 'utf8')));
  expect(silent.map((file) => relative(source, file))).toEqual([]);
});
