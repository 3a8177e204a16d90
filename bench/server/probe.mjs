// Loaded into each server that is measured: on a message, says how much processor time and memory the process has used.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  process.on('message', (what) => {
    if (what === 'memory') for (let times = 0; times < 4; times += 1) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send({ cpu: user + system, ...process.memoryUsage() });
  });
  // The server ends as it would without us.
  process.channel.unref();
}
