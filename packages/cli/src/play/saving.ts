// Where matches are kept, and how one is written: whole or not at all, whenever the program may be killed.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, parse, resolve } from 'node:path';
import { makeSeats, parseSavedMatch, type SavedMatch } from '@openshake/protocol';
import { replayMatch, type StoredMatch } from '@openshake/rules';
import { makeMatch, parseMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { LONGEST_LINE } from '../jsonLines.ts';
import type { Surroundings } from '../surroundings.ts';
import { shownPath, whyNotRead } from '../whyNot.ts';
import { ENGLISH } from '../words/speech.ts';

type Env = Surroundings['env'];

/** The home folder that the system names. If HOME is set but empty there is none, and no other is guessed. */
const homeOf = (env: Env): string => env.HOME ?? env.USERPROFILE ?? homedir();

/** Our folder in the person's data; undefined if nothing says where that is. */
export function ourFolder(env: Env): string | undefined {
  const told = [env.XDG_DATA_HOME, process.platform === 'win32' ? env.LOCALAPPDATA : undefined];
  const home = homeOf(env);
  const data = [...told, home === '' ? undefined : join(home, '.local', 'share')];
  // A relative path would mean another place in every folder.
  const found = data.find((folder) => folder !== undefined && isAbsolute(folder));
  return found === undefined ? undefined : join(found, 'openshake');
}

/** The folder for matches that were given no file. */
export function matchesFolder(env: Env): string | undefined {
  const ours = ourFolder(env);
  return ours === undefined ? undefined : join(ours, 'matches');
}

/** What to do if no folder for matches is known. */
export const NO_FOLDER =
  'HOME is empty or not a full path, so there is no folder for your matches. Set HOME or XDG_DATA_HOME, or name a file with --save.';

const ENDING = '.txt';

/** A name that nobody has taken: the game, the day, a number. */
export function freshFile(folder: string, game: string, today = new Date()): string {
  const day = today.toISOString().slice(0, 10);
  for (let number = 1; ; number += 1) {
    const file = join(folder, `${game}-${day}-${number}${ENDING}`);
    if (!existsSync(file)) return file;
  }
}

/** Why nobody can say which matches are in a folder. A folder that is not there has none. */
export function whyFolderUnread(folder: string): string | undefined {
  try {
    readdirSync(folder);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : whyNotRead(error);
  }
}

/** The match that was played last and is not over, or else the last one of all, if there is any. */
export function latestFile(folder: string): string | undefined {
  if (whyFolderUnread(folder) !== undefined || !existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => ({
      file: join(folder, name),
      at: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((one, other) => other.at - one.at)
    .map(({ file }) => file);
  return files.find((file) => !isOver(file)) ?? files[0];
}

/** A file that cannot be read is not passed over: what is wrong with it will be told. */
function isOver(file: string): boolean {
  const read = readMatchFile(file);
  return read.ok && replayMatch(read.saved.match, { search }).state.phase.name === 'over';
}

/** Makes a folder and those that it lies in. Node's own way of doing so never ends where the system says that there is no such place, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else was first.
    if (!existsSync(folder)) throw error;
  }
}

/** Writes beside the file and puts it in its place in one step, once it is on the disk. */
export function writeWhole(file: string, text: string): void {
  makeFolder(dirname(file));
  const next = `${file}.${process.pid}.part`;
  try {
    const handle = openSync(next, 'w');
    try {
      writeSync(handle, text);
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

/** Whether a file holds exactly this text. One of another size is not read. */
const isText = (file: string, text: string | undefined): boolean =>
  text !== undefined && statSync(file).size === Buffer.byteLength(text) && readFileSync(file, 'utf8') === text;

/** The text of a file, of which no more is read than a match can have; undefined if it has more. */
export function readShort(file: string): string | undefined {
  const bytes = Buffer.allocUnsafe(LONGEST_LINE + 1);
  const handle = openSync(file, 'r');
  try {
    let size = 0;
    for (let more = -1; more !== 0 && size < bytes.length; size += more)
      more = readSync(handle, bytes, size, bytes.length - size, null);
    return size > LONGEST_LINE ? undefined : bytes.toString('utf8', 0, size);
  } finally {
    closeSync(handle);
  }
}

/** `match-2.txt` beside `match.txt`. */
function freeBeside(file: string): string {
  const { dir, name, ext } = parse(file);
  for (let number = 2; ; number += 1) {
    const beside = join(dir, `${name}-${number}${ext}`);
    if (!existsSync(beside)) return beside;
  }
}

/** What a match tells beside its actions, with lines of anybody's own. */
export type Tags = Readonly<Record<string, unknown>>;

/** A match that is written again whenever it changed. What else stood above its actions stays there. */
export class MatchFile {
  readonly #tags: Tags;
  #path: string;
  /** What stands in the file if nobody else has written there. */
  #known: string | undefined;
  #isKept = true;

  /** `known`: the text of a match that was read from this file. */
  constructor(path: string, tags: Tags, seats: Omit<SavedMatch, 'match' | 'id'>, known?: string) {
    this.#path = resolve(path);
    this.#tags = { ...tags, ...makeSeats(seats) };
    this.#known = known;
  }

  get path(): string {
    return this.#path;
  }

  /** Whether nothing has been written to it or read from it yet. */
  get isNew(): boolean {
    return this.#known === undefined;
  }

  /** Whether all that happened stands in the file. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Where somebody else has written to the file meanwhile, their match stays, and this one gets a file beside it. */
  write(stored: StoredMatch): void {
    this.#isKept = false;
    if (existsSync(this.#path) && !isText(this.#path, this.#known)) this.#path = freeBeside(this.#path);
    const text = this.#textOf(stored);
    writeWhole(this.#path, text);
    this.#known = text;
    this.#isKept = true;
  }

  copy(stored: StoredMatch, path: string): void {
    writeWhole(path, this.#textOf(stored));
  }

  #textOf({ actions, ...setup }: StoredMatch): string {
    return makeMatch({ ...setup, ...this.#tags, actions });
  }
}

/** What is said when the latest action could not be written. */
export const notKept = ({ path }: MatchFile): string =>
  `The match could not be kept in ${shownPath(path)}: what happened last is missing there.`;

const NOT_READ: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder. Name a file in it',
};

export type ReadMatchFile = { ok: true; saved: SavedMatch; tags: Tags; text: string } | { ok: false; message: string };

/** Reads a match from its file; what is wrong is told in plain words. */
export function readMatchFile(file: string): ReadMatchFile {
  let text: string | undefined;
  try {
    text = readShort(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const path = shownPath(resolve(file));
    return {
      ok: false,
      message:
        code === 'ENOENT' || code === 'ENOTDIR'
          ? `There is no file ${path}. Check its name, or use --resume alone to continue your latest match.`
          : `${path} cannot be read: ${NOT_READ[code ?? ''] ?? whyNotRead(error)}.`,
    };
  }
  if (text === undefined)
    return {
      ok: false,
      message: `${shownPath(resolve(file))} is too large to be a match. A match has at most ${LONGEST_LINE} bytes.`,
    };
  const parsed = parseMatch(text);
  if (!parsed.ok) {
    const [first] = parsed.faults;
    return {
      ok: false,
      message: `${shownPath(file)}, line ${first?.line ?? 1}: ${first ? ENGLISH.words.say(first.facts) : 'this is no match.'}`,
    };
  }
  const { actions: _, ...tags } = parsed.match;
  const saved = parseSavedMatch(parsed.match);
  return saved.ok ? { ...saved, tags, text } : { ok: false, message: `${shownPath(file)}: ${saved.message}` };
}
