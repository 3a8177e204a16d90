// Spanish.
import type { Catalogue } from '../words.ts';
import { things } from './things.ts';

export const es: Catalogue = { language: 'es', messages: { ...things } };
