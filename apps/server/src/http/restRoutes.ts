// The questions about the server itself.
import { HealthAnswer } from '@openshake/protocol/server';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import type { Endpoint } from './endpoint.ts';
import { type Counted, isWell, makeMetrics } from './metrics.ts';

export const REST = {
  health: {
    method: 'GET',
    path: '/health',
    does: 'Whether the server takes requests and can save. If not, the status is 503.',
    group: 'The rest',
    session: 'welcome',
    answer: HealthAnswer,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    does: 'Numbers for Prometheus.',
    group: 'The rest',
    session: 'welcome',
    answer: 'text/plain',
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    does: 'This description, for programs that read OpenAPI.',
    group: 'The rest',
    session: 'welcome',
    answer: 'application/json',
  },
} as const satisfies Record<string, Endpoint>;

/** These need no session and count against no limit: somebody who watches over the server asks all the time. */
export function restRoutes(app: FastifyInstance, house: House, counted: Counted, openapi: object): void {
  app.get(REST.health.path, async (_request, reply) => {
    await house.checkStore();
    const ok = isWell(house.state());
    return reply
      .code(ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ok, version: house.version });
  });

  app.get(REST.metrics.path, (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(makeMetrics(house, counted)),
  );

  const described = JSON.stringify(openapi);
  app.get(REST.openapi.path, (_request, reply) => reply.type('application/json; charset=utf-8').send(described));
}
