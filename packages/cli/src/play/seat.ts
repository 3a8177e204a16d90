// What a person at the table has to work with: the seat's view, and the words and cubes of the game.
import { EQUATIONS_CUBES, type GameCubes, ON_SETS_CUBES } from '@openshake/protocol';
import {
  type Acted,
  type ActedType,
  type ActionOf,
  books,
  type GameName,
  imagine,
  type LegalKind,
  type MatchView,
  type Player,
  legalKind as ruleOn,
} from '@openshake/rules';
import { parsePick } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import type { Names, TableWords } from '@openshake/words';
import { People } from '../people.ts';
import { ENGLISH, type Speech } from '../words/speech.ts';
import { wordsAt } from './words.ts';

export interface Seat {
  you: Player;
  view: MatchView;
  game: GameName;
  isEquations: boolean;
  cubes: GameCubes<string>;
  words: TableWords;
  people: People;
  speech: Speech;
}

/** `plain`: for a screen reader. `names`: who sits where. */
export function seatOf(view: MatchView, you: Player, plain = false, speech = ENGLISH, names: Names = {}): Seat {
  const { game } = books[view.book];
  const isEquations = game === 'equations';
  const words = wordsAt(view.book, plain, speech, names);
  return {
    you,
    view,
    game,
    isEquations,
    cubes: isEquations ? EQUATIONS_CUBES : ON_SETS_CUBES,
    words,
    people: new People(names),
    speech: speech.at(words),
  };
}

/** Whether two Solutions count in this shake. */
export const countsTwo = ({ view: { table } }: Seat): boolean =>
  table.variations.some((pick) => parsePick(pick)?.name === 'two-solutions');

/** Whether this seat has handed in a Solution. Writing again would change it. */
export const hasHandedIn = ({ view: { writing, checking }, you }: Seat): boolean =>
  writing?.answers[you] === 'presented' || (checking !== undefined && Object.hasOwn(checking.solutions, you));

/** Chance decides the dice, never what is open. */
export const legalKind = ({ view, you }: Pick<Seat, 'view' | 'you'>, type: ActedType): LegalKind =>
  ruleOn(imagine(view), type, you, { at: view.at, search, chance: () => 0 });

export const isOpen = (seat: Pick<Seat, 'view' | 'you'>, type: ActedType): boolean => legalKind(seat, type).open;

const isOf = <Type extends ActedType>(action: Acted, type: Type): action is ActionOf<Type> & Acted =>
  action.type === type;

/** The legal choices of a kind. */
export function properOf<Type extends ActedType>(seat: Seat, type: Type): (ActionOf<Type> & Acted)[] {
  const kind = legalKind(seat, type);
  if (!kind.open) return [];
  return kind.choices.flatMap(({ action, breaks }) => (!breaks && isOf(action, type) ? [action] : []));
}

/** The choices of an open kind, legal ones first. */
export function choicesOf<Type extends ActedType>(seat: Seat, type: Type): (ActionOf<Type> & Acted)[] {
  const kind = legalKind(seat, type);
  const proper = properOf(seat, type);
  const others = kind.open ? kind.choices.filter(({ breaks }) => breaks) : [];
  return [...proper, ...others.flatMap(({ action }) => (isOf(action, type) ? [action] : []))];
}
