// A proxy before the server, as a host runs one: it says who asks, by which name, and that TLS ended here.
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ProxyOptions {
  /** The server behind it. */
  to: string;
  proto: 'http' | 'https';
  /** The address that every client seems to have. */
  address: string;
}

export interface FrontDoor {
  port: number;
  close(): Promise<void>;
}

/** What the proxy adds. It keeps what a client wrote before its own address, as nginx does. */
function headersOf({ headers }: IncomingMessage, { proto, address }: ProxyOptions) {
  const before = headers['x-forwarded-for'];
  return {
    ...headers,
    'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}`,
    'x-forwarded-proto': proto,
    'x-forwarded-host': headers.host ?? '',
  };
}

export async function startProxy(options: ProxyOptions): Promise<FrontDoor> {
  const ask = (from: IncomingMessage) =>
    request(new URL(from.url ?? '/', options.to), { method: from.method, headers: headersOf(from, options) });
  const server: Server = createServer((from, to) => {
    const asked = ask(from);
    asked.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    asked.on('error', () => to.destroy());
    to.on('close', () => asked.destroy());
    from.pipe(asked);
  });
  server.on('upgrade', (from, near) => {
    const asked = ask(from);
    near.on('error', () => asked.destroy());
    asked.on('error', () => near.destroy());
    asked.on('response', ({ statusCode }) => near.end(`HTTP/1.1 ${statusCode} Refused\r\nConnection: close\r\n\r\n`));
    asked.on('upgrade', (answer, far) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      near.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      far.on('error', () => near.destroy());
      far.pipe(near).pipe(far);
    });
    asked.end();
  });
  // What became a WebSocket is no connection of the HTTP server any more.
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
