// Where matches are saved, and how files are read and written: whole or not at all, even if the program is killed.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { matchAfter } from '@openshake/host';
import {
  beginsLog,
  LONGEST_LOG,
  type MatchLog,
  parseMatchLog,
  parseSavedMatch,
  type SavedMatch,
} from '@openshake/protocol';
import { replayMatch } from '@openshake/rules';
import { parseMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { LONGEST_LINE } from '../jsonLines.ts';
import type { Surroundings } from '../surroundings.ts';
import { readingFault, shownPath } from '../whyNot.ts';
import type { Text } from '../words/texts/index.ts';

type Env = Surroundings['env'];

/** The home folder that the system names. If HOME is set but empty, there is none, and we guess no other. */
const homeOf = (env: Env): string => env.HOME ?? env.USERPROFILE ?? homedir();

/** Our folder in the person's data; undefined if nothing says where that is. */
export function ourFolder(env: Env): string | undefined {
  const told = [env.XDG_DATA_HOME, process.platform === 'win32' ? env.LOCALAPPDATA : undefined];
  const home = homeOf(env);
  const data = [...told, home === '' ? undefined : join(home, '.local', 'share')];
  // A relative path would mean a different place in every folder.
  const found = data.find((folder) => folder !== undefined && isAbsolute(folder));
  return found === undefined ? undefined : join(found, 'openshake');
}

/** The folder for matches without a chosen file. */
export function matchesFolder(env: Env): string | undefined {
  const ours = ourFolder(env);
  return ours === undefined ? undefined : join(ours, 'matches');
}

/** The endings of log files and notation files. */
export const LOG_ENDING = '.jsonl';
const ENDINGS: readonly string[] = [LOG_ENDING, '.txt'];

/** A free name: the game, the day, a number. */
export function freshFile(folder: string, game: string, today = new Date()): string {
  const day = today.toISOString().slice(0, 10);
  for (let number = 1; ; number += 1) {
    const file = join(folder, `${game}-${day}-${number}${LOG_ENDING}`);
    if (!existsSync(file)) return file;
  }
}

/** Why the matches in a folder cannot be listed. A missing folder has none. */
export function whyFolderUnread(folder: string): Text | undefined {
  try {
    readdirSync(folder);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : readingFault(error);
  }
}

/** The latest match that is not over, or else the latest of all, if there is any. */
export function latestFile(folder: string): string | undefined {
  if (whyFolderUnread(folder) !== undefined || !existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .filter((name) => ENDINGS.some((ending) => name.endsWith(ending)))
    .map((name) => ({
      file: join(folder, name),
      at: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((one, other) => other.at - one.at)
    .map(({ file }) => file);
  return files.find((file) => !isOver(file)) ?? files[0];
}

/** An unreadable file is not skipped, so the person hears what is wrong with it. */
function isOver(file: string): boolean {
  const read = readMatchFile(file);
  if (!read.ok) return false;
  const match =
    'log' in read
      ? matchAfter({ setup: read.log.header.setup, rows: read.log.rows })
      : replayMatch(read.saved.match, { search }).state;
  return match.phase.name === 'over';
}

/** Makes a folder and its parents. Node's own way never ends if the system says that there is no such place, as under /proc. */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another program was first.
    if (!existsSync(folder)) throw error;
  }
}

/** Writes beside the file and, once that is on the disk, moves it into place in one step. */
export function writeWhole(file: string, text: string): void {
  makeFolder(dirname(file));
  const next = `${file}.${process.pid}.part`;
  try {
    const handle = openSync(next, 'w');
    try {
      // The system may take less than all at once; this goes on until nothing is left, or fails.
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** The text of a file with at most this many bytes; undefined if it has more. */
export function readShort(file: string, longest = LONGEST_LINE): string | undefined {
  const bytes = Buffer.allocUnsafe(longest + 1);
  const handle = openSync(file, 'r');
  try {
    let size = 0;
    for (let more = -1; more !== 0 && size < bytes.length; size += more)
      more = readSync(handle, bytes, size, bytes.length - size, null);
    return size > longest ? undefined : bytes.toString('utf8', 0, size);
  } finally {
    closeSync(handle);
  }
}

/** What a match says beside its actions, including anybody's own lines. */
export type Tags = Readonly<Record<string, unknown>>;

export type ReadMatchFile =
  /** `torn`: the last line is unfinished and left out. */
  | { ok: true; log: MatchLog; torn: boolean }
  /** A match as saved before there were logs, or as somebody wrote it. */
  | { ok: true; saved: SavedMatch; tags: Tags }
  | { ok: false; why: Text };

/** Reads a match from its file, whatever its form. */
export function readMatchFile(file: string): ReadMatchFile {
  const wrong = (why: Text) => ({ ok: false, why }) as const;
  let text: string | undefined;
  try {
    text = readShort(file, LONGEST_LOG);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const path = shownPath(resolve(file));
    if (code === 'ENOENT' || code === 'ENOTDIR') return wrong({ key: 'kept.noFile', file: path });
    if (code === 'EISDIR') return wrong({ key: 'kept.isFolder', file: path });
    return wrong({ key: 'kept.unread', file: path, why: readingFault(error) });
  }
  const value = text === undefined ? undefined : firstValue(text);
  if (text !== undefined && beginsLog(value)) {
    const parsed = parseMatchLog(text);
    return parsed.ok
      ? parsed
      : wrong({ key: 'kept.wrongLine', file: shownPath(file), line: parsed.line, why: parsed.facts });
  }
  if (text === undefined || text.length > LONGEST_LINE)
    return wrong({ key: 'kept.tooLarge', file: shownPath(resolve(file)), bytes: LONGEST_LINE });
  const written = value === undefined ? parseMatch(text) : { ok: true as const, match: value as Tags };
  if (!written.ok) {
    const [first = { line: 1, facts: { key: 'notation.match.none' } }] = written.faults;
    return wrong({ key: 'kept.wrongLine', file: shownPath(file), line: first.line, why: first.facts });
  }
  const { actions: _, ...tags } = written.match;
  const saved = parseSavedMatch(written.match);
  return saved.ok ? { ...saved, tags } : wrong({ key: 'kept.wrong', file: shownPath(file), why: saved.facts });
}

/** The JSON object on the first line, if there is one. */
function firstValue(text: string): object | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text.slice(0, text.indexOf('\n') >>> 0));
  } catch {
    return undefined;
  }
}
