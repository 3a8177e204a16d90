// English: what the command itself says.
import type { Catalogue } from '@openshake/words';
import { help } from './help.ts';
import { pages } from './pages.ts';
import { programs } from './programs.ts';
import { prompt } from './prompt.ts';
import { usage } from './usage.ts';

export const en: Catalogue = { language: 'en', messages: { ...usage, ...pages, ...help, ...prompt, ...programs } };
