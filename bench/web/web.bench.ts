// The page, measured in one run: `README.md` says how. PART names one part.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createServer } from 'vite';

// The measures use the hands and words of the tests, which load as source and cannot be put into one file: vite loads them.
const VITE = pathToFileURL(resolve('node_modules', 'vite', 'dist', 'node', 'index.js')).href;
const vite: { createServer: typeof createServer } = await import(VITE);

const conditions = ['openshake-source', 'node'];
const loader = await vite.createServer({
  configFile: false,
  root: resolve('.'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: [/^@openshake\//], resolve: { conditions, externalConditions: conditions } },
});
const { measureAll } = await loader.ssrLoadModule('/bench/web/measure.ts');
const isFine: boolean = await measureAll();
await loader.close();
process.exit(isFine ? 0 : 1);
