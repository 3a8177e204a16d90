// A stream of typed lines without endless ones, because a line reader keeps a whole line in memory.
import { Transform } from 'node:stream';

const NEWLINE = 0x0a;

/** Passes lines through. Longer ones are cut after this many bytes. */
export function boundedLines(longest: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const kept: Buffer[] = [];
      let from = 0;
      while (from < chunk.length) {
        const end = chunk.indexOf(NEWLINE, from);
        const to = end < 0 ? chunk.length : end;
        kept.push(chunk.subarray(from, Math.min(to, from + Math.max(0, longest - length))));
        length += to - from;
        if (end < 0) break;
        kept.push(chunk.subarray(end, end + 1));
        length = 0;
        from = end + 1;
      }
      done(null, Buffer.concat(kept));
    },
  });
}
