// A disk that can be full: a small one of its own if we may mount it, else a limit on how large our files may grow.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './openedStores.ts';

export interface SmallDisk {
  folder: string;
  fill(): void;
  free(): void;
  end(): void;
}

const limit = (bytes: string) => spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

export function smallDisk(): SmallDisk {
  const folder = newFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status !== 0)
    return { folder, fill: () => limit('1'), free: () => limit('unlimited'), end: () => {} };
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      const { bavail, bsize } = statfsSync(folder);
      try {
        for (let left = bavail + 1; left > 0; left -= 1) writeSync(file, Buffer.alloc(bsize, 1));
      } catch {
        // It is full, as it should be.
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast),
    end: () => spawnSync('umount', ['-l', folder]),
  };
}
