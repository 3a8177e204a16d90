// The thread that moves what was written from the log of the database into the database itself, beside the writer.
import { parentPort, workerData } from 'node:worker_threads';
import { CLOSE } from './batch.ts';
import { openDatabase } from './database.ts';

const port = parentPort;
if (port) {
  const database = openDatabase(workerData.file, ['synchronous = full']);
  port.on('message', (said: unknown) => {
    if (said === CLOSE) {
      database.close();
      port.close();
      return;
    }
    try {
      database.exec('pragma wal_checkpoint(passive)');
    } catch {
      // Nothing is lost: it stays in the log, and the writer tries it too.
    }
    port.postMessage(null);
  });
}
