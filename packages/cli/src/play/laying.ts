// Laying a match before it is played: a new one, or one that was kept, with who sits where and where it is kept.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Table } from '@openshake/host';
import type { SavedMatch, SavedRound } from '@openshake/protocol';
import { books, type Player } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { Conversation } from '../prompt/conversation.ts';
import type { Surroundings } from '../surroundings.ts';
import { Dice } from './dice.ts';
import type { Told } from './options.ts';
import {
  freshFile,
  latestFile,
  MatchFile,
  matchesFolder,
  NO_FOLDER,
  readMatchFile,
  whyFolderUnread,
} from './saving.ts';
import { setUp } from './setUp.ts';

export interface Laid {
  table: Table;
  dice: Dice;
  seats: Omit<SavedMatch, 'match' | 'id'> & { you: Player; seed: number; round: SavedRound };
  file: MatchFile;
}

/** Something that stands in the way of the match, in plain words. */
export class CannotPlay extends Error {}

type Env = Surroundings['env'];

const aroundOf = (dice: Dice) => ({ chance: dice.below, search });
const paceOf = (pace: number | undefined) => (pace === undefined ? {} : { pace });

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
  const { setup, you, bots, round, seed } = await setUp(told, talk, env);
  const { game } = books[setup.book];
  const dice = new Dice(seed);
  const seats = { you, bots, seed, round, ...paceOf(told.pace) };
  const file = new MatchFile(told.save ?? freshFile(folder, game), { id: `${game} ${seed}` }, seats);
  return { table: new Table(setup, aroundOf(dice)), dice, seats, file };
}

/** A match that was stored without who sits where has bots of a usual level. */
const USUAL = { level: 'club', seed: 0, shakes: 3 } as const;

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
  const { match, ...kept } = read.saved;
  const you = told.name ?? kept.you ?? match.players[0] ?? '';
  if (!match.players.includes(you))
    throw new CannotPlay(`${you} does not play in this match; its players are ${match.players.join(', ')}.`);
  const others = match.players.filter((player) => player !== you);
  const bots = Object.fromEntries(
    others.map((player, at) => [player, told.bots?.[at] ?? kept.bots[player] ?? USUAL.level]),
  );
  const seed = told.seed ?? kept.seed ?? USUAL.seed;
  const round = told.round ?? kept.round ?? { shakes: USUAL.shakes };
  const seats = { you, bots, seed, round, ...paceOf(told.pace ?? kept.pace) };
  const dice = new Dice(seed);
  const file = new MatchFile(elsewhere ?? path, read.tags, seats, elsewhere === undefined ? read.text : undefined);
  return { table: Table.resume(match, aroundOf(dice)), dice, seats, file };
}
