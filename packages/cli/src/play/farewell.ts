// What the program says when a person sits down, and when they leave.
import { dirname } from 'node:path';
import { harmless, type Page, speechOf, wrap } from '../pretty/page.ts';
import { scoresheetLines } from '../pretty/scoresheet.ts';
import { ourCommand, quoted } from '../startedAs.ts';
import type { Surroundings } from '../surroundings.ts';
import { shownPath } from '../whyNot.ts';
import type { Speech } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';
import type { Laid } from './laying.ts';
import { latestFile, matchesFolder } from './saving.ts';
import { isDone, type Table } from './screen.ts';

type Env = Surroundings['env'];

export const goodbye = (env: Env): Text => ({ key: 'farewell.goodbye', command: `${ourCommand(env)} --help` });

/** Who sits where, and the words that help. `speech`: with the names at this table. */
export function seated({ header: { setup, you, bots }, file }: Laid, table: Table, speech: Speech): Text[] {
  const view = table.view();
  const seats = setup.players
    .map((player) =>
      player === you
        ? speech.say('table.you', { player })
        : speech.say('seated.bot', { player, level: bots[player] ?? '' }),
    )
    .join(', ');
  if (isDone(view)) return [{ key: 'seated.over', seats }];
  return [
    { key: 'seated.table', seats },
    ...(view.phase.name === 'over' ? [] : [{ key: 'seated.setter', player: view.table.goalSetter } as const]),
    { key: 'kept.in', file: shownPath(file.path) },
    { key: 'seated.help' },
  ];
}

/** The command that opens this match again. */
function againCommand({ file }: Laid, env: Env): string {
  const isUsual = dirname(file.path) === matchesFolder(env) && latestFile(dirname(file.path)) === file.path;
  return `${ourCommand(env)} play --resume${isUsual ? '' : ` ${harmless(quoted(file.path))}`}`;
}

/** Each command is on its own line, so that the person can copy it. */
export function farewell(laid: Laid, table: Table, page: Page, env: Env): string {
  const { file } = laid;
  const { say } = speechOf(page);
  const kept = wrap(say('kept.in', { file: shownPath(file.path) }), page.width);
  if (!isDone(table.view())) return [...kept, say('farewell.continue'), `  ${againCommand(laid, env)}`].join('\n');
  return [
    '',
    ...scoresheetLines(table.view(), { ...page, names: laid.people.names }),
    '',
    say('farewell.thanks'),
    `  ${ourCommand(env)} replay --pretty ${harmless(quoted(file.path))}`,
  ].join('\n');
}
