// The tests run from source, so that no build can be stale.
import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['openshake-source', ...defaultServerConditions];
const long = process.env.OPENSHAKE_LONG === '1';

/** The tests of the server: a part that can be run alone, as `npm test -- server` does. */
const SERVER = ['apps/*/src/**/*.test.ts', 'tests/server/**/*.test.ts'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: SERVER,
        },
      },
      {
        extends: true,
        // What waits for a real server has limits of its own, which say what did not happen.
        test: { name: 'server', include: SERVER, testTimeout: long ? 0 : 150_000, hookTimeout: long ? 0 : 90_000 },
      },
    ],
    // Tests of the command run it as people do, so it is bundled first.
    globalSetup: ['packages/cli/bundle.mjs'],
    // Files share a process: loading the source anew for each would take a third of the time.
    isolate: false,
    // Every core: most files draw samples and only compute.
    maxWorkers: availableParallelism(),
    // The command speaks English here, whatever the machine's language.
    env: { LC_ALL: 'C.UTF-8' },
    testTimeout: long ? 0 : 60_000,
    hookTimeout: long ? 0 : 60_000,
  },
});
