// What runs in a worker of the pool, in a browser or in Node: jobs come in, reports go out.
import { type Job, JobWorker } from './equations/jobs.ts';

/** The other end, for a worker in Node. */
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listen: (message: unknown) => void): void;
}

/** What either kind of worker has: in a browser the second half, in Node the first. */
interface World {
  process?: { getBuiltinModule?(name: 'node:worker_threads'): { parentPort: ParentPort | null } };
  postMessage?(message: unknown): void;
  addEventListener?(event: 'message', listen: (event: { data: unknown }) => void): void;
}

const world = globalThis as World;
const parent = world.process?.getBuiltinModule?.('node:worker_threads').parentPort;
const worker = new JobWorker((report) => (parent ? parent.postMessage(report) : world.postMessage?.(report)));

if (parent) parent.on('message', (job) => worker.work(job as Job));
else world.addEventListener?.('message', ({ data }) => worker.work(data as Job));
