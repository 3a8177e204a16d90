// Which of several Solutions on a paper counts: opponents ask, the writer says. Where the program officiates, such a paper is not taken in the first place.
import type { ActionOf } from '../match/action.ts';
import type { Kind, SetAside } from '../match/kind.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { Player } from '../match/state.ts';
import { reject } from './checking.ts';
import { checkersOf, checking, hasSeveral, paperOf } from './papers.ts';

/** The Solutions on this player's paper, as long as it is open which of them count. */
function severalOf(p: Proceedings, writer: Player): readonly unknown[] | undefined {
  const { phase } = p.match;
  if (phase.name !== 'write' && phase.name !== 'check') return undefined;
  const answer = Object.hasOwn(phase.answers, writer) ? phase.answers[writer] : undefined;
  if (!answer || !('paper' in answer) || !hasSeveral(p, answer.paper)) return undefined;
  return answer.paper.solutions as unknown[];
}

const isOpen = (p: Proceedings, writer: Player): boolean =>
  severalOf(p, writer) !== undefined && (!checking(p) || paperOf(p, writer)?.settled === null);

/** Whose papers this player may ask about. */
const openWriters = (p: Proceedings, by: Player): Player[] =>
  (checking(p)?.papers ?? []).flatMap(({ writer, askedWhich }) =>
    askedWhich === undefined && isOpen(p, writer) && checkersOf(p, writer).includes(by) ? [writer] : [],
  );

const countOf = (p: Proceedings): string => (p.rules.solutions === 1 ? 'one counts' : 'two count');

export const askWhich: Kind<'ask-which'> = {
  closed(p, by) {
    if (openWriters(p, by).length === 0)
      return p.refuse('check.which', 'No opponent has left open which Solution counts.');
  },
  whyNot(p, { by, writer }) {
    if (!openWriters(p, by).includes(writer))
      return p.refuse('check.which', `${writer} has not left open which Solution counts.`);
  },
  happens(p, { by, writer }) {
    p.happen({ type: 'whichAsked', by, writer });
    return undefined;
  },
  choices: (p, by) => openWriters(p, by).map((writer) => ({ type: 'ask-which', by, writer })),
};

export const indicate: Kind<'indicate'> = {
  closed(p, by) {
    if (!isOpen(p, by)) return p.refuse('check.which', `${by} has no paper with more Solutions than count.`);
  },
  whyNot(p, { by, which }) {
    const there = severalOf(p, by)?.length ?? 0;
    const fits = which.every((number) => Number.isInteger(number) && number >= 1 && number <= there);
    if (!fits || new Set(which).size < which.length || which.length !== p.rules.solutions)
      return p.refuse('check.which', `Say by its number, from 1 to ${there}, which ${countOf(p)}.`);
  },
  happens(p, { by, which }) {
    p.happen({ type: 'solutionIndicated', by, which });
    return undefined;
  },
  choices: (p, by) =>
    choicesAmong(severalOf(p, by)?.length ?? 0, p.rules.solutions).map((which) => ({ type: 'indicate', by, which })),
  // With very many Solutions not every choice is listed.
  free: true,
};

const MOST_LISTED = 6;

/** Each number, or each two numbers in order. */
function choicesAmong(there: number, count: 1 | 2): number[][] {
  const numbers = Array.from({ length: Math.min(there, MOST_LISTED) }, (_, at) => at + 1);
  if (count === 1) return numbers.map((number) => [number]);
  return numbers.flatMap((one) => numbers.filter((other) => other > one).map((other) => [one, other]));
}

/** Why a rejection is not heard yet: nobody knows what would be rejected. */
function tooEarly(p: Proceedings, writer: Player): Refusal | undefined {
  const asked = paperOf(p, writer)?.askedWhich;
  if (asked === undefined) return p.refuse('check.which', `Ask ${writer} first which Solution counts.`);
  if (p.rules.limits && p.at < asked + p.rules.misses.countdown)
    return p.refuse('check.which', `Give ${writer} ten seconds to say which Solution counts.`);
}

/** Of several Solutions none is rejected before its writer was asked which counts; a writer who does not say so then has none. */
export const rejectOnceIndicated: Kind<'reject'> = {
  closed: (p, by) => reject.closed(p, by),
  whyNot: (p, action) => reject.whyNot?.(p, action),
  happens(p, rejection, broken) {
    if (!isOpen(p, rejection.writer)) return reject.happens(p, rejection, broken);
    const early = tooEarly(p, rejection.writer);
    return early ? setAside(p, rejection, early) : reject.happens(p, rejection, broken);
  },
  choices: () => [],
  free: true,
};

function setAside(p: Proceedings, { by, writer, clause }: ActionOf<'reject'>, why: Refusal): SetAside {
  p.happen({ type: 'paperRejected', by, writer, clause, upheld: false, last: false });
  p.happen({ type: 'setAside', by, what: 'reject', ...why });
  return { ...why, setAside: true };
}
