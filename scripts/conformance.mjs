#!/usr/bin/env node
// Runs the conformance cases against the real command, with a runner that anyone could use. `node scripts/conformance.mjs`
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStarted, ROOT, runScript, setUp } from './setup.mjs';

const CASES = join(ROOT, 'conformance');
const OPENSHAKE = `"${process.execPath}" "${join(ROOT, 'packages', 'cli', 'bin', 'openshake.js')}"`;

/** The cases that the test run really executes: all of them. */
export const executed = () => true;

const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/** Runs the cases of one file. */
function runFile(file) {
  const runner = join(CASES, 'run.mjs');
  const args = [runner, '--cli', OPENSHAKE, '--json', file];
  const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  // A JSON document, then the line `N passed, N failed`.
  const [, report, passed] = /^(\{[\s\S]*\})\n(\d+) passed, \d+ failed\n$/.exec(run.stdout) ?? [];
  if (report === undefined) throw new Error(`The conformance runner gave no report:\n${run.stdout}${run.stderr}`);
  return { passed: Number(passed), failures: JSON.parse(report).failed };
}

/** Every executed case of every file: how many pass, and what the others lack. */
export function runConformance() {
  const scratch = mkdtempSync(join(tmpdir(), 'openshake-conformance-'));
  const total = { passed: 0, failures: [] };
  try {
    for (const name of readdirSync(CASES).filter((file) => file.endsWith('.jsonl'))) {
      const mine = linesOf(readFileSync(join(CASES, name), 'utf8')).filter((line) => executed(JSON.parse(line)));
      if (mine.length === 0) continue;
      const file = join(scratch, name);
      writeFileSync(file, `${mine.join('\n')}\n`);
      const { passed, failures } = runFile(file);
      total.passed += passed;
      total.failures.push(...failures);
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
  return total;
}

/** The failures as text, with the first ones in full. */
export function describeFailures(failures, most = 20) {
  const shown = failures.slice(0, most).map(({ id, note, lacks }) => `${id} (${note})\n    ${lacks.join('\n    ')}`);
  const left = failures.length - shown.length;
  return [...shown, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n');
}

if (isStarted(import.meta.url)) {
  await runScript(async () => {
    await setUp();
    const { passed, failures } = runConformance();
    if (failures.length > 0) console.log(describeFailures(failures));
    console.log(`${passed} passed, ${failures.length} failed`);
    if (failures.length > 0 || passed === 0) process.exitCode = 1;
  });
}
