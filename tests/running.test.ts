// docs/running.md and the files for a host: every command, option, script and file that they name exists.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpPage, isTopic } from '../packages/cli/src/help.ts';
import { ENGLISH } from '../packages/cli/src/words/speech.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const DEPLOYED = readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`);
const UNITS = DEPLOYED.filter((path) => /\.(service|timer)$/.test(path));
const PAGES = ['docs/running.md', 'Dockerfile', ...DEPLOYED];

/** Each use of the command in a file: the subcommand and everything on its line, or on the lines that it goes on. */
function usesIn(path: string): { command: string; flags: string[] }[] {
  const text = read(path)
    .replaceAll(/\\\n\s*/g, ' ')
    // The entry point of an image is a list.
    .replaceAll(/", "/g, ' ');
  const uses = /\bopenshake(?:\.js)? (serve|backup|restore|connect|verify|replay|help)\b([^\n`'|]*)/g;
  return [...text.matchAll(uses)].map(([, command = '', rest = '']) => ({
    command,
    // What follows -- belongs to another program.
    flags: (rest.split(' -- ')[0] ?? '').match(/(?<=\s)--[a-z][a-z-]*/g) ?? [],
  }));
}

describe('the commands', () => {
  it('are found in the page, the units and the image', () => {
    const found = (path: string) => usesIn(path).map(({ command }) => command);
    expect(new Set(found('docs/running.md'))).toEqual(
      new Set(['serve', 'backup', 'restore', 'connect', 'verify', 'replay', 'help']),
    );
    expect(usesIn('deploy/openshake.service')).toEqual([
      { command: 'serve', flags: ['--host', '--port', '--behind-proxy', '--data', '--json'] },
    ]);
    expect(usesIn('deploy/openshake-backup.service')).toEqual([{ command: 'backup', flags: ['--data'] }]);
    expect(usesIn('Dockerfile')).toEqual([{ command: 'serve', flags: ['--host', '--port', '--data', '--json'] }]);
  });

  it.each(PAGES)('in %s have the options that are used', (path) => {
    for (const { command, flags } of usesIn(path)) {
      expect(isTopic(command), command).toBe(true);
      const page = isTopic(command) ? helpPage(command, ENGLISH) : '';
      for (const flag of flags) expect(page, `${command} ${flag}`).toMatch(new RegExp(`^ {2}${flag}\\b`, 'm'));
    }
  });

  it('of npm are in package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = PAGES.flatMap((path) =>
      [...read(path).matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name ?? ''),
    );
    expect(named).toEqual(expect.arrayContaining(['build', 'install-server']));
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('the files', () => {
  it('that the page names are in the repository', () => {
    const named = read('docs/running.md').match(/\b(deploy|docs|examples)\/[\w./-]*\w/g) ?? [];
    expect(named.length).toBeGreaterThan(8);
    // `/docs/api` is an address of the server.
    expect(named.filter((path) => path !== 'docs/api' && !existsSync(join(root, path)))).toEqual([]);
    for (const path of DEPLOYED) expect(read('docs/running.md')).toContain(path);
  });

  it('that the units and the image start are where the repository has them', () => {
    const started = PAGES.flatMap((path) => read(path).match(/\/opt\/openshake\/[\w./-]+/g) ?? []);
    expect(started.length).toBeGreaterThan(4);
    for (const path of started) expect(existsSync(join(root, path.replace('/opt/openshake/', ''))), path).toBe(true);
  });

  it('that the image is built from are not left out', () => {
    const kept = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path ?? '');
    expect(kept.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    // What the setup and the installation read.
    const needed = ['.npmrc', 'LICENSE', 'apps', 'package-lock.json', 'package.json', 'packages', 'scripts'];
    expect(kept).toEqual(expect.arrayContaining([...needed, 'tsconfig.base.json', 'tsconfig.json']));
  });
});

describe('the service', () => {
  const unit = read('deploy/openshake.service');

  it('keeps its data where the backups look for it', () => {
    expect(unit).toMatch(/^StateDirectory=openshake$/m);
    const backup = read('deploy/openshake-backup.service');
    for (const text of [unit, backup]) expect(text).toContain('--data /var/lib/openshake ');
    expect(backup).toMatch(/^StateDirectory=openshake openshake-backups$/m);
    for (const text of [unit, backup]) expect(text).toMatch(/^User=openshake$/m);
  });

  it('believes a proxy only where nobody else can reach it', () => {
    expect(unit).toMatch(/--host 127\.0\.0\.1 .*--behind-proxy/);
    for (const path of ['deploy/nginx.conf', 'deploy/Caddyfile']) expect(read(path)).toContain('127.0.0.1:4747');
    for (const header of ['For', 'Proto', 'Host'])
      expect(read('deploy/nginx.conf')).toMatch(new RegExp(`proxy_set_header X-Forwarded-${header} \\$`));
  });

  it('has no access log at the proxy, not even for requests without TLS', () => {
    const [, ...servers] = read('deploy/nginx.conf').split(/^server \{$/m);
    expect(servers).toHaveLength(2);
    for (const server of servers) expect(server).toMatch(/^ {4}access_log off;$/m);
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('is what systemd understands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'openshake-units-'));
    try {
      // The programs need not be installed here.
      for (const path of UNITS)
        writeFileSync(
          join(folder, path.replace('deploy/', '')),
          read(path).replaceAll('/usr/bin/node', '/bin/sh').replaceAll('/usr/bin/find', '/bin/sh'),
        );
      const files = readdirSync(folder).map((name) => join(folder, name));
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
      // It also tells what is wrong with units of this machine.
      expect(stderr.split('\n').filter((line) => line.includes('openshake'))).toEqual([]);
      expect(status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('npm run install-server', () => {
  const install = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts', 'install.mjs'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: tmpdir() },
    });

  it('refuses to replace anything but an earlier installation', () => {
    const folder = mkdtempSync(join(tmpdir(), 'openshake-install-'));
    writeFileSync(join(folder, 'homework.txt'), 'mine');
    const { status, stderr } = install(folder);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `\n${folder} holds something else, so it stays as it is. Name another folder.\n`,
    });
    expect(readdirSync(folder)).toEqual(['homework.txt']);
    rmSync(folder, { recursive: true });
    expect(install(root).stderr).toContain('holds this clone');
    expect(install(join(root, '..')).stderr).toContain('holds this clone');
    expect(install().stderr).toContain('Name one folder');
  });
});
