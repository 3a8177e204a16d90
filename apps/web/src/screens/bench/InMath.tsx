// A sentence in which one thing stands in the letters of mathematics.
import type { ComponentChildren } from 'preact';

/** Stands where the thing will be. No text has this character. */
export const HERE = '\u{F0000}';

export function InMath({ sentence, children }: { sentence: string; children: ComponentChildren }) {
  const [before = '', after = ''] = sentence.split(HERE);
  return (
    <>
      {before}
      <span class="math">{children}</span>
      {after}
    </>
  );
}
