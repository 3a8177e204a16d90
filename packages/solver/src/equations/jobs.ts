// One worker's share of a question about Equations, as plain data in and out, so another thread can ask it.
import type { Cube as EquationCube } from '@openshake/rules/equations';
import type { Answer, Searched, Shake, Share } from './answers.ts';
import { GoalFinder, type Settled } from './goals.ts';
import type { Sections } from './sections.ts';
import { EquationsSolver } from './solver.ts';

export type Job = { shake: Shake; sections: Sections; share: Share } & (
  | { question: 'now' | 'possible' }
  | { question: 'goals'; most?: number | undefined }
);

/** What comes back: from time to time how far the search is, and once what it found. */
export type Report =
  | { kind: 'progress'; searched: Searched; found?: readonly Settled[] }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'goals'; found: readonly Settled[]; complete: boolean }
  | { kind: 'failed'; message: string };

/** Does one job after another. What it learned about a shake helps with the next question about it. */
export class JobWorker {
  readonly #report: (report: Report) => void;
  #solver: EquationsSolver | undefined;
  /** Which shake, cubes and share the solver is for. */
  #key = '';

  constructor(report: (report: Report) => void) {
    this.#report = report;
  }

  work(job: Job): void {
    try {
      this.#report(this.#done(job));
    } catch (error) {
      this.#report({ kind: 'failed', message: String(error) });
    }
  }

  #done(job: Job): Report {
    const { shake, sections, share } = job;
    if (job.question === 'goals') return this.#goals(job);
    const progress = (searched: Searched) => this.#report({ kind: 'progress', searched });
    const { required, permitted, forbidden, resources } = sections;
    // All cubes of the shake, so the same solver serves after every move.
    const cubes = [...required, ...permitted, ...forbidden, ...resources].sort();
    return { kind: 'answer', answer: this.#solverOf(shake, cubes, share, progress)[job.question](sections) };
  }

  /** The next progress report carries what is known, so nothing is lost when the worker ends. */
  #goals({ shake, sections, share, most }: Extract<Job, { question: 'goals' }>): Report {
    let news: Settled[] = [];
    const progress = (searched: Searched) => {
      this.#report({ kind: 'progress', searched, found: news });
      news = [];
    };
    const complete = new GoalFinder(shake, sections, { progress, share }).tell(most, (found) => news.push(found));
    return { kind: 'goals', found: news, complete };
  }

  #solverOf(
    shake: Shake,
    cubes: readonly EquationCube[],
    share: Share,
    progress: (searched: Searched) => void,
  ): EquationsSolver {
    const key = JSON.stringify([shake, cubes, share]);
    if (!this.#solver || key !== this.#key) this.#solver = new EquationsSolver(shake, cubes, { progress, share });
    this.#key = key;
    return this.#solver;
  }
}
