// What the program asks once before it counts: handing in a Solution or none, writing again if that spoils the Solution, and a Goal
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

/** The answers yes and no, in every language. */
const YES: readonly string[] = ['y', 'yes', 's', 'sí', 'si'];
const NO: readonly string[] = ['n', 'no'];

/** Undefined if the answer is neither. */
export function readYesOrNo(answer: string): 'yes' | 'no' | undefined {
  const said = answer.trim().normalize().toLowerCase();
  if (YES.includes(said)) return 'yes';
  return NO.includes(said) ? 'no' : undefined;
}

/** How to show the answer that Enter gives. */
export const sayYesOrNo = (answer: 'yes' | 'no', { say }: Speech): string =>
  say(answer === 'yes' ? 'setUp.yes' : 'setUp.no');

export interface Doubt {
  /** What is shown before the question. */
  show: string[];
  ask: string;
  /** The answer that Enter gives. */
  otherwise: 'yes' | 'no';
  /** What we say after a no. */
  left: string;
}

/** The table now. */
export interface Standing {
  match: MatchState;
  at: number;
}

/** How we read a paper. `try` shows the same. */
export const readingLines = (paper: object, { game }: Pick<Seat, 'game'>, page: Page): string[] => [
  ...paperParts(paper, game, page).flat(),
  ...wildLines(paper, page),
];

/** Each of two Solutions says for itself what is wild. If one has the cube but does not say so, we point that out. */
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

/** At a table, a player can set a Goal without a legal value, and the next player can challenge it. */
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

/** Undefined if there is nothing to ask. Through a pipe, we ask only about lines that cost something. */
export function doubtAbout(act: Acted, seat: Seat, standing: Standing, page: Page, live: boolean): Doubt | undefined {
  const { type } = act;
  if (type === 'set-goal') return doubtAboutGoal(act, seat, standing, page);
  // The table refuses what is not open.
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
