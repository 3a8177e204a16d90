// Actions at a random table: mostly what a player would do next, but also anything at any time, by anybody.
import {
  ACTION_TYPES,
  type Acted,
  type ActedType,
  type Action,
  BOOK_IDS,
  type BookId,
  books,
  CLAIMS,
  goalSetterOf,
  legal,
  type MatchState,
  nextDeadline,
  rulesOf,
} from '@openshake/rules';
import { clausesOf } from '@openshake/rules/clauses';
import { KIT as EQUATIONS_KIT } from '@openshake/rules/equations';
import { KIT, VARIATION_IDS } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import type { Dice } from './dice.ts';
import { anything, noise, randomCopy, randomGoal, randomPaper } from './randomPapers.ts';

const ACTED = ACTION_TYPES.filter((type): type is ActedType => type !== 'clock');
const SECTIONS = ['required', 'permitted', 'forbidden'];

/** Each clause of the book that could be a reason against a Solution, and one that no book has. */
const reasonsOf = async (book: BookId): Promise<string[]> => [
  ...new Set(
    (await clausesOf(book)).flatMap(({ clause, kind }) => (kind === 'solution' || kind === 'check' ? [clause] : [])),
  ),
  'Z-9',
];
const REASONS = new Map(await Promise.all(BOOK_IDS.map(async (id) => [id, await reasonsOf(id)] as const)));

/** Nearly always a player at the table. */
const somebody = (dice: Dice, { players }: MatchState): string =>
  dice.in100(97) ? dice.of(players) : dice.of(['judge', 'director', 'audience', 'zoe', noise(dice)]);

const who = (dice: Dice, match: MatchState): string => (dice.in100(96) ? dice.of(match.players) : noise(dice));

const someCube = (dice: Dice, { shake }: MatchState): string => {
  const cubes = [...(shake?.resources ?? []), ...(shake?.permitted ?? [])];
  return cubes.length > 0 && dice.in100(95) ? dice.of(cubes) : noise(dice);
};

function wholeRoll(dice: Dice, match: MatchState): string[] {
  if (books[match.book].game === 'equations')
    return Object.values(EQUATIONS_KIT).flatMap(({ count, faces }) =>
      Array.from({ length: count }, () => dice.of<string>(faces)),
    );
  const setOut = rulesOf(match).setOut.length > 0 ? dice.of(rulesOf(match).setOut) : undefined;
  return Object.entries(KIT).flatMap(([name, { count, faces }]) =>
    name === 'restriction' && setOut ? setOut : Array.from({ length: count }, () => dice.of<string>(faces)),
  );
}

function randomPick(dice: Dice, { shake, book, division }: MatchState): unknown {
  if (dice.in100(4)) return anything(dice);
  const { game, divisions } = books[book];
  const offered = game === 'on-sets' ? (divisions[division]?.offered ?? []) : [];
  const name = offered.length > 0 && dice.in100(90) ? dice.of(offered) : dice.of(VARIATION_IDS);
  const cube = dice.of(shake?.rolled ?? ['B']);
  const card = dice.of(shake?.universe ?? ['B']);
  return {
    name,
    ...(/cube/.test(name) && { cube }),
    ...(/d-card/.test(name) && { card }),
    ...(name === 'double-set' && { set: dice.of(["B'", 'B', 'B N R', 'V', 'A', noise(dice)]) }),
  };
}

