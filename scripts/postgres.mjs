#!/usr/bin/env node
// The PostgreSQL for the tests: one found on this machine, or else one installed. `node scripts/postgres.mjs`
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isStarted, runScript, SetupFailed } from './setup.mjs';

/** Where systems put it: a folder for each version, with the programs in its folder `bin`. */
const PLACES = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

const isRoot = process.getuid?.() === 0;

const byVersion = (one, other) => other.localeCompare(one, 'en', { numeric: true });

/** The folder of its programs, the newest version first; undefined if there is none. */
function findPrograms() {
  const versions = PLACES.filter(existsSync).flatMap((place) =>
    readdirSync(place)
      .filter((name) => /^(\d+|postgresql(@\d+)?)$/.test(name))
      .sort(byVersion)
      .map((name) => join(place, name, 'bin')),
  );
  const all = [process.env.OPENSHAKE_POSTGRES, ...versions, ...(process.env.PATH ?? '').split(delimiter)];
  return all.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** By the system, if that is allowed. */
function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL (apt-get)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'postgresql']])
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function programs() {
  const found = findPrograms();
  if (found) return found;
  throw new SetupFailed(
    'The tests of the server need PostgreSQL, and there is none here. "npm test" tries to install it. If that fails, install PostgreSQL yourself, or name the folder of its programs in OPENSHAKE_POSTGRES.',
  );
}

/** Makes sure that there is a PostgreSQL, and gives its version. */
export function readyPostgres() {
  if (!findPrograms()) install();
  const { stdout } = spawnSync(join(programs(), 'postgres'), ['--version'], { encoding: 'utf8' });
  return stdout.trim();
}

/** PostgreSQL refuses to run as root. */
const asItself = (command, args) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

/** Nobody waits for the output of the database: it outlives this call, and its pipe with it. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(...asItself(command, args), { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'ignore'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new SetupFailed(`"${command}" ended with ${code}.`))));
  });
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Ends the database and removes its folder once this process is gone, however it ends. */
function watch(folder, pgCtl, data) {
  const stop = asItself(pgCtl, ['-D', data, '-m', 'immediate', 'stop']).flat().join(' ');
  const script = `while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done; ${stop}; rm -rf ${folder}`;
  const watcher = spawn('sh', ['-c', script], { detached: true, stdio: 'ignore', cwd: '/' });
  watcher.unref();
  return watcher;
}

/** A new, empty PostgreSQL on a free port, in a temporary folder. */
export async function startPostgres() {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'openshake-postgres-'));
  const data = join(folder, 'data');
  if (isRoot) {
    spawnSync('chown', ['postgres', folder]);
    chmodSync(folder, 0o700);
  }
  const pgCtl = join(bin, 'pg_ctl');
  const watcher = watch(folder, pgCtl, data);
  const port = await freePort();
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const settings = `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories=${folder} -c max_connections=200`;
  const start = () => run(pgCtl, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const halt = () => run(pgCtl, ['-D', data, '-w', '-m', 'immediate', 'stop']);
  await start();
  return {
    /** The address of its first database. */
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    /** As if the machine lost power. */
    halt,
    /** Begins again with what it had. */
    resume: start,
    async stop() {
      watcher.kill();
      await halt().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (isStarted(import.meta.url)) await runScript(async () => console.log(readyPostgres()));
