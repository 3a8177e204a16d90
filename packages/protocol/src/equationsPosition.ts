// What a judge request of Equations holds beside its rulebook and division. Cards, variations and flubs are not part of this game; if they are there, they are not looked at.
import { AFTERS } from '@openshake/rules';
import * as v from 'valibot';
import { EQUATIONS_CUBES, fromOneKit, sectionsOf } from './cubes.ts';
import { missing, mustBe } from './fields.ts';
import { listInWords } from './inWords.ts';

const EXPECTED = { after: listInWords(AFTERS, 'or') } as const;

export const EquationsPosition = v.pipe(
  v.object(
    {
      goal: v.optional(v.unknown()),
      ...sectionsOf(EQUATIONS_CUBES, '["3","+"]'),
      after: v.picklist(AFTERS, mustBe('after', EXPECTED.after)),
      solution: v.optional(v.unknown()),
    },
    missing(EXPECTED),
  ),
  fromOneKit(EQUATIONS_CUBES),
);
