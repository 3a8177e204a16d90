#!/usr/bin/env node
// `npm run ladder [options of openshake arena]`: plays every level against the one below, and writes the command, table and picture into docs/bots.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runScript, SetupFailed, setUp } from './setup.mjs';

const PAGE = join(ROOT, 'docs', 'bots.md');
/** Everything between these two lines is measured. */
const MEASURED = /(?<=<!-- npm run ladder -->\n)[\s\S]*(?=<!-- measured -->)/;
const USUAL = ['--matches', '200', '--divisions', 'elementary,middle,senior'];

const indented = (text) => text.trimEnd().replaceAll(/^(?=.)/gm, '    ');

await runScript(async () => {
  await setUp();
  const asked = process.argv.slice(2);
  const args = ['arena', ...(asked.length > 0 ? asked : USUAL), '--plot', 'docs/bots-ladder.svg'];
  const command = join(ROOT, 'packages', 'cli', 'bin', 'openshake.js');
  const { status, stdout } = spawnSync(process.execPath, [command, ...args, '--no-color'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new SetupFailed('The arena did not finish, so docs/bots.md has not changed.');
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(MEASURED, () => `\n    npx openshake ${args.join(' ')}\n\n${indented(stdout)}\n\n`),
  );
  process.stdout.write(stdout);
});
