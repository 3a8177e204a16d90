// The story of a match: what each event says, as a fact, or nothing if another event already says it.
import {
  type AnyFact,
  EQUALS,
  type Event,
  OFFICIALS,
  type Penalty,
  type Player,
  type SeenEvent,
  type SeenEventOf,
  type Task,
} from '@openshake/rules';
import { showPoints } from './shown/signs.ts';
import type { StoryFact } from './storyFacts.ts';
import type { TableWords } from './tableWords.ts';
import type { Speaks } from './words.ts';

/** What goes before a sentence: a tick, a cross, a minus for a lost point, an exclamation mark for what went wrong. */
export type StorySign = '✓' | '✗' | '−' | '!';

/** A sentence of the story, or the heading of a new part of it. */
export interface StoryLine {
  readonly sign?: StorySign;
  readonly heading?: true;
  readonly fact: StoryFact;
}

/** Why something is so. A stored match may come from another version, and a reason without words must not end a match. */
export function sayReason(facts: AnyFact, words: Speaks): string {
  try {
    return words.say(facts);
  } catch {
    return words.say({ key: 'story.noReason' });
  }
}

/** A reason with its clause. */
export const cited = ({ clause, facts }: { clause: string; facts: AnyFact }, words: TableWords): string =>
  words.say({ key: 'story.cited', why: sayReason(facts, words), clause });

/** `a Now challenge`. What no rulebook knows stays as written. */
export const sayAfter = (after: string, words: Pick<TableWords, 'say' | 'knows'>): string =>
  words.knows(`after.${after}`) ? words.say({ key: `after.${after}` }) : after;

/** `Mia 6, Leo −2`. */
export const scoresOf = (scores: Readonly<Record<Player, number>>, words: TableWords): string =>
  Object.entries(scores)
    .map(([player, score]) => words.say({ key: 'story.score', player, points: showPoints(score) }))
    .join(', ');

/** `Now`, `A Flub`. */
export const sayClaim = (claim: string, words: Speaks): string => words.say({ key: 'named.claim', claim });

/** Why a point is lost, by the topic of the rule: `for time`. */
export const penaltyWhy = (rule: Penalty['rule']): StoryFact => ({
  key: 'penalty.why',
  topic: rule.split('.')[0] ?? '',
});

/** A penalty as a sentence of the story. */
export const penaltyFact = ({ player, rule, clause, counted }: Penalty): StoryFact => ({
  key: 'story.pointLost',
  player,
  why: penaltyWhy(rule),
  clause,
  counted: yesOrNo(counted),
});

/** What several may have to do at once. */
const TOGETHER = ['write', 'check', 'join', 'may-write', 'dispute'] as const;
const isTogether = (what: Task['what']): what is (typeof TOGETHER)[number] => TOGETHER.some((each) => each === what);

/** What this player, or a judge, has to do. `players`: everybody who has to do the same. */
export function taskFact(
  { player, what }: Pick<Task, 'player' | 'what'>,
  players: readonly Player[] = [player ?? ''],
): StoryFact {
  if (what === 'ruling' || what === 'late-claim') return { key: `task.${what}` };
  if (isTogether(what)) return { key: `task.${what}`, players, count: players.length };
  return { key: `task.${what}`, player: player ?? '' };
}

const yesOrNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

/** A seat by its name, an official by the office. */
function actor(by: string, words: TableWords): string {
  const official = OFFICIALS.find((each) => each === by);
  return official === undefined ? words.name(by) : words.say({ key: `story.${official}` });
}

const line = (fact: StoryFact): StoryLine => ({ fact });
const signed = (sign: StorySign, fact: StoryFact): StoryLine => ({ sign, fact });
const nothing = (): undefined => undefined;

type Tellers = {
  [Type in Event['type']]: (
    event: SeenEventOf<Type>,
    words: TableWords,
    penalties: readonly Penalty[],
  ) => StoryLine | undefined;
};

