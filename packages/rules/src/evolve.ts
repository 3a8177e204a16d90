// What each event changes. An event has happened, so this refuses nothing and asks no rule.

import { carried, carriedBack, nextInOrder, without } from './match/cubes.ts';
import type { Event, EventOf } from './match/event.ts';
import { triesOf } from './match/players.ts';
import {
  type Answer,
  type CheckedPaper,
  type Checking,
  type FinishedShake,
  type MatchState,
  NONE,
  type Phase,
  type Player,
  type PresentedPaper,
  type Replay,
  type Shake,
  type Writing,
} from './match/state.ts';

export function evolve(match: MatchState, event: Event): MatchState {
  const next = copyOf(match);
  Object.assign(next, changes(match, event));
  next.at = event.at;
  return next;
}

/** Field by field: a spread of so many fields makes a slow object, and nothing is made more often than this one. */
const copyOf = (match: MatchState): MatchState => ({
  book: match.book,
  division: match.division,
  players: match.players,
  officiating: match.officiating,
  clocks: match.clocks,
  variations: match.variations,
  at: match.at,
  round: match.round,
  goalSetter: match.goalSetter,
  sittingOut: match.sittingOut,
  benched: match.benched,
  replays: match.replays,
  replaying: match.replaying,
  resumesWith: match.resumesWith,
  roundBegan: match.roundBegan,
  overtime: match.overtime,
  presence: match.presence,
  phase: match.phase,
  shake: match.shake,
  tasks: match.tasks,
  block: match.block,
  illegal: match.illegal,
  shakes: match.shakes,
  penalties: match.penalties,
  warned: match.warned,
  questions: match.questions,
  corrections: match.corrections,
  taken: match.taken,
  signed: match.signed,
});

const copyOfShake = (shake: Shake): Shake => ({
  number: shake.number,
  goalSetter: shake.goalSetter,
  players: shake.players,
  absent: shake.absent,
  began: shake.began,
  rolled: shake.rolled,
  universe: shake.universe,
  picks: shake.picks,
  resources: shake.resources,
  required: shake.required,
  permitted: shake.permitted,
  forbidden: shake.forbidden,
  goal: shake.goal,
  lastMover: shake.lastMover,
  trail: shake.trail,
  passes: shake.passes,
  sentOut: shake.sentOut,
  tries: shake.tries,
  lifted: shake.lifted,
  verdicts: shake.verdicts,
});

