// A page whose worker reviews a match, as on a person's page.
import type { PlayedMatch, Review } from '@openshake/advice';
import type { ReviewLetter, ReviewReply } from './reviewing.ts';

interface PageWorker {
  postMessage(letter: ReviewLetter): void;
  terminate(): void;
  addEventListener(event: 'message', listen: (event: { data: ReviewReply }) => void): void;
  addEventListener(event: 'error', listen: (event: { message: string }) => void): void;
}
declare const Worker: new (address: string, options: { type: 'module' }) => PageWorker;

/** `stopAfter`: how many steps. */
function review(
  played: PlayedMatch,
  stopAfter = Number.POSITIVE_INFINITY,
): Promise<{ review: Review; heard: number[] }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('reviewing.js', { type: 'module' });
    const heard: number[] = [];
    worker.addEventListener('message', ({ data }) => {
      if ('review' in data) {
        worker.terminate();
        resolve({ review: data.review, heard });
        return;
      }
      heard.push(data.progress.done);
      if (data.progress.done === stopAfter) worker.postMessage({ stop: true });
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage({ played });
  });
}

export const reviewing = { review };
(globalThis as unknown as { reviewing: typeof reviewing }).reviewing = reviewing;
