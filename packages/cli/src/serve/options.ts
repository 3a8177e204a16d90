// Where a server keeps its data and how it starts: what the command line and the variables say.
import { join, resolve } from 'node:path';
import { makeFolder, ourFolder } from '../play/saving.ts';
import type { Surroundings } from '../surroundings.ts';
import { readArgs, refuseWords, WrongUsage } from '../usage.ts';
import type { Text } from '../words/texts/index.ts';

type Env = Surroundings['env'];

/** Where everything is kept. */
export interface Kept {
  /** The folder of the database file and the secrets. */
  data: string;
  /** The address of a PostgreSQL database, if that is the store. */
  database?: string;
}

export interface ServeArgs extends Kept {
  port: number;
  host: string;
  json: boolean;
  /** Opens the page in the browser of this computer. */
  open?: boolean;
  /** Whether the server is behind a proxy, whose word about addresses and TLS counts. */
  trustProxy: boolean;
  /** How many times as fast time runs, for tests. */
  speed?: number;
}

/** Makes the folder of the data. Only its owner may look into it. */
export const makeDataFolder = ({ data }: Kept): void => makeFolder(data, 0o700);

export const PLACE_FLAGS = { data: 'text', database: 'text' } as const;

const PORT = 4747;
const HOST = '127.0.0.1';
const LARGEST_PORT = 65_535;

type Wrong = (why: Text) => WrongUsage;
const wrongIn =
  (command: string): Wrong =>
  (why) =>
    new WrongUsage(why, `openshake ${command} --help`);

/** A folder for the server alone, beside the matches that were played in the terminal. */
function dataFolder(said: string | undefined, env: Env, wrong: Wrong): string {
  if (said !== undefined) return resolve(said);
  const ours = ourFolder(env);
  if (ours === undefined) throw wrong({ key: 'serve.noFolder' });
  return join(ours, 'server');
}

function isPostgres(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
}

/** Reads where a server keeps its data. The address may hold a password, so no message repeats it. */
export function readPlace(
  { data, database: said }: { data?: string; database?: string },
  env: Env,
  command: string,
): Kept {
  const wrong = wrongIn(command);
  const database = said ?? (env.DATABASE_URL || undefined);
  if (database !== undefined && !isPostgres(database)) throw wrong({ key: 'serve.databaseUrl' });
  return { data: dataFolder(data, env, wrong), ...(database !== undefined && { database }) };
}

/** How many times as fast time runs, for tests. */
export function readSpeed({ OPENSHAKE_CLOCK_SPEED: said }: Env, command: string): number | undefined {
  if (!said) return undefined;
  const speed = Number(said);
  if (speed > 0 && speed < Infinity) return speed;
  throw wrongIn(command)({ key: 'serve.speed' });
}

export function readServeArgs(args: string[], env: Env): ServeArgs {
  const { on, numbers, texts, words } = readArgs('serve', args, {
    port: 'number',
    host: 'text',
    'behind-proxy': 'boolean',
    json: 'boolean',
    open: 'boolean',
    ...PLACE_FLAGS,
  });
  refuseWords(words, 'serve');
  const wrong = wrongIn('serve');
  const { port = PORT } = numbers;
  if (port > LARGEST_PORT) throw wrong({ key: 'serve.port', most: LARGEST_PORT });
  const speed = readSpeed(env, 'serve');
  return {
    port,
    host: texts.host ?? HOST,
    json: on.json === true,
    open: on.open === true,
    trustProxy: on['behind-proxy'] === true,
    ...readPlace(texts, env, 'serve'),
    ...(speed !== undefined && { speed }),
  };
}

/** The one file of `backup` and `restore`. */
export function readFile([file, second]: readonly string[], command: 'backup' | 'restore'): string {
  if (file === undefined) throw wrongIn(command)({ key: 'backup.file', command });
  if (second !== undefined) refuseWords([second], command);
  return resolve(file);
}