function changes(match: MatchState, event: Event): Partial<MatchState> {
  const shake = (change: (shake: Shake) => Partial<Shake>): Partial<MatchState> =>
    match.shake ? { shake: Object.assign(copyOfShake(match.shake), change(match.shake)) } : {};
  switch (event.type) {
    case 'shakeBegan':
      return {
        goalSetter: event.shake.goalSetter,
        sittingOut: match.benched,
        // The first waiting replay comes next.
        replaying: match.replays[0] ?? null,
        replays: match.replays.slice(1),
        ...overtimeFrom(match, event.at),
        illegal: NONE,
        shake: copyOfShake({
          ...event.shake,
          rolled: null,
          universe: null,
          picks: NONE,
          resources: NONE,
          required: NONE,
          permitted: NONE,
          forbidden: NONE,
          goal: null,
          lastMover: null,
          trail: NONE,
          passes: NONE,
          sentOut: NONE,
          tries: {},
          lifted: NONE,
          verdicts: {},
        }),
      };
    case 'cubesRolled':
      return shake(() => ({ rolled: event.cubes, resources: event.cubes }));
    case 'cardsDealt':
      return shake(() => ({ universe: event.cards }));
    case 'phaseBegan':
      return { phase: event.phase };
    case 'tasksSet':
      return { tasks: event.tasks };
    case 'variationsChosen':
      return shake((now) => ({ picks: [...now.picks, ...event.picks] }));
    case 'choiceTakenBack':
      return shake((now) => ({
        picks: now.picks.filter(({ by }) => by !== event.by),
        tries: { ...now.tries, [event.by]: triesOf(now, event.by) + 1 },
      }));
    case 'cubePlaced': {
      const { placed } = event;
      const { phase } = match;
      const bonus = placed.kind === 'bonus' && 'bonus' in phase && phase.player === placed.by;
      return {
        ...shake((now) => ({
          ...carried(now, placed.cube, placed.from, placed.to),
          trail: now.trail.concat(placed),
          lastMover: placed.by,
          // An illegal move may still go back, so it lets nobody pick up the block again.
          lifted: match.illegal.some((each) => each.placed?.nth === placed.nth) ? now.lifted : NONE,
        })),
        ...(bonus && { phase: { ...phase, bonus: true } }),
      };
    }
    case 'cubeReturned': {
      const { placed } = event;
      return {
        ...shake((now) => ({
          ...carriedBack(now, placed),
          trail: now.trail.filter(({ nth }) => nth !== placed.nth),
        })),
        // A move that went back can no longer be charged.
        illegal: match.illegal.filter((each) => each.placed?.nth !== placed.nth),
      };
    }
    case 'bonusCounted':
      return shake((now) => ({
        trail: now.trail.map((each) => (each.nth === event.placed.nth ? { ...each, kind: 'move' } : each)),
      }));
    case 'trailMended':
      // With other moves on the mat, a paper has to be judged again.
      return shake(() => ({ trail: event.trail, lastMover: event.lastMover, verdicts: {} }));
    case 'goalSet':
      return shake((now) => ({
        resources: [...event.goal.cubes, ...event.leftOver].reduce<readonly string[]>(without, now.resources),
        forbidden: [...now.forbidden, ...event.leftOver],
        goal: event.goal,
        lastMover: event.by,
        lifted: NONE,
      }));
    case 'noGoalDeclared':
    case 'forceOutDeclared':
      return shake(() => ({ lifted: NONE }));
    case 'turnLost':
      return shake((now) => ({ passes: [...now.passes, { nth: nextInOrder(now), player: event.player }] }));
    case 'noGoalAgreed':
      return match.phase.name === 'no-goal'
        ? { phase: { ...match.phase, agreed: [...match.phase.agreed, event.by] } }
        : {};
    case 'blockTaken':
      return {
        block: { holder: event.by, taken: event.at, due: event.due, inTime: event.inTime },
        ...shake((now) => ({ lifted: [...now.lifted, event.by] })),
      };
    case 'blockReturned':
    case 'challenged':
      return { block: null };
    case 'illegalDone':
      return { illegal: [...match.illegal, event.illegal] };
    case 'insulated':
      return { illegal: match.illegal.filter(({ by }) => by === event.by) };
    case 'choicesStand':
      return { illegal: match.illegal.filter(({ placed }) => placed !== null) };
    case 'madeGood':
      return { illegal: match.illegal.filter(({ by }) => by !== event.by) };
    case 'sideJoined':
      return writing(match, (phase) => ({ ...phase, sides: { ...phase.sides, [event.by]: event.side } }));
    case 'paperPresented':
      return answered(match, event.by, { paper: event.paper, changed: false });
    case 'paperDeclined':
      return answered(match, event.by, { declined: true });
    case 'paperChanged':
      return writing(match, (phase) => {
        const answer = phase.answers[event.by];
        if (!answer || !('paper' in answer)) return phase;
        return { ...phase, answers: { ...phase.answers, [event.by]: { ...answer, changed: true } } };
      });
    case 'paperJudged':
      return shake((now) => ({ verdicts: { ...now.verdicts, [event.writer]: event.judged } }));
    case 'paperAccepted':
      return paper(match, event.writer, (now) => ({ ...now, accepted: [...now.accepted, event.by] }));
    case 'paperRejected':
      return event.last ? paper(match, event.writer, (now) => ({ ...now, spent: [...now.spent, event.by] })) : {};
    case 'judgeCalled': {
      const { question } = event;
      return {
        questions: [...match.questions, question],
        ...(question.writer !== null &&
          paper(match, question.writer, (now) => ({ ...now, asked: { by: question.by, accepted: now.accepted } }))),
      };
    }
    case 'whichAsked':
      return paper(match, event.writer, (now) => ({ ...now, askedWhich: event.at, askedWhichBy: event.by }));
    case 'solutionIndicated':
      return indicated(match, event.by, event.which);
    case 'judgeRuled':
      return {
        questions: match.questions.filter(
          ({ question, writer }) => question !== event.question || writer !== event.writer,
        ),
      };
    case 'appealGivenUp':
      return { questions: match.questions.filter(({ by, question }) => by !== event.by || question !== 'appeal') };
    case 'paperSettled':
      return {
        ...paper(match, event.writer, (now) => ({ ...now, settled: { correct: event.correct, how: event.how } })),
        // Questions about it are answered.
        questions: match.questions.filter(({ writer }) => writer !== event.writer),
      };
    case 'shakeEnded':
      return {
        shakes: [...match.shakes, event.shake],
        shake: null,
        replaying: null,
        goalSetter: event.goalSetter,
        tasks: NONE,
        block: null,
        illegal: NONE,
        // Questions about a paper are settled with it.
        questions: match.questions.filter(({ writer }) => writer === null),
      };
    case 'shakeVoided':
      return {
        shakes: match.shakes.map((each) => (each.number === event.number ? voided(each) : each)),
        corrections: match.corrections.filter(({ shake: number }) => number !== event.number),
        taken: match.taken.filter(({ shake: number }) => number !== event.number),
        // The sheet has changed since it was signed.
        signed: NONE,
      };
    case 'roundVoided': {
      const benched = match.players.filter((player) => !event.players.includes(player));
      return {
        round: 'open',
        roundBegan: event.at,
        overtime: null,
        shakes: match.shakes.map(voided),
        goalSetter: event.goalSetter,
        sittingOut: benched,
        benched,
        replays: NONE,
        resumesWith: null,
        corrections: NONE,
        taken: NONE,
        signed: NONE,
      };
    }
    case 'replaysSet':
      return replaysNow(match, event.replays);
    case 'nextShakeSet': {
      const { goalSetter, sittingOut, resumesWith } = event;
      return { goalSetter, sittingOut, resumesWith, ...overtimeFrom(match, event.at) };
    }
    case 'pointLost':
      return { penalties: [...match.penalties, event.penalty] };
    case 'penaltyApproved':
      return {
        penalties: match.penalties.map((each, index) => (index === event.penalty ? { ...each, counted: true } : each)),
      };
    case 'playerLeft':
      return { presence: { ...match.presence, [event.player]: 'away' } };
    case 'playerReturned':
      return { presence: { ...match.presence, [event.player]: 'here' } };
    case 'playerWarned':
      return { warned: [...match.warned, event.player] };
    case 'playerDisqualified':
      return {
        presence: { ...match.presence, [event.player]: 'out' },
        ...shake((now) =>
          now.players.includes(event.player)
            ? {
                players: now.players.filter((player) => player !== event.player),
                absent: [...now.absent, event.player],
                sentOut: [...now.sentOut, { nth: nextInOrder(now), player: event.player }],
              }
            : {},
        ),
      };
    case 'roundEnded':
      return { round: 'ended', overtime: event.at };
    case 'playStopped':
      // Replays that have not begun are canceled.
      return { round: 'stopped', ...replaysNow(match, []) };
    case 'sheetSigned':
      return {
        signed: [...match.signed, event.by],
        corrections: match.corrections.map((each) => ({ ...each, agreed: [...each.agreed, event.by] })),
      };
    case 'correctionAsked': {
      const { by, shake: number, player, score } = event;
      const stands = match.shakes.find((each) => each.number === number)?.scores?.[player] === score;
      return {
        corrections: stands
          ? match.corrections.filter((each) => each.shake !== number || each.player !== player)
          : [...match.corrections, { by, shake: number, player, score, agreed: [] }],
        signed: NONE,
      };
    }
    case 'scoreCorrected':
      return {
        shakes: match.shakes.map((each) =>
          each.number === event.shake && each.scores
            ? { ...each, scores: { ...each.scores, [event.player]: event.score } }
            : each,
        ),
        corrections: match.corrections.filter(
          ({ shake: number, player }) => number !== event.shake || player !== event.player,
        ),
        taken: match.taken.filter(({ shake: number, player }) => number !== event.shake || player !== event.player),
      };
    case 'scoreTaken':
      return scoreTaken(match, event);
    // These are only for the story of the match. What follows from them has its own events.
    case 'charged':
    case 'takenBack':
    case 'setAside':
      return {};
  }
}