/** The fields of an action of this type: most make sense, and a few do not. */
export function randomFields(dice: Dice, match: MatchState, type: ActedType): object {
  const { book, players } = match;
  const text = (likely: string) => (dice.in100(94) ? likely : noise(dice));
  switch (type) {
    case 'roll': {
      if (dice.in100(30)) return { cubes: wholeRoll(dice, match) };
      if (dice.in100(5)) return { cubes: Array.from({ length: dice.below(20) }, () => noise(dice)) };
      const { setOut } = rulesOf(match);
      return setOut.length > 0 ? { cubes: dice.of(setOut) } : dice.in100(50) ? {} : { cubes: [] };
    }
    case 'deal': {
      const count = dice.in100(90) ? 6 + dice.below(9) : dice.below(40) - 10;
      if (dice.in100(70)) return { cards: dice.in100(98) ? count : 6.5 };
      const pack = [
        'blank',
        'B',
        'R',
        'G',
        'Y',
        'BR',
        'BG',
        'BY',
        'RG',
        'RY',
        'GY',
        'BRG',
        'BRY',
        'BGY',
        'RGY',
        'BRGY',
      ];
      return { cards: [...dice.shuffled(pack).slice(0, Math.max(count, 0)), ...(dice.in100(3) ? [noise(dice)] : [])] };
    }
    case 'choose-variations':
      return {
        variations: Array.from({ length: 1 + dice.below(dice.in100(90) ? 2 : 4) }, () => randomPick(dice, match)),
      };
    case 'set-goal':
      return { goal: randomGoal(dice, match) };
    case 'bonus':
      return { cube: someCube(dice, match) };
    case 'move':
    case 'shift':
      return { cube: someCube(dice, match), to: text(dice.of(SECTIONS)) };
    case 'challenge':
      return {
        claim: text(dice.of([...rulesOf(match).claims, ...CLAIMS, 'never', ' Now '])),
        ...(dice.in100(5) && { moved: anything(dice) }),
      };
    case 'charge':
      return { what: text(dice.of(['IV-B', 'II-C-2', 'IV-C'])) };
    case 'join':
      return { side: text(dice.of(['mover', 'challenger'])) };
    case 'present':
      return randomPaper(dice, match);
    case 'accept':
      return { writer: who(dice, match) };
    case 'reject':
      return {
        writer: who(dice, match),
        // A clause includes its parts, so a broad one is often right.
        clause: text(dice.of(dice.in100(40) ? ['VII-B', 'VI', 'Basic-III', 'BOS1'] : (REASONS.get(book) ?? []))),
        ...(dice.in100(35) && { interpretation: dice.in100(60) ? randomCopy(dice, match) : anything(dice) }),
      };
    case 'call-judge':
      return {
        question: text(dice.of(['equals', 'appeal', 'May he?'])),
        ...(dice.in100(80) && { writer: who(dice, match) }),
      };
    case 'rule':
      return {
        question: text(dice.of(['equals', 'appeal', 'May he?'])),
        answer: text(dice.of(['yes', 'no'])),
        ...(dice.in100(85) && { writer: who(dice, match) }),
      };
    case 'warn':
    case 'approve-penalty':
      return { player: who(dice, match) };
    case 'disqualify':
    case 'penalize':
      return {
        player: who(dice, match),
        ...(dice.in100(50) && { clause: text(dice.of(['IX-C', 'IX-D', 'XI-A', 'BOS6'])) }),
        ...(dice.in100(30) && { second: dice.of(['judge', 'judge two', '']) }),
      };
    case 'replay-shake':
    case 'replay-round': {
      const numbers = Array.from({ length: 1 + dice.below(3) }, () => (dice.in100(97) ? 1 + dice.below(6) : 0.5));
      return {
        players: dice.shuffled(players).slice(0, dice.in100(85) ? players.length - dice.below(2) : dice.below(4)),
        ...(type === 'replay-shake' && dice.in100(60) && { shakes: dice.in100(90) ? [...new Set(numbers)] : numbers }),
      };
    }
    case 'take-score':
      return {
        player: who(dice, match),
        ...(dice.in100(60) && { shake: 1 + dice.below(6), score: dice.in100(97) ? dice.below(6) - 2 : 0.5 }),
        ...(dice.in100(5) && { shake: 1 }),
        ...(dice.in100(30) && { clause: text(dice.of(['XII-B-1', 'XII-B-2', 'BOS17'])) }),
      };
    case 'ask-which':
      return { writer: who(dice, match) };
    case 'indicate':
      return { which: Array.from({ length: dice.in100(80) ? 1 : dice.below(4) }, () => 1 + dice.below(3)) };
    case 'correct-score':
      return { shake: dice.in100(95) ? 1 + dice.below(6) : 0.5, player: who(dice, match), score: dice.below(14) - 3 };
    default:
      return {};
  }
}

export const someAction = (dice: Dice, match: MatchState, type: ActedType, by: string): Acted =>
  ({ type, by, ...randomFields(dice, match, type) }) as Acted;

const RARE: readonly ActedType[] = [
  'disqualify',
  'replay-shake',
  'replay-round',
  'take-score',
  'end-round',
  'stop-play',
];

/** Any kind of action, by anybody. Actions that would end the match or half of it are rare. */
function anyAction(dice: Dice, match: MatchState): Acted {
  const type = dice.of(ACTED);
  if (RARE.includes(type) && dice.in100(70)) return anyAction(dice, match);
  const official = /^(rule|warn|penalize|approve-penalty|disqualify|replay-shake|replay-round)$/.test(type);
  const director = type === 'end-round' || type === 'stop-play' || type === 'take-score';
  const by = official && dice.in100(70) ? 'judge' : director && dice.in100(70) ? 'director' : somebody(dice, match);
  return someAction(dice, match, type, by);
}

/** One of the choices that the table itself lists for somebody. */
function listedAction(dice: Dice, match: MatchState, at: number): Acted {
  const by = dice.in100(92) ? dice.of(match.players) : dice.of(['judge', 'director']);
  const open = legal(match, by, { at, search, chance: (below) => dice.below(below) }).flatMap((kind) =>
    kind.open && kind.choices.length > 0 && (!RARE.includes(kind.type) || dice.in100(15)) ? [kind] : [],
  );
  return open.length > 0 ? dice.of(dice.of(open).choices).action : anyAction(dice, match);
}

