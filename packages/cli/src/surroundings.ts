// The command's surroundings: the three streams and the environment. Tests hand in their own.
import type { Readable, Writable } from 'node:stream';
import type { Speech } from './words/speech.ts';

export interface Surroundings {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: { write(text: string): unknown; on(event: 'error', listener: () => void): unknown; isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
}

/** The surroundings of a subcommand, with its language for people and its language for programs. */
export interface Around extends Surroundings {
  speech: Speech;
  /** English, unless `--lang` asks for another language. */
  wireSpeech: Speech;
}

/** Exit statuses: all well; something could not be read, judged or written; wrong usage; interrupted. */
export const EXIT = { fine: 0, trouble: 1, wrongUsage: 2, interrupted: 130 } as const;
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];
