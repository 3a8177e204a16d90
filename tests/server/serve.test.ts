// `openshake serve`, `backup` and `restore` as people run them: what they say, how they end, and what they refuse.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { englishIn } from '../../packages/cli/src/testing/english.ts';
import { ask } from './support/asking.ts';
import { soon, until } from './support/patience.ts';
import { Person } from './support/person.ts';
import { emptyDatabase, hasStore, POSTGRES } from './support/postgres.ts';

const CLI = fileURLToPath(new URL('../../packages/cli', import.meta.url));
const BIN = join(CLI, 'bin', 'openshake.js');
const folder = mkdtempSync(join(tmpdir(), 'openshake-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));
let folders = 0;
const fresh = (): string => {
  folders += 1;
  return join(folder, String(folders));
};

const started = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of started) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
});

const { DATABASE_URL: _, OPENSHAKE_CLOCK_SPEED: __, FORCE_COLOR: ___, ...inherited } = process.env;

class Running {
  stdout = '';
  stderr = '';
  readonly child: ChildProcess;
  readonly #ended: Promise<number | null>;

  constructor(args: readonly string[], env: Record<string, string> = {}, bin = BIN) {
    this.child = spawn(process.execPath, [bin, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited, npm_command: 'exec', ...env },
    });
    started.add(this.child);
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.stdout += text;
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text;
    });
    this.#ended = new Promise((resolve) => this.child.once('close', (code) => resolve(code)));
  }

  /** The address, once it is ready. */
  async ready(): Promise<string> {
    return await until(() => {
      if (this.child.exitCode !== null) throw new Error(`It ended: ${this.stderr}`);
      return /http:\/\/[\w.:[\]]+:\d+/.exec(this.stdout)?.[0];
    }, 'the server to be ready');
  }

  async ended(): Promise<{ status: number | null; stdout: string; stderr: string }> {
    const status = await soon(this.#ended, 'the command to end');
    return { status, stdout: this.stdout, stderr: this.stderr };
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM') {
    this.child.kill(signal);
    return await this.ended();
  }
}

const serve = (args: readonly string[] = [], env: Record<string, string> = {}) =>
  new Running(['serve', '--port', '0', '--data', fresh(), ...args], env);

