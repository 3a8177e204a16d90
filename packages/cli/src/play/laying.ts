// Setting up a match: a new one or a saved one, with who sits where and where it is saved.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import {
  ContradictoryLog,
  commitmentOf,
  type Log,
  replayRows,
  SECRET_BYTES,
  secretOf,
  upgradeMatch,
} from '@openshake/host';
import { LOG_FORMAT, type LogHeader, type MatchLog, type SavedMatch } from '@openshake/protocol';
import { books, type Player } from '@openshake/rules';
import { search } from '@openshake/solver';
import { People, seatedMatch } from '../people.ts';
import type { Conversation } from '../prompt/conversation.ts';
import type { Surroundings } from '../surroundings.ts';
import { shownPath } from '../whyNot.ts';
import { ENGLISH } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';
import { freeBeside, LogFile } from './logFile.ts';
import type { GivenOptions } from './options.ts';
import {
  freshFile,
  LOG_ENDING,
  latestFile,
  matchesFolder,
  readMatchFile,
  type Tags,
  whyFolderUnread,
} from './saving.ts';
import { setUp } from './setUp.ts';

export interface Laid {
  header: LogHeader;
  log: Log;
  people: People;
  file: LogFile;
  /** What the person should know before play continues. */
  notes: readonly Text[];
}

/** Something that prevents the match, in plain words. */
export class CannotPlay extends Error {
  readonly why: Text;

  constructor(why: Text) {
    super(ENGLISH.tell(why));
    this.why = why;
  }
}

type Env = Surroundings['env'];

const paceOf = (pace: number | undefined) => (pace === undefined ? {} : { pace });
const diceOf = (secret: string) => ({ secret, commitment: commitmentOf(secret) });

/** No file is overwritten. */
function checkFree(save: string | undefined): void {
  if (save !== undefined && existsSync(save))
    throw new CannotPlay({ key: 'kept.taken', file: shownPath(resolve(save)) });
}

/** A folder can be removed while somebody is in it. Then no file name means anything. */
export function checkFolder(): void {
  try {
    process.cwd();
  } catch {
    throw new CannotPlay({ key: 'kept.folderGone' });
  }
}

/** Checks that there is a place for a new match before any question is asked. */
export function checkPlace({ save }: GivenOptions, env: Env): void {
  checkFree(save);
  if (save === undefined && matchesFolder(env) === undefined) throw new CannotPlay({ key: 'kept.noFolder' });
}

export async function newMatch(given: GivenOptions, talk: Conversation, env: Env): Promise<Laid> {
  const folder = matchesFolder(env) ?? '';
  const { setup, you, bots, people, round, seed } = await setUp(given, talk, env);
  const { game } = books[setup.book];
  // A chosen seed gives the same dice again. Nobody can guess the others.
  const secret = given.seed === undefined ? randomBytes(SECRET_BYTES).toString('hex') : secretOf(String(seed));
  const header: LogHeader = {
    log: LOG_FORMAT,
    id: `${game} ${seed}`,
    setup,
    round,
    you,
    bots,
    people,
    ...paceOf(given.pace),
    seed,
    ...diceOf(secret),
  };
  const path = given.save ?? freshFile(folder, game);
  const file = new LogFile({ path, header, rows: [], isWritten: false });
  return { header, log: { setup, rows: [] }, people: new People(people), file, notes: [] };
}

/** A match stored without its seats gets bots of the default level. */
const USUAL = { level: 'club', seed: 0, shakes: 3 } as const;

/** Who sits where, after the command line. */
function seatsFor(given: GivenOptions, people: People, { setup: { players }, you: kept, bots: before }: SeatedMatch) {
  const you = given.name === undefined ? kept : people.seatOf(given.name, players);
  if (you === undefined || !players.includes(you)) {
    const names = players.map((seat) => people.nameOf(seat));
    throw new CannotPlay({ key: 'kept.otherPlayers', name: given.name ?? kept, players: names });
  }
  const others = players.filter((seat) => seat !== you);
  const bots = Object.fromEntries(
    others.map((seat, at) => [seat, given.bots?.[at] ?? before[seat] ?? USUAL.level] as const),
  );
  return { you, bots };
}
type SeatedMatch = Pick<LogHeader, 'setup' | 'you' | 'bots'>;

/** A log continues in its own file. */
function fromLog(
  given: GivenOptions,
  path: string,
  elsewhere: string | undefined,
  read: { log: MatchLog; torn: boolean },
): Laid {
  const { header: kept, rows } = read.log;
  if (given.seed !== undefined && given.seed !== kept.seed) throw new CannotPlay({ key: 'kept.seed' });
  const people = new People(kept.people);
  const header: LogHeader = {
    ...kept,
    ...seatsFor(given, people, kept),
    round: given.round ?? kept.round,
    ...paceOf(given.pace ?? kept.pace),
  };
  const isWritten = elsewhere === undefined && !read.torn && JSON.stringify(header) === JSON.stringify(kept);
  const log = { setup: kept.setup, rows };
  const differences = differencesIn(log, path);
  return {
    header,
    log,
    people,
    file: new LogFile({ path: elsewhere ?? path, header, rows, isWritten }),
    notes: [...(read.torn ? [{ key: 'kept.torn', file: shownPath(path) } as const] : []), ...differences],
  };
}

