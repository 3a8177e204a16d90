// A wire between a client and the server that a test can cut.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Cuttable {
  url: string;
  /** How many connections were cut. */
  readonly cuts: number;
  /** Cuts every connection in the middle of whatever it carries. */
  cut(): void;
  close(): void;
}

/** Passes everything on to the server at this address. */
export async function cuttable(target: string): Promise<Cuttable> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const proxy = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) {
      cuts += 1;
      socket.resetAndDestroy();
    }
  };
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get cuts() {
      return cuts;
    },
    cut,
    close: () => {
      proxy.close();
      cut();
    },
  };
}
