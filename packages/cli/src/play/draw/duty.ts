// One line that says what the table waits for, and what to type.
import { books, CLAIMS, divisionTable } from '@openshake/rules';
import { fit } from '../../pretty/lines.ts';
import type { Page } from '../../pretty/page.ts';
import { harmless } from '../../pretty/page.ts';
import { solutionForms } from '../commands/forms.ts';
import { dealCounts } from '../commands/starting.ts';
import { openWriters } from '../commands/writing.ts';
import { type Duty, dutyOf, indicateDue } from '../duty.ts';
import { exampleGoal } from '../exampleGoal.ts';
import { choicesOf, countsTwo, isOpen, properOf, type Seat } from '../seat.ts';
import { onOffer } from '../variationHelp.ts';

/** The claims that could be made now. */
function claims(seat: Seat): string {
  const words = properOf(seat, 'challenge').flatMap(({ claim }) => CLAIMS.filter((known) => known === claim));
  return words.length > 0 ? `, or challenge: ${words.join(', ')}` : '';
}

/** `write B U R`, and a form with Restrictions if they are played. */
function writeForm(seat: Seat): string {
  const [first, second] = solutionForms('write', seat);
  return second?.includes(' ; ') ? `${first}, with Restrictions: ${second}` : first;
}

/** Where the book asks for it, the move that would have been safe stands beside the Solution. */
function avoidForm({ view: { book, writing } }: Seat): string {
  const { game, rules } = books[book];
  const asked = game === 'on-sets' && writing && rules.avoidMoveAfter.includes(writing.occasion);
  return asked ? ' Who challenged adds the move that would have been safe: write B U R || avoid G to forbidden.' : '';
}

/** Asks for a Goal and shows one that has a Solution; if none is known, it only shows how to type a Goal. */
function askForGoal(seat: Seat): string {
  const example = exampleGoal(seat);
  const form = seat.isEquations ? 'goal 12 or goal 3+4' : 'goal 1+2 or goal 2x3';
  const type = example === undefined ? `Type a Goal like this: ${form}` : `Type, for example: goal ${example}`;
  const none = isOpen(seat, 'no-goal') ? ' If you think no Goal has a Solution, type: no-goal' : '';
  return `Set the Goal with cubes from Resources. ${type}${example === undefined ? none : ''}`;
}

/** Where the book takes a point for it. */
const costOfDown = ({ view: { book, division } }: Seat): string =>
  divisionTable(book, division).fines.blockPutDown > 0 ? ' (costs a point)' : '';

const ownPaper = ({ view, you }: Seat) => view.checking?.papers.find(({ writer }) => writer === you);

/** `1. B ∪ R; 2. B`. */
function numbered({ view, you, words }: Seat): string {
  const all = view.checking?.solutions[you]?.solutions;
  const papers = Array.isArray(all) ? all.map((solution: unknown) => words.paper({ solution })) : [];
  return papers.map((paper, at) => `${at + 1}. ${paper}`).join('; ');
}

const SAY: Readonly<Record<Duty, (seat: Seat, page: Page) => string>> = {
  roll: () => 'Roll the cubes. Type: roll',
  deal: (seat) => {
    const counts = dealCounts(seat);
    return `Deal the cards, ${counts[0] ?? ''} to ${counts.at(-1) ?? ''}. Type: deal ${counts[Math.floor(counts.length / 2)] ?? ''}`;
  },
  choose: (seat, { hasKeys }) => {
    const choices = choicesOf(seat, 'choose-variations');
    const names = choices.flatMap(({ variations }) => variations.map(seat.words.pick));
    const both = choices.length > 0 && choices.every(({ variations }) => variations.length === 2);
    const some = [...new Set(names)].slice(0, 3).join(', ');
    const [first] = onOffer(seat);
    const explains = first === undefined ? '' : ` help ${first} explains one, and help vars all of them.`;
    const [what, how] = both
      ? ['two variations', 'both names, with a comma between them']
      : ['a variation', 'its name'];
    return `Choose ${what}${some === '' ? '' : `, such as ${some}`}. Type vars and ${how}${hasKeys ? '; the Tab key lists them' : ''}.${explains}`;
  },
  goal: askForGoal,
  answer: () => 'Is there really no Goal? Type agree, or: challenge no-goal',
  turn: (seat) => {
    const [first] = choicesOf(seat, 'move');
    const form = first ? `${first.cube} ${first.to.charAt(0)}` : 'B r';
    return `Your move: a cube and r, p or f, such as ${form}${properOf(seat, 'bonus').length > 0 ? '; a bonus before it' : ''}${claims(seat)}.`;
  },
  block: (seat) =>
    `You hold the block. Say what you challenge${claims(seat).replace(', or challenge', '')}; or put it back: down${costOfDown(seat)}`,
  write: (seat) => {
    const must = seat.view.writing?.must.includes(seat.you);
    const form = writeForm(seat);
    return `You ${must ? 'must' : 'may'} write a Solution. Type: ${form}.${avoidForm(seat)} Or: decline${isOpen(seat, 'join') ? ', or: join mover, join challenger' : ''}${claims(seat)}`;
  },
  check: (seat) => {
    const papers = openWriters(seat).map((writer) => {
      const paper = seat.view.checking?.solutions[writer];
      const name = seat.words.name(writer);
      return paper ? `${name}, ${seat.words.paper(paper)}` : name;
    });
    return `Check the Solution of ${seat.words.all(papers)}. Type accept, or type reject and say what is wrong, as in: reject ${seat.words.name(openWriters(seat)[0] ?? 'bob')} not the Goal. Type help reject to see all reasons.`;
  },
  indicate: (seat) => {
    const two = countsTwo(seat);
    const asker = ownPaper(seat)?.askedWhichBy;
    const ask = asker === undefined ? '' : `${seat.words.name(asker)} asks which ${two ? 'two count' : 'one counts'}. `;
    const time = indicateDue(seat.view, seat.you) === null ? '' : ' You have ten seconds.';
    return `${ask}Your paper has these Solutions: ${numbered(seat)}. Say which ${two ? 'two count' : 'one counts'}: indicate ${two ? '1 2' : '1'}.${time}`;
  },
  sign: () => 'The match is over. Type score to see the scoresheet, and sign to sign it.',
};

/** What the others do meanwhile. */
function waiting({ view, words }: Seat): string {
  const { phase, block, players, signed, presence, corrections } = view;
  if (phase.name === 'over') {
    const left = players.filter((player) => !signed.includes(player) && presence[player] !== 'out');
    const others = words.all(left.map(words.name));
    return corrections.length === 0
      ? `${others} still to sign.`
      : `${others} still to sign; players sign a correction only if it is right. The scores stand without it; quit leaves.`;
  }
  const who = block?.holder ?? phase.player;
  return who === undefined ? 'The others are thinking.' : `${words.name(who)} is thinking.`;
}

export function dutyLines(seat: Seat, page: Page): string[] {
  const { paint } = page;
  const duty = dutyOf(seat);
  const text = duty === null ? waiting(seat) : SAY[duty](seat, page);
  return fit(harmless(text), page).map((line) => (duty === null ? paint.dim(line) : paint.cyan(line)));
}
