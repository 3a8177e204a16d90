// Every text that people see or hear comes from `words`: no part of the page has one of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', '..', 'apps', 'web', 'src');

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter(
    ({ name, parentPath }) => /\.tsx?$/.test(name) && !/\.(test|d)\.ts$/.test(name) && !parentPath.includes('gallery'),
  )
  .map(({ name, parentPath }) => join(parentPath, name));

/** Attributes that people see or hear. */
const SAID = /^(aria-label|aria-description|aria-valuetext|aria-roledescription|title|placeholder|alt|label)$/;
/** Attributes that hold words of the page's own styles and places. */
const UNSEEN = /^(class|className|id|href|key|d|style)$/;
/** Words: two letters or more. A cube's letter, a key and a sign are not words. */
const WORD = /\p{L}{2}/u;
/** Two words side by side: what only a person reads, or a list of styles. */
const SENTENCE = /(^|[\s(“])\p{L}[\p{L}’']+[,;:]? [\p{L}’']{2,}/u;
/** Names that are the same in every language. */
const NAMES = /^(openshake|JSON|Esc|Ctrl|Enter|Ctrl Enter)$/;

/** Texts that nobody reads, though they look like it. */
const NOBODY_READS: readonly string[] = [
  // What tabs and workers of this page say to each other.
  'at a table',
  'who is at a table?',
  'openshake practice 0',
  // Elements, by their styles.
  'main, body',
  'input, textarea, select',
  'main h1, header h1',
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]',
  'uc in',
  'uc out',
  'uc off',
  'tu sd',
  'tu sd u',
  // Marks of how fast the page loads, and of what somebody may do.
  'openshake: parts for later',
  'may not write',
];
/** What asks for elements, or for the kind of screen. */
const ASKS = /^(querySelector|querySelectorAll|closest|matches|matchMedia)$/;

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node, with those around it, the innermost first. */
function* nodesIn(value: unknown, around: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each, around);
  else if (isNode(value)) {
    yield [value, around];
    const inner = [value, ...around];
    for (const field of Object.values(value)) if (typeof field === 'object') yield* nodesIn(field, inner);
  }
}

/** The text of a string or a template; a digit stands for what is filled in. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'JSXText') return String(value);
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked).join('0');
}

/** The last name of what is called. */
const nameOf = (callee: unknown): string =>
  !isNode(callee) ? '' : callee.type === 'MemberExpression' ? nameOf(callee.property) : String(callee.name);

/** Whether a text at this place is seen whatever it says, never seen, or only if somebody shows it. */
function placeOf(node: Node, around: readonly Node[]): 'seen' | 'never' | 'perhaps' {
  if (node.type === 'JSXText') return 'seen';
  const [outer] = around;
  // What goes wrong is told by its kind; this is for whoever reads the console.
  const isOfError = ({ type, callee }: Node) => type === 'NewExpression' && /(Error|Failed)$/.test(nameOf(callee));
  const asks = ({ type, callee }: Node) => type === 'CallExpression' && ASKS.test(nameOf(callee));
  if (/^(Import|Export)/.test(outer?.type ?? '') || around.some(isOfError) || (outer && asks(outer))) return 'never';
  // `{'…'}`, also where it depends on something.
  const through = around.findIndex(({ type }) => !/^(ConditionalExpression|LogicalExpression)$/.test(type));
  const test = around
    .slice(0, through)
    .some(({ type, test: asked }, at) => type === 'ConditionalExpression' && asked === [node, ...around][at]);
  const [container, holder] = around.slice(through);
  const attribute = around.find(({ type }) => type === 'JSXAttribute');
  const name = isNode(attribute?.name) ? String(attribute.name.name) : '';
  if (attribute && UNSEEN.test(name)) return 'never';
  const isShown = container?.type === 'JSXExpressionContainer' || container === attribute;
  if (!isShown || test) return 'perhaps';
  if (!attribute || (container !== attribute && holder !== attribute)) return attribute ? 'perhaps' : 'seen';
  return SAID.test(name) ? 'seen' : 'perhaps';
}

/** Texts in a file that are not from `words`. */
function ownTexts(code: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const { program, errors } = parseSync(`part.${lang}`, code, { lang });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return [...nodesIn(program)].flatMap(([node, around]) => {
    const text = textOf(node)?.trim() ?? '';
    const place = placeOf(node, around);
    if (text === '' || place === 'never' || NAMES.test(text) || NOBODY_READS.includes(text)) return [];
    return (place === 'seen' ? WORD : SENTENCE).test(text) ? [text] : [];
  });
}

describe('the page', () => {
  it.each([
    ['const a = <p title="Hello">See {b} you</p>;', ['Hello', 'See', 'you']],
    ['const a = <b class="card">{say("x.y")} R</b>;', []],
    ["const a = <b title={'Hello'}>{'Card'}</b>;", ['Hello', 'Card']],
    [`const a = <b>{is ? 'Card' : what === 'none' && \`Cards \${b}\`}</b>;`, ['Card', 'Cards 0']],
    [
      `const a = <b class={is ? 'two words' : 'tag'} title={\`\${b} cubes\`}>{say('x.y', { what: 'store' })}</b>;`,
      ['0 cubes'],
    ],
    ["toast('The cube is there.'); const a = b ? 'two cubes' : 'goal-row';", ['The cube is there.', 'two cubes']],
    ["throw new Error('Nobody reads this.'); document.querySelector('.two, .classes');", []],
  ])('is looked at closely: %s', (code, texts) => {
    expect(ownTexts(code)).toEqual(texts);
  });

  it('has no text of its own', () => {
    expect(files.length).toBeGreaterThan(200);
    const own = files.flatMap((file) =>
      ownTexts(readFileSync(file, 'utf8'), file.endsWith('.ts') ? 'ts' : 'tsx').map(
        (text) => `${relative(source, file)}: ${text}`,
      ),
    );
    expect(own).toEqual([]);
  });

  it('promises as an installed app only what is there, in each language', () => {
    const {
      lang,
      description,
      description_localized: others,
    } = JSON.parse(readFileSync(join(source, '..', 'public', 'manifest.webmanifest'), 'utf8'));
    expect(lang).toBe('en');
    expect(Object.keys(others)).toEqual(['es']);
    // Lessons and puzzles come later.
    for (const said of [description, others.es]) expect(said).not.toMatch(/learn|lesson|puzzle|aprend|lecci|rompecab/i);
  });
});

it('closes no control without a reason: a control is told to be disabled, and touching it says why', () => {
  const silent = files.filter((file) => /(?<!aria-)\bdisabled[=>\s]*[{/>]/.test(readFileSync(file, 'utf8')));
  expect(silent.map((file) => relative(source, file))).toEqual([]);
});