const voided = (shake: FinishedShake): FinishedShake => ({
  ...shake,
  ended: 'void',
  scores: null,
  scoredBy: {},
  replayed: true,
});

/** The replays that wait. A shake whose replay is canceled is simply void. */
const replaysNow = (match: MatchState, replays: readonly Replay[]): Partial<MatchState> => {
  const waits = (list: readonly Replay[], shake: FinishedShake) => list.some(({ number }) => number === shake.number);
  const justVoid = ({ replayed: _, ...shake }: FinishedShake): FinishedShake => shake;
  return {
    replays,
    shakes: match.shakes.map((shake) =>
      waits(match.replays, shake) && !waits(replays, shake) ? justVoid(shake) : shake,
    ),
  };
};

/** After the end of the round, each remaining shake gets its own last minutes. */
const overtimeFrom = ({ round }: MatchState, at: number): Partial<MatchState> =>
  round === 'open' ? {} : { overtime: at };

function scoreTaken(match: MatchState, event: EventOf<'scoreTaken'>): Partial<MatchState> {
  const { player, shake: number, score, rule, clause } = event;
  const before = match.shakes.find((each) => each.number === number)?.scores?.[player] ?? score;
  return {
    taken: [...match.taken, { player, shake: number, points: before - score }],
    shakes: match.shakes.map((each) =>
      each.number === number && each.scores
        ? {
            ...each,
            scores: { ...each.scores, [player]: score },
            scoredBy: { ...each.scoredBy, [player]: { rule, clause } },
          }
        : each,
    ),
    corrections: match.corrections.filter((each) => each.shake !== number || each.player !== player),
  };
}

