// Builds the service worker with the list of the files that the page consists of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PLACE = /(["'`])__OPENSHAKE_BUILT__\1/;
const FILE = 'sw.js';
/** What is not needed to play without a network. */
const LEFT_OUT = /\.map$|^gallery|LICENSE/;
/** Letters of other scripts load when a name needs them. */
const OTHER_LETTERS = /(cyrillic|greek|vietnamese|math|symbols)[\w-]*\.woff2$/;

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

export function serviceWorker(): Plugin {
  const inPublic = here('../public');
  let isPage = true;
  return {
    name: 'openshake-service-worker',
    apply: 'build',
    configResolved({ mode }) {
      isPage = mode !== 'gallery';
    },
    buildStart() {
      if (isPage) this.emitFile({ type: 'chunk', id: here('../src/sw/sw.ts'), fileName: FILE });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[FILE];
        if (worker?.type !== 'chunk') return;
        const built = Object.values(bundle).flatMap((each) => {
          if (each.fileName === FILE || LEFT_OUT.test(each.fileName) || OTHER_LETTERS.test(each.fileName)) return [];
          const content = each.type === 'chunk' ? each.code : each.source;
          return [{ name: each.fileName === 'index.html' ? './' : each.fileName, hash: hashOf(content) }];
        });
        const more = readdirSync(inPublic).map((name) => ({ name, hash: hashOf(readFileSync(join(inPublic, name))) }));
        const all = [...built, ...more].sort((one, other) => (one.name < other.name ? -1 : 1));
        if (!all.some(({ name }) => name === './')) this.error('The page itself is not among the files that are kept.');
        const version = hashOf(all.map(({ name, hash }) => `${name} ${hash}`).join('\n') + worker.code);
        const list = JSON.stringify({ version, files: all.map(({ name }) => name) });
        if (!PLACE.test(worker.code)) this.error('The service worker has no place for its list.');
        worker.code = worker.code.replace(PLACE, () => JSON.stringify(list));
      },
    },
  };
}
