// Loaded into each server that is measured: on a message, says how much processor time and memory the process has used.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { writeHeapSnapshot } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

const session = new Session();

/** Notes where the main thread spends its time, until it is asked to write that down. */
function profile(file) {
  if (file === undefined) {
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.start');
    if (process.env.ALLOC)
      session.post('HeapProfiler.startSampling', {
        samplingInterval: 16384,
        includeObjectsCollectedByMajorGC: true,
        includeObjectsCollectedByMinorGC: true,
      });
  } else {
    if (process.env.ALLOC)
      session.post('HeapProfiler.stopSampling', (_, r) => writeFileSync(file + '.heap', JSON.stringify(r.profile)));
    session.post('Profiler.stop', (_, { profile: found }) => {
      writeFileSync(file, JSON.stringify(found));
      session.disconnect();
    });
  }
}

if (isMainThread && process.send) {
  process.on('message', ({ what, file }) => {
    if (what === 'profile') profile(file);
    if (what === 'snapshot') writeHeapSnapshot(file);
    if (what === 'memory') for (let times = 0; times < 4; times += 1) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send({ cpu: user + system, ...process.memoryUsage() });
  });
  // The server ends as it would without us.
  process.channel.unref();
}
