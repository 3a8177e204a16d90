// The questions that both games ask: the division, the cubes of each section, what came before the writing.
import type { GameCubes } from '@openshake/protocol';
import { type After, type Book, DIVISIONS, type DivisionId, type GameName } from '@openshake/rules';
import { sayAfter } from '../inPlainWords.ts';
import type { Text } from '../words/texts/index.ts';
import type { Conversation } from './conversation.ts';
import { readChoice, readCubes } from './reading.ts';
import { withoutWords } from './signs.ts';

const USUAL_DIVISION = 'middle';

/** The occasions in every book that has a Goal on the mat. Without a Goal, it is a No Goal challenge. */
export const USUAL_CALLS: readonly After[] = ['now', 'impossible', 'last-cube', 'end-of-round'];

/** The answer for no Goal. */
export const NO_GOAL = 'none';
export const NO_GOAL_HINT: Text = { key: 'prompt.goal.none', word: NO_GOAL };

/** Enter means none. */
export const OR_NONE: Text = { key: 'prompt.orNone' };

/** `likely`: the choice from last time. */
export async function askDivision(talk: Conversation, { divisions }: Book, likely?: DivisionId): Promise<DivisionId> {
  const names = DIVISIONS.filter((name) => Object.hasOwn(divisions, name));
  return talk.ask({
    ask: { key: 'prompt.division', names },
    otherwise: names.find((name) => name === likely) ?? names.find((name) => name === USUAL_DIVISION) ?? '',
    read: readChoice(names),
  });
}

/** The cubes of each section in turn. The forms are explained once. */
export async function askSections<Section extends string, Cube extends string>(
  talk: Conversation,
  names: readonly Section[],
  game: GameName,
  cubes: GameCubes<Cube>,
  letters: Text,
): Promise<Record<Section, Cube[]>> {
  const hint = [{ key: 'prompt.section.forms', cubes: cubes.all.join(' ') }, letters, OR_NONE] as const;
  const sections: [Section, Cube[]][] = [];
  for (const name of names) {
    const elsewhere = sections.reduce((sum, [, lying]) => sum + lying.length, 0);
    const explained = sections.length === 0 ? { hint } : {};
    const readAll = readCubes(cubes, elsewhere);
    const read = (answer: string) => readAll(withoutWords(answer, game));
    sections.push([name, await talk.ask({ ask: { key: 'prompt.section', section: name }, ...explained, read })]);
  }
  return Object.fromEntries(sections) as Record<Section, Cube[]>;
}

export async function askAfter(talk: Conversation, calls: readonly After[]): Promise<After> {
  talk.list(calls.map((call) => [call, sayAfter(call, talk.speech)] as const));
  return talk.ask({ ask: { key: 'prompt.after' }, otherwise: 'now', read: readChoice(calls, 'numbered') });
}
