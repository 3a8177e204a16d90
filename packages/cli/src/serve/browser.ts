// Opens the page in the person's browser. Where there is none, nothing happens: the address stands in the terminal.
import { spawn } from 'node:child_process';

const WAYS: Readonly<Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>>> = {
  darwin: ['open'],
  // The first text in quotes would be the title of a window.
  win32: ['cmd', '/c', 'start', '""'],
};

export function openBrowser(url: string, platform: NodeJS.Platform = process.platform): void {
  const [command, ...args] = WAYS[platform] ?? ['xdg-open'];
  try {
    const opening = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
    opening.on('error', () => {});
    opening.unref();
  } catch {
    // No browser opens here.
  }
}
