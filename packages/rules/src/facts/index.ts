// Every key of every fact, with the things that it names. Only words need the lists; the rules need their types alone.
import { CHOICE_FACTS } from './choices.ts';
import { NAME_FACTS } from './names.ts';
import { TABLE_FACTS } from './table.ts';

export const FACTS = { ...NAME_FACTS, ...TABLE_FACTS, ...CHOICE_FACTS };
