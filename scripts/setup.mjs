#!/usr/bin/env node
// Gets a checkout ready: dependencies, type-checked build, bundled command, the page. Quick if nothing changed.
// Runs before anything is installed, so it imports only what comes with Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (...parts) => join(ROOT, ...parts);

const LOCK = inRoot('package-lock.json');
const STAMP = inRoot('node_modules', '.openshake-setup');
/** The sources from which the page was built last. */
const PAGE_STAMP = inRoot('node_modules', '.openshake-page');
/** The folder that the server serves, and that any static web host can serve too. */
export const PAGE = inRoot('apps', 'web', 'dist');
/** npm writes this when it is done. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');

/** A step of the setup that failed, with what to do about it. */
export class SetupFailed extends Error {}

/** The script of a development tool, for this Node to run. */
export const tool = {
  tsc: inRoot('node_modules', 'typescript', 'bin', 'tsc'),
  biome: inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  vitest: inRoot('node_modules', 'vitest', 'vitest.mjs'),
  vite: inRoot('node_modules', 'vite', 'bin', 'vite.js'),
};

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupFailed(
    `Openshake needs Node 20.19 or newer, and this is Node ${process.versions.node}. Get a newer one at nodejs.org.`,
  );
}

/** What the installed dependencies depend on. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(LOCK));
  return `${hash.digest('hex')} ${process.platform} ${process.arch}\n`;
}

function dependenciesAreReady() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === fingerprint();
  // Someone ran npm by hand after the lock file changed.
  return statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}

function installDependencies() {
  console.log('Installing the dependencies (npm ci)…');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status === 0) {
    console.log('Building…');
    return;
  }
  throw new SetupFailed(
    'npm could not install the dependencies; it says why above. Check your network connection, then try again.',
  );
}

function build() {
  const args = [tool.tsc, '-b', inRoot('tsconfig.json'), ...(wasCleaned() ? ['--force'] : [])];
  const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (run.status === 0) return;
  throw new SetupFailed(`The code does not compile:\n${run.stdout}${run.stderr}`);
}

/** The compiler trusts its notes and would not write deleted files again. The page is not built by it. */
const wasCleaned = () =>
  ['packages', 'apps'].some((folder) =>
    readdirSync(inRoot(folder)).some(
      (name) =>
        name !== 'web' &&
        existsSync(inRoot(folder, name, 'tsconfig.json')) &&
        !existsSync(inRoot(folder, name, 'dist')),
    ),
  );

/** Everything that the page is made of: its own folder and the packages, without what only tests use. The gallery is a page of its own. */
export function pageFingerprint({ gallery = false } = {}) {
  const hash = createHash('sha256').update(fingerprint());
  const folders = [
    inRoot('apps', 'web', 'src'),
    inRoot('apps', 'web', 'public'),
    ...(gallery ? [inRoot('apps', 'web', 'tools')] : []),
    ...readdirSync(inRoot('packages')).flatMap((name) => [inRoot('packages', name, 'src')]),
  ].filter(existsSync);
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const own = ['index.html', 'gallery.html', 'vite.config.ts', 'package.json'].map((name) =>
    inRoot('apps', 'web', name),
  );
  const manifests = readdirSync(inRoot('packages')).map((name) => inRoot('packages', name, 'package.json'));
  const unused = gallery
    ? /\.test\.tsx?$|[\\/]packages[\\/]cli[\\/]/
    : /\.test\.tsx?$|gallery|[\\/]testing[\\/]|[\\/]packages[\\/]cli[\\/]/;
  for (const file of [...files, ...own, ...manifests.filter(existsSync)].filter((each) => !unused.test(each)).sort())
    hash.update(`${relative(ROOT, file)}\n`).update(readFileSync(file));
  return `${hash.digest('hex')}\n`;
}

/** The page in its folder, built again only if what it is made of has changed. */
export function buildPage() {
  const made = pageFingerprint();
  const isBuilt = existsSync(join(PAGE, 'index.html')) && existsSync(PAGE_STAMP);
  if (isBuilt && readFileSync(PAGE_STAMP, 'utf8') === made) return;
  const run = spawnSync(process.execPath, [tool.vite, 'build', inRoot('apps', 'web'), '--logLevel', 'warn'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (run.status !== 0) throw new SetupFailed(`The page cannot be built:\n${run.stdout}${run.stderr}`);
  writeFileSync(PAGE_STAMP, made);
}

/** Everything a fresh clone needs, in order. */
export async function setUp() {
  checkNode();
  if (!dependenciesAreReady()) installDependencies();
  writeFileSync(STAMP, fingerprint());
  build();
  const { default: bundleCommand } = await import(pathToFileURL(inRoot('packages', 'cli', 'bundle.mjs')).href);
  await bundleCommand();
  buildPage();
}

/** Runs a script's work. A failed setup prints no stack trace. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof SetupFailed ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Whether Node started this module, not another one that imports it. */
export const isStarted = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

if (isStarted(import.meta.url)) await runScript(setUp);