// Each has a folder of its own and mostly waits, so they run at the same time.
describe.concurrent('a server that starts', () => {
  it('says one JSON line when it is ready, answers, and ends with 0 on SIGTERM', async () => {
    const running = serve(['--json']);
    const url = await running.ready();
    expect(running.stdout).toBe(`{"ready":true,"url":"${url}"}\n`);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await ask(`${url}/health`)).status).toBe(200);
    const { status, stdout, stderr } = await running.stop();
    expect({ status, stdout }).toEqual({ status: 0, stdout: `{"ready":true,"url":"${url}"}\n` });
    for (const line of stderr.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('what');
  });

  it('says in words where it is and where its data is, and ends with 0 on Ctrl-C', async () => {
    const data = fresh();
    const running = new Running(['serve', '--port', '0', '--data', data]);
    const url = await running.ready();
    const { status, stdout, stderr } = await running.stop('SIGINT');
    expect(status).toBe(0);
    expect(stdout).toBe(
      `Openshake is running.\n\n  On this computer  ${url}\n  Data              ${data}\n\nOnly this computer can connect. To let everybody on your network connect, add --host 0.0.0.0\nTo stop it, press Ctrl-C.\n`,
    );
    expect(stderr).toContain('Stopping. Everything that the server confirmed is saved.\n');
    expect(statSync(data).mode & 0o777).toBe(0o700);
  });

  it('shows everybody in the network how to connect, with a code to scan, in any language', async () => {
    const running = serve(['--host', '0.0.0.0', '--lang', 'es']);
    await running.ready();
    const { stdout } = await running.stop();
    expect(stdout).toMatch(/^Openshake está en marcha\.\n\n {2}En esta computadora {2}http:\/\/127\.0\.0\.1:\d+\n/);
    expect(englishIn(stdout)).toEqual([]);
    const outside = Object.values(networkInterfaces()).flatMap((all = []) =>
      all.filter(({ internal, family }) => !internal && family === 'IPv4'),
    );
    for (const { address } of outside) expect(stdout).toContain(`http://${address}:`);
    expect(/(█{20,}\n.*){1}/.test(stdout)).toBe(outside.length > 0);
  });

  it('keeps its data among the data of the person if nobody names a folder', async () => {
    const home = fresh();
    const running = new Running(['serve', '--port', '0', '--json'], { XDG_DATA_HOME: home });
    await running.ready();
    await running.stop();
    expect(readdirSync(join(home, 'openshake', 'server'))).toContain('openshake.db');
  });

  it('runs fast for tests', async () => {
    const running = serve(['--json'], { OPENSHAKE_CLOCK_SPEED: '1000' });
    const url = await running.ready();
    const person = await Person.guest({ url });
    const client = person.client();
    await client.open();
    expect((client.welcome?.now ?? 0) - Date.now()).toBeGreaterThan(10_000);
    client.close();
    await running.stop();
  });

  it('takes two signals at the same time for one, as npm sends them', async () => {
    const running = serve(['--json']);
    await running.ready();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) running.child.kill(signal);
    expect(await running.ended()).toMatchObject({ status: 0 });
  });

  it('ends at once on a second signal', async () => {
    const running = serve(['--json']);
    const url = await running.ready();
    const { token } = await Person.guest({ url });
    // A socket that never says goodbye holds up the end by a second.
    const stubborn = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    stubborn.write(
      `GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    const [hello] = await once(stubborn, 'data');
    expect(String(hello)).toMatch(/^HTTP\/1\.1 101 /);
    const signals = setInterval(() => running.child.kill('SIGTERM'), 50);
    const { status } = await running.ended();
    clearInterval(signals);
    stubborn.destroy();
    expect(status).toBe(130);
  });
});

describe.concurrent('a server that cannot start says why in one sentence', () => {
  const fails = async (args: readonly string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = await new Running(['serve', ...args], env).ended();
    expect(stdout).toBe('');
    return { status, says: stderr.split('\n').filter((line) => !line.startsWith('{'))[0] };
  };

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await fails(['--port', String(port), '--data', fresh()])).toEqual({
      status: 1,
      says: `openshake: port ${port} is taken, perhaps by another Openshake. Stop that program, or choose another port with --port.`,
    });
    other.close();
  });

  it('a folder on which another server runs', async () => {
    const data = fresh();
    const first = new Running(['serve', '--port', '0', '--data', data, '--json']);
    await first.ready();
    expect(await fails(['--port', '0', '--data', data])).toEqual({
      status: 1,
      says: `openshake: another server is running on the folder ${data}. Stop it first, or choose another folder with --data.`,
    });
    await first.stop();
  });

  it('a folder that cannot be', async () => {
    const file = fresh();
    writeFileSync(file, '');
    for (const data of [file, join(file, 'inside'), '/proc/openshake'])
      expect(await fails(['--port', '0', '--data', data])).toMatchObject({
        status: 1,
        says: expect.stringMatching(
          /^openshake: the folder \S+ cannot be used: .+\. Choose another one with --data\.$/,
        ),
      });
  });

  it('an address that this computer does not have', async () => {
    for (const host of ['192.0.2.77', 'no-such-host.invalid'])
      expect(await fails(['--port', '0', '--data', fresh(), '--host', host])).toEqual({
        status: 1,
        says: `openshake: this computer does not have the address "${host}". With --host 127.0.0.1 only this computer can connect; with --host 0.0.0.0, everybody on your network can.`,
      });
  });

  it('a database that does not answer, and one that refuses', async () => {
    const place = ['--port', '0', '--data', fresh()];
    const secret = 'postgres://app:hidden-word@127.0.0.1:9/app';
    const silent = await fails([...place, '--database', secret]);
    expect(silent).toEqual({
      status: 1,
      says: 'openshake: the database does not answer. Check that PostgreSQL is running and that its address is right, then try again.',
    });
    expect(await fails(place, { DATABASE_URL: secret })).toEqual(silent);
    if (POSTGRES === undefined) return;
    const refusing = new URL(POSTGRES);
    refusing.pathname = '/no_such_database';
    expect(await fails([...place, '--database', refusing.href])).toEqual({
      status: 1,
      says: 'openshake: the database refused the user, the password or the database name in its address. Correct the address, then try again.',
    });
  });

  it('a command that was installed without the server', async () => {
    const place = fresh();
    for (const name of ['bin', 'dist']) mkdirSync(join(place, name), { recursive: true });
    for (const name of ['package.json', 'bin/openshake.js', 'dist/openshake.js'])
      copyFileSync(join(CLI, name), join(place, name));
    const bin = join(place, 'bin', 'openshake.js');
    for (const args of [
      ['serve', '--port', '0', '--data', fresh()],
      ['backup', fresh()],
      ['restore', fresh()],
    ])
      expect(await new Running(args, { XDG_DATA_HOME: fresh() }, bin).ended()).toEqual({
        status: 1,
        stdout: '',
        stderr:
          'openshake: the server is not installed here. It runs from a clone of the Openshake repository: run "npm run build" there, then "npx openshake serve".\n',
      });
  });
});

describe.concurrent('a backup', () => {
  const run = (args: readonly string[], env: Record<string, string> = {}) => new Running(args, env).ended();

  it('is made while the server runs, and comes back elsewhere', async () => {
    const [data, elsewhere, file] = [fresh(), fresh(), fresh()];
    const server = new Running(['serve', '--port', '0', '--data', data, '--json']);
    const person = await Person.guest({ url: await server.ready() });
    const made = await run(['backup', file, '--data', data]);
    expect(made).toEqual({
      status: 0,
      stdout: `The backup is in ${file}. It holds names and the secrets of the dice, so keep it in a safe place.\n`,
      stderr: '',
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    const before = readFileSync(file);
    expect(await run(['backup', file, '--data', data])).toEqual({
      status: 1,
      stdout: '',
      stderr: `openshake: ${file} already exists. Choose another name.\n`,
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(await run(['restore', file, '--data', data])).toMatchObject({
      status: 1,
      stderr: `openshake: another server is running on the folder ${data}. Stop it first, or choose another folder with --data.\n`,
    });
    await server.stop();
    expect(await run(['restore', file, '--data', data])).toMatchObject({
      status: 1,
      stderr: `openshake: the folder ${data} already has data. To replace it, add --force.\n`,
    });
    expect(await run(['restore', file, '--data', data, '--force'])).toMatchObject({ status: 0 });
    // It names the command as the person typed it.
    expect(await run(['restore', file, '--data', elsewhere], { npm_command: 'exec' })).toEqual({
      status: 0,
      stdout: `The backup is restored. To start the server: npx openshake serve --data ${elsewhere}\n`,
      stderr: '',
    });
    const again = new Running(['serve', '--port', '0', '--data', elsewhere, '--json']);
    const answer = await ask(`${await again.ready()}/api/me`, { token: person.token });
    expect(answer.body).toMatchObject({ person: { id: person.id, name: person.name } });
    await again.stop();
  });

  it.runIf(hasStore('postgres'))('goes from PostgreSQL to a folder, and DATABASE_URL names the database', async () => {
    const [data, elsewhere, file] = [fresh(), fresh(), fresh()];
    const env = { DATABASE_URL: await emptyDatabase() };
    const server = new Running(['serve', '--port', '0', '--data', data], env);
    const person = await Person.guest({ url: await server.ready() });
    expect(server.stdout).toContain(`PostgreSQL; the secrets are in ${data}\n`);
    expect(server.stdout).not.toContain('postgres:');
    expect(await run(['backup', file, '--data', data], env)).toMatchObject({ status: 0 });
    expect(await run(['restore', file, '--data', elsewhere], env)).toMatchObject({
      status: 1,
      stderr: 'openshake: another server is running on this database. Stop it first, or choose another database.\n',
    });
    await server.stop();
    expect(await run(['restore', file, '--data', elsewhere], env)).toMatchObject({
      status: 1,
      stderr: 'openshake: this database already has data. To replace it, add --force.\n',
    });
    expect(await run(['restore', file, '--data', elsewhere])).toMatchObject({ status: 0 });
    const again = new Running(['serve', '--port', '0', '--data', elsewhere, '--json']);
    const answer = await ask(`${await again.ready()}/api/me`, { token: person.token });
    expect(answer.body).toMatchObject({ person: { id: person.id } });
    await again.stop();
    const empty = { DATABASE_URL: await emptyDatabase() };
    expect(await run(['backup', fresh()], empty)).toMatchObject({
      status: 1,
      stderr: 'openshake: this database has no server data. Check its address.\n',
    });
  });

  it.each([
    [
      ['backup', 'FRESH', '--data', 'FRESH'],
      1,
      'the folder FRESH has no server data. Name the right folder with --data.',
    ],
    [['backup', '/proc/openshake/file', '--data', 'FRESH'], 1, 'the folder FRESH has no server data'],
    [
      ['restore', 'FRESH.none', '--data', 'FRESH'],
      1,
      'cannot read FRESH.none: there is no such file. Nothing was changed.',
    ],
    [
      ['restore', BIN, '--data', 'FRESH'],
      1,
      `${BIN} is not a backup of Openshake, or it is damaged. Nothing was changed.`,
    ],
  ])('%j is refused in a sentence', async (args, status, sentence) => {
    const place = fresh();
    const filled = (text: string) => text.replaceAll('FRESH', place);
    const { stdout, stderr, ...ended } = await run(args.map(filled));
    expect({ ...ended, stdout }).toEqual({ status, stdout: '' });
    expect(stderr).toContain(`openshake: ${filled(sentence)}`);
    expect(existsSync(join(place, 'openshake.db'))).toBe(false);
  });
});
