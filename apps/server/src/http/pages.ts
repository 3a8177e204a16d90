// The few pages of the server itself, until there is a page to play on.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { House } from '../house.ts';
import { makeApiPage } from './apiPage.ts';
import { escaped, makePage, STYLE, STYLE_PATH } from './html.ts';
import { SAYS } from './sentences.ts';

const HTML = 'text/html; charset=utf-8';

const homePage = (version: string): string =>
  makePage(
    'Openshake',
    `<h1>Openshake</h1>
<p>This is an Openshake server, version ${escaped(version)}.
People and programs play the cube games On-Sets and Equations here, at live tables that lose nothing.</p>
<h2>Play</h2>
<p>The page to play on is not part of this version yet. Programs can already play, and so can you in the terminal: <code>npm start</code>.</p>
<h2>Join with a program</h2>
<p>Somebody opens a table and tells you its code. Then your program of the bot protocol takes a seat:</p>
<pre>openshake connect ADDRESS --code CODE -- PROGRAM</pre>
<p>ADDRESS is the address of this page. Your own program can also speak to the server directly.</p>
<h2>More</h2>
<ul>
<li><a href="/docs/api">All requests and messages</a>, also <a href="/api/openapi.json">as OpenAPI</a></li>
<li><a href="/health">Is the server well?</a></li>
</ul>`,
  );

const lostPage = makePage(
  'Nothing here',
  `<h1>Nothing here</h1>\n<p>${escaped(SAYS.noPage)} <a href="/">Go there</a></p>`,
);

export const noPage = (reply: FastifyReply): FastifyReply => reply.code(404).type(HTML).send(lostPage);

export function pageRoutes(app: FastifyInstance, { version }: House): void {
  const home = homePage(version);
  const api = makeApiPage(version);
  app.get('/', (_request, reply) => reply.type(HTML).send(home));
  app.get('/docs/api', (_request, reply) => reply.type(HTML).send(api));
  app.get(STYLE_PATH, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'max-age=3600').send(STYLE),
  );
}
