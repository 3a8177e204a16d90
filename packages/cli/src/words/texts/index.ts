// Every text of the command by its key, with the things that it names. Each language has words for all of them.
import type { FactKinds, FactOf } from '@openshake/rules';
import { HELP_TEXTS } from './help.ts';
import { PAGE_TEXTS } from './pages.ts';
import { PROGRAM_TEXTS } from './programs.ts';
import { PROMPT_TEXTS } from './prompt.ts';
import { USAGE_TEXTS } from './usage.ts';

export const TEXTS = {
  ...USAGE_TEXTS,
  ...PAGE_TEXTS,
  ...HELP_TEXTS,
  ...PROMPT_TEXTS,
  ...PROGRAM_TEXTS,
} as const satisfies FactKinds;

export type TextKey = keyof typeof TEXTS;
/** A text with the things that it names, not yet in any language. */
export type Text = FactOf<typeof TEXTS>;
