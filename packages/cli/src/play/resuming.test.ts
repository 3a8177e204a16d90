// Whoever goes on with a match knows what was done before: an illegal action can still be charged, by a bot and on a hint.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMatch } from '@openshake/rules/notation';
import { afterAll, describe, expect, test } from 'vitest';
import { openshake } from '../testing/openshake.ts';
import { EQUATIONS_START, tableAfter } from '../testing/seats.ts';

const folder = mkdtempSync(join(tmpdir(), 'openshake-resuming-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** After the Goal of ann it is bob's turn; these move a cube each, and then the match is put away. */
function resumed(movers: readonly string[], commands: string): string {
  const { stored, match } = tableAfter(EQUATIONS_START, {
    book: 'mlag-equations-basic-2018',
    players: ['ann', 'bob'],
    officiating: 'table',
  });
  const cubes = match.shake?.resources ?? [];
  const moves = movers.map((by, index) => ({
    type: 'move' as const,
    by,
    cube: cubes[index] ?? '',
    to: 'forbidden' as const,
    at: 60_000 + index,
  }));
  const file = join(folder, `${movers.join('-')}.txt`);
  writeFileSync(file, makeMatch({ ...stored, id: 'm1', actions: [...stored.actions, ...moves] }));
  const { stdout, stderr } = openshake(
    ['play', '--resume', file, '--name', 'ann', '--bots', 'perfect', '--pace', '0'],
    commands,
  );
  expect(stderr).toBe('');
  return stdout;
}

describe('a match that is resumed after an illegal action', () => {
  test('[mlag-equations-basic-2018 IX-A] a bot charges a move out of turn that was made before it sat down', () => {
    expect(resumed(['ann'], 'table\nquit\n')).toMatch(/bob charges/);
  });

  test('[mlag-equations-basic-2018 IX-A] a hint knows of it too', () => {
    expect(resumed(['bob', 'bob'], 'hint\nquit\n')).toMatch(/A perfect player would charge the latest action/);
  });

  test('a legal move is charged by nobody', () => {
    expect(resumed(['bob'], 'hint\nquit\n')).not.toMatch(/charge/);
  });
});
