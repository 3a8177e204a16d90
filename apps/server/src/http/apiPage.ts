// The page /docs/api: every request with its fields and an example, and every live message.
import { CLIENT_MESSAGES, ErrorAnswer, SERVER_MESSAGES } from '@openshake/protocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { escaped, makePage } from './html.ts';
import { kindsOf } from './openapi.ts';

interface Field {
  type?: string | string[];
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Field[];
  items?: Field;
  properties?: Record<string, Field>;
  required?: readonly string[];
}

const fieldsOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): Field =>
  toJsonSchema(schema, { errorMode: 'ignore', typeMode }) as Field;

function typeOf(field: Field): string {
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (field.enum) return field.enum.map((each) => JSON.stringify(each)).join(' or ');
  if (field.anyOf) return field.anyOf.map(typeOf).join(' or ');
  if (field.type === 'array') return `list of ${field.items ? typeOf(field.items) : 'anything'}`;
  return field.type ? [field.type].flat().join(' or ') : 'anything';
}

/** A row for each field, and for the fields inside it. */
function rowsOf({ properties = {}, required = [] }: Field, before = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const notes = [
      field.description,
      required.includes(name) || field.default !== undefined ? undefined : 'may be left out',
      field.default === undefined ? undefined : `${JSON.stringify(field.default)} if left out`,
    ].filter((note) => note !== undefined);
    // A bare list of the choices is in the type already.
    const said = field.enum ? notes.filter((note) => !note.startsWith('one of ')) : notes;
    const row = [`<code>${escaped(before + name)}</code>`, escaped(typeOf(field)), escaped(said.join('; '))];
    const inside = field.items ?? field.anyOf?.find((each) => each.properties) ?? field;
    return [`<tr><td>${row.join('</td><td>')}</td></tr>`, ...rowsOf(inside, `${before}${name}.`)];
  });
}

function table(title: string, fields: Field): string {
  const rows = rowsOf(fields.items ?? fields);
  if (rows.length === 0) return '';
  return `<h4>${title}</h4>
<div class="wide"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** How to try it from a terminal. */
function exampleOf({ method, path, session, example }: Endpoint): string {
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} 'ADDRESS${path}'`,
    ...(session === 'needed' ? ["-H 'Authorization: Bearer TOKEN'"] : []),
    ...(example === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(example)}'`]),
  ];
  return `<pre>${escaped(parts.join(' \\\n  '))}</pre>`;
}

function sectionOf(endpoint: Endpoint): string {
  const { method, path, does, session, query, body, status = 200, answer } = endpoint;
  const kinds = kindsOf(endpoint).map((kind) => `<code>${kind}</code>`);
  const answers =
    typeof answer === 'string'
      ? `<p>Answer: <code>${answer}</code></p>`
      : table(status === 200 ? 'Answer' : `Answer, with status ${status}`, fieldsOf(answer, 'output'));
  return `<h3><code>${method} ${escaped(path)}</code></h3>
<p>${escaped(does)} ${session === 'needed' ? 'Needs a session.' : ''}</p>
${exampleOf(endpoint)}
${query ? table('In the address', fieldsOf(query, 'input')) : ''}
${body ? table('Body', fieldsOf(body, 'input')) : ''}
${answers}
${kinds.length > 0 ? `<p>Errors: ${kinds.join(', ')}</p>` : ''}`;
}

/** Something that a client can say, in the order in which it can be tried. TABLE is the id of a table where you sit. */
const TRIED: Readonly<Record<keyof typeof CLIENT_MESSAGES, object>> = {
  hello: { type: 'hello', protocol: 1 },
  watch: { type: 'watch', table: 'TABLE', legal: true },
  lobby: { type: 'lobby', on: true },
  ping: { type: 'ping' },
  act: { type: 'act', table: 'TABLE', id: 'my first roll', action: { type: 'roll' } },
  phrase: { type: 'phrase', table: 'TABLE', phrase: 'good-luck' },
  unwatch: { type: 'unwatch', table: 'TABLE' },
};

const saidByClient = (type: keyof typeof CLIENT_MESSAGES): string =>
  `<h3><code>${type}</code></h3>
<pre>${escaped(JSON.stringify(TRIED[type]))}</pre>
${table('Fields', fieldsOf(CLIENT_MESSAGES[type], 'input'))}`;

const saidByServer = ([type, schema]: [string, v.GenericSchema]): string =>
  `<h3><code>${escaped(type)}</code></h3>\n${table('Fields', fieldsOf(schema, 'output'))}`;

const GROUPS = ['People', 'Tables', 'Matches', 'The rest'] as const;
const CLIENT = 'What a live client says';
const SERVER = 'What the server says';

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
const heading = (title: string): string => `<h2 id="${anchorOf(title)}">${title}</h2>`;
const links = [...GROUPS, CLIENT, SERVER].map((title) => `<a href="#${anchorOf(title)}">${title}</a>`);

export function makeApiPage(version: string): string {
  const groups = GROUPS.map((group) => {
    const sections = endpoints().filter((each) => each.group === group);
    return `${heading(group)}\n${sections.map(sectionOf).join('\n')}`;
  });
  return makePage(
    'Requests and messages',
    `<h1>Requests and messages</h1>
<p>For programs that talk to this server, version ${escaped(version)}. <a href="/">Home page</a></p>
<p>${links.join(' · ')}</p>
<h2>First steps</h2>
<ol>
<li><code>POST /api/guests</code> makes you a guest. Its answer has a token: send it with every request, in the header <code>Authorization: Bearer TOKEN</code>.</li>
<li><code>POST /api/tables</code> opens a table. Or take a code that somebody told you, find its table with <code>GET /api/join/CODE</code>, and sit down with <code>PUT /api/tables/ID/seats/SEAT</code>.</li>
<li>Open a WebSocket at <code>/api/live</code>, say <code>hello</code>, and <code>watch</code> the table. The match begins when every seat is taken.</li>
<li>Send each action of your seat as an <code>act</code>. A <code>done</code> says that it is stored for good.</li>
</ol>
<p>In the examples, ADDRESS is the address of this server, and TOKEN is your token.
Put your own values in place of <code>{id}</code>, <code>{code}</code> and <code>{seat}</code>.</p>
<p>All bodies are JSON. Ignore any fields that you do not know.
A browser also gets a cookie. Requests with this cookie that change something must come from this server's own page.</p>
<h2>Errors</h2>
${table('Every error', fieldsOf(ErrorAnswer, 'output'))}
${groups.join('\n')}
${heading(CLIENT)}
<p>Over a WebSocket at <code>/api/live</code>, one JSON object per message. Where WebSockets are blocked,
read server-sent events from <code>GET /api/live/events</code>, and send each message with <code>POST /api/live</code>
and the header <code>Openshake-Stream</code>; its value is in the first event.
The stream ends if you say nothing for twenty minutes. Send a <code>ping</code> now and then, or open a new stream.</p>
${(Object.keys(TRIED) as (keyof typeof TRIED)[]).map(saidByClient).join('\n')}
${heading(SERVER)}
${Object.entries(SERVER_MESSAGES).map(saidByServer).join('\n')}`,
  );
}
