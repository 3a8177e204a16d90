// A disk that takes only some bytes of each write: nothing of a match is lost by it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '@openshake/host';
import type { LogHeader } from '@openshake/protocol';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { LogFile } from './logFile.ts';
import { writeWhole } from './saving.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeSync = (handle: number, what: string | Uint8Array, from = 0, _length?: number, at: number | null = null) =>
    fs.writeSync(handle, Buffer.from(what), from, 1, at);
  return { ...fs, writeSync };
});

const folder = mkdtempSync(join(tmpdir(), 'openshake-short-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('on a disk that takes a byte at a time', () => {
  test('a file is written whole', () => {
    const file = join(folder, 'match.txt');
    writeWhole(file, 'Required: B ∪ R\n');
    expect(readFileSync(file, 'utf8')).toBe('Required: B ∪ R\n');
  });

  test('so is every row of a log', () => {
    const path = join(folder, 'match.jsonl');
    const log = new LogFile({ path, header: { log: 1 } as LogHeader, rows: [], isWritten: false });
    for (const v of [1, 2, 3]) log.append({ v } as Row);
    expect(readFileSync(path, 'utf8')).toBe('{"log":1}\n{"v":1}\n{"v":2}\n{"v":3}\n');
  });
});
