// The HTTP side of the server: its routes, and what holds for all of them.
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';
import { readBodies } from './body.ts';
import { isSendersFault, refusalOf } from './failing.ts';
import { headersFor } from './headers.ts';
import { matchRoutes } from './matchRoutes.ts';
import { Counted } from './metrics.ts';
import { makeOpenApi } from './openapi.ts';
import { isSecure } from './origin.ts';
import { noPage, pageRoutes, prefersPage } from './pages.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { restRoutes } from './restRoutes.ts';
import { SAYS } from './sentences.ts';
import { inPage } from './site.ts';
import { tableRoutes } from './tableRoutes.ts';

const BODY_LIMIT = 16 * 1024;
const LONGEST_PARAM = 100;
/** A request must have arrived after this long: nobody holds a connection open by sending slowly. */
const REQUEST_MS = 30_000;

/** These answer even while the server drains. */
const isAboutServer = (url: string): boolean => /^\/(health|metrics)(\?|$)/.test(url);
const isApi = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);

/** Addresses of the server itself, which no page knows. */
const isOurs = (url: string): boolean => /^\/(health|metrics|docs)(\/|\?|$)/.test(url);

/** `/api/matches/ID` is a file named `matches-ID.json`. */
function fileNameOf(url: string): string {
  const [, name] = /^\/api\/([\w/-]+?)(?:\.json)?(?:\?|$)/.exec(url) ?? [];
  return `${name?.replaceAll('/', '-') ?? 'api'}.json`;
}

export function createApp(house: House): FastifyInstance {
  const counted = new Counted();
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    connectionTimeout: 0,
    http: { headersTimeout: REQUEST_MS, maxHeaderSize: 16 * 1024 },
    forceCloseConnections: true,
    return503OnClosing: false,
    // One proxy: what stands before the address that it wrote could be anything.
    trustProxy: house.trustProxy === true ? (_address, hop) => hop < 1 : false,
    routerOptions: {
      maxParamLength: LONGEST_PARAM,
      ignoreTrailingSlash: false,
    },
    frameworkErrors(error, request, reply) {
      const isLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
      const refused = isLong ? new Refused('not-found', SAYS.notFound) : new Refused('bad-request', SAYS.badAddress);
      // The type knows only what routes answer.
      const plain = reply as unknown as FastifyReply;
      plain.headers(headersFor(isSecure(request.headers, house)));
      plain.code(refused.status).send(refused.body);
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
      const body = JSON.stringify(new Refused('bad-request', SAYS.badRequest).body);
      const head = ['HTTP/1.1 400 Bad Request', 'Content-Type: application/json', `Content-Length: ${body.length}`];
      socket.end([...head, 'Connection: close', '', body].join('\r\n'));
    },
  });
  readBodies(app);
  app.decorateRequest('who', null);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(isSecure(request.headers, house)));
    if (isApi(request.url)) reply.header('Cache-Control', 'no-store');
    if (house.state().draining && !isAboutServer(request.url)) throw new Refused('unavailable', SAYS.draining);
  });

  // Nobody can make a browser take an answer for a page. Whoever opens one in a browser gets a file named like its address.
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('Content-Type') ?? '').startsWith('application/json');
    if (isApi(request.url) && isJson && !reply.hasHeader('Content-Disposition'))
      reply.header('Content-Disposition', `attachment; filename="${fileNameOf(request.url)}"`);
    return payload;
  });

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? '(nothing)';
    counted.answered(reply.statusCode);
    house.log.note('request', { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });

  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOf(error, request);
    if (!isSendersFault(error)) house.log.trouble(error);
    const { status, body, kind, retryAfter } = refused ?? new Refused('unavailable', SAYS.trouble);
    counted.refused(kind);
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    return reply.code(status).send(body);
  });

  app.setNotFoundHandler((request, reply) => {
    const { url, method, headers } = request;
    if (!isApi(url)) reply.header('Vary', 'Accept');
    if (!isApi(url) && /^(GET|HEAD)$/.test(method) && prefersPage(headers.accept))
      return house.site && !isOurs(url) ? reply.redirect(inPage(url)) : noPage(reply);
    counted.refused('not-found');
    return reply.code(404).send(new Refused('not-found', SAYS.notFound).body);
  });

  peopleRoutes(app, house);
  tableRoutes(app, house);
  matchRoutes(app, house);
  restRoutes(app, house, counted, makeOpenApi(house.version));
  pageRoutes(app, house);
  return app;
}
