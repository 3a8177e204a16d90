// Spanish: what the command itself says.
import type { Catalogue } from '@openshake/words';
import { arena } from './arena.ts';
import { commands } from './commands.ts';
import { help } from './help.ts';
import { helping } from './helping.ts';
import { key } from './key.ts';
import { pages } from './pages.ts';
import { programs } from './programs.ts';
import { prompt } from './prompt.ts';
import { server } from './server.ts';
import { serverHelp } from './serverHelp.ts';
import { sitting } from './sitting.ts';
import { table } from './table.ts';
import { usage } from './usage.ts';
import { written } from './written.ts';

export const es: Catalogue = {
  language: 'es',
  messages: {
    ...usage,
    ...pages,
    ...help,
    ...serverHelp,
    ...prompt,
    ...programs,
    ...table,
    ...key,
    ...helping,
    ...arena,
    ...commands,
    ...written,
    ...sitting,
    ...server,
  },
};
