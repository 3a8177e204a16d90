// Every request that the server answers, for the docs.
import type { Endpoint } from './endpoint.ts';
import { MATCHES } from './matchRoutes.ts';
import { PEOPLE } from './peopleRoutes.ts';
import { REST } from './restRoutes.ts';
import { TABLES } from './tableRoutes.ts';

export const endpoints = (): readonly Endpoint[] =>
  [PEOPLE, TABLES, MATCHES, REST].flatMap((group): Endpoint[] => Object.values(group));
