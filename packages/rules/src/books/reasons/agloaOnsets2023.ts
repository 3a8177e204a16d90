// Reasons by AGLOA On-Sets 2023: those of the adventurous game, and the introduction with its own seven rules.
import type { DivisionId } from '../book.ts';
import { agloaOnsets2023Contents } from '../contents/agloaOnsets2023.ts';
import { adventurous, withoutRestrictions, withRestrictions } from './adventurous.ts';
import { variationReasons } from './mlagOnsetsAdventurous2017.ts';
import { during, leads, NAMES_NOTHING, NO_MEANING, type Statement, says } from './statement.ts';

const LISTED: Readonly<Record<string, readonly string[]>> = {
  'required-cube': ['XIII-A-1', 'XIII-B-1', 'XIII-C-4'],
  'wild-cube': ['XIII-A-2', 'XIII-B-2', 'XIII-C-5'],
  'two-operations': ['XIII-A-5', 'XIII-B-5', 'XIII-C-6'],
  'no-null-restrictions': ['XIII-B-8', 'XIII-C-8'],
  'double-set': ['XIII-C-10'],
  'required-card': ['XIII-C-11'],
  'blank-card-wild': ['XIII-C-12'],
  'symmetric-difference': ['XIII-D-13'],
  'two-solutions': ['XIII-D-14'],
};

/** The seven introductory rules have no Restrictions and no variations: a Solution is the name of a set, and nothing else. */
const introduction: readonly Statement[] = [
  leads('Basic-I-B', 'goal.shape'),
  says('Basic-I-B-3', 'goal.negative'),
  says(
    'Basic-III',
    'paper.oneSolution',
    'setName.present',
    'setName.defined',
    'setName.relation',
    'setName.equalsGoal',
    'restriction.allowed',
    'wild.notWild',
    'blank.paint',
    'value.equalsGoal',
    NAMES_NOTHING,
    NO_MEANING,
  ),
  says('Basic-III-A', 'cubes.two'),
  says('Basic-III-B', 'cubes.required'),
  says('Basic-III-C', 'cubes.forbidden'),
  says('Basic-III-D', 'cubes.available'),
  says('Basic-III-E', 'value.equalsGoal', 'value.everyReading'),
  during('now', says('Basic-IV-A-1-a', 'cubes.required')),
  during('now', says('Basic-IV-A-1-b', 'cubes.available')),
  says('Basic-IV-A-1-c', 'cubes.resources'),
];

export const agloaOnsets2023Reasons = (division: DivisionId): readonly Statement[] =>
  division === 'basic'
    ? introduction
    : [
        ...adventurous,
        ...(division === 'elementary' ? withoutRestrictions(agloaOnsets2023Contents) : withRestrictions),
        ...variationReasons(LISTED),
      ];
