// The story of a match: what happened, one sentence each, with the clause of everything that was refused, set aside, fined or not correct.
import {
  type AnyFact,
  books,
  type Event,
  type EventOf,
  type GameName,
  type Penalty,
  type ReplayResult,
  type SeenEvent,
  type SeenEventOf,
  type StoredAction,
} from '@openshake/rules';
import { makeAction, makeTime } from '@openshake/rules/notation';
import { capital, sayAfter } from '../inPlainWords.ts';
import type { ReplayAnswer } from '../replay/answer.ts';
import { fit, MARGIN, title } from './lines.ts';
import { excerpt, harmless, type Page, pad, wrap } from './page.ts';
import { type TableWords, wordsOf } from './tableWords.ts';

/** A sentence, and the sign before it: a tick, a cross, a minus for a lost point, an exclamation mark for what went wrong. */
export interface Told {
  sign?: '✓' | '✗' | '−' | '!';
  text: string;
}
/** A new part of the story. */
export interface Heading {
  heading: string;
}
export type Telling = Told | Heading | undefined;

export const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
export const scoresOf = (scores: Readonly<Record<string, number>>): string =>
  Object.entries(scores)
    .map(([player, score]) => `${player} ${showPoints(score)}`)
    .join(', ');
export const showPoints = (points: number): string => String(points).replace('-', '−');

/** Claims come from outside, so a word is looked for among the words themselves only. */
const wordFor = (key: string, words: Readonly<Record<string, string>>): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

const CLAIM_WORDS: Readonly<Record<string, string>> = {
  now: 'Now',
  impossible: 'Impossible',
  'no-goal': 'No Goal',
  'a-flub': 'A Flub',
  'p-flub': 'P Flub',
  'ca-flub': 'CA Flub',
  'force-out-a': 'Force Out A',
  'force-out-b': 'Force Out B',
};
export const sayClaim = (claim: string): string => wordFor(claim, CLAIM_WORDS) ?? claim;

/** What is set aside: a claim, unless it is one of these. */
const DEEDS: Readonly<Record<string, string>> = { charge: 'the charge', reject: 'the rejection' };
const sayDeed = (what: string): string => wordFor(what, DEEDS) ?? `the ${sayClaim(what)} challenge`;

const HOW: Readonly<Record<EventOf<'paperSettled'>['how'], string>> = {
  judged: '',
  accepted: ': its checkers accepted it',
  // The reason says it.
  disproved: '',
  ruled: ': a judge ruled on it',
  changed: ': it was changed after it was presented',
};

/** What is left to do when play stops. */
const STOPPED: Readonly<Record<EventOf<'playStopped'>['left'], string>> = {
  write: ': everyone writes a Solution',
  finish: ': those who are writing finish',
  check: ': the Solutions are still checked',
  // The end of the shake says it.
  void: '',
  nothing: '',
};

export const cited = (
  why: { clause: string; message: string } | { clause: string; facts: AnyFact },
  words: TableWords,
): string => `${'facts' in why ? words.say(why.facts) : why.message} (${words.clause(why.clause)})`;

/** Why points are lost, by the topic of the rule. */
const WHY_LOST: Readonly<Record<string, string>> = {
  time: ' for time',
  block: ' for picking up the challenge block in vain',
  challenge: ' for a challenge that is not allowed',
  choose: ' for an improper variation',
  goal: ' for a bonus while leading',
  move: ' for a bonus while leading',
  judge: ' for conduct',
};
export const whyLost = (rule: Penalty['rule']): string => WHY_LOST[rule.split('.')[0] ?? ''] ?? '';

/** What each event says; nothing where another event says it already. */
type Tellers = {
  [Type in Event['type']]: (event: SeenEventOf<Type>, words: TableWords, penalties: readonly Penalty[]) => Telling;
};

const say = (text: string): Told => ({ text });
const nothing = (): undefined => undefined;

