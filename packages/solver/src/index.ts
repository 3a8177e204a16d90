// The door of the package: the search that a judge may be given, and what it is made of.
import type { Search } from '@openshake/rules';
import { enumerateBasic } from './onsets/enumerateBasic.ts';

export * from './equations/index.ts';
export * from './onsets/enumerateBasic.ts';

export const search: Search = { basicSetName: enumerateBasic };
