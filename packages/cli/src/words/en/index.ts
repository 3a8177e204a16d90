// English: what the command itself says.
import type { Catalogue } from '@openshake/words';
import { arena } from './arena.ts';
import { help } from './help.ts';
import { helping } from './helping.ts';
import { key } from './key.ts';
import { pages } from './pages.ts';
import { programs } from './programs.ts';
import { prompt } from './prompt.ts';
import { table } from './table.ts';
import { usage } from './usage.ts';

export const en: Catalogue = {
  language: 'en',
  messages: { ...usage, ...pages, ...help, ...prompt, ...programs, ...table, ...key, ...helping, ...arena },
};
