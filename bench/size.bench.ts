// How many KB a page has to load for each door, minified and compressed with gzip, and how much of its limit that is.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Benchmarks run from the root. A bundler cannot be bundled, so it is imported from there.
const { KB, measureSizes }: typeof import('../scripts/size.mjs') = await import(
  pathToFileURL(join(process.cwd(), 'scripts', 'size.mjs')).href
);

for await (const { name, bytes, onDemand, most } of measureSizes()) {
  const size = (bytes / KB).toFixed(1).padStart(6);
  const limit = most === undefined ? '' : ` of ${most}`;
  const later = onDemand === 0 ? '' : `, and ${(onDemand / KB).toFixed(1)} on demand`;
  console.log(`${size} KB${limit.padEnd(7)}  ${name}${later}`);
}
