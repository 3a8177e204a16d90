// What an action costs the server, as ratios to a bare WebSocket server in the same run.

import { serveBare } from './bare.ts';
import { measureCost } from './cost.ts';
import { measureMany } from './many.ts';

const [role, folder] = process.argv.slice(2);

if (role === 'bare') await serveBare(folder);
else {
  if (process.env.PART !== 'many') await measureCost();
  if (process.env.PART !== 'cost') await measureMany();
  process.exit();
}
