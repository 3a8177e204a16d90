// The story of a match on a page: a sentence for each event, with the clause of everything refused, set aside, fined or incorrect.
import {
  type BookId,
  books,
  type GameName,
  type Penalty,
  type Refusal,
  type ReplayResult,
  type SeenEvent,
  type StoredAction,
} from '@openshake/rules';
import { makeAction, makeTime } from '@openshake/rules/notation';
import { cited, type StorySign, type TableWords, tellEvent } from '@openshake/words';
import { withPlayers } from '../people.ts';
import type { ReplayAnswer } from '../replay/answer.ts';
import { fit, MARGIN, moreLine, title } from './lines.ts';
import { excerpt, harmless, type Page, pad, wrap } from './page.ts';
import { wordsOn } from './tableWords.ts';

/** A sentence, and the sign before it. */
export interface MarkedLine {
  sign?: StorySign;
  text: string;
}
/** A new part of the story. */
export interface Heading {
  heading: string;
}
export type Telling = MarkedLine | Heading | undefined;

/** What one event says; nothing if another event already says it. */
export function tell(event: SeenEvent, words: TableWords, penalties: readonly Penalty[]): Telling {
  const line = tellEvent(event, words, penalties);
  if (!line) return undefined;
  const text = words.say(line.fact);
  if (line.heading) return { heading: text };
  return line.sign === undefined ? { text } : { sign: line.sign, text };
}

const LONGEST_DEED = 60;

/** Who tried what, in notation. */
function tried({ at: _, ...action }: StoredAction, words: TableWords, game: GameName): string {
  const [, ...line] = makeAction({ at: 0, ...withPlayers(action, words.name) }, game).split(' ');
  return excerpt(line.join(' '), LONGEST_DEED).shown;
}

/** What the events do not say: what was refused, and what was illegal. */
function verdictOn({ refused, illegal, events }: Step, words: TableWords, game: GameName): MarkedLine[] {
  if (refused) {
    const { action, facts, clause = '?' } = refused;
    const why = facts ? cited({ clause, facts }, words) : '';
    return [{ sign: '✗', text: words.say({ key: 'story.refused', action: tried(action, words, game), why }) }];
  }
  if (!illegal) return [];
  const canCharge = events.some(({ type }) => type === 'illegalDone');
  const key = canCharge ? 'story.illegal.stands' : 'story.illegal';
  return [{ sign: '!', text: words.say({ key, why: cited(illegal, words) }) }];
}

/** The most lines in a story. A longer one says how much is left out. */
const MOST_LINES = 2000;
/** A sentence longer than this is cut. */
const LONGEST = 600;

/** An action, and its result as the reader may see it. */
export interface Step {
  at: number;
  events: readonly SeenEvent[];
  /** That it is illegal, if the player heard so. */
  illegal?: Pick<Refusal, 'clause' | 'facts'>;
  refused?: Pick<ReplayResult, 'clause' | 'facts'> & { action: StoredAction };
}

export interface Story {
  book: BookId;
  steps: readonly Step[];
  penalties: readonly Penalty[];
}

/** The whole story of a replayed match. */
export function storyOf({ match, replayed: { results, events, state } }: ReplayAnswer): Story {
  const steps = match.actions.map((action, at): Step => {
    const { ok = true, illegal, clause, facts } = results[at] ?? {};
    return {
      at: action.at,
      events: events[at] ?? [],
      ...(illegal && { illegal }),
      ...(!ok && { refused: { action, ...(clause !== undefined && { clause }), ...(facts && { facts }) } }),
    };
  });
  return { book: match.rulebook, steps, penalties: state.penalties };
}

export function storyLines(
  { book, steps, penalties }: Story,
  page: Page,
  words: TableWords = wordsOn(page, book),
): string[] {
  const { game } = books[book];
  const told = steps.flatMap((step) => {
    const happened = step.events.flatMap((event) => {
      const telling = tell(event, words, penalties);
      return telling ? [{ at: event.at, telling }] : [];
    });
    return [...happened, ...verdictOn(step, words, game).map((telling) => ({ at: step.at, telling }))];
  });
  const shown = told.slice(0, MOST_LINES);
  const column = Math.max(...shown.map(({ at }) => time(at).length), 0) + 2;
  const left = told.length - shown.length;
  return [
    ...shown.flatMap(({ at, telling }) =>
      'heading' in telling ? headingLines(telling.heading, page) : lineOf(time(at), telling, column, page),
    ),
    ...(left > 0 ? [moreLine(left, page)] : []),
  ];
}

const headingLines = (heading: string, page: Page): string[] => [
  '',
  ...wrap(excerpt(harmless(heading), LONGEST).shown, page.width - MARGIN.length).map((line) => title(line, page)),
];

/** Minutes and whole seconds, so that all times have one form. */
const time = (at: number): string => makeTime(at - (at % 1000)) ?? '';

/** A sign before a sentence. The sentence says the same, so a screen reader skips the sign. */
export function signBefore(sign: MarkedLine['sign'], { paint, plain }: Page): string {
  if (plain) return '';
  const colour = { '✓': paint.green, '✗': paint.red, '−': paint.yellow, '!': paint.yellow };
  return `${sign ? colour[sign](sign) : ' '} `;
}

function lineOf(when: string, { sign = undefined, text }: MarkedLine, column: number, page: Page): string[] {
  const { paint, width } = page;
  const sentence = excerpt(harmless(text), LONGEST).shown;
  if (page.plain) return fit(`${when}, ${sentence}`, page);
  return wrap(sentence, width - MARGIN.length - column - 2).map((line, at) => {
    const before = at === 0 ? `${paint.dim(pad(when, column))}${signBefore(sign, page)}` : ' '.repeat(column + 2);
    return `${MARGIN}${before}${line}`.trimEnd();
  });
}
