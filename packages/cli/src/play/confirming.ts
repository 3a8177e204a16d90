// What is asked once before it counts: handing in a Solution or none, writing again where that costs the Solution, and a Goal
// without a legal value.
import { type Acted, decide, type MatchState } from '@openshake/rules';
import { search } from '@openshake/solver';
import { papersOf } from '@openshake/words';
import { type Page, speechOf } from '../pretty/page.ts';
import { paperParts } from '../pretty/paperLines.ts';
import type { Speech } from '../words/speech.ts';
import { changeWarning, refusalLines } from './helping.ts';
import { isOpen, type Seat } from './seat.ts';
import { tellingLines } from './telling.ts';

/** What a person answers to a question, in every language. */
const YES: readonly string[] = ['y', 'yes', 's', 'sí', 'si'];
const NO: readonly string[] = ['n', 'no'];

/** Undefined where the answer is neither. */
export function readYesOrNo(answer: string): 'yes' | 'no' | undefined {
  const said = answer.trim().normalize().toLowerCase();
  if (YES.includes(said)) return 'yes';
  return NO.includes(said) ? 'no' : undefined;
}

/** How the answer that Enter gives is shown. */
export const sayYesOrNo = (answer: 'yes' | 'no', { say }: Speech): string =>
  say(answer === 'yes' ? 'setUp.yes' : 'setUp.no');

export interface Doubt {
  /** What is shown before the question. */
  show: string[];
  ask: string;
  /** What Enter alone answers. */
  otherwise: 'yes' | 'no';
  /** What is said to a no. */
  left: string;
}

/** The table as it stands. */
export interface Standing {
  match: MatchState;
  at: number;
}

/** How a paper was read: what `try` shows of it as well. */
export const readingLines = (paper: object, { game }: Pick<Seat, 'game'>, page: Page): string[] => [
  ...paperParts(paper, game, page).flat(),
  ...wildLines(paper, page),
];

/** Each of two Solutions says for itself what is wild: one that has such a cube and does not say it is pointed out. */
export function wildLines(paper: object, page: Page): string[] {
  const solutions = papersOf(paper, speechOf(page).words);
  const wild = solutions.find((each) => each.wild !== '')?.wild;
  const cubes = [...(wild ?? '').matchAll(/(\S):/gu)].map(([, cube = '']) => cube);
  const at = solutions.findIndex(
    (each) => each.wild === '' && cubes.some((cube) => [...each.restrictions, each.setName].join(' ').includes(cube)),
  );
  if (wild === undefined || at < 0) return [];
  const text = speechOf(page).say('written.wildUnsaid', { number: at + 1, wild });
  return tellingLines([{ sign: '!', text }], page);
}

/** At a table a Goal without a legal value is set all the same, and the next player challenges it. */
function doubtAboutGoal(act: Acted, seat: Seat, { match, at }: Standing, page: Page): Doubt | undefined {
  const decision = decide(match, act, { at, search, chance: () => 0 });
  if (!decision.ok || !decision.illegal) return undefined;
  return {
    show: refusalLines(decision.illegal, seat.view.book, page),
    ask: seat.speech.say('doubt.goal'),
    otherwise: 'no',
    left: seat.speech.say('doubt.goal.left'),
  };
}

/** Undefined where nothing is asked. A line of a pipe is meant as it stands; only what costs something is asked there too. */
export function doubtAbout(act: Acted, seat: Seat, standing: Standing, page: Page, live: boolean): Doubt | undefined {
  const { type } = act;
  if (type === 'set-goal') return doubtAboutGoal(act, seat, standing, page);
  // What is not open is refused at once.
  if ((type !== 'present' && type !== 'decline') || !isOpen(seat, type)) return undefined;
  const warning = changeWarning(type, seat);
  if (warning === undefined && !live) return undefined;
  const { say } = seat.speech;
  const left = say('doubt.left');
  const show = type === 'present' ? readingLines(act, seat, page) : [];
  if (warning !== undefined)
    return {
      show: [...show, ...tellingLines([{ sign: '!', text: warning }], page)],
      ask: say('doubt.anyway'),
      otherwise: 'no',
      left,
    };
  return { show, ask: say(type === 'present' ? 'doubt.present' : 'doubt.decline'), otherwise: 'yes', left };
}
