// Bundles the command from source into one file without dependencies. Tests run it first, so they test today's code.
import { realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles one entry with everything it imports, for Node or for a page. Returns the code and the list of source files. */
async function bundleFiles(input, platform) {
  const bundle = await rolldown({
    input,
    platform,
    // The server has native parts, so it stays a package of its own. The commands that need it load it.
    external: ['@openshake/server'],
    tsconfig: false,
    resolve: { conditionNames: ['openshake-source', 'import', platform, 'default'] },
    onLog(level, log, handle) {
      // A missing name must fail here, not on the machine of a person who installed the command.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      handle(level, log);
    },
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const [{ code, moduleIds }] = output;
    return { code, files: moduleIds };
  } finally {
    await bundle.close();
  }
}

/** Bundles one entry and returns the code. */
export const bundleEntry = async (input, platform = 'node') => (await bundleFiles(input, platform)).code;

/** The licenses of the third-party packages in the bundle, each with the package's name. */
async function licensesOf(files) {
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0]);
  const others = [...new Set(folders.filter((folder) => folder !== undefined))].sort();
  const texts = others.map(async (folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined) throw new Error(`${name} has no license that the bundle could repeat.`);
    return `This file contains ${name}.\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** Writes the file in one step, so a command that runs meanwhile finds either the old file or the new one. */
async function replace(path, text) {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  const next = `${path}.${process.pid}`;
  await writeFile(next, text);
  await rename(next, path);
}

export default async function bundleCommand() {
  const { code, files } = await bundleFiles(here('src/main.ts'), 'node');
  await mkdir(here('dist'), { recursive: true });
  await replace(here('dist/openshake.js'), `/*\n${await licensesOf(files)}*/\n${code}`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await bundleCommand();
