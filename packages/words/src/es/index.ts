// Spanish.
import type { Catalogue } from '../words.ts';
import { advice } from './advice.ts';
import { judge } from './judge.ts';
import { notation } from './notation.ts';
import { shown } from './shown.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { things } from './things.ts';
import { variations } from './variations.ts';
import { wire } from './wire.ts';

export const es: Catalogue = {
  language: 'es',
  messages: { ...things, ...shown, ...table, ...variations, ...judge, ...notation, ...story, ...advice, ...wire },
};
