// How much a page has to load: doors of the packages bundled from source, minified and compressed. `npm run bench size` prints them; a test checks their limits.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** A KB of these sizes, in bytes. */
export const KB = 1000;

/** The doors of the rules that hold code. Clauses are texts, and each book of them loads on demand. */
const RULES = ['', '/onsets', '/equations', '/notation', '/judging'].map((door) => `@openshake/rules${door}`);

/** Everything that leaves by these doors, under one name each: the door's own name without its signs. */
const all = (...doors) => doors.map((door) => `export * as ${door.replace(/\W/g, '')} from '${door}';`).join('\n');

/** A page builds a worker for each game and loads the file of the game that it plays: the room, the dice, and the bots and the judge of that game. */
const workerFor = (game, judge) => `
  export { commitmentOf, fairDice, Room } from '@openshake/host';
  export { createBot } from '@openshake/bots/${game}';
  ${judge}
`;

/** What we measure. `most`: the limit in KB. `beyond`: counts only what comes on top of this code. */
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
    code: workerFor('onsets', "export { search as judge } from '@openshake/solver/onsets';"),
    most: 110,
  },
  {
    name: 'worker, playing Equations: the same',
    code: workerFor('equations', "export { answerInquiry, gameJudge } from '@openshake/rules/equations';"),
    most: 110,
  },
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

/** The bytes that load immediately, and those that load on demand. */
async function bytesOf(code) {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    tsconfig: false,
    resolve: { conditionNames: ['openshake-source', 'import', 'browser', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? { code, moduleType: 'js' } : null),
      },
    ],
    onLog(level, log, handle) {
      // A name that no door has would make the bundle smaller.
      if (log.code === 'UNRESOLVED_IMPORT' || log.code === 'MISSING_EXPORT') throw new Error(log.message);
      handle(level, log);
    },
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
    const atOnce = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    // A set can grow during a walk, so imports of imports count too.
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

/** The size of each in turn. `onlyHeld`: only those with a limit. */
export async function* measureSizes({ onlyHeld = false } = {}) {
  for (const { name, code, beyond, most } of MEASURED) {
    if (onlyHeld && most === undefined) continue;
    const { bytes, onDemand } = await bytesOf(beyond === undefined ? code : `${beyond}\n${code}`);
    const base = beyond === undefined ? 0 : (await bytesOf(beyond)).bytes;
    yield { name, bytes: bytes - base, onDemand, most };
  }
}
