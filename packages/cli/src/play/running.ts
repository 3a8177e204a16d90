// Which matches are open in a terminal now: a small file for each in our own folder, with the process that plays it.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Surroundings } from '../surroundings.ts';
import { ourFolder, readShort, writeWhole } from './saving.ts';

type Env = Surroundings['env'];

function noteFor(match: string, env: Env): string | undefined {
  const folder = ourFolder(env);
  const name = createHash('sha256').update(resolve(match)).digest('hex').slice(0, 24);
  return folder === undefined ? undefined : join(folder, 'running', name);
}

/** The process in a note; undefined if there is no note or the process has ended. */
function processIn(note: string): number | undefined {
  try {
    const id = Number(readShort(note, 20));
    if (!Number.isSafeInteger(id) || id <= 0) return undefined;
    process.kill(id, 0);
    return id;
  } catch (error) {
    // The process is there, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? Number.NaN : undefined;
  }
}

/** Whether another process has this match open. A process that was killed does not count. */
export function isRunningElsewhere(match: string, env: Env): boolean {
  const note = noteFor(match, env);
  const other = note === undefined ? undefined : processIn(note);
  return other !== undefined && other !== process.pid;
}

/** Notes that this process plays the match. Returns what removes the note. Without the note, nothing but a warning is lost. */
export function noteRunning(match: string, env: Env): () => void {
  const note = noteFor(match, env);
  if (note === undefined || isRunningElsewhere(match, env)) return () => {};
  try {
    writeWhole(note, String(process.pid));
  } catch {
    return () => {};
  }
  return () => rmSync(note, { force: true });
}
