// Spanish.
import type { Catalogue } from '../words.ts';
import { advice } from './advice.ts';
import { shown } from './shown.ts';
import { story } from './story.ts';
import { things } from './things.ts';

export const es: Catalogue = { language: 'es', messages: { ...things, ...shown, ...story, ...advice } };
