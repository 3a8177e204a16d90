// `openshake serve`: live tables, until somebody stops it.
import { networkInterfaces } from 'node:os';
import type { Serving } from '@openshake/server';
import { Outlet } from '../outlet.ts';
import { openBrowser } from '../serve/browser.ts';
import { loadServer } from '../serve/door.ts';
import { makeDataFolder, readServeArgs, type ServeArgs } from '../serve/options.ts';
import { addressHere, readyPage } from '../serve/page.ts';
import { whyNotStarted } from '../serve/trouble.ts';
import { type Around, EXIT, type ExitStatus } from '../surroundings.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** npm passes on the Ctrl-C that the terminal has sent already, so two at almost the same time are one. */
const SAME_MS = 500;

export async function serve(args: string[], around: Around): Promise<ExitStatus> {
  const asked = readServeArgs(args, around.env);
  const stop = new AbortController();
  let asksAgain = Infinity;
  let isOver = false;
  const interrupt = () => {
    stop.abort();
    // A second signal waits for nothing. What was stored stays stored.
    if (!isOver && performance.now() > asksAgain) process.exit(EXIT.interrupted);
    asksAgain = Math.min(asksAgain, performance.now() + SAME_MS);
  };
  // They stay until the process ends, so that a late signal does not change how it ends.
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    return await serveUntil(stop.signal, asked, around);
  } finally {
    isOver = true;
  }
}

async function serveUntil(stop: AbortSignal, asked: ServeArgs, around: Around): Promise<ExitStatus> {
  const { stdout, stderr, speech } = around;
  const { json, open, ...options } = asked;
  const log = (line: string): void => void stderr.write(`${line}\n`);
  let serving: Serving;
  try {
    const server = await loadServer();
    makeDataFolder(asked);
    // Lines for every request would push the addresses out of a person's sight.
    const quiet = !json && stderr.isTTY === true;
    serving = await server.serve({ ...options, log, quiet });
  } catch (error) {
    stderr.write(`openshake: ${speech.tell(whyNotStarted(error, asked))}\n`);
    return EXIT.trouble;
  }
  if (!stop.aborted) {
    const { url } = serving;
    const ready = json
      ? `${JSON.stringify({ ready: true, url })}\n`
      : readyPage(url, asked, networkInterfaces(), speech);
    await new Outlet(stdout).write(ready);
    if (open) openBrowser(addressHere(url, asked.host));
    await stopped(stop);
  }
  if (!json) stderr.write(`${speech.say('serve.stopping')}\n`);
  try {
    await serving.close();
    return EXIT.fine;
  } catch (error) {
    stderr.write(`openshake: ${speech.say('serve.notClosed', { error: String(error) })}\n`);
    return EXIT.trouble;
  }
}

const stopped = (stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) resolve();
    else stop.addEventListener('abort', () => resolve(), { once: true });
  });