/** Only the Solutions that the writer named stay on the paper. */
function indicated(match: MatchState, by: Player, which: readonly number[]): Partial<MatchState> {
  const { phase } = match;
  if (phase.name !== 'write' && phase.name !== 'check') return {};
  const answer = phase.answers[by];
  if (!answer || !('paper' in answer) || !Array.isArray(answer.paper.solutions)) return {};
  const { solutions, solution: _, ...beside } = answer.paper;
  const counting: unknown[] = which.map((number) => solutions[number - 1] ?? null);
  const paper: PresentedPaper = {
    ...(counting.length === 1 ? { solution: counting[0] } : { solutions: counting }),
    ...beside,
  };
  return { phase: { ...phase, answers: { ...phase.answers, [by]: { ...answer, paper } } } };
}

function writing(match: MatchState, change: (phase: Writing) => Phase): Partial<MatchState> {
  return match.phase.name === 'write' ? { phase: change(match.phase) } : {};
}

const answered = (match: MatchState, by: Player, answer: Answer): Partial<MatchState> =>
  writing(match, (phase) => ({ ...phase, answers: { ...phase.answers, [by]: answer } }));

function paper(match: MatchState, writer: Player, change: (paper: CheckedPaper) => CheckedPaper): Partial<MatchState> {
  if (match.phase.name !== 'check') return {};
  const phase: Checking = match.phase;
  return {
    phase: { ...phase, papers: phase.papers.map((each) => (each.writer === writer ? change(each) : each)) },
  };
}