const TELL: Tellers = {
  shakeBegan: ({ shake: { number, goalSetter, absent } }) => ({
    heading: `Shake ${number}: ${goalSetter} sets the Goal${absent.length > 0 ? `; ${joined(absent)} away` : ''}`,
  }),
  cubesRolled: ({ by, cubes }, words) => say(`${by} rolls ${cubes.map(words.cube).join(' ')}`),
  cardsDealt: ({ by, cards, removed }) =>
    say(`${by} deals ${cards.join(' ')}${removed.length > 0 ? `; ${removed.join(' ')} too many, taken away` : ''}`),
  phaseBegan: ({ phase }) => {
    if (phase.name === 'over') return { heading: 'The match is over' };
    if (phase.name !== 'write') return undefined;
    const { must, may } = phase;
    const others = may.filter((player) => !must.includes(player));
    const duties = [
      must.length > 0 ? `${joined(must)} must write` : '',
      others.length > 0 ? `${joined(others)} may write` : '',
    ];
    const text = duties.filter((duty) => duty !== '').join('; ');
    return text === '' ? undefined : say(text);
  },
  tasksSet: nothing,
  variationsChosen: ({ by, picks }, words) =>
    say(`${by} chooses ${joined(picks.map(({ pick }) => words.pick(pick))) || 'no variation'}`),
  choiceTakenBack: ({ by }) => say(`the choice of ${by} is taken back`),
  cubePlaced: ({ placed: { by, kind, cube, from, to } }, words) => {
    if (kind === 'shift') return say(`${by} shifts ${words.cube(cube)} from ${capital(from)} to ${capital(to)}`);
    return say(`${by} moves ${words.cube(cube)} to ${capital(to)}${kind === 'bonus' ? ' as a bonus' : ''}`);
  },
  cubeReturned: ({ placed: { cube, from, to } }, words) =>
    say(`${words.cube(cube)} goes back from ${capital(to)} to ${capital(from)}`),
  takenBack: ({ by }) => say(`${by} takes the last cube back`),
  bonusCounted: ({ placed: { by, cube } }, words) =>
    say(`${by}'s bonus of ${words.cube(cube)} counts as the regular move of that turn`),
  trailMended: nothing,
  goalSet: ({ by, goal: { goal, values }, leftOver }, words) => {
    const shown = words.goal(goal);
    const worth = values.map(words.value).join(' or ');
    const equals = worth === '' ? ', which has no legal value' : worth === shown ? '' : ` ${words.equals} ${worth}`;
    const rest = leftOver.length > 0 ? `; ${leftOver.map(words.cube).join(' ')} to Forbidden` : '';
    return say(`${by} sets the Goal ${shown}${equals}${rest}`);
  },
  noGoalDeclared: ({ by }) => say(`${by} declares that there is no Goal`),
  noGoalAgreed: ({ by, silent }) => say(`${by} agrees${silent ? ' by saying nothing' : ''}`),
  turnLost: ({ player }) => ({ sign: '!', text: `${player} loses the turn` }),
  blockTaken: ({ by }) => say(`${by} picks up the challenge block`),
  blockReturned: ({ by }) => say(`${by} puts the challenge block back`),
  challenged: ({ by, claim, against }) => say(`${by} challenges ${against}: ${sayClaim(claim)}`),
  forceOutDeclared: ({ by }) => say(`${by} declares a Force Out`),
  setAside: ({ by, what, clause, facts }, words) => ({
    sign: '!',
    text: `${sayDeed(what)} by ${by} is set aside. ${cited({ clause, facts }, words)}`,
  }),
  illegalDone: nothing,
  insulated: nothing,
  choicesStand: nothing,
  appealGivenUp: ({ by }) => say(`${by} gives up the appeal`),
  charged: ({ by, against, clause }, words) => say(`${by} charges ${against}, rightly (${words.clause(clause)})`),
  madeGood: nothing,
  sideJoined: ({ by, side }) => say(`${by} joins the ${capital(side)}`),
  paperPresented: ({ by, paper }, words) =>
    say(paper === null ? `${by} hands in a Solution, face down` : `${by} presents ${words.paper(paper)}`),
  paperChanged: ({ by }) => ({ sign: '!', text: `${by} changes what was presented` }),
  paperDeclined: ({ by, silent }) => say(silent ? `${by} presents nothing in time` : `${by} presents nothing`),
  paperAccepted: ({ by, writer, silent }) =>
    say(`${by} accepts the Solution of ${writer}${silent ? ' by saying nothing' : ''}`),
  paperRejected: ({ by, writer, clause, upheld }, words) =>
    say(`${by} rejects the Solution of ${writer}, ${upheld ? 'rightly' : 'wrongly'} (${words.clause(clause)})`),
  judgeCalled: ({ question: { by, question, writer } }) =>
    say(`${by} asks a judge: ${question}${writer === null ? '' : ` (the Solution of ${writer})`}`),
  whichAsked: ({ by, writer }) => say(`${by} asks ${writer} which Solution counts`),
  solutionIndicated: ({ by, which }) =>
    say(`${by} says which counts: ${which.length > 1 ? 'Solutions' : 'Solution'} ${joined(which.map(String))}`),
  judgeRuled: ({ by, question, answer, writer, clause }, words) =>
    say(
      `${by} rules ${answer}: ${question}${writer === null ? '' : ` (the Solution of ${writer})`}${clause === '' ? '' : ` (${words.clause(clause)})`}`,
    ),
  paperJudged: nothing,
  paperSettled: ({ writer, correct, how, reasons, unproven }, words) =>
    unproven !== undefined
      ? { sign: '!', text: `the Solution of ${writer} counts as correct, but we have no proof. ${unproven}` }
      : correct
        ? { sign: '✓', text: `the Solution of ${writer} is correct${HOW[how]}` }
        : {
            sign: '✗',
            text: `the Solution of ${writer} is not correct${HOW[how]}${reasons.length > 0 ? `. ${reasons.map((reason) => cited(reason, words)).join(' ')}` : ''}`,
          },
  shakeEnded: ({ shake: { ended, scores } }) =>
    say(ended === 'void' || scores === null ? 'the shake is void' : `after ${sayAfter(ended)}: ${scoresOf(scores)}`),
  shakeVoided: ({ number, players }) => ({
    sign: '!',
    text: `shake ${number} is void, to be replayed by ${joined(players)}`,
  }),
  roundVoided: ({ players }) => ({
    sign: '!',
    text: `the whole round is void, to be replayed by ${joined(players)}`,
  }),
  replaysSet: nothing,
  nextShakeSet: nothing,
  pointLost: ({ penalty: { player, rule, clause, counted } }, words) => ({
    sign: '−',
    text: `${player} loses a point${whyLost(rule)} (${words.clause(clause)})${counted ? '' : ', once a judge has approved it'}`,
  }),
  penaltyApproved: ({ penalty }, words, penalties) => ({
    sign: '−',
    text: `a judge approves: ${penalties[penalty]?.player ?? 'the player'} loses a point (${words.clause(penalties[penalty]?.clause ?? '')})`,
  }),
  playerLeft: ({ player }) => say(`${player} leaves`),
  playerReturned: ({ player }) => say(`${player} returns`),
  playerWarned: ({ player }) => ({ sign: '!', text: `a judge warns ${player}` }),
  playerDisqualified: ({ player }) => ({ sign: '!', text: `${player} is disqualified` }),
  roundEnded: () => say('the round is over: no new shake begins'),
  playStopped: ({ left, canceled }) => {
    const shakes = `${canceled.length > 1 ? 'shakes' : 'shake'} ${joined(canceled.map(String))}`;
    const replays =
      canceled.length > 0
        ? `. The replay of ${shakes} is canceled; ${canceled.length > 1 ? 'they stay' : 'it stays'} void`
        : '';
    return say(`the director stops play${STOPPED[left]}${replays}`);
  },
  sheetSigned: ({ by }) => say(`${by} signs the scoresheet`),
  correctionAsked: ({ by, shake, player, score }) =>
    say(`${by} asks for a correction: ${showPoints(score)} for ${player} in shake ${shake}`),
  scoreCorrected: ({ shake, player, score }) => say(`corrected: ${showPoints(score)} for ${player} in shake ${shake}`),
  scoreTaken: ({ by, player, shake, score, clause }, words) => ({
    sign: '−',
    text:
      shake === null
        ? `the ${by} gives ${player} 0 for this round; nobody else moves up (${words.clause(clause)})`
        : `the ${by} lowers ${player}'s score in shake ${shake} to ${showPoints(score)}; nobody else moves up (${words.clause(clause)})`,
  }),
};

