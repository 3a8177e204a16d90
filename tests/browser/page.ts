// What the test page does, as a person's page would: ask in itself, in a worker, and in a pool of workers.
import {
  type Sections as EquationsSections,
  type Shake as EquationsShake,
  Solver as EquationsSolver,
  SolverPool as EquationsSolverPool,
  type WebWorker as EquationsWebWorker,
  webThread as equationsWebThread,
  judgeTurn as judgeEquationsTurn,
} from '@openshake/solver/equations';

declare const Worker: new (address: string, options: { type: 'module' }) => EquationsWebWorker;

const open = (address: string) => new Worker(address, { type: 'module' });

/** All requests by one worker, in order. A question is given up after `limitMs` milliseconds. */
function answers(requests: readonly unknown[], limitMs?: number): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const worker = open('answering.js');
    worker.addEventListener('message', ({ data }) => {
      worker.terminate();
      resolve(data as unknown[]);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage({ requests, limitMs });
  });
}

export interface Asked {
  question: 'now' | 'possible' | 'goals';
  shake: EquationsShake;
  sections: EquationsSections;
  /** Stops after this many progress reports. */
  stopAfter?: number;
}

/** One question at a time by a pool of two; how many progress reports came, and how often the page got its own turn. */
async function byPool(questions: readonly Asked[], address = 'worker.js') {
  let told = 0;
  let most = 0;
  let heard = () => {};
  const pool = new EquationsSolverPool(() => equationsWebThread(open(address)), 2, {
    progress: ({ steps }) => {
      told += 1;
      most = Math.max(most, steps);
      heard();
    },
  });
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 1);
  const found: unknown[] = [];
  try {
    for (const { question, shake, sections, stopAfter = Number.POSITIVE_INFINITY } of questions) {
      const task = question === 'goals' ? pool.goals(shake, sections) : pool[question](shake, sections);
      const from = told;
      heard = () => {
        if (told - from >= stopAfter) task.stop();
      };
      found.push(await task.answer);
    }
  } finally {
    clearInterval(clock);
    pool.close();
  }
  return { found, told, steps: most, turns };
}

/** In the page itself: a whole turn, and every Equation, up to a limit. */
function inPage(shake: EquationsShake, sections: EquationsSections, most: number) {
  const { required, permitted, forbidden, resources } = sections;
  const solver = new EquationsSolver(shake, [...required, ...permitted, ...forbidden, ...resources]);
  const equations: string[] = [];
  for (const { solution } of solver.equations(sections)) {
    equations.push(solution.equation);
    if (equations.length === most) break;
  }
  return { turn: judgeEquationsTurn(solver, sections), shortest: solver.shortest(sections), equations };
}

export const openshake = { answers, byPool, inPage };

(globalThis as { openshake?: typeof openshake }).openshake = openshake;
