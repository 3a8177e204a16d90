// What `--help` says, for the whole command and for each subcommand. The catalogues have its sentences.
import {
  JUDGE_EQUATIONS,
  JUDGE_ON_SETS,
  MATCH_AS_JSON,
  MATCH_AS_NOTATION,
  SOLVE_EQUATIONS,
  SOLVE_ON_SETS,
  VALUE_EQUATIONS,
  VALUE_ON_SETS,
} from './helpExamples.ts';
import type { Speech } from './words/speech.ts';
import type { Text } from './words/texts/index.ts';

const REQUESTS = { key: 'help.requests' } as const;
const OPTIONS = { key: 'help.options' } as const;

const PAGES = {
  judge: {
    key: 'help.judge',
    requests: REQUESTS,
    options: OPTIONS,
    onSets: JUDGE_ON_SETS,
    equations: JUDGE_EQUATIONS,
    wild: '{"0":"x"}',
    exit: { key: 'help.exit', command: 'judge' },
  },
  solve: {
    key: 'help.solve',
    requests: REQUESTS,
    options: OPTIONS,
    onSets: SOLVE_ON_SETS,
    equations: SOLVE_EQUATIONS,
    exit: { key: 'help.exit', command: 'solve' },
  },
  value: {
    key: 'help.value',
    requests: REQUESTS,
    options: OPTIONS,
    onSets: VALUE_ON_SETS,
    equations: VALUE_EQUATIONS,
    exit: { key: 'help.exit', command: 'value' },
  },
  replay: {
    key: 'help.replay',
    options: OPTIONS,
    json: MATCH_AS_JSON,
    notation: MATCH_AS_NOTATION,
    exit: { key: 'help.exit', command: 'replay' },
  },
  review: { key: 'help.review' },
  play: { key: 'help.play' },
  prompt: { key: 'help.prompt' },
  arena: { key: 'help.arena' },
  bot: { key: 'help.bot' },
  serve: { key: 'help.serve' },
  connect: { key: 'help.connect' },
  verify: { key: 'help.verify' },
  backup: { key: 'help.backup' },
  restore: { key: 'help.restore' },
  rulebooks: { key: 'help.rulebooks' },
  help: { key: 'help.overview' },
} as const satisfies Readonly<Record<string, Text>>;

export type Topic = keyof typeof PAGES;
export const TOPICS = Object.keys(PAGES) as readonly Topic[];
export const isTopic = (word: string): word is Topic => Object.hasOwn(PAGES, word);

export const helpPage = (topic: Topic, { tell }: Speech): string => tell(PAGES[topic]);
