// Bundles as a small local site, under the strictest rules that a server can set for a page.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { bundleEntry } from '../../packages/cli/bundle.mjs';

export interface Site {
  address: string;
  close(): Promise<void>;
}

/** Only the site's own code: no eval, no inline script, no connection elsewhere. */
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'";

/** `scripts`: the name of each script and its module. The page itself loads `page.js`. */
export async function openSite(scripts: Record<string, URL>): Promise<Site> {
  const files = new Map([
    ['/', '<!doctype html><title>Openshake</title><script type="module" src="page.js"></script>'],
  ]);
  for (const [name, module] of Object.entries(scripts))
    files.set(`/${name}`, await bundleEntry(fileURLToPath(module), 'browser'));
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': POLICY,
    });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
