// English.
import type { Catalogue } from '../words.ts';
import { advice } from './advice.ts';
import { shown } from './shown.ts';
import { story } from './story.ts';
import { things } from './things.ts';

export const en: Catalogue = { language: 'en', messages: { ...things, ...shown, ...story, ...advice } };
