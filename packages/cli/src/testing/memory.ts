// How much memory a command took.

/**
 * For Node's `--import`: at the end, prints the most memory that the process had, in KB, on a line of its own.
 * On Linux `maxRSS` would be wrong: a child starts with the count of its parent, which is the whole test runner.
 */
export const TELL_MEMORY = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs';
  const most = () => process.platform === 'linux'
    ? /^VmHWM:\\s*(\\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]
    : process.resourceUsage().maxRSS;
  process.on('exit', () => process._rawDebug('most memory: ' + most()));
`)}`;

const LINE = /^most memory: (\d+)\n/m;

/** What the command itself wrote to stderr, and the most memory that it had, in MB. */
export function readMemory(stderr: string): { stderr: string; most: number } {
  return { stderr: stderr.replace(LINE, ''), most: Number(LINE.exec(stderr)?.[1]) / 1024 };
}
