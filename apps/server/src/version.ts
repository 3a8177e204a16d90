// The version of the server, which is the version of its package.
import { readFileSync } from 'node:fs';

const { version: written } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
export const version = written;
