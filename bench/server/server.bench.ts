// What an action costs the server, as ratios to a bare WebSocket server in the same run.

import { serveBare } from './bare.ts';
import { measureCost } from './cost.ts';

const [role, folder] = process.argv.slice(2);

if (role === 'bare') await serveBare(folder);
else {
  await measureCost();
  process.exit();
}
