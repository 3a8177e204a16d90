#!/usr/bin/env node
// `npm run bench [name…]`: runs bench/**/*.bench.ts, all or those named, each in its own process from the root of the repository.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runScript, SetupFailed, setUp } from './setup.mjs';

const ENDING = '.bench.ts';
const BENCHES = join(ROOT, 'bench');
const BUNDLES = join(ROOT, 'node_modules', '.cache', 'openshake-bench');

await runScript(async () => {
  // A large one has a folder of its own.
  const files = readdirSync(BENCHES, { recursive: true }).filter((file) => file.endsWith(ENDING));
  const fileOf = Object.fromEntries(files.map((file) => [basename(file, ENDING), join(BENCHES, file)]));
  const all = Object.keys(fileOf);
  const named = process.argv.slice(2);
  for (const name of named) {
    if (!all.includes(name))
      throw new SetupFailed(`There is no benchmark "${name}". Name one of these: ${all.join(', ') || 'none'}.`);
  }
  await setUp();
  const { bundleEntry } = await import(pathToFileURL(join(ROOT, 'packages', 'cli', 'bundle.mjs')).href);
  mkdirSync(BUNDLES, { recursive: true });
  for (const name of named.length > 0 ? named : all) {
    const bundle = join(BUNDLES, `${name}.mjs`);
    writeFileSync(bundle, await bundleEntry(fileOf[name]));
    console.log(`\n${name}`);
    const run = spawnSync(process.execPath, [bundle], { cwd: ROOT, stdio: 'inherit' });
    if (run.status !== 0) process.exitCode = 1;
  }
});
