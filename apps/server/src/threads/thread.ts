// The frame of every thread: takes one question at a time and sends one answer.
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnswerTo, FromThread, Question, ThreadStart, ToThread } from './messages.ts';

type Answering<What extends keyof AnswerTo> = (
  question: Extract<Question, { what: What }>,
  isOvertaken: () => boolean,
) => AnswerTo[What];

/** On Linux each thread has a priority of its own. Elsewhere this would slow down the whole server. */
function standBehind(nice: number): void {
  if (process.platform !== 'linux' || nice === constants.priority.PRIORITY_NORMAL) return;
  try {
    setPriority(0, nice);
  } catch {
    // Not every machine lets us, and the work is the same.
  }
}

/** Answers questions of this kind for as long as the thread lives. */
export function answerQuestions<What extends keyof AnswerTo>(
  answer: Answering<What>,
  forget: (bot: number) => void = () => {},
): void {
  if (!parentPort) throw new Error('Only the server starts this thread.');
  const port = parentPort;
  const { nice, overtaken } = workerData as ThreadStart;
  standBehind(nice);
  const tell = (message: FromThread) => port.postMessage(message);
  port.on('message', (message: ToThread) => {
    if ('forget' in message) return forget(message.forget);
    const { id } = message;
    const began = performance.now();
    const ms = () => performance.now() - began;
    try {
      // Each thread gets questions of its own kind alone.
      const question = message.question as Extract<Question, { what: What }>;
      tell({ id, answer: answer(question, () => Atomics.load(overtaken, 0) === id), ms: ms() });
    } catch (error) {
      tell({ id, failed: error instanceof Error ? error.name : typeof error, ms: ms() });
    }
  });
}
