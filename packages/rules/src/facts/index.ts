// Every key of every fact, with the things that it names. Only words need the lists; the rules need their types alone.
import { ADVICE_FACTS } from './advice.ts';
import { CHOICE_FACTS } from './choices.ts';
import { JUDGE_FACTS } from './judge.ts';
import { NAME_FACTS } from './names.ts';
import { NOTATION_FACTS } from './notation.ts';
import { TABLE_FACTS } from './table.ts';
import { WIRE_FACTS } from './wire.ts';

export const FACTS = {
  ...NAME_FACTS,
  ...TABLE_FACTS,
  ...CHOICE_FACTS,
  ...JUDGE_FACTS,
  ...NOTATION_FACTS,
  ...ADVICE_FACTS,
  ...WIRE_FACTS,
};
