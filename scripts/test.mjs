#!/usr/bin/env node
// `npm test`: setup, lint, clauses cited, types, a browser, the tests of the core, conformance, the tests of the server, the tests of the page.
// The last line is `N passed, N failed`.
// `--long` runs the large samples without a time limit. Add a part to run only that: `npm run test:long -- server`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describeFailures, runConformance } from './conformance.mjs';
import { ROOT, setUp, tool } from './setup.mjs';

/** The parts that can be run alone. */
const PARTS = ['core', 'server', 'web'];

const long = process.argv.includes('--long');
const named = process.argv.slice(2).filter((argument) => argument !== '--long');
const parts = named.length > 0 ? named : PARTS;
const unknown = parts.find((part) => !PARTS.includes(part));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". Name one of these, or nothing to run everything: ${PARTS.join(', ')}.`);
  process.exit(2);
}
const scratch = mkdtempSync(join(tmpdir(), 'openshake-test-'));

const terminal = process.stdout.isTTY;

/** Shows the tools' output later, in color only if this script has a terminal. */
const { FORCE_COLOR: _force, NO_COLOR: _no, ...inherited } = process.env;
const baseEnv = { ...inherited, ...(terminal ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };

/** Runs a tool and collects its output. `hear` gets it as it comes. */
function run(script, args, env = {}, hear = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, env: { ...baseEnv, ...env } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (data) => {
      output += data;
      hear(data);
    });
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ fine: code === 0, output }));
  });
}

/** A step that passes or fails as a whole. */
const whole = ({ fine, output }) => (fine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output });

/** The tests of one run, from vitest's report. A file that does not load is one failure. */
function countTests({ fine, output }, reportFile) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, output };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + broken.length;
  if (fine && failed === 0)
    return { passed: numPassedTests, failed, remarks: [...samplesIn(output), ...slowestOf(testResults)] };
  // Something outside any test went wrong, or there was no test at all.
  return { passed: numPassedTests, failed: Math.max(failed, 1), output };
}

/** Where the time went: the files that took longest. */
const slowestOf = (testResults) =>
  testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 12)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${relative(ROOT, name)}`);

/** What sampling tests say about their samples: how many, and from which seed. */
const samplesIn = (output) => output.split('\n').filter((line) => /^(?!stdout)[^✓×❯]*\bfrom seed \d/.test(line));

/** The long run takes most of an hour, so each file of tests is shown when it is done. */
const showFiles = (output) => {
  for (const line of output.split('\n'))
    if (/^ \S+ +(\S+ +)?\S+\.test\.ts \(/.test(stripVTControlCharacters(line))) console.log(`   ${line}`);
};

/** The tests of one part. */
async function runTests(part, env = {}) {
  const report = join(scratch, `${part}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', part, ...reporters];
  const tests = long ? run(tool.vitest, args, { ...env, OPENSHAKE_LONG: '1' }, showFiles) : run(tool.vitest, args, env);
  return countTests(await tests, report);
}

/** What is closed at the end, whatever happened. */
const closing = [];
/** The database that the tests of the server use. */
let database;

/** Each step: its name, the parts that it belongs to, and its work. */
const STEPS = [
  [
    'set-up',
    PARTS,
    async () => {
      await setUp();
      return { passed: 1, failed: 0 };
    },
  ],
  ['lint and format', ['core'], async () => whole(await run(tool.biome, ['check', '.']))],
  ['clauses cited', ['core'], async () => whole(await run(join(ROOT, 'scripts', 'clauses.mjs'), []))],
  ['types of the tests', ['core'], async () => whole(await run(tool.tsc, ['-p', 'tsconfig.test.json', '--noEmit']))],
  ['types of the page', ['web'], async () => whole(await run(tool.tsc, ['-p', join('apps', 'web')]))],
  [
    'browser',
    PARTS,
    async () => {
      const { readyChromium } = await import('./chromium.mjs');
      return { passed: 1, failed: 0, remarks: [`Chromium ${await readyChromium()}`] };
    },
  ],
  ['tests', ['core'], () => runTests('core')],
  [
    'conformance',
    ['core'],
    async () => {
      const { passed, failures } = runConformance();
      return { passed, failed: failures.length, output: describeFailures(failures) };
    },
  ],
  [
    'database',
    ['server'],
    async () => {
      const { readyPostgres, startPostgres } = await import('./postgres.mjs');
      const version = readyPostgres();
      database = await startPostgres();
      closing.push(() => database.stop());
      return { passed: 1, failed: 0, remarks: [version] };
    },
  ],
  ['tests of the server', ['server'], () => runTests('server', database && { OPENSHAKE_TEST_POSTGRES: database.url })],
  ['tests of the page', ['web'], () => runTests('web')],
];

const total = { passed: 0, failed: 0 };
try {
  for (const [name, of, work] of STEPS) {
    if (!of.some((part) => parts.includes(part))) continue;
    const began = performance.now();
    if (terminal) process.stdout.write(`… ${name}`);
    const {
      passed,
      failed,
      output,
      remarks = [],
    } = await work().catch((error) => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? error.message : String(error),
    }));
    total.passed += passed;
    total.failed += failed;
    // A step that found nothing to do has proved nothing.
    const empty = passed + failed === 0;
    if (empty) total.failed += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${failed > 0 || empty ? '✗' : '✓'} ${name.padEnd(20)} ${passed} passed, ${failed} failed  ${seconds} s`,
    );
    for (const remark of remarks) console.log(`    ${remark.trim()}`);
    if (failed > 0 && output) console.log(`\n${output.trim()}\n`);
    if (empty) console.log(`\n${name}: nothing was tested\n`);
    if (name === 'set-up' && failed > 0) break;
  }
} finally {
  for (const close of closing) await close();
  rmSync(scratch, { recursive: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
