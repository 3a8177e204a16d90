// Words that change nothing at the table: help, hints, looking again, saving, leaving.
import type { Seat } from '../seat.ts';
import type { Command } from './command.ts';
import { solutionForms } from './forms.ts';
import { opponentName } from './naming.ts';

export const TALK = {
  help: { also: ['?', 'h'], forms: ['help', 'help now', 'help goal'], does: { key: 'does.help' } },
  hint: { also: [], forms: ['hint'], does: { key: 'does.hint' } },
  why: {
    also: [],
    forms: (seat: Seat) => ['why', 'why now', 'why VII-B-3', `why ${opponentName(seat)}`],
    does: { key: 'does.why' },
  },
  try: {
    also: [],
    forms: (seat: Seat) => solutionForms('try', seat),
    does: { key: 'does.try' },
  },
  table: { also: ['t', 'look'], forms: ['table'], does: { key: 'does.table' } },
  score: { also: ['scores', 'scoresheet'], forms: ['score'], does: { key: 'does.score' } },
  story: { also: [], forms: ['story'], does: { key: 'does.story' } },
  key: {
    also: ['symbols', 'legend'],
    forms: ['key'],
    does: { key: 'does.key' },
  },
  papers: { also: ['paper'], forms: ['papers'], does: { key: 'does.papers' } },
  save: {
    also: [],
    forms: ['save', 'save my-match.txt'],
    does: { key: 'does.save' },
  },
  quit: { also: ['exit', 'bye', 'q', ':q'], forms: ['quit'], does: { key: 'does.quit' } },
} as const satisfies Readonly<Record<string, Pick<Command, 'forms' | 'does'> & { also: readonly string[] }>>;

export type Talk = keyof typeof TALK;
export const TALKS = Object.keys(TALK) as readonly Talk[];

export const talkOf = (word: string): Talk | undefined =>
  TALKS.find((talk) => talk === word || (TALK[talk].also as readonly string[]).includes(word));
