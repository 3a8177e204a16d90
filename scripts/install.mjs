#!/usr/bin/env node
// `npm run install-server -- FOLDER`: builds, and puts what `openshake` needs to run into a folder of its own.
// Without sources, tests and build tools, that is a seventh of a clone. A folder that is there already is replaced in one step.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ROOT, runScript, SetupFailed, setUp } from './setup.mjs';

/** Where the command is, in a clone and in an installed folder. */
const COMMAND = join('packages', 'cli', 'bin', 'openshake.js');

function folderFrom([said, more]) {
  if (said === undefined || more !== undefined || said.startsWith('-'))
    throw new SetupFailed('Name one folder, as in: npm run install-server -- /opt/openshake');
  // The person's folder, not the one where npm runs this.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), said);
  if (`${resolve(ROOT)}${sep}`.startsWith(`${folder}${sep}`))
    throw new SetupFailed(`${folder} holds this clone. Name another folder.`);
  const isOurs = existsSync(join(folder, COMMAND)) && !existsSync(join(folder, 'scripts'));
  if (existsSync(folder) && readdirSync(folder).length > 0 && !isOurs)
    throw new SetupFailed(`${folder} holds something else, so it stays as it is. Name another folder.`);
  return folder;
}

/** Only what Node runs: no types, no maps back to the sources. */
const isRun = (from) => !/\.(map|d\.ts|tsbuildinfo)$/.test(from);

function copyBuilt(to) {
  const copy = (path, filter = () => true) =>
    cpSync(join(ROOT, path), join(to, path), { recursive: true, filter: (from) => filter(from) });
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'LICENSE']) copy(file);
  for (const kind of ['packages', 'apps'])
    for (const name of readdirSync(join(ROOT, kind))) {
      if (!existsSync(join(ROOT, kind, name, 'package.json'))) continue;
      copy(join(kind, name, 'package.json'));
      // The command is one file; the rest of its folder went into it.
      if (name !== 'cli') copy(join(kind, name, 'dist'), isRun);
    }
  copy(COMMAND);
  copy(join('packages', 'cli', 'dist', 'openshake.js'));
}

function installDependencies(folder) {
  // The prebuilt binaries need no script.
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) throw new SetupFailed('npm could not install the dependencies; it says why above.');
}

/** Most of the dependencies by size: a compiler that nothing here runs, and the database's sources and binaries of other systems. */
function removeUnused(folder) {
  const modules = join(folder, 'node_modules');
  const sqlite = join(modules, '@photostructure', 'sqlite');
  const here = `${process.platform}-${process.arch}`;
  const others = readdirSync(join(sqlite, 'prebuilds')).filter((name) => name !== here);
  // What the page is made of is inside its files.
  const ofPage = ['@fontsource-variable', '@preact', 'preact', 'idb', 'uqr'].map((name) => join(modules, name));
  const unused = [
    ...ofPage,
    join(modules, 'typescript'),
    join(modules, '@typescript'),
    join(modules, '.bin', 'tsc'),
    join(sqlite, 'src'),
    ...others.map((name) => join(sqlite, 'prebuilds', name)),
  ];
  for (const path of unused) rmSync(path, { recursive: true, force: true });
}

function checkRuns(folder) {
  const run = spawnSync(process.execPath, [join(folder, COMMAND), '--version'], { encoding: 'utf8' });
  const server = join(folder, 'apps', 'server', 'dist', 'index.js');
  const page = join(folder, 'apps', 'web', 'dist', 'index.html');
  if (!existsSync(page)) throw new SetupFailed('The page is missing from what was installed.');
  const load = spawnSync(process.execPath, ['--input-type=module', '-e', `await import(${JSON.stringify(server)})`]);
  if (run.status === 0 && load.status === 0) return run.stdout.trim();
  throw new SetupFailed(`What was installed does not run:\n${run.stderr}${load.stderr}`);
}

await runScript(async () => {
  const folder = folderFrom(process.argv.slice(2));
  await setUp();
  const [next, last] = [`${folder}.new`, `${folder}.old`];
  for (const path of [next, last]) rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(next), { recursive: true });
  copyBuilt(next);
  installDependencies(next);
  removeUnused(next);
  const version = checkRuns(next);
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true, force: true });
  console.log(`${version} is in ${folder}. To start the server: node ${join(folder, COMMAND)} serve`);
});
