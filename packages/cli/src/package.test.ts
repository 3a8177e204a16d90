// The package as published: packed, installed somewhere else, and run.
import { execFileSync, execSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { request } from './testing/openshake.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'openshake-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

const npm = (command: string, cwd: string) => execSync(`npm ${command}`, { cwd, encoding: 'utf8', stdio: 'pipe' });

test('a packed openshake runs where nothing else is installed', () => {
  npm(`pack --ignore-scripts --pack-destination "${folder}"`, packageFolder);
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  npm(`install --offline --no-audit --no-fund --prefix "${folder}" "${join(folder, tarball ?? '')}"`, folder);
  const installed = join(folder, 'node_modules');
  expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['openshake']);
  const command = join(installed, 'openshake', 'bin', 'openshake.js');
  const answer = execFileSync(process.execPath, [command, 'judge'], {
    cwd: folder,
    input: request({ id: 1 }),
    encoding: 'utf8',
  });
  expect(JSON.parse(answer)).toMatchObject({ id: 1, correct: true });
});

test('the bundle repeats the licenses of what it contains', () => {
  const head = readFileSync(join(packageFolder, 'dist', 'openshake.js'), 'utf8').split('*/')[0] ?? '';
  const named = [...head.matchAll(/^This file contains (.*)\.$/gm)].map(([, name]) => name);
  expect(named).toEqual(
    expect.arrayContaining(['@formatjs/icu-messageformat-parser', 'intl-messageformat', 'valibot']),
  );
  expect(head).toContain('New BSD license');
  expect(head.match(/Permission is hereby granted|Redistribution and use/g)?.length).toBe(named.length);
});

test('npx finds it in the repository', () => {
  expect(
    execSync('npx --no-install openshake --version', { cwd: packageFolder, encoding: 'utf8', stdio: 'pipe' }),
  ).toMatch(/^openshake \d+\.\d+\.\d+\n$/);
});
