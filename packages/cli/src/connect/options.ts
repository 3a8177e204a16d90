// From the words after `openshake connect` to a table, a seat and a program.
import { SEATS } from '@openshake/protocol';
import { cut } from '@openshake/rules';
import { PATIENCE, type Patience } from '../bot/program.ts';
import { readSpeed } from '../serve/options.ts';
import type { Surroundings } from '../surroundings.ts';
import { guesses, inRange, readArgs, refuseWords, WrongUsage } from '../usage.ts';
import type { Text } from '../words/texts/index.ts';

export interface ConnectOptions {
  /** The server, such as http://127.0.0.1:4747. */
  origin: string;
  code: string;
  token: string | undefined;
  seat: string | undefined;
  /** The program and its arguments. */
  program: readonly string[];
  patience: Patience;
  /** How many times as fast time runs at the table, for tests. */
  speed: number;
}

/** At a real table, the rulebook's clock is the limit. This one finds programs that hang. */
const DECISION_MS = 10_000;
const LONGEST_DECISION = 3_600_000;
const LONGEST_CODE = 40;

const wrong = (why: Text): WrongUsage => new WrongUsage(why, 'openshake connect --help');

function originOf(said: string | undefined): string {
  const url = said !== undefined && URL.canParse(said) ? new URL(said) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw wrong(said === undefined ? { key: 'connect.url.missing' } : { key: 'connect.url', url: cut(said) });
}

function seatOf(said: string | undefined): string | undefined {
  const seat = said?.toLowerCase();
  if (seat === undefined || SEATS.some((known) => known === seat)) return seat;
  throw wrong({ key: 'option.choice', option: 'seat', choices: SEATS, given: cut(seat), guess: guesses(seat, SEATS) });
}

/** A header cannot carry anything else. */
const TOKEN = /^[\w.~+/=-]{1,200}$/;

function tokenOf(said: string | undefined): string | undefined {
  if (said === undefined || TOKEN.test(said)) return said;
  throw wrong({ key: 'connect.token' });
}

export function readConnectArgs(all: readonly string[], env: Surroundings['env']): ConnectOptions {
  const end = all.includes('--') ? all.indexOf('--') : all.length;
  const { texts, numbers, words } = readArgs('connect', all.slice(0, end), {
    code: 'text',
    token: 'text',
    seat: 'text',
    'decision-ms': 'number',
  });
  const program = all.slice(end + 1);
  const [url, ...others] = words;
  const origin = originOf(url);
  refuseWords(others, 'connect');
  if (texts.code === undefined) throw wrong({ key: 'connect.code.missing' });
  if (texts.code.length > LONGEST_CODE) throw wrong({ key: 'connect.code', code: cut(texts.code) });
  if (!program[0]) throw wrong({ key: 'connect.program.missing' });
  const decision = inRange(numbers['decision-ms'] ?? DECISION_MS, LONGEST_DECISION, 'decision-ms', 'connect');
  return {
    origin,
    code: texts.code,
    token: tokenOf(texts.token ?? (env.OPENSHAKE_TOKEN || undefined)),
    seat: seatOf(texts.seat),
    program,
    patience: { greeting: Math.max(PATIENCE.greeting, decision), decision },
    speed: readSpeed(env, 'connect') ?? 1,
  };
}
