// Laying a match before it is played: a new one, or one that was kept, with who sits where and where it is kept.
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
import { ENGLISH, type Said } from '../words/speech.ts';
import { freeBeside, LogFile } from './logFile.ts';
import type { Told } from './options.ts';
import {
  freshFile,
  LOG_ENDING,
  latestFile,
  matchesFolder,
  NO_FOLDER,
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
  /** What the person should know before play goes on. */
  notes: readonly string[];
}

/** Something that stands in the way of the match, in plain words. */
export class CannotPlay extends Error {
  readonly why: Said;

  constructor(why: Said) {
    super(ENGLISH.tell(why));
    this.why = why;
  }
}

type Env = Surroundings['env'];

const paceOf = (pace: number | undefined) => (pace === undefined ? {} : { pace });
const diceOf = (secret: string) => ({ secret, commitment: commitmentOf(secret) });

/** Nobody's file is written over. */
function checkFree(save: string | undefined): void {
  if (save !== undefined && existsSync(save))
    throw new CannotPlay(`${resolve(save)} is there already. Go on with it by --resume, or choose another name.`);
}

/** A folder can be removed while somebody is in it. No name of a file means anything there. */
export function checkFolder(): void {
  try {
    process.cwd();
  } catch {
    throw new CannotPlay('The folder that you are in was removed. Go to another folder, and start again.');
  }
}

/** Whether there is a place for a new match. If not, no question is asked. */
export function checkPlace({ save }: Told, env: Env): void {
  checkFree(save);
  if (save === undefined && matchesFolder(env) === undefined) throw new CannotPlay(NO_FOLDER);
}

export async function newMatch(told: Told, talk: Conversation, env: Env): Promise<Laid> {
  const folder = matchesFolder(env) ?? '';
  const { setup, you, bots, people, round, seed } = await setUp(told, talk, env);
  const { game } = books[setup.book];
  // A seed that somebody chose gives the same dice again. Nobody can guess the others.
  const secret = told.seed === undefined ? randomBytes(SECRET_BYTES).toString('hex') : secretOf(String(seed));
  const header: LogHeader = {
    log: LOG_FORMAT,
    id: `${game} ${seed}`,
    setup,
    round,
    you,
    bots,
    people,
    ...paceOf(told.pace),
    seed,
    ...diceOf(secret),
  };
  const path = told.save ?? freshFile(folder, game);
  const file = new LogFile({ path, header, rows: [], isWritten: false });
  return { header, log: { setup, rows: [] }, people: new People(people), file, notes: [] };
}

/** A match that was stored without who sits where has bots of a usual level. */
const USUAL = { level: 'club', seed: 0, shakes: 3 } as const;

/** Who sits where after all that was told on the command line. */
function seatsFor(told: Told, people: People, { setup: { players }, you: kept, bots: before }: SeatedMatch) {
  const you = told.name === undefined ? kept : people.seatOf(told.name, players);
  if (you === undefined || !players.includes(you)) {
    const names = players.map((seat) => people.nameOf(seat)).join(', ');
    throw new CannotPlay(`${told.name} does not play in this match; its players are ${names}.`);
  }
  const others = players.filter((seat) => seat !== you);
  const bots = Object.fromEntries(
    others.map((seat, at) => [seat, told.bots?.[at] ?? before[seat] ?? USUAL.level] as const),
  );
  return { you, bots };
}
type SeatedMatch = Pick<LogHeader, 'setup' | 'you' | 'bots'>;

/** A log goes on in its own file. */
function fromLog(
  told: Told,
  path: string,
  elsewhere: string | undefined,
  read: { log: MatchLog; torn: boolean },
): Laid {
  const { header: kept, rows } = read.log;
  if (told.seed !== undefined && told.seed !== kept.seed)
    throw new CannotPlay('The dice of this match are settled already. Leave out --seed.');
  const people = new People(kept.people);
  const header: LogHeader = {
    ...kept,
    ...seatsFor(told, people, kept),
    round: told.round ?? kept.round,
    ...paceOf(told.pace ?? kept.pace),
  };
  const isWritten = elsewhere === undefined && !read.torn && JSON.stringify(header) === JSON.stringify(kept);
  const log = { setup: kept.setup, rows };
  const differences = differencesIn(log, path);
  return {
    header,
    log,
    people,
    file: new LogFile({ path: elsewhere ?? path, header, rows, isWritten }),
    notes: [
      ...(read.torn ? [`The last line of ${shownPath(path)} was not finished, so it was dropped.`] : []),
      ...differences,
    ],
  };
}

