// Spanish.
import type { Catalogue } from '../words.ts';
import { table } from './table.ts';
import { things } from './things.ts';
import { variations } from './variations.ts';

export const es: Catalogue = { language: 'es', messages: { ...things, ...table, ...variations } };
