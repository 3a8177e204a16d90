// Which of several Solutions on a paper counts: an opponent asks, and the writer answers. In strict officiating the program does not accept such a paper.
import type { ActionOf } from '../match/action.ts';
import type { Kind, SetAside } from '../match/kind.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { Player } from '../match/state.ts';
import { reject } from './checking.ts';
import { checkersOf, checking, hasSeveral, paperOf } from './papers.ts';

/** The Solutions on this player's paper, until the writer has said which count. */
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

/** Why nobody may ask this writer: there is nothing to ask, or somebody already has. */
function whyNotAsk(p: Proceedings, by: Player, writer: Player): Refusal | undefined {
  const paper = paperOf(p, writer);
  if (writer === by) return p.refuse('check.which', 'which.self');
  if (!paper) return p.refuse('check.which', 'check.noPaper', { player: writer });
  if (!isOpen(p, writer)) return p.refuse('check.which', 'which.nothing', { player: writer });
  if (paper.askedWhich === undefined) return undefined;
  const { askedWhichBy: asker } = paper;
  if (asker === undefined) return p.refuse('check.which', 'which.someoneAsked', { player: writer });
  return asker === by
    ? p.refuse('check.which', 'which.youAsked', { player: writer })
    : p.refuse('check.which', 'which.asked', { player: writer, asker });
}

export const askWhich: Kind<'ask-which'> = {
  closed(p, by) {
    if (!checking(p)) return p.refuse('check.which', 'check.nothing');
    if (openWriters(p, by).length > 0) return undefined;
    const asked = checking(p)?.papers.find(({ writer, askedWhich }) => askedWhich !== undefined && isOpen(p, writer));
    const waits = asked && asked.writer !== by ? whyNotAsk(p, by, asked.writer) : undefined;
    return waits ?? p.refuse('check.which', 'which.nobody');
  },
  whyNot(p, { by, writer }) {
    const why = whyNotAsk(p, by, writer);
    if (why) return why;
    if (!openWriters(p, by).includes(writer)) return p.refuse('check.which', 'which.opponents', { player: writer });
  },
  happens(p, { by, writer }) {
    p.happen({ type: 'whichAsked', by, writer });
    return undefined;
  },
  choices: (p, by) => openWriters(p, by).map((writer) => ({ type: 'ask-which', by, writer })),
};

export const indicate: Kind<'indicate'> = {
  closed(p, by) {
    if (!isOpen(p, by)) return p.refuse('check.which', 'which.ownPaper');
  },
  whyNot(p, { by, which }) {
    const there = severalOf(p, by)?.length ?? 0;
    const fits = which.every((number) => Number.isInteger(number) && number >= 1 && number <= there);
    if (!fits || new Set(which).size < which.length || which.length !== p.rules.solutions)
      return p.refuse('check.which', 'which.numbers', { count: p.rules.solutions, most: there });
  },
  happens(p, { by, which }) {
    p.happen({ type: 'solutionIndicated', by, which });
    return undefined;
  },
  choices: (p, by) =>
    choicesAmong(severalOf(p, by)?.length ?? 0, p.rules.solutions).map((which) => ({ type: 'indicate', by, which })),
  // A paper may have too many Solutions to list every choice.
  free: true,
};

const MOST_LISTED = 6;

/** Every number, or every pair of numbers in order. */
function choicesAmong(there: number, count: 1 | 2): number[][] {
  const numbers = Array.from({ length: Math.min(there, MOST_LISTED) }, (_, at) => at + 1);
  if (count === 1) return numbers.map((number) => [number]);
  return numbers.flatMap((one) => numbers.filter((other) => other > one).map((other) => [one, other]));
}

/** Why a rejection comes too early: nobody knows yet which Solution it would reject. */
function tooEarly(p: Proceedings, writer: Player): Refusal | undefined {
  const asked = paperOf(p, writer)?.askedWhich;
  if (asked === undefined) return p.refuse('check.which', 'which.askFirst', { player: writer });
  if (p.rules.limits && p.at < asked + p.rules.misses.countdown)
    return p.refuse('check.which', 'which.wait', { player: writer });
}

/** Nobody may reject one of several Solutions before asking which counts. A writer who does not answer then has no Solution. */
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

/** The rejection is neither right nor wrong: nothing was rejected yet. */
function setAside(p: Proceedings, { by }: ActionOf<'reject'>, why: Refusal): SetAside {
  p.happen({ type: 'setAside', by, what: 'reject', ...why });
  return { ...why, setAside: true };
}
