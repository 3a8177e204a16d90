// Builds the page from source: a folder that the server serves, and that any static web host can serve as well.
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { examples } from './tools/examples.ts';
import { serviceWorker } from './tools/serviceWorker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  root: here('.'),
  // Addresses are relative, so the folder may lie anywhere below a web host.
  base: './',
  resolve: { conditions: ['openshake-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [examples(), serviceWorker()],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: ['chrome100', 'safari15.4', 'firefox100'],
    // `light-dark()` is written out for older tablets.
    cssTarget: ['chrome100', 'safari15.4', 'firefox100'],
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The gallery shows every part in every state. It is for us, and is not shipped.
      input: mode === 'gallery' ? { gallery: here('gallery.html') } : { index: here('index.html') },
      // What always loads together is one file: many small ones pack badly, and a school's Wi-Fi fetches few at a time.
      // Each group takes a file with everything that it imports, as far as no earlier group has it.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'page',
              priority: 3,
              test: /[\\/]web[\\/]src[\\/](main\.tsx|styles[\\/]index\.css|books\.ts|parts[\\/](Cube|Card|Clause|Line)\.tsx|app[\\/]trouble\.ts)$/,
            },
            { name: 'rules', priority: 2, test: /[\\/]web[\\/]src[\\/]table[\\/]store\.ts$/ },
            { name: 'table', priority: 1, test: /[\\/]web[\\/]src[\\/]screens[\\/]table[\\/]Table\.tsx$/ },
          ],
        },
      },
    },
  },
}));
