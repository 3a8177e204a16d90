#!/usr/bin/env node
// `npm start`: sets up, serves the page, and opens it in the browser. Options go to `openshake serve`; --no-open opens nothing.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, runScript, setUp } from './setup.mjs';

const QUIET = '--no-open';
const said = process.argv.slice(2);
const args = said.filter((each) => each !== QUIET);
// Whoever reads only lines has no use for a window.
const opens = process.stdout.isTTY === true && args.length === said.length && !args.includes('--json');

await runScript(async () => {
  await setUp();
  // Ctrl-C belongs to the server, which knows how to stop.
  process.on('SIGINT', () => {});
  const command = join(ROOT, 'packages', 'cli', 'bin', 'openshake.js');
  const server = spawn(process.execPath, [command, 'serve', ...(opens ? ['--open'] : []), ...args], {
    stdio: 'inherit',
    // A folder is relative to the person's folder, not to the one where npm runs this.
    cwd: process.env.INIT_CWD ?? process.cwd(),
  });
  // Whoever stops this stops the server.
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => resolve(code ?? 1));
  });
});
