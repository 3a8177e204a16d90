// Blocks of text beside and below each other: boxes with a title, columns, rows that wrap. Widths are as the eye sees them.
import { stripVTControlCharacters } from 'node:util';
import type { Paint } from '../../colour.ts';
import { excerpt, widthOf } from '../../pretty/page.ts';

/** How to draw it: with or without color and frames. */
export interface Style {
  paint: Paint;
  /** For a screen reader: no frames, and words instead of signs. */
  plain: boolean;
}

export const widthShown = (text: string): number => widthOf(stripVTControlCharacters(text));
const padShown = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthShown(text)));

/** Pieces side by side, as many on a line as fit. */
export function flow(pieces: readonly string[], width: number, gap = ' '): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && widthShown(line) + gap.length + widthShown(piece) <= width)
      lines[lines.length - 1] = line + gap + piece;
    else lines.push(piece);
  }
  return lines;
}

/** The width of a frame's two sides. */
export const FRAME = 4;

/** A frame with a title in its top edge. Every line is `width` wide. */
export function box(title: string, lines: readonly string[], width: number, { paint }: Style, height = 1): string[] {
  const inner = width - FRAME;
  const { shown } = excerpt(title, inner);
  const rest = '─'.repeat(Math.max(0, width - FRAME - widthOf(shown)));
  const filled = [...lines, ...Array.from({ length: Math.max(0, height - lines.length) }, () => '')];
  return [
    `${paint.dim('╭ ')}${paint.bold(shown)}${paint.dim(` ${rest}╮`)}`,
    ...filled.map((line) => `${paint.dim('│')} ${padShown(line, inner)} ${paint.dim('│')}`),
    paint.dim(`╰${'─'.repeat(width - 2)}╯`),
  ];
}

/** Blocks in columns, each as wide as its widest line. Shorter blocks are padded. */
export function beside(blocks: readonly (readonly string[])[], gap = ' '): string[] {
  const widths = blocks.map((lines) => Math.max(0, ...lines.map(widthShown)));
  const height = Math.max(0, ...blocks.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    blocks.map((lines, column) => padShown(lines[at] ?? '', widths[column] ?? 0)).join(gap),
  ).map((line) => line.trimEnd());
}
