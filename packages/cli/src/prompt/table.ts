// The questions that both games ask: the division, the cubes of each section, what came before the writing.
import { type GameCubes, listInWords } from '@openshake/protocol';
import { type After, type Book, DIVISIONS, type DivisionId } from '@openshake/rules';
import { capital, sayAfter } from '../inPlainWords.ts';
import type { Conversation } from './conversation.ts';
import { readChoice, readCubes } from './reading.ts';

const USUAL_DIVISION = 'middle';

/** The calls of every book that has a Goal on the mat. Without one it is a No Goal challenge. */
export const USUAL_CALLS: readonly After[] = ['now', 'impossible', 'last-cube', 'end-of-round'];

/** What a person answers to have no Goal. */
export const NO_GOAL = 'none';

/** `likely`: what was chosen last time. */
export async function askDivision(talk: Conversation, { divisions }: Book, likely?: DivisionId): Promise<DivisionId> {
  const names = DIVISIONS.filter((name) => Object.hasOwn(divisions, name));
  return talk.ask({
    ask: `Which division, ${listInWords(names, 'or')}?`,
    otherwise: names.find((name) => name === likely) ?? names.find((name) => name === USUAL_DIVISION) ?? '',
    read: readChoice(names),
  });
}

/** The cubes of each section in turn; the forms are explained once. */
export async function askSections<Section extends string, Cube extends string>(
  talk: Conversation,
  names: readonly Section[],
  cubes: GameCubes<Cube>,
  letters: string,
): Promise<Record<Section, Cube[]>> {
  const hint = `Cubes by their symbols, with or without spaces: ${cubes.all.join(' ')}. ${letters} Enter for none.`;
  const sections: [Section, Cube[]][] = [];
  for (const name of names) {
    const elsewhere = sections.reduce((sum, [, lying]) => sum + lying.length, 0);
    const explained = sections.length === 0 ? { hint } : {};
    const read = readCubes(cubes, elsewhere);
    sections.push([name, await talk.ask({ ask: `${capital(name)}?`, ...explained, read })]);
  }
  return Object.fromEntries(sections) as Record<Section, Cube[]>;
}

export async function askAfter(talk: Conversation, calls: readonly After[]): Promise<After> {
  talk.list(calls.map((call) => [call, sayAfter(call)] as const));
  return talk.ask({ ask: 'What came before the writing?', otherwise: 'now', read: readChoice(calls, 'numbered') });
}
