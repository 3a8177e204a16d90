// English: what the command itself says.
import type { Catalogue } from '@openshake/words';
import { pages } from './pages.ts';
import { usage } from './usage.ts';

export const en: Catalogue = { language: 'en', messages: { ...usage, ...pages } };
