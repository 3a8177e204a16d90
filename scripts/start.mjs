#!/usr/bin/env node
// `npm start`: sets up, then opens a match against bots in the terminal.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, runScript, setUp } from './setup.mjs';

await runScript(async () => {
  await setUp();
  // Ctrl-C belongs to the match, which knows how to quit.
  process.on('SIGINT', () => {});
  const command = join(ROOT, 'packages', 'cli', 'bin', 'openshake.js');
  const match = spawn(process.execPath, [command, 'play', ...process.argv.slice(2)], {
    stdio: 'inherit',
    // A file name is relative to the person's folder, not to the folder where npm runs this.
    cwd: process.env.INIT_CWD ?? process.cwd(),
  });
  process.exitCode = await new Promise((resolve, reject) => {
    match.on('error', reject);
    match.on('exit', (code) => resolve(code ?? 1));
  });
});
