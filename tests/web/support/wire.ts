// The network between a browser and the server, which a test can cut, mend, and make as narrow as that of a school.
import { connect, createServer, type Server, type Socket } from 'node:net';

const UPGRADE = /^upgrade: *websocket/im;
const REFUSAL = 'HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

export class Wire {
  /** No WebSocket comes through, as behind some proxies. */
  refusesSockets = false;
  /** How many WebSockets were opened, and how many were refused. */
  sockets = 0;
  refused = 0;
  #state: 'fine' | 'cut' | 'deaf' = 'fine';
  readonly #ends = new Set<Socket>();
  readonly #server: Server = createServer((near) => this.#join(near));
  readonly #port: number;

  private constructor(target: string) {
    this.#port = Number(new URL(target).port);
  }

  static async to(target: string): Promise<Wire> {
    const wire = new Wire(target);
    await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  /** The server, reached through this wire. */
  get address(): string {
    const at = this.#server.address();
    return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`;
  }

  /** Everything under way ends in the middle, and nothing new comes through. */
  cut(): void {
    this.#state = 'cut';
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** Everything under way ends once; whoever comes back at once gets through. */
  snap(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** The server hears everything, and nobody hears the server. */
  deafen(): void {
    this.#state = 'deaf';
  }

  mend(): void {
    this.#state = 'fine';
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.cut();
    await closed;
  }

  #join(near: Socket): void {
    near.on('error', () => {});
    if (this.#state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    this.#ends.add(near);
    near.once('close', () => this.#ends.delete(near));
    near.once('data', (head) => {
      if (UPGRADE.test(head.toString('latin1'))) {
        if (this.refusesSockets) {
          this.refused += 1;
          near.end(REFUSAL);
          return;
        }
        this.sockets += 1;
      }
      const far = connect(this.#port, '127.0.0.1');
      this.#ends.add(far);
      far.on('error', () => near.resetAndDestroy());
      far.on('close', () => {
        this.#ends.delete(far);
        near.destroy();
      });
      near.on('close', () => far.destroy());
      far.write(head);
      near.on('data', (data) => far.write(data));
      far.on('data', (data) => {
        if (this.#state !== 'deaf') near.write(data);
      });
    });
  }
}