/** The match stays as it was played; whoever goes on with it is told where the rules would decide differently today. */
function differencesIn(log: Log, path: string): string[] {
  const rows = differentRows(log, path);
  if (rows.length === 0) return [];
  const named = rows.slice(0, 3).join(', ');
  const more = rows.length > 3 ? ` and ${rows.length - 3} more` : '';
  return [
    `Today's rules would decide some of this match differently (row ${named}${more}). It stays as it was played.`,
  ];
}

function differentRows(log: Log, path: string): number[] {
  try {
    return replayRows(log, { search }).map(({ v }) => v);
  } catch (error) {
    if (!(error instanceof ContradictoryLog)) throw error;
    throw new CannotPlay(`${shownPath(path)} cannot be continued. ${error.message}`);
  }
}

/** The lines above the actions that have a place of their own in a log. */
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

/** A match of actions alone becomes a log beside its file, which stays as it is. */
function fromActions(
  told: Told,
  path: string,
  elsewhere: string | undefined,
  { saved: { match: written, ...kept }, tags }: { saved: SavedMatch; tags: Tags },
): Laid {
  const { match, people: names } = seatedMatch(written, kept.people);
  const people = new People(names);
  const { log, refused } = upgradeMatch(match, { search });
  const seatOf = (player: Player): Player => match.players[written.players.indexOf(player)] ?? player;
  const { setup, rows } = log;
  const seed = told.seed ?? kept.seed ?? USUAL.seed;
  const own = Object.fromEntries(Object.entries(tags).filter(([tag]) => !OURS.has(tag)));
  const bots = Object.fromEntries(Object.entries(kept.bots).map(([name, level]) => [seatOf(name), level]));
  const you = seatOf(kept.you ?? written.players[0] ?? '');
  const header: LogHeader = {
    log: LOG_FORMAT,
    id: kept.id,
    setup,
    round: told.round ?? kept.round ?? { shakes: USUAL.shakes },
    ...seatsFor(told, people, { setup, you, bots }),
    people: names,
    ...paceOf(told.pace ?? kept.pace),
    seed,
    ...diceOf(secretOf(String(seed))),
    ...(Object.keys(own).length > 0 && { tags: own }),
  };
  const to = elsewhere ?? logBeside(path);
  const differ = refused.map(
    ({ index, action }) => `action ${index + 1} (${action.type} by ${people.nameOf(action.by ?? 'clock')})`,
  );
  return {
    header,
    log,
    people,
    file: new LogFile({ path: to, header, rows, isWritten: false }),
    notes: [
      ...(elsewhere === undefined ? [`${shownPath(path)} stays as it is. The match goes on in ${shownPath(to)}.`] : []),
      ...(differ.length > 0 ? [`Today's rules refuse ${differ.join(', ')}, so the match goes on without it.`] : []),
    ],
  };
}

export function oldMatch(told: Told, env: Env): Laid {
  const folder = matchesFolder(env);
  if (told.resume === true && folder === undefined) throw new CannotPlay(NO_FOLDER);
  const unread = told.resume === true ? whyFolderUnread(folder ?? '') : undefined;
  if (unread !== undefined) throw new CannotPlay(`The folder of your matches, ${folder}, cannot be read: ${unread}.`);
  const path = told.resume === true ? latestFile(folder ?? '') : told.resume;
  if (path === undefined)
    throw new CannotPlay(
      `There is no match to continue in ${folder}. To begin one, leave out --resume. To continue another, name its file.`,
    );
  const elsewhere = told.save !== undefined && resolve(told.save) !== resolve(path) ? told.save : undefined;
  checkFree(elsewhere);
  const read = readMatchFile(path);
  if (!read.ok) throw new CannotPlay(read.message);
  return 'log' in read ? fromLog(told, path, elsewhere, read) : fromActions(told, path, elsewhere, read);
}
