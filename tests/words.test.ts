// Every sentence about a table is used somewhere. This finds unused words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOWN_FACTS, STORY_FACTS } from '@openshake/words';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');

/** All code except the lists and the catalogues themselves. */
const code = readdirSync(packages)
  .flatMap((name) => readdirSync(join(packages, name, 'src'), { recursive: true, withFileTypes: true }))
  .filter(({ name, parentPath }) => {
    const isCatalogue = /[\\/](en|es)$/.test(parentPath) || /^(storyFacts|facts)\.ts$/.test(name);
    return /(?<!\.test)\.ts$/.test(name) && !isCatalogue;
  })
  .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('\n');

/** A key may consist of its topic and a name from the rules. */
const topics = [...code.matchAll(/`([\w.-]+\.)\$\{[^}]+\}`/g)].map(([, topic = '']) => topic);
const isTold = (key: string): boolean =>
  code.includes(`'${key}'`) || topics.some((topic) => key.startsWith(topic) && !key.slice(topic.length).includes('.'));

test('every sentence of the story, the scoresheet and the papers is used somewhere', () => {
  expect([...Object.keys(STORY_FACTS), ...Object.keys(SHOWN_FACTS)].filter((key) => !isTold(key))).toEqual([]);
});
