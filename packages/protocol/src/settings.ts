// A player's choices from last time, kept in a small file; the next match offers the same answers.
import { BOOK_IDS, DIVISIONS } from '@openshake/rules';
import * as v from 'valibot';
import { LONGEST_NAME } from './bounds.ts';

const Settings = v.object({
  /** As it was typed at the question for it. A letter may take two places here. */
  name: v.optional(v.pipe(v.string(), v.maxLength(2 * LONGEST_NAME))),
  rulebook: v.optional(v.picklist(BOOK_IDS)),
  division: v.optional(v.picklist(DIVISIONS)),
  /** Levels, as they were typed. */
  bots: v.optional(v.pipe(v.string(), v.maxLength(60))),
});
export type Settings = v.InferOutput<typeof Settings>;

/** Undefined if the text is not such a file. */
export function parseSettings(text: string): Settings | undefined {
  try {
    const parsed = v.safeParse(Settings, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export const makeSettings = (settings: Settings): string => `${JSON.stringify(settings, null, 2)}\n`;
