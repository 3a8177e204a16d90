// Serves the page or the gallery, built from today's source, under the server's policy, for pictures and measurements.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleEntry } from '../../../packages/cli/bundle.mjs';
import { buildPage, PAGE, pageFingerprint } from '../../../scripts/setup.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const GALLERY = here('../../../node_modules/.cache/openshake-gallery');
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** The policy of the server, without exception (apps/server/src/http/headers.ts). */
export const POLICY =
  "default-src 'self'; base-uri 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; script-src 'self'; style-src 'self'";

/** Writes the moments of the gallery into `file`, and two played matches beside it: the engine plays them. */
async function makeFixtures(file) {
  const bundle = `${file}.mjs`;
  writeFileSync(bundle, await bundleEntry(here('./makeFixtures.ts')));
  const run = spawnSync(process.execPath, [bundle, file], { encoding: 'utf8' });
  rmSync(bundle);
  if (run.status !== 0) throw new Error(run.stderr);
}

/** Builds the gallery with its moments into `folder`. */
async function buildGallery(folder) {
  const vite = here('../../../node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--mode', 'gallery', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const run = spawnSync(process.execPath, args, { cwd: here('..'), encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  await makeFixtures(join(folder, 'fixtures.json'));
}

/** Makes the folder, unless somebody else has. */
function begun(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The folder of the gallery, built again only if what it is made of has changed. The first who needs it builds, and others wait. */
export async function readyGallery() {
  const made = pageFingerprint({ gallery: true }).slice(0, 16);
  const folder = join(GALLERY, made);
  const next = `${folder}.next`;
  mkdirSync(GALLERY, { recursive: true });
  for (let waited = 0; !existsSync(folder); waited += 1) {
    if (!begun(next)) {
      // Whoever has built for two minutes was stopped.
      if (waited % 1200 === 1199) rmSync(next, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    try {
      await buildGallery(next);
      for (const old of readdirSync(GALLERY))
        if (!old.startsWith(made)) rmSync(join(GALLERY, old), { recursive: true, force: true });
      renameSync(next, folder);
    } finally {
      rmSync(next, { recursive: true, force: true });
    }
  }
  return folder;
}

/** Serves a folder as any static web host does. `below`: the path under which it lies. */
export async function serveFolder(folder, { index = 'index.html', below = '/' } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const path = pathname.startsWith(below) ? pathname.slice(below.length) : undefined;
    const file = join(folder, path || index);
    if (path === undefined || !file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = readFileSync(file);
    const zips = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && !/\.(woff2|png)$/.test(file);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      ...(zips && { 'content-encoding': 'gzip' }),
    });
    response.end(zips ? gzipSync(body) : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}${below}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** The page or the gallery of today's source, served. */
export async function openSite({ gallery = false } = {}) {
  if (gallery) return serveFolder(await readyGallery(), { index: 'gallery.html' });
  buildPage();
  return serveFolder(PAGE);
}

/** The real server with the page as it was built, on data of its own. */
export async function openServer(args = []) {
  const data = mkdtempSync(join(tmpdir(), 'openshake-web-'));
  let child;
  let address = '';
  const start = async (port) => {
    const command = here('../../../packages/cli/bin/openshake.js');
    const started = spawn(process.execPath, [command, 'serve', '--json', '--port', port, '--data', data, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let complaint = '';
    started.stderr.on('data', (text) => {
      complaint = `${complaint}${text}`.slice(-2000);
    });
    address = await new Promise((resolve, reject) => {
      createInterface({ input: started.stdout }).once('line', (line) => resolve(JSON.parse(line).url));
      started.once('exit', () => reject(new Error(`The server did not start. ${complaint}`)));
    });
  };
  const end = async (signal) => {
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  await start('0');
  return {
    data,
    get address() {
      return `${address}/`;
    },
    kill: () => end('SIGKILL'),
    again: () => start(new URL(address).port),
    async close() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
