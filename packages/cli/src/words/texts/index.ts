// Every text of the command by its key, with its parameters. Each language has words for all of them.
import type { FactKinds, FactOf } from '@openshake/rules';
import { ARENA_TEXTS } from './arena.ts';
import { COMMAND_TEXTS } from './commands.ts';
import { HELP_TEXTS } from './help.ts';
import { HELPING_TEXTS } from './helping.ts';
import { KEY_TEXTS } from './key.ts';
import { PAGE_TEXTS } from './pages.ts';
import { PROGRAM_TEXTS } from './programs.ts';
import { PROMPT_TEXTS } from './prompt.ts';
import { SERVER_TEXTS } from './server.ts';
import { SITTING_TEXTS } from './sitting.ts';
import { TABLE_TEXTS } from './table.ts';
import { USAGE_TEXTS } from './usage.ts';
import { WRITTEN_TEXTS } from './written.ts';

export const TEXTS = {
  ...USAGE_TEXTS,
  ...PAGE_TEXTS,
  ...HELP_TEXTS,
  ...PROMPT_TEXTS,
  ...PROGRAM_TEXTS,
  ...TABLE_TEXTS,
  ...KEY_TEXTS,
  ...HELPING_TEXTS,
  ...ARENA_TEXTS,
  ...COMMAND_TEXTS,
  ...WRITTEN_TEXTS,
  ...SITTING_TEXTS,
  ...SERVER_TEXTS,
} as const satisfies FactKinds;

export type TextKey = keyof typeof TEXTS;
/** A text with its parameters, not yet in any language. */
export type Text = FactOf<typeof TEXTS>;