/** The match stays as it was played. The person hears where today's rules would decide differently. */
function differencesIn(log: Log, path: string): Text[] {
  const rows = differentRows(log, path);
  if (rows.length === 0) return [];
  const named = rows.slice(0, MOST_NAMED);
  return [{ key: 'kept.differs', rows: named, count: rows.length, more: rows.length - named.length }];
}

const MOST_NAMED = 3;

function differentRows(log: Log, path: string): number[] {
  try {
    return replayRows(log, { search }).map(({ v }) => v);
  } catch (error) {
    if (!(error instanceof ContradictoryLog)) throw error;
    throw new CannotPlay({ key: 'kept.contradictory', file: shownPath(path), row: error.v });
  }
}

/** The lines above the actions that have their own place in a log. */
const OURS: ReadonlySet<string> = new Set([
  ...['id', 'rulebook', 'division', 'players', 'officiating', 'clocks', 'variations'],
  ...['you', 'bots', 'people', 'seed', 'round', 'pace'],
]);

/** `match.jsonl` beside `match.txt`. */
function logBeside(path: string): string {
  const { dir, name } = parse(resolve(path));
  const beside = join(dir, `${name}${LOG_ENDING}`);
  return existsSync(beside) ? freeBeside(beside) : beside;
}

/** A match of actions alone becomes a log beside its file. The file stays as it is. */
function fromActions(
  given: GivenOptions,
  path: string,
  elsewhere: string | undefined,
  { saved: { match: written, ...kept }, tags }: { saved: SavedMatch; tags: Tags },
): Laid {
  const { match, people: names } = seatedMatch(written, kept.people);
  const people = new People(names);
  const { log, refused } = upgradeMatch(match, { search });
  const seatOf = (player: Player): Player => match.players[written.players.indexOf(player)] ?? player;
  const { setup, rows } = log;
  const seed = given.seed ?? kept.seed ?? USUAL.seed;
  const own = Object.fromEntries(Object.entries(tags).filter(([tag]) => !OURS.has(tag)));
  const bots = Object.fromEntries(Object.entries(kept.bots).map(([name, level]) => [seatOf(name), level]));
  const you = seatOf(kept.you ?? written.players[0] ?? '');
  const header: LogHeader = {
    log: LOG_FORMAT,
    id: kept.id,
    setup,
    round: given.round ?? kept.round ?? { shakes: USUAL.shakes },
    ...seatsFor(given, people, { setup, you, bots }),
    people: names,
    ...paceOf(given.pace ?? kept.pace),
    seed,
    ...diceOf(secretOf(String(seed))),
    ...(Object.keys(own).length > 0 && { tags: own }),
  };
  const to = elsewhere ?? logBeside(path);
  const actions = refused.map(
    ({ index, action: { type, by: player } }): Text =>
      player === undefined
        ? { key: 'kept.refused.clock', number: index + 1 }
        : { key: 'kept.refused.action', number: index + 1, action: type, player },
  );
  return {
    header,
    log,
    people,
    file: new LogFile({ path: to, header, rows, isWritten: false }),
    notes: [
      ...(elsewhere === undefined ? [{ key: 'kept.beside', from: shownPath(path), to: shownPath(to) } as const] : []),
      ...(actions.length > 0 ? [{ key: 'kept.refused', actions, count: actions.length } as const] : []),
    ],
  };
}

export function oldMatch(given: GivenOptions, env: Env): Laid {
  const folder = matchesFolder(env);
  if (given.resume === true && folder === undefined) throw new CannotPlay({ key: 'kept.noFolder' });
  const unread = given.resume === true ? whyFolderUnread(folder ?? '') : undefined;
  if (unread !== undefined)
    throw new CannotPlay({ key: 'kept.folderUnread', folder: shownPath(folder ?? ''), why: unread });
  const path = given.resume === true ? latestFile(folder ?? '') : given.resume;
  if (path === undefined) throw new CannotPlay({ key: 'kept.noMatch', folder: shownPath(folder ?? '') });
  const elsewhere = given.save !== undefined && resolve(given.save) !== resolve(path) ? given.save : undefined;
  checkFree(elsewhere);
  const read = readMatchFile(path);
  if (!read.ok) throw new CannotPlay(read.why);
  return 'log' in read ? fromLog(given, path, elsewhere, read) : fromActions(given, path, elsewhere, read);
}
