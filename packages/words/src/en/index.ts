// English.
import type { Catalogue } from '../words.ts';
import { things } from './things.ts';

export const en: Catalogue = { language: 'en', messages: { ...things } };
