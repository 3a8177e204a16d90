// Texts of the page: what each key does, for the list of a table and those of the other screens.
import type { FactKinds } from '@openshake/rules';

export const facts = {
  'keys.does': { does: 'word' },
} as const satisfies FactKinds;