/** What one event says. The type system does not see that an event finds the teller of its own type. */
export const tell = (event: SeenEvent, words: TableWords, penalties: readonly Penalty[]): Telling =>
  (TELL[event.type] as (event: SeenEvent, words: TableWords, penalties: readonly Penalty[]) => Telling)(
    event,
    words,
    penalties,
  );

const LONGEST_DEED = 60;

/** Who tried what, as the notation has it. */
function tried({ at: _, ...action }: StoredAction, game: GameName): string {
  const [, ...line] = makeAction({ at: 0, ...action }, game).split(' ');
  return excerpt(line.join(' '), LONGEST_DEED).shown;
}

/** What the events do not tell: what was refused, and what was illegal. */
function verdictOn(
  action: StoredAction,
  { ok, clause, facts, illegal }: ReplayResult,
  events: readonly SeenEvent[],
  words: TableWords,
  game: GameName,
): Told[] {
  if (!ok) {
    const why = facts ? ` ${cited({ clause: clause ?? '?', facts }, words)}` : '';
    return [{ sign: '✗', text: `refused: ${tried(action, game)}.${why}` }];
  }
  if (!illegal) return [];
  const canCharge = events.some(({ type }) => type === 'illegalDone');
  const stands = canCharge
    ? 'that is illegal. It stands unless an opponent charges it before another player acts legally.'
    : 'that is illegal.';
  return [{ sign: '!', text: `${stands} ${cited(illegal, words)}` }];
}

