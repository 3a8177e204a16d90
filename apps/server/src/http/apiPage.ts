// The page /docs/api: every request with its fields and an example, and every live message.
import { CLIENT_MESSAGES, ErrorAnswer } from '@openshake/protocol/server';
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
      required.includes(name) ? undefined : field.default === undefined ? 'may be left out' : undefined,
      field.default === undefined ? undefined : `${JSON.stringify(field.default)} if left out`,
    ].filter((note) => note !== undefined);
    const row = [`<code>${escaped(before + name)}</code>`, escaped(typeOf(field)), escaped(notes.join('; '))];
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
    `curl${method === 'GET' ? '' : ` -X ${method}`} ADDRESS${path}`,
    ...(session === 'needed' ? ["-H 'Authorization: Bearer TOKEN'"] : []),
    ...(example === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(example)}'`]),
  ];
  return `<pre>${escaped(parts.join(' \\\n  '))}</pre>`;
}

function sectionOf(endpoint: Endpoint): string {
  const { method, path, does, session, query, body, status = 200, answer } = endpoint;
  const kinds = kindsOf(endpoint).map((kind) => `<code>${kind}</code>`);
  const answers =
    typeof answer === 'string' ? `<p>Answer: <code>${answer}</code></p>` : table('Answer', fieldsOf(answer, 'output'));
  return `<h3><code>${method} ${escaped(path)}</code></h3>
<p>${escaped(does)} ${session === 'needed' ? 'Needs a session.' : ''} Status: ${status}.</p>
${exampleOf(endpoint)}
${query ? table('In the address', fieldsOf(query, 'input')) : ''}
${body ? table('Body', fieldsOf(body, 'input')) : ''}
${answers}
${kinds.length > 0 ? `<p>Errors: ${kinds.join(', ')}</p>` : ''}`;
}

const messageOf = ([type, schema]: [string, v.GenericSchema]): string =>
  `<h3><code>${escaped(type)}</code></h3>\n${table('Fields', fieldsOf(schema, 'input'))}`;

const GROUPS = ['People', 'Tables', 'Matches', 'The rest'] as const;

export function makeApiPage(version: string): string {
  const groups = GROUPS.map((group) => {
    const sections = endpoints().filter((each) => each.group === group);
    return `<h2>${group}</h2>\n${sections.map(sectionOf).join('\n')}`;
  });
  return makePage(
    'Requests and messages',
    `<h1>Requests and messages</h1>
<p>For programs of this server, version ${escaped(version)}. <a href="/">Back to the start</a></p>
<p>All bodies are JSON. Begin with <code>POST /api/guests</code>: its answer has a token.
Send it with every request, in the header <code>Authorization: Bearer TOKEN</code>.
A browser gets a cookie as well; then requests that change something must come from this server's own page.
A client ignores fields that it does not know.</p>
<h2>Errors</h2>
${table('Every error', fieldsOf(ErrorAnswer, 'output'))}
${groups.join('\n')}
<h2>Live messages</h2>
<p>Open a WebSocket at <code>/api/live</code> and send JSON messages. The first one is <code>{"type":"hello","protocol":1}</code>.
Where WebSockets are blocked, read server-sent events from <code>GET /api/live/events</code> and send each message with
<code>POST /api/live</code> and the header <code>Openshake-Stream</code>, which the first event tells you.</p>
${Object.entries(CLIENT_MESSAGES).map(messageOf).join('\n')}`,
  );
}
