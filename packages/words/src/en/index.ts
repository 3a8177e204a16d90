// English.
import type { Catalogue } from '../words.ts';
import { table } from './table.ts';
import { things } from './things.ts';
import { variations } from './variations.ts';

export const en: Catalogue = { language: 'en', messages: { ...things, ...table, ...variations } };
