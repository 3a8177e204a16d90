// Those who mean harm, in a process of their own (`attackProcess.ts`).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleEntry } from '../../../packages/cli/bundle.mjs';
import type { Order, Told } from './attackProcess.ts';

type Place = Omit<Extract<Order, { what: 'sit down' }>, 'what' | 'addresses'>;

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

export class Attackers {
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
  }

  static async start(): Promise<Attackers> {
    const folder = mkdtempSync(join(tmpdir(), 'openshake-attack-'));
    const file = join(folder, 'attack.mjs');
    writeFileSync(file, await bundleEntry(fileURLToPath(new URL('./attackProcess.ts', import.meta.url))));
    const child = fork(file, { execArgv: [], stdio: 'inherit' });
    children.add(child);
    // Real attackers have processors of their own. Here they must not take those of the server and of the others.
    if (child.pid !== undefined) setPriority(child.pid, 5);
    return new Attackers(child, folder);
  }

  /** Each opens a table of its own. */
  async sitDown(place: Place): Promise<void> {
    // Each has an address of its own, where the system allows it.
    await this.#ask({ what: 'sit down', addresses: process.platform === 'linux', ...place });
  }

  async attack(messages: number): Promise<void> {
    await this.#ask({ what: 'attack', messages });
  }

  /** Ends the process; gives what the server answered to all of it. */
  async stop(): Promise<Told> {
    const told = await this.#ask({ what: 'stop' });
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
    children.delete(this.#child);
    rmSync(this.#folder, { recursive: true });
    return told;
  }

  async #ask(order: Order): Promise<Told> {
    const answer = once(this.#child, 'message');
    const end = once(this.#child, 'exit').then(() => [{ failed: 'The process of the attackers ended.' }]);
    this.#child.send(order);
    const [told] = (await Promise.race([answer, end])) as [Told & { failed?: string }];
    if (told.failed !== undefined) throw new Error(told.failed);
    return told;
  }
}
