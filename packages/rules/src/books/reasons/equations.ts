// What the clauses of the Equations book state about Solutions.
import { mlagEquationsBasic2018Contents } from '../contents/mlagEquationsBasic2018.ts';
import type { BookReasons } from './citations.ts';
import { mlagEquationsBasic2018Reasons } from './mlagEquationsBasic2018.ts';

export const equationsReasons = {
  'mlag-equations-basic-2018': {
    contents: mlagEquationsBasic2018Contents,
    reasons: mlagEquationsBasic2018Reasons,
  },
} satisfies Record<string, BookReasons>;
