// The tests run from source, so that no build can be stale.
import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const conditions = ['openshake-source', ...defaultServerConditions];
const long = process.env.OPENSHAKE_LONG === '1';

/** The tests of the server: a part that can be run alone, as `npm test -- server` does. */
const SERVER = ['apps/server/src/**/*.test.ts', 'tests/server/**/*.test.ts'];
/** The tests of the page, in a real browser where a person would be. */
const WEB = ['apps/web/src/**/*.test.ts', 'tests/web/**/*.test.ts'];

/** What takes longest begins first, so that nothing waits for it alone at the end. */
const LONGEST = [
  'server/soak',
  'server/crash',
  'server/hostile',
  'server/connect',
  'server/serve',
  'server/faults',
  'server/draining',
  'server/matches',
  'server/secrets',
  'server/logLines',
  'web/connection',
  'web/clocks',
  'web/sizes',
  'web/live',
  'web/keyboard',
  'web/offline',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
  return rank < 0 ? LONGEST.length : rank;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

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
          exclude: [...SERVER, ...WEB],
        },
      },
      {
        extends: true,
        // What waits for a real server has limits of its own, which say what did not happen.
        test: { name: 'server', include: SERVER, testTimeout: long ? 0 : 150_000, hookTimeout: long ? 0 : 90_000 },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: WEB,
          testTimeout: long ? 0 : 120_000,
          hookTimeout: long ? 0 : 90_000,
          // What is awaited in a browser has as long as a click has, not the one second of a function.
          expect: { poll: { timeout: 15_000 } },
          // The page and the server that serves it, if their source has changed.
          globalSetup: ['tests/web/support/built.mjs'],
        },
      },
    ],
    // Tests of the command run it as people do, so it is bundled first.
    globalSetup: ['packages/cli/bundle.mjs'],
    // Files share a process: loading the source anew for each would take a third of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Every core: most files draw samples and only compute.
    maxWorkers: availableParallelism(),
    // The command speaks English here, whatever the machine's language.
    env: { LC_ALL: 'C.UTF-8' },
    testTimeout: long ? 0 : 60_000,
    hookTimeout: long ? 0 : 60_000,
  },
});
