// Messages that no honest client sends: real ones corrupted, of the wrong kind, too long, too deep, for others, or named like parts of every object.
import { ACTION_TYPES, type ActionType } from '@openshake/rules';
import { Mangler } from '../../hostile/mangle.ts';

/** What an attacker knows about the tables. */
export interface Targets {
  /** A table at which the attacker sits. */
  own: string;
  /** A table of others, which the attacker may not see. */
  others: string;
  match: string;
  code: string;
}

/** Names that every JavaScript object knows. */
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const WRONG: readonly string[] = [
  ...['null', 'true', '0', '-1', '1.5', '1e309', '""', '[]', '{}', '"\\u0000"', '"\\ud800"'],
  ...PROTOTYPE_NAMES.map((name) => JSON.stringify(name)),
  `{"__proto__":{"isHost":true}}`,
  `{"constructor":{"prototype":{"isHost":true}}}`,
  `"${'x'.repeat(5_000)}"`,
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
];

/** Text that is no message at all. */
const NO_MESSAGE: readonly string[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[]',
    'null',
    '"hello"',
    '{"type":',
    '{"type":"hello"',
    'undefined',
    'NaN',
    '\ufeff{}',
    '\u0000',
  ],
  '{"type":"hello","type":"act"}',
  '{"__proto__":{"type":"lobby"}}',
  'GET / HTTP/1.1\r\n\r\n',
  '{}'.repeat(1_000),
];

const FIELDS: Readonly<Partial<Record<ActionType, object>>> = {
  roll: { cubes: ['1', '2', '3'] },
  deal: { cards: 12 },
  'set-goal': { goal: '24' },
  move: { cube: '1', to: 'required' },
  challenge: { claim: 'now' },
  present: { solution: { equation: '1+2=3', setName: 'B U R' } },
  accept: { writer: 'a' },
  reject: { writer: 'a', clause: 'VII-B' },
  rule: { question: 'equals', answer: 'yes', writer: 'a' },
  warn: { player: 'a' },
  'take-score': { player: 'a', score: 9 },
};

const messagesFor = ({ own, others, code }: Targets): readonly object[] => [
  { type: 'hello', protocol: 1 },
  { type: 'watch', table: own, legal: true },
  { type: 'watch', table: others, code },
  { type: 'unwatch', table: own },
  { type: 'lobby', on: true },
  { type: 'ping' },
  { type: 'act', table: own, id: 'h', action: { type: 'move', cube: '1', to: 'permitted' } },
  { type: 'act', table: others, id: 'h', action: { type: 'roll', by: 'a' } },
  { type: 'phrase', table: own, phrase: 'hello' },
];

