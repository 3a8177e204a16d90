// Loaded into each server that is measured: on a message, says how much processor time and memory the process has used.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { writeHeapSnapshot } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

const session = new Session();

const TOLD = {
  cpu() {},
  memory() {
    // What is only garbage does not count.
    for (let times = 0; times < 4; times += 1) globalThis.gc?.();
  },
  /** Begins to note where the main thread spends its time. */
  profile() {
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.start');
  },
  profiled(file) {
    session.post('Profiler.stop', (_, { profile }) => writeFileSync(file, JSON.stringify(profile)));
    session.disconnect();
  },
  snapshot: writeHeapSnapshot,
};

if (isMainThread && process.send) {
  process.on('message', ({ what, file }) => {
    TOLD[what](file);
    const { user, system } = process.cpuUsage();
    process.send({ cpu: user + system, ...process.memoryUsage() });
  });
  // The server ends as it would without us.
  process.channel.unref();
}
