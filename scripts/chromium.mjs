#!/usr/bin/env node
// The Chromium for the tests: one found on this machine, or else one installed. `node scripts/chromium.mjs`
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { isStarted, runScript, SetupFailed, setUp } from './setup.mjs';

/** The usual names, and where systems without these names put it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = {
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
};

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(existsSync);

/** Comes with the dependencies, so we cannot import it before they are installed. */
const driver = async () => (await import('playwright-core')).chromium;

/** Skips one that does not start in this time. */
const PATIENCE_MS = 15_000;

/** What a browser said before it ended, with the driver in the first line. */
function whyNot(error) {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return [lines[0], ...lines.filter((line) => line.includes('[err]')).slice(0, 3)]
    .map((line) => line.trim())
    .join('\n  ');
}

/** Nothing is drawn for eyes: what a window would ask of the graphics card only costs time. */
const ARGS = ['--disable-gpu'];

/** A browser that works, or why none does. `OPENSHAKE_CHROMIUM` names the one to use. */
async function tryAll() {
  const chromium = await driver();
  const named = process.env.OPENSHAKE_CHROMIUM;
  const found = [...NAMES.flatMap(onPath), ...(PLACES[process.platform] ?? []).filter(existsSync)];
  // The same program may have several names. The last one is what the tests fetched, wherever the driver keeps it.
  const all = named ? [named] : [...new Map(found.map((path) => [realpathSync(path), path])).values(), undefined];
  const failures = [];
  for (const executablePath of all) {
    try {
      return { browser: await chromium.launch({ executablePath, args: ARGS, timeout: PATIENCE_MS }), failures };
    } catch (error) {
      const why = whyNot(error);
      if (executablePath || !why.includes("doesn't exist"))
        failures.push(`${executablePath ?? 'The downloaded one'}: ${why}`);
    }
  }
  return { failures };
}

/** Shows the output only on failure. */
function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) console.log(`"${[command, ...args].join(' ')}" failed.`);
}

/** By the system, if that is allowed. */
function installByApt() {
  if (process.getuid?.() !== 0 || onPath('apt-get').length === 0) return;
  console.log('Installing Chromium (apt-get)…');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['-qq', 'update'], quiet);
  run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', 'chromium'], quiet);
}

/** Without the system, for the person who runs the tests. */
function fetchOne() {
  console.log('Downloading Chromium…');
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  run(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium-headless-shell']);
}

/** A browser without a window. Tries the `ways` to get one in turn until one starts. */
async function start(ways) {
  const { browser, failures } = await tryAll();
  if (browser) return browser;
  const [way, ...others] = process.env.OPENSHAKE_CHROMIUM ? [] : ways;
  if (way) {
    way();
    return start(others);
  }
  throw new SetupFailed(
    [
      'The browser tests need Chromium, but none starts here. "npm test" tries to install one.',
      'If that fails, install Chromium or Chrome yourself, or name one in OPENSHAKE_CHROMIUM.',
      ...failures,
    ].join('\n'),
  );
}

/** A browser for a test. This never installs one. */
export const startChromium = () => start([]);

/** Makes sure that there is a Chromium that starts, and gives its version. */
export async function readyChromium() {
  const browser = await start([installByApt, fetchOne]);
  const version = browser.version();
  await browser.close();
  return version;
}

if (isStarted(import.meta.url)) {
  await runScript(async () => {
    await setUp();
    console.log(`Chromium ${await readyChromium()}`);
  });
}