/** With one field of another kind. */
function withWrong(mangler: Mangler, message: object): string {
  const fields = Object.entries(message);
  const wrong = mangler.below(fields.length + 1);
  const parts = fields.map(([name, value], index) =>
    index === wrong
      ? `${JSON.stringify(name)}:${mangler.one(WRONG)}`
      : `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  if (wrong === fields.length) parts.push(`"${mangler.one(PROTOTYPE_NAMES)}":${mangler.one(WRONG)}`);
  return `{${parts.join(',')}}`;
}

/** Every field of a message as everything that it must not be. */
function* everyWrong(message: object): Generator<string> {
  const written = Object.entries(message).map(
    ([name, value]) => [JSON.stringify(name), JSON.stringify(value)] as const,
  );
  for (const [at, [field]] of written.entries()) {
    const around = written.filter((_, index) => index !== at).map(([name, value]) => `${name}:${value}`);
    yield `{${around.join(',')}}`;
    for (const wrong of WRONG) yield `{${[...around, `${field}:${wrong}`].join(',')}}`;
  }
}

export class HostileMessages {
  readonly mangler: Mangler;
  readonly #targets: Targets;
  readonly #messages: readonly object[];
  /** Sent before anything is left to chance. */
  readonly #first: string[];

  constructor(seed: number, targets: Targets) {
    this.mangler = new Mangler(seed);
    this.#targets = targets;
    this.#messages = messagesFor(targets);
    // Each attacker begins with another part of them.
    const all = this.#messages.flatMap((message) => [...everyWrong(message)]);
    const from = seed % all.length;
    this.#first = [...all.slice(from), ...all.slice(0, from)];
  }

  /** A text for a live connection. */
  live(): string {
    const { mangler } = this;
    const first = mangler.happens(0.5) ? this.#first.pop() : undefined;
    if (first !== undefined) return first;
    const kind = mangler.below(10);
    const message = mangler.one(this.#messages);
    if (kind < 3) return withWrong(mangler, message);
    if (kind < 6) return mangler.json(message, this.#messages).slice(0, 60_000);
    if (kind === 6) return mangler.one(NO_MESSAGE);
    if (kind === 7) return mangler.text(JSON.stringify(message));
    return this.#deed();
  }

  /** Any action at any time: for a table of others, in another's name, or with an id that was used. */
  #deed(): string {
    const { mangler } = this;
    const { own, others } = this.#targets;
    const type = mangler.one(ACTION_TYPES);
    const table = mangler.one([own, own, others, 'nowhere', '__proto__']);
    const by = mangler.happens(0.2) ? { by: mangler.one(['a', 'b', 'judge', 'director', '__proto__']) } : {};
    const action = { type, ...FIELDS[type], ...by };
    return JSON.stringify({ type: 'act', table, id: `used-${mangler.below(20)}`, action });
  }

  /** A request over HTTP. */
  request(): { method: string; path: string; body?: string } {
    const { mangler } = this;
    const { others, match, code } = this.#targets;
    const odd = mangler.one([...PROTOTYPE_NAMES, '%00', '%2e%2e%2f', '..', 'x'.repeat(3_000), '%ff', '日本']);
    const read = [
      `/api/tables/${others}`,
      `/api/tables/${encodeURI(odd)}`,
      `/api/matches/${encodeURI(odd)}`,
      `/api/matches/${match}/log`,
      `/api/join/${encodeURI(odd)}`,
      `/api/matches?mine=true&before=${encodeURI(odd)}`,
      `/api/${encodeURI(odd)}`,
      `/${encodeURI(odd)}`,
    ];
    const bodies: readonly [method: string, path: string, body: object][] = [
      ['POST', '/api/guests', {}],
      ['POST', '/api/accounts', { name: 'Mallory', password: 'short' }],
      ['POST', '/api/sessions', { name: 'Mallory', password: 'wrong password' }],
      ['PATCH', '/api/me', { name: 'Mallory', settings: { theme: 'dark' } }],
      ['POST', `/api/devices/${code}`, {}],
      ['POST', '/api/tables', { rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', 'open'], shakes: 1 }],
      ['PUT', `/api/tables/${others}/seats/a`, { code }],
      ['PUT', `/api/tables/${others}/seats/judge`, { code }],
      ['DELETE', `/api/tables/${others}/seats/a`, {}],
      ['POST', `/api/tables/${others}/rematch`, {}],
      ['POST', '/api/matches', { rulebook: 'agloa-onsets-2023', division: 'middle', players: ['a', 'b'], actions: [] }],
      ['POST', '/api/live', { type: 'ping' }],
    ];
    if (mangler.happens(0.3)) return { method: mangler.one(['GET', 'GET', 'DELETE', 'PUT']), path: mangler.one(read) };
    const [method, path, body] = mangler.one(bodies);
    const kind = mangler.below(4);
    const text =
      kind === 0
        ? mangler.one(NO_MESSAGE)
        : kind === 1
          ? mangler.json(
              body,
              bodies.map(([, , each]) => each),
            )
          : withWrong(mangler, body);
    return { method, path, body: text };
  }
}
