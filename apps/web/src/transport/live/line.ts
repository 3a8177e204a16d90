// The line to the server: a WebSocket, or events and POST where a network lets no socket through. It says what arrives and when it ends.
import { addressOf } from '../api.ts';

export interface OnLine {
  /** From now on something may be sent. */
  opened(): void;
  heard(text: string): void;
  /** It is over, or never opened. `code`: of a socket. */
  ended(code: number | undefined): void;
}

export interface Line {
  send(text: string): void;
  close(): void;
}
export type OpenLine = (on: OnLine) => Line;

/** A longer message closes the connection. */
export const LONGEST_MESSAGE = 64 * 1024;

export const openSocket: OpenLine = (on) => {
  const address = addressOf('api/live');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  let isOver = false;
  const end = (code?: number) => {
    if (isOver) return;
    isOver = true;
    on.ended(code);
  };
  socket.onopen = () => on.opened();
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string' && !isOver) on.heard(data);
  };
  socket.onclose = ({ code }) => end(code);
  return {
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close() {
      socket.close();
      // A lost network would take minutes to say so.
      end();
    },
  };
};

const DATA = /^data: ?/;
const STREAM_HEADER = 'openshake-stream';

/** `more`: headers besides, for whoever has no cookie. */
export const streamWith =
  (more: Readonly<Record<string, string>> = {}): OpenLine =>
  (on) => {
    const closing = new AbortController();
    let stream = '';
    let isOver = false;
    let sending: Promise<void> = Promise.resolve();

    const end = () => {
      if (isOver) return;
      isOver = true;
      closing.abort();
      on.ended(undefined);
    };

    function take(line: string): void {
      if (!DATA.test(line) || isOver) return;
      const text = line.replace(DATA, '');
      if (stream !== '') {
        on.heard(text);
        return;
      }
      stream = streamIn(text);
      if (stream === '') end();
      else on.opened();
    }

    async function read(): Promise<void> {
      const answer = await fetch(addressOf('api/live/events'), {
        headers: { accept: 'text/event-stream', ...more },
        signal: closing.signal,
      });
      if (!answer.ok || !answer.body) return;
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        const lines = (rest + value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) take(line);
      }
    }
    read().then(end, end);

    async function post(body: string): Promise<void> {
      if (isOver) return;
      const answer = await fetch(addressOf('api/live'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [STREAM_HEADER]: stream, ...more },
        body,
        signal: closing.signal,
      });
      // An unknown stream, or somebody whom the server no longer knows: start again.
      if (answer.status !== 202 && answer.status !== 400) end();
    }

    return {
      // The next message goes out once the one before has arrived.
      send(text) {
        sending = sending.then(() => post(text)).catch(end);
      },
      close: end,
    };
  };

function streamIn(text: string): string {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null && 'stream' in said ? String(said.stream) : '';
  } catch {
    return '';
  }
}

export const openStream: OpenLine = (on) => streamWith()(on);
