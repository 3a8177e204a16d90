// The OpenAPI document, made from the endpoints and the schemas that validate them.
import { ErrorAnswer, KINDS, type Kind } from '@openshake/protocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

type Schema = ReturnType<typeof toJsonSchema>;

/** Checks that JSON Schema has no words for are in the descriptions. */
const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return rest;
};

const WHEN: Readonly<Record<Kind, string>> = {
  'bad-request': 'The request makes no sense.',
  'no-session': 'You are not logged in.',
  forbidden: 'You may not do this.',
  'not-found': 'There is no such thing.',
  taken: 'Somebody or something else is already there.',
  'too-large': 'The body is too large.',
  'too-often': 'Too many requests; the header "Retry-After" says how many seconds to wait.',
  unavailable: 'The server is restarting, or cannot save anything right now.',
};

/** All kinds of errors that this request can answer with. */
export function kindsOf({ method, path, session, body, query, refuses = [] }: Endpoint): Kind[] {
  if (!path.startsWith('/api/')) return [];
  const kinds = new Set<Kind>([...refuses, 'too-often', 'unavailable']);
  if (body || query) kinds.add('bad-request');
  if (body) kinds.add('too-large');
  if (session === 'needed') kinds.add('no-session');
  if (method !== 'GET') kinds.add('forbidden');
  return (Object.keys(KINDS) as Kind[]).filter((kind) => kinds.has(kind));
}

const json = (schema: object | undefined) => ({ 'application/json': schema ? { schema } : {} });

function parametersOf({ path, query }: Endpoint): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {} } = query ? schemaOf(query, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
  return [...inPath, ...inQuery];
}

function operationOf(endpoint: Endpoint): object {
  const { does, group, session, body, status = 200, answer, example } = endpoint;
  const parameters = parametersOf(endpoint);
  const content =
    typeof answer === 'string'
      ? { [answer]: answer === 'application/json' ? {} : { schema: { type: 'string' } } }
      : json(schemaOf(answer, 'output'));
  const errors = kindsOf(endpoint).map((kind) => [
    KINDS[kind],
    { description: `\`${kind}\`: ${WHEN[kind]}`, content: json({ $ref: '#/components/schemas/Error' }) },
  ]);
  return {
    summary: does,
    tags: [group],
    ...(session === 'needed' && { security: [{ bearer: [] }, { cookie: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body, 'input'), ...(example !== undefined && { example }) } },
      },
    }),
    responses: { [status]: { description: does, content }, ...Object.fromEntries(errors) },
  };
}

export function makeOpenApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints())
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Openshake',
      version,
      description: 'People, tables and matches of an Openshake server. Live tables are at /api/live (see /docs/api).',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorAnswer, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'openshake' },
      },
    },
  };
}
