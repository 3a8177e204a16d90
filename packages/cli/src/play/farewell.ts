// What is said when a person sits down, and when they rise.
import { dirname, resolve } from 'node:path';
import { replayMatch } from '@openshake/rules';
import { search } from '@openshake/solver';
import { type Page, wrap } from '../pretty/page.ts';
import { scoresheetLines } from '../pretty/scoresheet.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Laid } from './laying.ts';
import { matchesFolder, notKept } from './saving.ts';
import { isDone } from './sitting.ts';

type Env = Surroundings['env'];

export const WELCOME =
  'Welcome to Openshake. Answer each question and press Enter; Enter alone takes the answer in brackets.';
export const GOODBYE = 'Goodbye. All that Openshake can do: openshake --help';

/** Who sits where, and the words that help. */
export function seated({ table, seats: { you, bots }, file }: Laid): string {
  const players = table.setup.players.map((player) => `${player} (${player === you ? 'you' : bots[player]})`);
  if (isDone(table.match)) return `${players.join(', ')}: this match is over, and everybody has signed.`;
  const setting = table.match.phase.name === 'over' ? '' : ` ${table.match.goalSetter} sets the Goal.`;
  return [
    `At the table, clockwise: ${players.join(', ')}.${setting} Kept in ${file.path}.`,
    'help says what you can do, hint what a perfect player would do, quit leaves; the match is kept.',
  ].join(' ');
}

/** The command that opens this match again; who came by `npm start` has no other. */
function againCommand({ file }: Laid, env: Env): string {
  const play = env.npm_lifecycle_event === 'start' ? 'npm start -- --resume' : 'openshake play --resume';
  return dirname(file.path) === resolve(matchesFolder(env)) ? play : `${play} ${file.path}`;
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
    `  npx openshake replay --pretty ${file.path}`,
  ].join('\n');
}
