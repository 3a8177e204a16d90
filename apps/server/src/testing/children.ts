// Stores in processes of their own, so that they can be killed in the middle of whatever they do.
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newFolder } from './openedStores.ts';

/** Built files: a process of its own does not read TypeScript. */
const built = (path: string): string => new URL(`../../dist/stores/${path}`, import.meta.url).href;

export interface Child {
  /** What it said, line by line. */
  lines: string[];
  /** Resolves when it has said this many lines. */
  said(count: number): Promise<void>;
  kill9(): Promise<void>;
}

/** Runs these lines of JavaScript in a process of their own. `open`, `lockFolder` and `say` are there. */
export function startChild(script: string): Child {
  const program = `
    import { openStore as open } from ${JSON.stringify(built('open.js'))};
    import { lockFolder } from ${JSON.stringify(built('folder.js'))};
    import { writeSync } from 'node:fs';
    const say = (line) => writeSync(1, line + '\\n');
    ${script}
    setInterval(() => {}, 1000);
  `;
  const file = join(newFolder(), 'program.mjs');
  writeFileSync(file, program);
  const child: ChildProcess = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  return {
    lines,
    said: (count) =>
      Promise.race([
        new Promise<void>((resolve) => {
          const look = () => {
            if (lines.length < count) return;
            waiting.delete(look);
            resolve();
          };
          waiting.add(look);
          look();
        }),
        ended.then(() => {
          if (lines.length < count) throw new Error('The process ended too early.');
        }),
      ]),
    async kill9() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
