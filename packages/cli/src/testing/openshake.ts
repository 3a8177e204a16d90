// The bundled command as people run it, for tests; and a request of each game in order to vary.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../bin/openshake.js', import.meta.url));

/** What a command keeps is kept here, and not among the data of whoever runs the tests. */
export const DATA = mkdtempSync(join(tmpdir(), 'openshake-data-'));
process.on('exit', () => rmSync(DATA, { recursive: true, force: true }));

/** No colour from outside may leak into a test. */
const { FORCE_COLOR: _, NO_COLOR: __, ...env } = process.env;

export function openshake(args: string[], input = '', extraEnv: Record<string, string | undefined> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...env, npm_command: 'exec', XDG_DATA_HOME: DATA, ...extraEnv },
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

/** Correct as it stands: B ⊆ R leaves BR, RY, G and blank, of which R ∪ G names three. */
export const REQUEST = {
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  variations: [],
  universe: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'],
  goal: { shape: 'row', cubes: ['1', '2'] },
  required: ['R', 'C'],
  permitted: ['B', 'U'],
  forbidden: ['4'],
  resources: ['G', 'Y', "'"],
  after: 'now',
  solution: { restrictions: ['B C R'], setName: 'R U G' },
};

/** Correct as it stands: 24 − 3 is 3 × 7. */
export const EQUATIONS_REQUEST = {
  rulebook: 'mlag-equations-basic-2018',
  division: 'middle',
  goal: '3x(5+2)',
  required: ['6', '-'],
  permitted: ['4', 'x', 'r'],
  forbidden: ['8', '+'],
  resources: ['9', '1', '/'],
  after: 'now',
  solution: { equation: '(6x4)-r9=3x(5+2)' },
};

export const request = (changes: object = {}): string => `${JSON.stringify({ ...REQUEST, ...changes })}\n`;

export const equationsRequest = (changes: object = {}): string =>
  `${JSON.stringify({ ...EQUATIONS_REQUEST, ...changes })}\n`;
