// What the parts of a table are called.
export const things = {
  'section.required': 'Required',
  'section.permitted': 'Permitted',
  'section.forbidden': 'Forbidden',
  'section.resources': 'Resources',
  'claim.now': 'Now',
  'claim.impossible': 'Impossible',
  'claim.no-goal': 'No Goal',
  'claim.a-flub': 'A Flub',
  'claim.p-flub': 'P Flub',
  'claim.ca-flub': 'CA Flub',
  'claim.force-out-a': 'Force Out A',
  'claim.force-out-b': 'Force Out B',
  'number.moreThan': 'more than 10^{power}',
} as const;
