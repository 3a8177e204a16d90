// Everybody at a resumed match knows what happened before, so a bot and a hint can still charge an illegal action.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMatch } from '@openshake/rules/notation';
import { afterAll, describe, expect, test } from 'vitest';
import { openshake } from '../testing/openshake.ts';
import { EQUATIONS_START, tableAfter } from '../testing/seats.ts';

const folder = mkdtempSync(join(tmpdir(), 'openshake-resuming-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** After ann's Goal it is bob's turn. Each of these moves a cube, and then the match is stored. */
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
  test('[mlag-equations-basic-2018 IX-A] a bot charges a move out of turn from before it sat down', () => {
    expect(resumed(['ann'], 'table\nquit\n')).toMatch(/bob charges/);
  });

  test('[mlag-equations-basic-2018 IX-A] a hint knows about it too', () => {
    expect(resumed(['bob', 'bob'], 'hint\nquit\n')).toMatch(/A perfect player would charge the latest action/);
  });

  test('nobody charges a legal move', () => {
    expect(resumed(['bob'], 'hint\nquit\n')).not.toMatch(/charge/);
  });
});
