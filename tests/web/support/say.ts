// The page's own English texts, so that a test names a button as the page does.
import type { FactKinds, ThingsFor } from '@openshake/rules';
import type { PageFacts } from '@openshake/words/page';
import { PAGE_PARTS } from '@openshake/words/page';
import { type Messages, makeWords } from '@openshake/words/speaking';

const parts = await Promise.all(
  PAGE_PARTS.map(async (part) => ({
    facts: (await import(`../../../packages/words/src/page/${part}.ts`)).facts as FactKinds,
    messages: (await import(`../../../packages/words/src/en/page/${part}.ts`)).messages as Messages,
  })),
);

const words = makeWords(
  { language: 'en', messages: Object.assign({}, ...parts.map(({ messages }) => messages)) },
  Object.assign({}, ...parts.map(({ facts }) => facts)),
  { name: (name) => name, cube: (cube) => cube, formula: (text) => text, value: String, clause: (clause) => clause },
);

export const say = <Key extends keyof PageFacts & string>(key: Key, ...[things]: ThingsFor<PageFacts, Key>): string =>
  words.say({ key, ...(things as object | undefined) });

/** A, B and C. */
export const all = (texts: readonly string[]): string => words.all(texts);
