// The few pages of the server itself, and the page to play on if it was built.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { House } from '../house.ts';
import { makeApiPage } from './apiPage.ts';
import { escaped, makePage, STYLE, STYLE_PATH } from './html.ts';
import { SAYS } from './sentences.ts';
import { siteRoutes } from './site.ts';

const HTML = 'text/html; charset=utf-8';

const homePage = (version: string): string =>
  makePage(
    'Openshake',
    `<h1>Openshake</h1>
<p>This is an Openshake server, version ${escaped(version)}.
It has live tables for the cube games On-Sets and Equations, and it keeps every match.</p>
<h2>Play</h2>
<p>The page to play on is not built on this server. Whoever runs it can build it with <code>npm run build</code>,
then start the server again. Programs can play here without it.</p>
<h2>Join with a program</h2>
<p>Somebody opens a table and tells you its code. A program that speaks the bot protocol then takes a seat like this:</p>
<pre>openshake connect ADDRESS --code CODE -- PROGRAM</pre>
<p>ADDRESS is the address of this page. A program can also talk to the server directly.</p>
<h2>More</h2>
<ul>
<li><a href="/docs/api">All requests and messages</a> for programs, also <a href="/api/openapi.json">as OpenAPI</a></li>
<li><a href="/health">Is the server working?</a></li>
</ul>`,
  );

const lostPage = makePage(
  'Nothing here',
  `<h1>Nothing here</h1>\n<p>${escaped(SAYS.noPage)} <a href="/">Go to the home page</a></p>`,
);

/** Whether this request is a browser's, for a person who wants to look at something. Programs ask for JSON, or for anything. */
export function prefersPage(accept = ''): boolean {
  const quality = (type: string): number => {
    const [, ...more] = wanted.find(([each]) => each === type) ?? [type, 'q=0'];
    return Number(more.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
  };
  const wanted = accept.split(',').map((each) => each.split(';').map((part) => part.trim().toLowerCase()));
  return quality('text/html') > 0 && quality('text/html') >= quality('application/json');
}

export const noPage = (reply: FastifyReply): FastifyReply => reply.code(404).type(HTML).send(lostPage);

export function pageRoutes(app: FastifyInstance, { version, site }: House): void {
  const home = homePage(version);
  const api = makeApiPage(version);
  if (site) siteRoutes(app, site);
  else app.get('/', (_request, reply) => reply.type(HTML).send(home));
  app.get('/docs/api', (_request, reply) => reply.type(HTML).send(api));
  app.get(STYLE_PATH, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'max-age=3600').send(STYLE),
  );
}
