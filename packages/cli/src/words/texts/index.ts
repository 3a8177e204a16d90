// Every text of the command by its key, with the things that it names. Each language has words for all of them.
import type { FactKinds, FactOf } from '@openshake/rules';
import { COMMAND_TEXTS } from './commands.ts';
import { HELP_TEXTS } from './help.ts';
import { PAGE_TEXTS } from './pages.ts';
import { PROGRAM_TEXTS } from './programs.ts';
import { PROMPT_TEXTS } from './prompt.ts';
import { SITTING_TEXTS } from './sitting.ts';
import { USAGE_TEXTS } from './usage.ts';
import { WRITTEN_TEXTS } from './written.ts';

export const TEXTS = {
  ...USAGE_TEXTS,
  ...PAGE_TEXTS,
  ...HELP_TEXTS,
  ...PROMPT_TEXTS,
  ...PROGRAM_TEXTS,
  ...COMMAND_TEXTS,
  ...WRITTEN_TEXTS,
  ...SITTING_TEXTS,
} as const satisfies FactKinds;

export type TextKey = keyof typeof TEXTS;
/** A text with the things that it names, not yet in any language. */
export type Text = FactOf<typeof TEXTS>;
