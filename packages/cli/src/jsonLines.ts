// Bytes to lines, a chunk at a time. However long the input, memory holds only one chunk and one line.

/** Longer lines are not kept. */
export const LONGEST_LINE = 1024 * 1024;

export interface Line {
  /** From 1. */
  number: number;
  /** Absent if the line was too long to keep. */
  text?: string;
}

const NEWLINE = 0x0a;

/** The lines of a stream that are not blank, in batches as they arrive. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder();
  let number = 1;
  let pieces: Uint8Array[] = [];
  let size = 0;

  const keep = (piece: Uint8Array) => {
    size += piece.length;
    if (size > longest) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  };
  const finish = (): Line[] => {
    const line: Line = size > longest ? { number } : { number, text: decoder.decode(Buffer.concat(pieces)) };
    number += 1;
    pieces = [];
    size = 0;
    return line.text?.trim() === '' ? [] : [line];
  };

  for await (const chunk of chunks) {
    const batch: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end));
      batch.push(...finish());
      from = end + 1;
    }
    keep(chunk.subarray(from));
    if (batch.length > 0) yield batch;
  }
  const last = finish();
  if (last.length > 0) yield last;
}
