// The service worker: keeps the files of this version of the page, so that it opens without a network. It never touches what the server says.
export {};

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** The builder puts the files of the page here, with a version that follows from them. */
const { version, files }: { version: string; files: readonly string[] } = JSON.parse('__OPENSHAKE_BUILT__');

/** Several pages may lie on one host, each below its own path. */
const { pathname: below } = new URL(worker.registration.scope);
const PREFIX = `openshake ${below} `;
const CACHE = PREFIX + version;

/** What the server answers, and nobody keeps. */
const LIVE = /^(api|health|metrics|docs)(\/|$)/;

worker.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    // A file that an earlier version has under the same name is the same file, but for the page itself.
    await cache.addAll(
      files.map((file) => new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'no-cache' })),
    );
  };
  event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const clean = async () => {
    // A tab may still show the version before: its parts load from there.
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    for (const name of others.slice(0, -1)) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

/** The page says when the last table has closed. */
worker.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && data.type === 'go') worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(below)) return;
  const path = pathname.slice(below.length);
  if (LIVE.test(path)) return;
  if (path === '' || path === 'index.html') event.respondWith(kept('./', request));
  else if (request.mode !== 'navigate') event.respondWith(kept(path, request));
});

/** From this version first, then from the one before, then from the network. */
async function kept(path: string, request: Request): Promise<Response> {
  const address = new URL(path, worker.registration.scope).href;
  const options = { ignoreSearch: true, ignoreVary: true };
  const own = await (await caches.open(CACHE)).match(address, options);
  return own ?? (await caches.match(address, options)) ?? fetch(request);
}
