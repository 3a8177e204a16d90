// The pages of `--help`. Parts that are the same in every language, such as the requests, are parameters.
import type { FactKinds } from '@openshake/rules';

/** What the pages of all commands that read requests have in common. */
const REQUESTS = { requests: 'fact', options: 'fact', onSets: 'shown', equations: 'shown', exit: 'fact' } as const;

export const HELP_TEXTS = {
  'help.overview': {},
  'help.judge': { ...REQUESTS, wild: 'shown' },
  'help.solve': REQUESTS,
  'help.value': REQUESTS,
  'help.replay': { options: 'fact', json: 'shown', notation: 'shown', exit: 'fact' },
  'help.review': {},
  'help.prompt': {},
  'help.play': {},
  'help.rulebooks': {},
  'help.arena': {},
  'help.bot': {},
  'help.serve': {},
  'help.connect': {},
  'help.verify': {},
  'help.backup': {},
  'help.restore': {},
  // Parts of several pages
  'help.requests': {},
  'help.options': {},
  'help.exit': { command: 'word' },
} as const satisfies FactKinds;
