// The bodies of requests: JSON, bounded in size and depth. No body is an empty object.

import { isTooDeep } from '@openshake/protocol/server';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import { SAYS } from './sentences.ts';

/** A stored match has as many levels as a judge reads, and a few more around them. */
const DEEPEST = 24;

export function readBodies(app: FastifyInstance): void {
  // Text of other kinds can be sent by any page on the web without asking first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    const parsed = parse(text.toString());
    if (parsed instanceof Refused) done(parsed);
    else done(null, parsed);
  });
}

function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value, DEEPEST) ? new Refused('bad-request', SAYS.tooDeep) : value;
  } catch (error) {
    // The text may be nested so deep that looking at it fails.
    return new Refused('bad-request', error instanceof RangeError ? SAYS.tooDeep : SAYS.notJson);
  }
}
