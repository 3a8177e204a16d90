// What is said when a person sits down, and when they rise.
import { dirname } from 'node:path';
import { harmless, type Page, wrap } from '../pretty/page.ts';
import { scoresheetLines } from '../pretty/scoresheet.ts';
import { ourCommand, quoted } from '../startedAs.ts';
import type { Surroundings } from '../surroundings.ts';
import { shownPath } from '../whyNot.ts';
import type { Laid } from './laying.ts';
import { latestFile, matchesFolder } from './saving.ts';
import { isDone, type Table } from './screen.ts';

type Env = Surroundings['env'];

export const WELCOME =
  'Welcome to Openshake. Answer each question and press Enter. To take the answer that is offered, just press Enter.';
export const goodbye = (env: Env): string =>
  `Goodbye. To see everything that Openshake can do: ${ourCommand(env)} --help`;

/** Who sits where, and the words that help. */
export function seated({ header: { setup, you, bots }, people, file }: Laid, table: Table): string {
  const players = setup.players.map((seat) => `${people.nameOf(seat)} (${seat === you ? 'you' : bots[seat]})`);
  if (isDone(table.view())) return `${players.join(', ')}: this match is over, and everybody has signed.`;
  const setting =
    table.view().phase.name === 'over' ? '' : ` ${people.nameOf(table.view().table.goalSetter)} sets the Goal.`;
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
export function farewell(laid: Laid, table: Table, page: Page, env: Env): string {
  const { file } = laid;
  const kept = wrap(`The match is kept in ${shownPath(file.path)}.`, page.width);
  if (!isDone(table.view())) return [...kept, 'To continue it:', `  ${againCommand(laid, env)}`].join('\n');
  return [
    '',
    ...scoresheetLines(table.view(), { ...page, names: laid.people.names }),
    '',
    'Thank you for playing. To read the story of the match:',
    `  ${ourCommand(env)} replay --pretty ${harmless(quoted(file.path))}`,
  ].join('\n');
}
