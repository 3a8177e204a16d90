// Stands before a server, such as the PostgreSQL of a store, and can cut the line, make it hang, or lose the answers.
import { connect, createServer, type Socket } from 'node:net';

export class Cable {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((near) => this.#join(near));
  #state: 'fine' | 'cut' | 'hanging' | 'deaf' = 'fine';

  private constructor(target: URL) {
    this.#target = target;
  }

  static async to(target: string): Promise<Cable> {
    const cable = new Cable(new URL(target));
    await new Promise<void>((resolve) => cable.#server.listen(0, '127.0.0.1', resolve));
    return cable;
  }

  /** The server, reached through the cable. */
  get url(): string {
    const address = this.#server.address();
    const url = new URL(this.#target);
    url.port = String(typeof address === 'object' ? address?.port : '');
    return url.href;
  }

  /** Every connection ends, and nobody gets a new one. */
  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing arrives any more, and nobody hears why. */
  hang(): void {
    this.#state = 'hanging';
    for (const socket of this.#sockets) socket.pause();
  }

  /** The server hears everything, and nobody hears the server. */
  deafen(): void {
    this.#state = 'deaf';
  }

  mend(): void {
    this.#state = 'fine';
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    if (this.#state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => {});
      one.on('data', (data) => (one === far && this.#state === 'deaf') || other.write(data));
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      if (this.#state === 'hanging') one.pause();
    }
  }
}
