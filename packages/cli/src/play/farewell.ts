// What is said when a person sits down, and when they rise.
import { dirname } from 'node:path';
import { replayMatch } from '@openshake/rules';
import { search } from '@openshake/solver';
import { harmless, type Page, wrap } from '../pretty/page.ts';
import { scoresheetLines } from '../pretty/scoresheet.ts';
import { ourCommand, quoted } from '../startedAs.ts';
import type { Surroundings } from '../surroundings.ts';
import { shownPath } from '../whyNot.ts';
import type { Laid } from './laying.ts';
import { latestFile, matchesFolder, notKept } from './saving.ts';
import { isDone } from './sitting.ts';

type Env = Surroundings['env'];

export const WELCOME =
  'Welcome to Openshake. Answer each question and press Enter. To take the answer that is offered, just press Enter.';
export const goodbye = (env: Env): string =>
  `Goodbye. To see everything that Openshake can do: ${ourCommand(env)} --help`;

/** Who sits where, and the words that help. */
export function seated({ table, seats: { you, bots }, file }: Laid): string {
  const players = table.setup.players.map((player) => `${player} (${player === you ? 'you' : bots[player]})`);
  if (isDone(table.match)) return `${players.join(', ')}: this match is over, and everybody has signed.`;
  const setting = table.match.phase.name === 'over' ? '' : ` ${table.match.goalSetter} sets the Goal.`;
  return [
    `At the table, clockwise: ${players.join(', ')}.${setting} The match is kept in ${shownPath(file.path)}.`,
    'Type help to see what you can do, key to see what each symbol means, or hint to see what a perfect player would do. Type quit to leave; you can continue later.',
  ].join(' ');
}

/** The command that opens this match again. */
function againCommand({ file }: Laid, env: Env): string {
  const play = env.npm_lifecycle_event === 'start' ? 'npm start --' : `${ourCommand(env)} play`;
  const isUsual = dirname(file.path) === matchesFolder(env) && latestFile(dirname(file.path)) === file.path;
  return `${play} --resume${isUsual ? '' : ` ${harmless(quoted(file.path))}`}`;
}

/** Each command has a line of its own, so that it can be copied. */
export function farewell(laid: Laid, page: Page, env: Env): string {
  const { table, file } = laid;
  const kept = wrap(file.isKept ? `The match is kept in ${shownPath(file.path)}.` : notKept(file), page.width);
  if (!isDone(table.match)) return [...kept, 'To continue it:', `  ${againCommand(laid, env)}`].join('\n');
  const match = table.stored;
  return [
    '',
    ...scoresheetLines({ id: null, match, replayed: replayMatch(match, { search }) }, page),
    '',
    ...(file.isKept ? [] : [...kept, '']),
    'Thank you for playing. To read the story of the match:',
    `  ${ourCommand(env)} replay --pretty ${harmless(quoted(file.path))}`,
  ].join('\n');
}
