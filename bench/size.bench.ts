// How many KB a page has to load for each door, minified and compressed with gzip, and how much of its limit that is.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Benchmarks run from the root. A bundler cannot be bundled, so it is imported from there.
const { KB, measureSizes }: typeof import('../scripts/size.mjs') = await import(
  pathToFileURL(join(process.cwd(), 'scripts', 'size.mjs')).href
);

const kb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(6);

console.log('    KB  limit  later  door');
for await (const { name, bytes, onDemand, most } of measureSizes()) {
  const limit = most === undefined ? '' : String(most);
  const later = onDemand === 0 ? '' : kb(onDemand);
  console.log(`${kb(bytes)}  ${limit.padStart(5)} ${later.padStart(6)}  ${name}`);
}
console.log('later: what loads only when somebody asks for it');