/** So many lines are told; a longer story says how much is left out. */
const MOST_LINES = 2000;
/** A sentence longer than this is cut. */
const LONGEST = 600;

/** A match replayed, with its events as whoever reads the story may see them. */
export interface ToldMatch {
  match: ReplayAnswer['match'];
  replayed: Pick<ReplayAnswer['replayed'], 'results' | 'state'> & { events: readonly (readonly SeenEvent[])[] };
}

export function storyLines(
  { match, replayed }: ToldMatch,
  page: Page,
  words: TableWords = wordsOf(match.rulebook),
): string[] {
  const { game } = books[match.rulebook];
  const { penalties } = replayed.state;
  const told = match.actions.flatMap((action, at) => {
    const result = replayed.results[at];
    const happened = (replayed.events[at] ?? []).flatMap((event) => {
      const telling = tell(event, words, penalties);
      return telling ? [{ at: event.at, telling }] : [];
    });
    const verdicts = result ? verdictOn(action, result, replayed.events[at] ?? [], words, game) : [];
    return [...happened, ...verdicts.map((telling) => ({ at: action.at, telling }))];
  });
  const shown = told.slice(0, MOST_LINES);
  const column = Math.max(...shown.map(({ at }) => time(at).length), 0) + 2;
  const left = told.length - shown.length;
  return [
    ...shown.flatMap(({ at, telling }) =>
      'heading' in telling ? headingLines(telling.heading, page) : lineOf(time(at), telling, column, page),
    ),
    ...(left > 0 ? [`${MARGIN}… and ${left} more`] : []),
  ];
}

const headingLines = (heading: string, page: Page): string[] => [
  '',
  ...wrap(excerpt(harmless(heading), LONGEST).shown, page.width - MARGIN.length).map((line) => title(line, page)),
];

const time = (at: number): string => makeTime(at) ?? '';

/** A sign before a sentence. The sentence says the same in words, so a screen reader leaves the sign out. */
export function signBefore(sign: Told['sign'], { paint, plain }: Page): string {
  if (plain) return '';
  const colour = { '✓': paint.green, '✗': paint.red, '−': paint.yellow, '!': paint.yellow };
  return `${sign ? colour[sign](sign) : ' '} `;
}

function lineOf(when: string, { sign = undefined, text }: Told, column: number, page: Page): string[] {
  const { paint, width } = page;
  const sentence = excerpt(harmless(text), LONGEST).shown;
  if (page.plain) return fit(`${when}, ${sentence}`, page);
  return wrap(sentence, width - MARGIN.length - column - 2).map((line, at) => {
    const before = at === 0 ? `${paint.dim(pad(when, column))}${signBefore(sign, page)}` : ' '.repeat(column + 2);
    return `${MARGIN}${before}${line}`.trimEnd();
  });
}
