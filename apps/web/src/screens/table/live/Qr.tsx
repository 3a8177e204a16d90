// A text as a picture for a camera: one path, dark on light in both themes, since cameras want it so.
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** Light around it, in modules: as much as the standard asks. */
const BORDER = 4;

/** One stroke for each run of dark modules. */
export function pathOf(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x += 1;
        runs.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`);
      }
      return runs;
    })
    .join('');
}

export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: BORDER });
    return { size: data.length, path: pathOf(data) };
  }, [text]);
  return (
    <svg class="lv-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="lv-qr-light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path class="lv-qr-dark" d={path} />
    </svg>
  );
}
