// The server, measured in one run: `README.md` says how. PART names one part.
import { serveAppends } from './appends.ts';
import { serveBare } from './bare.ts';
import { measureCost } from './cost.ts';
import { measureHostile } from './hostile.ts';
import { measureMany } from './many.ts';
import { OPTIONS } from './options.ts';
import { type Finding, report } from './report.ts';
import { measureStart } from './start.ts';

const PARTS: Readonly<Record<string, () => Promise<Finding[]>>> = {
  cost: measureCost,
  many: measureMany,
  hostile: measureHostile,
  start: measureStart,
};

const [role, folder, matches] = process.argv.slice(2);

if (role === 'bare') await serveBare(folder);
else if (role === 'append') await serveAppends(folder ?? '', Number(matches));
else {
  const { part } = OPTIONS;
  const named = part === undefined ? Object.keys(PARTS) : [part];
  for (const name of named) {
    const measure = PARTS[name];
    if (!measure) throw new Error(`There is no part "${name}". Name one of these: ${Object.keys(PARTS).join(', ')}.`);
    console.log(report(name, await measure()));
  }
  process.exit();
}
