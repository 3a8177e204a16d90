// One request that the server answers: what it takes, what it gives, and who may ask. Routes and docs are made from these.
import type { Kind } from '@openshake/protocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { House } from '../house.ts';
import type { Who } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Asker, Limited } from './limits.ts';
import { originOf } from './origin.ts';
import { read } from './reading.ts';
import { SAYS } from './sentences.ts';
import { credentialsIn } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    who: Who | null;
  }
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each part that varies. */
  path: string;
  /** What it does, as a sentence. */
  does: string;
  group: 'People' | 'Tables' | 'Matches' | 'The rest';
  /** `welcome`: works without a session too. */
  session: 'needed' | 'welcome';
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** In bytes, if it differs from the usual. */
  bodyLimit?: number;
  status?: 200 | 201;
  /** The schema of a JSON answer, or the type of another one. */
  answer: v.GenericSchema | 'text/plain' | 'text/csv' | 'text/html' | 'application/json';
  refuses?: readonly Kind[];
  /** Counts against this limit as well. */
  limit?: Limited;
  /** Bodies that work, for the docs and their test. */
  example?: unknown;
}

type Read<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

export interface Asked<One extends Endpoint> {
  who: One['session'] extends 'needed' ? Who : Who | null;
  params: Readonly<Record<string, string>>;
  query: Read<One['query']>;
  body: Read<One['body']>;
  /** Who counts for limits. */
  asker: Asker;
  request: FastifyRequest;
  reply: FastifyReply;
}

const isChange = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** Who asks. A change by cookie must come from the server's own page; so must one without a session, because it may begin one. */
export async function whoAsks(house: House, { headers, method }: FastifyRequest): Promise<Who | null> {
  const credentials = credentialsIn(headers);
  if (credentials?.by !== 'bearer' && isChange(method)) {
    const origin = originOf(headers, house);
    if (origin === 'foreign' || (credentials && origin === 'none')) throw new Refused('forbidden', SAYS.foreignOrigin);
  }
  return credentials && house.people.known(credentials.token);
}

export const askerOf = ({ ip, who }: FastifyRequest): Asker => ({
  address: ip,
  ...(who && { person: who.person.id }),
});

/** Lets the server answer this request. What is thrown becomes an error in words (app.ts). */
export function answer<const One extends Endpoint>(
  app: FastifyInstance,
  house: House,
  endpoint: One,
  handle: (asked: Asked<One>) => unknown,
): void {
  const { method, path, session, query, body, bodyLimit, status = 200, limit } = endpoint;
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit !== undefined && { bodyLimit }),
    // Before the body is read: whoever may not ask is not listened to.
    async onRequest(request) {
      const { limits } = house;
      limits.take('request', { address: request.ip });
      request.who = await whoAsks(house, request);
      if (session === 'needed' && !request.who) throw new Refused('no-session', SAYS.noSession);
      if (request.who) limits.take('request', { person: request.who.person.id });
      if (limit) limits.take(limit, askerOf(request));
    },
    async handler(request, reply) {
      reply.code(status);
      const asked = {
        who: request.who,
        params: request.params,
        query: query && read(query, request.query),
        body: body && read(body, request.body),
        asker: askerOf(request),
        request,
        reply,
      };
      // The schemas and the check above say that it is so.
      return handle(asked as Asked<One>);
    },
  });
}
