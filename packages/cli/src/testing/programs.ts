// Programs that misbehave in the bot protocol, each in one way, and one that behaves; for tests.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What each does with a view. `view` is the message. All greet. */
const ON_VIEW = {
  /** Takes the first action on offer, and declines. */
  sound: `
    const open = view.view.legal.filter((kind) => kind.open);
    const first = ['roll', 'deal', 'decline', 'accept', 'agree', 'sign'].flatMap((type) =>
      open.filter((kind) => kind.type === type).flatMap(({ choices }) => choices.filter(({ breaks }) => !breaks)))[0];
    say(first ? { type: 'deed', id: view.id, ...first, after: 10 } : { type: 'wait', id: view.id });`,
  crashing: `console.error('out of ideas'); process.exit(3);`,
  silent: '',
  garbage: `console.log('I move B to Required!');`,
  halfGarbage: `console.log('thinking…'); say({ type: 'wait', id: view.id });`,
  malformed: `say({ type: 'deed', id: view.id, action: { type: 'fly' } });`,
  slow: `setTimeout(() => say({ type: 'wait', id: view.id }), 400);`,
  flooding: `for (let line = 0; line < 100_000; line += 1) say({ type: 'wait', id: view.id });`,
  endless: `process.stdout.write('x'.repeat(3 << 20));`,
  stubborn: `process.on('SIGTERM', () => {}); say({ type: 'wait', id: view.id }); setInterval(() => {}, 1000);`,
  closing: `process.stdout.end(); setInterval(() => {}, 1000);`,
  /** Leaves and returns forever. */
  restless: `
    const here = view.view.presence[view.view.viewer] === 'here';
    say({ type: 'deed', id: view.id, action: { type: here ? 'leave' : 'return' } });`,
  /** Its noise would clear a terminal. */
  steering: `console.log('\\u001b[2Jthinking'); say({ type: 'wait', id: view.id });`,
  /** Sets a Goal that cannot even be shown as text. */
  odd: `
    const { name } = view.view.phase;
    const goal = { shape: 'row', cubes: [{ toString: 1 }] };
    say(name === 'start' ? { type: 'deed', id: view.id, action: { type: 'roll' } }
      : { type: 'deed', id: view.id, action: { type: 'set-goal', goal } });`,
  refused: `say({ type: 'deed', id: view.id, action: { type: 'move', cube: 'B', to: 'required' } });`,
} as const;
export type ProgramName = keyof typeof ON_VIEW;

const source = (name: ProgramName): string => `
import { createInterface } from 'node:readline';
const say = (message) => console.log(JSON.stringify(message));
for await (const line of createInterface({ input: process.stdin })) {
  const view = JSON.parse(line);
  if (view.type === 'hello') say({ type: 'hello', protocol: 1, name: '${name}' });
  if (view.type === 'view') { ${ON_VIEW[name]} }
  if (view.type === 'quit'${name === 'stubborn' ? ' && false' : ''}) break;
}
${name === 'stubborn' ? 'setInterval(() => {}, 1000);' : ''}
`;

/** A folder with these programs. `commandOf` says how to start one, and `end` removes the folder. */
export function writePrograms(): {
  commandOf: (name: ProgramName) => string;
  write: (file: string, text: string) => string;
  end: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'openshake-programs-'));
  const write = (file: string, text: string): string => {
    writeFileSync(join(folder, file), text);
    return `"${process.execPath}" "${join(folder, file)}"`;
  };
  return {
    write,
    commandOf: (name) => write(`${name}.mjs`, source(name)),
    end: () => rmSync(folder, { recursive: true }),
  };
}
