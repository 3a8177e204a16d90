// Where matches are kept, and how one is written: whole or not at all, whenever the program may be killed.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { makeSeats, parseSavedMatch, type SavedMatch } from '@openshake/protocol';
import { makeMatch, parseMatch, type StoredMatch } from '@openshake/rules';
import type { Surroundings } from '../surroundings.ts';

type Env = Surroundings['env'];

/** The folder for matches that were given no file. */
export function matchesFolder(env: Env): string {
  const data =
    env.XDG_DATA_HOME ||
    (process.platform === 'win32' && env.LOCALAPPDATA) ||
    join(env.HOME || env.USERPROFILE || homedir(), '.local', 'share');
  return join(data, 'openshake', 'matches');
}

const ENDING = '.txt';

/** A name that nobody has taken: the game, the day, a number. */
export function freshFile(folder: string, game: string, today = new Date()): string {
  const day = today.toISOString().slice(0, 10);
  for (let number = 1; ; number += 1) {
    const file = join(folder, `${game}-${day}-${number}${ENDING}`);
    if (!existsSync(file)) return file;
  }
}

/** The match that was played last, if there is any. */
export function latestFile(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(folder, name));
  return files.map((file) => ({ file, at: statSync(file).mtimeMs })).sort((one, other) => other.at - one.at)[0]?.file;
}

/** Writes beside the file and puts it in its place in one step, once it is on the disk. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.part`;
  const handle = openSync(next, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(next, file);
}

/** What a match tells beside its actions, with lines of anybody's own. */
export type Tags = Readonly<Record<string, unknown>>;

/** A match that is written again whenever it changed. What else stood above its actions stays there. */
export class MatchFile {
  readonly path: string;
  readonly #tags: Tags;

  constructor(path: string, tags: Tags, seats: Omit<SavedMatch, 'match' | 'id'>) {
    this.path = resolve(path);
    this.#tags = { ...tags, ...makeSeats(seats) };
  }

  write({ actions, ...setup }: StoredMatch, path = this.path): void {
    writeWhole(path, makeMatch({ ...setup, ...this.#tags, actions }));
  }
}

export type ReadMatchFile = { ok: true; saved: SavedMatch; tags: Tags } | { ok: false; message: string };

/** Reads a match from its file; what is wrong is told in plain words. */
export function readMatchFile(file: string): ReadMatchFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { ok: false, message: `${file} cannot be read: ${(error as Error).message}` };
  }
  const parsed = parseMatch(text);
  if (!parsed.ok) {
    const [first] = parsed.faults;
    return { ok: false, message: `${file}, line ${first?.line ?? 1}: ${first?.message ?? 'this is no match.'}` };
  }
  const { actions: _, ...tags } = parsed.match;
  const saved = parseSavedMatch(parsed.match);
  return saved.ok ? { ...saved, tags } : { ok: false, message: `${file}: ${saved.message}` };
}
