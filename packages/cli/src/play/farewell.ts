// What is said when a person sits down, and when they rise.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { replayMatch } from '@openshake/rules';
import { search } from '@openshake/solver';
import { type Page, wrap } from '../pretty/page.ts';
import { scoresheetLines } from '../pretty/scoresheet.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Laid } from './laying.ts';
import { latestFile, matchesFolder, notKept } from './saving.ts';
import { isDone } from './sitting.ts';

type Env = Surroundings['env'];

export const welcome = ({ plain }: Page): string =>
  `Welcome to Openshake. Answer each question and press Enter; Enter alone takes the answer ${plain ? 'that the question names last' : 'in brackets'}.`;
export const GOODBYE = 'Goodbye. All that Openshake can do: openshake --help';

/** Who sits where, and the words that help. */
export function seated({ table, seats: { you, bots }, file }: Laid): string {
  const players = table.setup.players.map((player) => `${player} (${player === you ? 'you' : bots[player]})`);
  if (isDone(table.match)) return `${players.join(', ')}: this match is over, and everybody has signed.`;
  const setting = table.match.phase.name === 'over' ? '' : ` ${table.match.goalSetter} sets the Goal.`;
  return [
    `At the table, clockwise: ${players.join(', ')}.${setting} Kept in ${file.path}.`,
    'help says what you can do, key what each symbol means, hint what a perfect player would do. quit leaves; the match is kept.',
  ].join(' ');
}

/** A word as a shell takes it, whatever stands in it. */
export function quoted(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) && process.platform !== 'win32' ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}

/** Whether a program of this name stands where the shell looks for one. */
const isOnPath = (name: string, { PATH = '' }: Env): boolean =>
  PATH.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, name)));

/** How the command was started, and so how it can be started again: by npm, through npx, by its name, or by its file. */
function ourCommand(env: Env): string {
  // npm puts the folder of the command on the path of whatever it runs.
  if (env.npm_command === 'exec' || env.npm_lifecycle_event !== undefined) return 'npx openshake';
  return isOnPath('openshake', env) ? 'openshake' : `node ${quoted(process.argv[1] ?? 'openshake')}`;
}

/** The command that opens this match again. */
function againCommand({ file }: Laid, env: Env): string {
  const play = env.npm_lifecycle_event === 'start' ? 'npm start --' : `${ourCommand(env)} play`;
  const isUsual = dirname(file.path) === matchesFolder(env) && latestFile(dirname(file.path)) === file.path;
  return `${play} --resume${isUsual ? '' : ` ${quoted(file.path)}`}`;
}

/** Commands stand on lines of their own, so that they can be copied. */
export function farewell(laid: Laid, page: Page, env: Env): string {
  const { table, file } = laid;
  const kept = wrap(file.isKept ? `The match is kept in ${file.path}.` : notKept(file), page.width);
  if (!isDone(table.match)) return [...kept, 'Go on with it:', `  ${againCommand(laid, env)}`].join('\n');
  const match = table.stored;
  return [
    '',
    ...scoresheetLines({ id: null, match, replayed: replayMatch(match, { search }) }, page),
    '',
    ...(file.isKept ? [] : [...kept, '']),
    'Thank you for playing. The story of the match:',
    `  ${ourCommand(env)} replay --pretty ${quoted(file.path)}`,
  ].join('\n');
}
