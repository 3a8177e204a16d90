// Words that change nothing at the table: help, hints, looking again, saving, leaving.
import type { Seat } from '../seat.ts';
import type { Command } from './command.ts';
import { solutionForms } from './forms.ts';

export const TALK = {
  help: { also: ['?', 'h'], forms: ['help', 'help now', 'help goal'], does: 'says what you can do' },
  hint: { also: [], forms: ['hint'], does: 'says what a perfect player would do; it costs nothing' },
  why: {
    also: [],
    forms: ['why', 'why now', 'why VII-B-3'],
    does: 'explains what happened last; why something cannot be done; what a clause says',
  },
  try: {
    also: [],
    forms: (seat: Seat) => solutionForms('try', seat),
    does: 'judges a Solution for you alone, without handing it in',
  },
  table: { also: ['t', 'look'], forms: ['table'], does: 'shows the table again' },
  score: { also: ['scores', 'scoresheet'], forms: ['score'], does: 'shows the scoresheet' },
  story: { also: [], forms: ['story'], does: 'tells everything that happened' },
  key: {
    also: ['symbols', 'legend'],
    forms: ['key'],
    does: 'explains every symbol on the cubes, and the variations in force',
  },
  papers: { also: ['paper'], forms: ['papers'], does: 'shows the Solutions of the last shake, worked out' },
  save: {
    also: [],
    forms: ['save', 'save my-match.txt'],
    does: 'says where the match is kept, or copies it elsewhere',
  },
  quit: { also: ['exit', 'bye', 'q', ':q'], forms: ['quit'], does: 'leaves; the match is kept and can be resumed' },
} as const satisfies Readonly<Record<string, Pick<Command, 'forms' | 'does'> & { also: readonly string[] }>>;

export type Talk = keyof typeof TALK;
export const TALKS = Object.keys(TALK) as readonly Talk[];

export const talkOf = (word: string): Talk | undefined =>
  TALKS.find((talk) => talk === word || (TALK[talk].also as readonly string[]).includes(word));
