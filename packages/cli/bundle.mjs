// Bundles the command into one file without dependencies, from source. Also the set-up of the tests, so that they meet the code of the day.
import { realpathSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles one entry with all that it imports, for Node or for a page; the code as text. */
export async function bundleEntry(input, platform = 'node') {
  const bundle = await rolldown({
    input,
    platform,
    tsconfig: false,
    resolve: { conditionNames: ['openshake-source', 'import', platform, 'default'] },
    onLog(level, log, handle) {
      // A name that cannot be found must fail here, not at the person who installed the command.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      handle(level, log);
    },
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

/** Writes the file in one step: whoever runs the command meanwhile finds the old one or the new one whole. */
async function replace(path, text) {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  const next = `${path}.${process.pid}`;
  await writeFile(next, text);
  await rename(next, path);
}

export default async function bundleCommand() {
  const valibot = dirname(createRequire(import.meta.url).resolve('valibot'));
  const licence = await readFile(join(valibot, '..', 'LICENSE.md'), 'utf8');
  const code = await bundleEntry(here('src/main.ts'));
  await mkdir(here('dist'), { recursive: true });
  await replace(here('dist/openshake.js'), `/*\nThis file contains valibot.\n\n${licence}*/\n${code}`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await bundleCommand();
