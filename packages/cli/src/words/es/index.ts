// Spanish: what the command itself says.
import type { Catalogue } from '@openshake/words';
import { commands } from './commands.ts';
import { help } from './help.ts';
import { pages } from './pages.ts';
import { programs } from './programs.ts';
import { prompt } from './prompt.ts';
import { sitting } from './sitting.ts';
import { usage } from './usage.ts';
import { written } from './written.ts';

export const es: Catalogue = {
  language: 'es',
  messages: { ...usage, ...pages, ...help, ...prompt, ...programs, ...commands, ...written, ...sitting },
};
