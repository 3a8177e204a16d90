// How much a page has to load: doors of the packages bundled from source, minified and compressed. `npm run bench size` prints them; a test holds their limits.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** A KB of these sizes, in bytes. */
export const KB = 1000;

/** The doors of the rules that hold code. Clauses are texts, and each book of them loads on demand. */
const RULES = ['', '/onsets', '/equations', '/notation', '/judging'].map((door) => `@openshake/rules${door}`);

/** All that leaves by some doors, under a name for each: its own without the signs. */
const all = (...doors) => doors.map((door) => `export * as ${door.replace(/\W/g, '')} from '${door}';`).join('\n');

/** Modules of a page that only this measurement has: what a worker loads for the game that it plays. */
const GAMES = {
  'game:onsets':
    "export { createBot } from '@openshake/bots/onsets'; export { search as judge } from '@openshake/solver/onsets';",
  'game:equations':
    "export { createBot } from '@openshake/bots/equations'; export { answerInquiry, gameJudge } from '@openshake/rules/equations';",
};

/** A worker runs the room and rolls the dice. It loads bots, solver and judge of a game when it begins to play it. */
const worker = `
  export { commitmentOf, fairDice, Room } from '@openshake/host';
  export const games = { 'on-sets': () => import('game:onsets'), equations: () => import('game:equations') };
`;

/** What is measured. `most`: the limit in KB. `beyond`: count only what comes on top of this code. `loads`: count this module too, which loads on demand. */
const MEASURED = [
  { name: 'table: decide, evolve, view, legal, for both games', code: all('@openshake/rules'), most: 50 },
  {
    name: 'wire: schemas of actions, events, views and answers, beyond the rules',
    code: all('@openshake/protocol/wire'),
    beyond: all(...RULES),
    most: 8,
  },
  {
    name: 'worker, playing On-Sets: room, dice, rules, judge, solver, bots',
    code: worker,
    loads: 'game:onsets',
    most: 110,
  },
  // The target is 110 KB. The table carries the books of On-Sets here too, about 10 KB, because `decide` finds every book by its id.
  { name: 'worker, playing Equations: the same', code: worker, loads: 'game:equations', most: 120 },
  ...[
    ...RULES.slice(1),
    '@openshake/rules/clauses',
    '@openshake/solver/onsets',
    '@openshake/solver/equations',
    '@openshake/solver/worker',
    '@openshake/bots',
    '@openshake/bots/onsets',
    '@openshake/bots/equations',
    '@openshake/advice',
    '@openshake/host',
    '@openshake/protocol',
    '@openshake/protocol/wire',
  ].map((door) => ({ name: `${door}, alone`, code: all(door) })),
];

const ENTRY = fileURLToPath(new URL('../measured.ts', import.meta.url));

/** The modules that lie in no file: the entry, and what it loads on demand. */
const pageOf = (code) => {
  const files = new Map([[ENTRY, code], ...Object.entries(GAMES).map(([id, game]) => [`${ENTRY}?${id}`, game])]);
  return {
    name: 'page',
    resolveId: (id) => (id === ENTRY ? id : id in GAMES ? `${ENTRY}?${id}` : null),
    load: (id) => (files.has(id) ? { code: files.get(id), moduleType: 'js' } : null),
  };
};

/** Bytes of what loads at once, with `loads`; and of the rest, which loads on demand. */
async function bytesOf(code, loads) {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    tsconfig: false,
    resolve: { conditionNames: ['openshake-source', 'import', 'browser', 'default'] },
    plugins: [pageOf(code)],
    onLog(level, log, handle) {
      // A name that no door has would make the bundle smaller.
      if (log.code === 'UNRESOLVED_IMPORT' || log.code === 'MISSING_EXPORT') throw new Error(log.message);
      handle(level, log);
    },
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    const isLoaded = ({ isEntry, facadeModuleId }) => isEntry || (loads && facadeModuleId?.endsWith(`?${loads}`));
    const atOnce = new Set(output.filter(isLoaded).map(({ fileName }) => fileName));
    if (loads && atOnce.size !== 2) throw new Error(`${loads} is not a module of its own.`);
    // A set can grow while it is walked: so imports of imports count too.
    for (const name of atOnce)
      for (const imported of output.find(({ fileName }) => fileName === name).imports) atOnce.add(imported);
    const sum = (chunks) => chunks.reduce((bytes, chunk) => bytes + gzipSync(chunk.code, { level: 9 }).length, 0);
    return {
      bytes: sum(output.filter(({ fileName }) => atOnce.has(fileName))),
      onDemand: sum(output.filter(({ fileName }) => !atOnce.has(fileName))),
    };
  } finally {
    await bundle.close();
  }
}

/** The size of each in turn. `onlyHeld`: only those that have a limit. */
export async function* measureSizes({ onlyHeld = false } = {}) {
  for (const { name, code, beyond, loads, most } of MEASURED) {
    if (onlyHeld && most === undefined) continue;
    const { bytes, onDemand } = await bytesOf(beyond === undefined ? code : `${beyond}\n${code}`, loads);
    const base = beyond === undefined ? 0 : (await bytesOf(beyond)).bytes;
    yield { name, bytes: bytes - base, onDemand, most };
  }
}