const TELL: Tellers = {
  shakeBegan: ({ shake: { number: shake, goalSetter: player, absent: away } }) => ({
    heading: true,
    fact:
      away.length > 0
        ? { key: 'story.shakeBegan.away', shake, player, away }
        : { key: 'story.shakeBegan', shake, player },
  }),
  cubesRolled: ({ by: player, cubes }) => line({ key: 'story.cubesRolled', player, cubes }),
  cardsDealt: ({ by: player, cards, removed }) =>
    line(
      removed.length > 0
        ? { key: 'story.cardsDealt.tooMany', player, cards, removed, count: removed.length }
        : { key: 'story.cardsDealt', player, cards },
    ),
  phaseBegan({ phase }) {
    if (phase.name === 'over') return { heading: true, fact: { key: 'story.matchOver' } };
    if (phase.name !== 'write') return undefined;
    const { must: players, may } = phase;
    const others = may.filter((player) => !players.includes(player));
    const [count, more] = [players.length, others.length];
    if (count === 0) return more === 0 ? undefined : line({ key: 'story.mayWrite', players: others, count: more });
    return line(
      more === 0
        ? { key: 'story.mustWrite', players, count }
        : { key: 'story.someMayWrite', players, count, others, more },
    );
  },
  tasksSet: nothing,
  variationsChosen: ({ by: player, picks }, words) =>
    line(
      picks.length === 0
        ? { key: 'story.variationsChosen.none', player }
        : { key: 'story.variationsChosen', player, picks: words.all(picks.map(({ pick }) => words.pick(pick))) },
    ),
  choiceTakenBack: ({ by: player }) => line({ key: 'story.choiceTakenBack', player }),
  cubePlaced: ({ placed: { by: player, kind, cube, from, to } }) =>
    line(
      kind === 'shift'
        ? { key: 'story.cubeShifted', player, cube, from, to }
        : { key: kind === 'bonus' ? 'story.cubeMoved.bonus' : 'story.cubeMoved', player, cube, to },
    ),
  cubeReturned: ({ placed: { cube, from, to } }) => line({ key: 'story.cubeReturned', cube, from: to, to: from }),
  takenBack: ({ by: player }) => line({ key: 'story.takenBack', player }),
  bonusCounted: ({ placed: { by: player, cube } }) => line({ key: 'story.bonusCounted', player, cube }),
  trailMended: nothing,
  goalSet({ by: player, goal: { goal: laid, values }, leftOver: cubes }, words) {
    const shown = words.goal(laid);
    const isPlain = values.length === 1 && values.every((value) => words.value(value) === shown);
    const goal =
      values.length === 0
        ? words.say({ key: 'story.goal.noValue', goal: shown })
        : isPlain
          ? shown
          : words.say({ key: 'story.goal.equals', goal: shown, equals: words.equals, values });
    return line(
      cubes.length > 0
        ? { key: 'story.goalSet.leftOver', player, goal, cubes }
        : { key: 'story.goalSet', player, goal },
    );
  },
  noGoalDeclared: ({ by: player }) => line({ key: 'story.noGoalDeclared', player }),
  noGoalAgreed: ({ by: player, silent }) => line({ key: 'story.noGoalAgreed', player, silent: yesOrNo(silent) }),
  turnLost: ({ player }) => signed('!', { key: 'story.turnLost', player }),
  blockTaken: ({ by: player }) => line({ key: 'story.blockTaken', player }),
  blockReturned: ({ by: player }) => line({ key: 'story.blockReturned', player }),
  challenged: ({ by: player, claim, against }) => line({ key: 'story.challenged', player, against, claim }),
  forceOutDeclared: ({ by: player }) => line({ key: 'story.forceOutDeclared', player }),
  setAside({ by: player, what, clause, facts }, words) {
    const why = cited({ clause, facts }, words);
    if (what === 'charge' || what === 'reject') return signed('!', { key: `story.setAside.${what}`, player, why });
    return signed('!', { key: 'story.setAside.challenge', player, claim: what, why });
  },
  illegalDone: nothing,
  insulated: nothing,
  choicesStand: nothing,
  appealGivenUp: ({ by: player }) => line({ key: 'story.appealGivenUp', player }),
  charged: ({ by: player, against, clause }) => line({ key: 'story.charged', player, against, clause }),
  madeGood: nothing,
  sideJoined: ({ by: player, side }) => line({ key: 'story.sideJoined', player, side }),
  paperPresented: ({ by: player, paper }, words) =>
    line(
      paper === null
        ? { key: 'story.paperFaceDown', player }
        : { key: 'story.paperPresented', player, paper: words.paper(paper) },
    ),
  paperJudged: nothing,
  paperChanged: ({ by: player }) => signed('!', { key: 'story.paperChanged', player }),
  paperDeclined: ({ by: player, silent }) => line({ key: 'story.paperDeclined', player, silent: yesOrNo(silent) }),
  paperAccepted: ({ by: player, writer, silent }) =>
    line({ key: 'story.paperAccepted', player, writer, silent: yesOrNo(silent) }),
  paperRejected: ({ by: player, writer, clause, upheld }) =>
    line({ key: 'story.paperRejected', player, writer, upheld: yesOrNo(upheld), clause }),
  judgeCalled: ({ question: { by: player, question, writer } }, words) =>
    line(
      question === EQUALS && writer !== null
        ? { key: 'story.judgeCalled.equals', player, writer }
        : { key: 'story.judgeCalled', player, question: about(question, writer, words) },
    ),
  whichAsked: ({ by: player, writer }) => line({ key: 'story.whichAsked', player, writer }),
  solutionIndicated: ({ by: player, which }) =>
    line({ key: 'story.solutionIndicated', player, which, count: which.length }),
  judgeRuled({ by: official, question: asked, answer, writer, clause }, words) {
    const by = actor(official, words);
    if (asked === EQUALS && writer !== null)
      return line(
        clause === ''
          ? { key: 'story.judgeRuled.equals', by, answer, writer }
          : { key: 'story.judgeRuled.equals.clause', by, answer, writer, clause },
      );
    const question = about(asked, writer, words);
    return line(
      clause === ''
        ? { key: 'story.judgeRuled', by, answer, question }
        : { key: 'story.judgeRuled.clause', by, answer, question, clause },
    );
  },
  paperSettled({ writer, correct, how, reasons, unproven }, words) {
    if (unproven !== undefined)
      return signed('!', { key: 'story.paperSettled.unproven', writer, why: sayReason(unproven, words) });
    if (correct) return signed('✓', { key: 'story.paperSettled.correct', writer, how });
    const why = reasons.map((reason) => cited(reason, words)).join(' ');
    return signed(
      '✗',
      why === ''
        ? { key: 'story.paperSettled.wrong', writer, how }
        : { key: 'story.paperSettled.wrong.why', writer, how, why },
    );
  },
  shakeEnded: ({ shake: { ended, scores } }, words) =>
    line(
      ended === 'void' || scores === null
        ? { key: 'story.shakeEnded.void' }
        : { key: 'story.shakeEnded', after: sayAfter(ended, words), scores: scoresOf(scores, words) },
    ),
  shakeVoided: ({ number: shake, players }) => signed('!', { key: 'story.shakeVoided', shake, players }),
  roundVoided: ({ players }) => signed('!', { key: 'story.roundVoided', players }),
  replaysSet: nothing,
  nextShakeSet: nothing,
  pointLost: ({ penalty }) => signed('−', penaltyFact(penalty)),
  penaltyApproved({ penalty }, _, penalties) {
    const { player = '', clause = '' } = penalties[penalty] ?? {};
    return signed('−', { key: 'story.penaltyApproved', player, clause });
  },
  playerLeft: ({ player }) => line({ key: 'story.playerLeft', player }),
  playerReturned: ({ player }) => line({ key: 'story.playerReturned', player }),
  playerWarned: ({ player }) => signed('!', { key: 'story.playerWarned', player }),
  playerDisqualified: ({ player }) => signed('!', { key: 'story.playerDisqualified', player }),
  roundEnded: () => line({ key: 'story.roundEnded' }),
  playStopped: ({ left, canceled: shakes }) =>
    line(
      shakes.length > 0
        ? { key: 'story.playStopped.canceled', left, shakes, count: shakes.length }
        : { key: 'story.playStopped', left },
    ),
  sheetSigned: ({ by: player }) => line({ key: 'story.sheetSigned', player }),
  correctionAsked: ({ by, shake, player, score }, words) =>
    line({ key: 'story.correctionAsked', by: actor(by, words), points: showPoints(score), player, shake }),
  scoreCorrected: ({ shake, player, score }) =>
    line({ key: 'story.scoreCorrected', points: showPoints(score), player, shake }),
  scoreTaken({ by: official, player, shake, score, clause }, words) {
    const by = actor(official, words);
    return signed(
      '−',
      shake === null
        ? { key: 'story.scoreTaken.round', by, player, clause }
        : { key: 'story.scoreTaken.shake', by, player, shake, points: showPoints(score), clause },
    );
  },
};

/** What somebody asked, and whose Solution it is about. */
const about = (question: string, writer: Player | null, words: TableWords): string =>
  writer === null ? question : words.say({ key: 'story.question.about', question, writer });

/** What one event says. The type system cannot see that each event finds its own teller. */
export const tellEvent = (event: SeenEvent, words: TableWords, penalties: readonly Penalty[]): StoryLine | undefined =>
  (TELL[event.type] as (event: SeenEvent, words: TableWords, penalties: readonly Penalty[]) => StoryLine | undefined)(
    event,
    words,
    penalties,
  );
