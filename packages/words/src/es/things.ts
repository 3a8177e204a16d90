// What the parts of a table are called.
export const things = {
  'section.required': 'Requerido',
  'section.permitted': 'Permitido',
  'section.forbidden': 'Prohibido',
  'section.resources': 'Recursos',
  'claim.now': 'Ahora',
  'claim.impossible': 'Imposible',
  'claim.no-goal': 'Sin Meta',
  'claim.a-flub': 'Flub A',
  'claim.p-flub': 'Flub P',
  'claim.ca-flub': 'Flub CA',
  'claim.force-out-a': 'Force Out A',
  'claim.force-out-b': 'Force Out B',
  'number.moreThan': 'más de 10^{power}',
} as const;
