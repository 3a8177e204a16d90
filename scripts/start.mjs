#!/usr/bin/env node
// `npm start`: sets up, then opens the judge as a prompt in the terminal.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, runScript, setUp } from './setup.mjs';

await runScript(async () => {
  await setUp();
  // Ctrl-C belongs to the prompt, which knows how to leave.
  process.on('SIGINT', () => {});
  const command = join(ROOT, 'packages', 'cli', 'bin', 'openshake.js');
  const prompt = spawn(process.execPath, [command, 'prompt', ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = await new Promise((resolve, reject) => {
    prompt.on('error', reject);
    prompt.on('exit', (code) => resolve(code ?? 1));
  });
});