/** How a match is played: how many of a hundred moves are challenges, and how many are out of turn, doubled or shifted. */
export interface Mood {
  challenges: number;
  mischief: number;
}

export const randomMood = (dice: Dice): Mood => ({
  challenges: dice.of([1, 5, 15, 25]),
  mischief: dice.of([0, 5, 30]),
});

/** What a player would do next. */
function nextAction(dice: Dice, match: MatchState, mood: Mood): Acted {
  const { phase, shake, players, presence, block } = match;
  const act = (type: ActedType, by: string, fields?: object) =>
    ({ type, by, ...(fields ?? randomFields(dice, match, type)) }) as Acted;
  const away = players.find((player) => presence[player] === 'away');
  if (away !== undefined && dice.in100(12)) return act('return', away);
  switch (phase.name) {
    case 'start': {
      const setter = goalSetterOf(match);
      if (!shake?.rolled && dice.in100(60)) return act('roll', setter);
      const at = players.indexOf(setter);
      const clockwise = [...players.slice(at), ...players.slice(0, at)];
      const ready = clockwise.filter((player) => presence[player] === 'here' && !match.sittingOut.includes(player));
      return act('deal', shake?.players.at(-1) ?? ready.at(-1) ?? setter);
    }
    case 'variations':
      return act('choose-variations', phase.player);
    case 'goal':
      return act(dice.weighed([10, 'bonus'], [7, 'no-goal'], [83, 'set-goal']), phase.player);
    case 'no-goal':
      return dice.in100(50)
        ? act('agree', dice.of(shake?.players ?? players))
        : act('challenge', dice.of(shake?.players ?? players), { claim: 'no-goal' });
    case 'move': {
      if (block) return act(dice.in100(75) ? 'challenge' : 'put-down-block', block.holder);
      if (dice.in100(mood.challenges)) return act(dice.in100(80) ? 'challenge' : 'pick-up-block', dice.of(players));
      const mischief = dice.in100(mood.mischief);
      if (mischief && dice.in100(25)) return act('charge', dice.of(players));
      const type = dice.weighed<ActedType>([88, 'move'], [6, 'bonus'], [mischief ? 20 : 4, 'shift'], [2, 'force-out']);
      const turn = mischief ? dice.of(players) : phase.player;
      if (type !== 'move' || !shake?.resources.length) return act(type, turn);
      const to = dice.weighed([12, 'required'], [50, 'permitted'], [38, 'forbidden']);
      return act('move', turn, { cube: dice.of(shake.resources), to });
    }
    case 'write': {
      const open = [...phase.must, ...phase.may].filter((player) => !Object.hasOwn(phase.answers, player));
      const by = open.length > 0 ? dice.of(open) : dice.of(players);
      const type = dice.weighed<ActedType>([70, 'present'], [17, 'decline'], [7, 'join'], [6, 'challenge']);
      return act(type, type === 'challenge' ? dice.of(players) : by);
    }
    case 'check': {
      const open = phase.papers.flatMap(({ writer, settled }) => (settled ? [] : [writer]));
      const writer = open.length > 0 ? dice.of(open) : dice.of(players);
      const type = dice.weighed<ActedType>(
        [50, 'accept'],
        [38, 'reject'],
        [4, 'call-judge'],
        [4, 'rule'],
        [2, 'ask-which'],
        [2, 'indicate'],
      );
      if (type === 'indicate') return act(type, writer);
      const by = type === 'rule' ? 'judge' : dice.of(players.filter((player) => player !== writer));
      return act(type, by, { ...randomFields(dice, match, type), writer });
    }
    case 'over':
      return act(dice.in100(90) ? 'sign' : 'correct-score', dice.of(players));
  }
}

/** The moment of the next action: a little later, at or near a limit, much later, or too early. */
export function nextMoment(dice: Dice, match: MatchState, now: number): number {
  const kind = dice.weighed([86, 'soon'], [5, 'minute'], [2, 'long'], [4, 'limit'], [3, 'early']);
  if (kind === 'soon') return now + dice.below(4_000);
  if (kind === 'minute') return now + dice.below(90_000);
  if (kind === 'long') return now + dice.below(dice.in100(90) ? 900_000 : 100_000_000);
  if (kind === 'early') return Math.max(now - dice.below(60_000), 0);
  return Math.max(now, (nextDeadline(match) ?? now) + dice.below(3) - 1);
}

export function randomAction(dice: Dice, match: MatchState, at: number, mood: Mood): Action {
  const kind = dice.weighed([70, 'next'], [9, 'listed'], [15, 'any'], [4, 'presence'], [2, 'clock']);
  if (kind === 'next') return nextAction(dice, match, mood);
  if (kind === 'listed') return listedAction(dice, match, at);
  if (kind === 'any') return anyAction(dice, match);
  if (kind === 'clock') return { type: 'clock' };
  return someAction(dice, match, dice.in100(40) ? 'leave' : 'return', dice.of(match.players));
}
