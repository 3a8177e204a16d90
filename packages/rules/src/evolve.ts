// What each event changes. Total: an event has happened, so nothing is refused here and no rule is asked.

import { carry, without } from './match/cubes.ts';
import type { Event } from './match/event.ts';
import type {
  Answer,
  CheckedPaper,
  Checking,
  MatchState,
  Phase,
  Placed,
  Player,
  Shake,
  Writing,
} from './match/state.ts';

export function evolve(match: MatchState, event: Event): MatchState {
  return { ...match, ...changes(match, event), at: event.at };
}

function changes(match: MatchState, event: Event): Partial<MatchState> {
  const shake = (change: (shake: Shake) => Shake): Partial<MatchState> =>
    match.shake ? { shake: change(match.shake) } : {};
  switch (event.type) {
    case 'shakeBegan':
      return {
        goalSetter: event.shake.goalSetter,
        sittingOut: [],
        illegal: [],
        shake: {
          ...event.shake,
          rolled: null,
          universe: null,
          picks: [],
          resources: [],
          required: [],
          permitted: [],
          forbidden: [],
          goal: null,
          lastMover: null,
          trail: [],
        },
      };
    case 'cubesRolled':
      return shake((now) => ({ ...now, rolled: event.cubes, resources: event.cubes }));
    case 'cardsDealt':
      return shake((now) => ({ ...now, universe: event.cards }));
    case 'phaseBegan':
      return { phase: event.phase };
    case 'tasksSet':
      return { tasks: event.tasks };
    case 'variationsChosen':
      return shake((now) => ({ ...now, picks: [...now.picks, ...event.picks] }));
    case 'choiceTakenBack':
      return shake((now) => ({ ...now, picks: now.picks.filter(({ by }) => by !== event.by) }));
    case 'cubePlaced': {
      const { placed } = event;
      const { phase } = match;
      const bonus = placed.kind === 'bonus' && 'bonus' in phase && phase.player === placed.by;
      return {
        ...shake((now) => ({
          ...carry(now, placed.cube, placed.from, placed.to),
          trail: [...now.trail, placed],
          lastMover: placed.by,
        })),
        ...(bonus && { phase: { ...phase, bonus: true } }),
      };
    }
    case 'cubeReturned': {
      const { placed, lastMover } = event;
      const isIt = (each: Placed | null) => JSON.stringify(each) === JSON.stringify(placed);
      const illegal = match.illegal.findLastIndex((each) => isIt(each.placed));
      return {
        ...shake((now) => {
          const at = now.trail.findLastIndex(isIt);
          return {
            ...carry(now, placed.cube, placed.to, placed.from),
            trail: at < 0 ? now.trail : now.trail.toSpliced(at, 1),
            lastMover,
          };
        }),
        // What went back does not stand, so it cannot be charged any more.
        ...(illegal >= 0 && { illegal: match.illegal.toSpliced(illegal, 1) }),
      };
    }
    case 'goalSet':
      return shake((now) => ({
        ...now,
        resources: [...event.goal.cubes, ...event.leftOver].reduce<readonly string[]>(without, now.resources),
        forbidden: [...now.forbidden, ...event.leftOver],
        goal: event.goal,
        lastMover: event.by,
      }));
    case 'noGoalAgreed':
      return match.phase.name === 'no-goal'
        ? { phase: { ...match.phase, agreed: [...match.phase.agreed, event.by] } }
        : {};
    case 'blockTaken':
      return { block: { holder: event.by, taken: event.at, due: event.due } };
    case 'blockReturned':
    case 'challenged':
      return { block: null };
    case 'illegalDone':
      return { illegal: [...match.illegal, event.illegal] };
    case 'insulated':
      return { illegal: match.illegal.filter(({ by }) => by === event.by) };
    case 'choicesStand':
      return { illegal: match.illegal.filter(({ kind }) => kind !== 'variation') };
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
        // What was asked about it is answered.
        questions: match.questions.filter(({ writer }) => writer !== event.writer),
      };
    case 'shakeEnded':
      return {
        shakes: [...match.shakes, event.shake],
        shake: null,
        goalSetter: event.goalSetter,
        tasks: [],
        block: null,
        illegal: [],
        // What was asked about a paper has been settled with it.
        questions: match.questions.filter(({ writer }) => writer === null),
      };
    case 'shakeVoided':
      return {
        shakes: match.shakes.map((each) =>
          each.number === event.number ? { ...each, ended: 'void', scores: null, scoredBy: {} } : each,
        ),
        sittingOut: match.players.filter((player) => !event.players.includes(player)),
        goalSetter: event.goalSetter,
        // Another sheet than the one that was signed.
        signed: [],
      };
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
                ...now,
                players: now.players.filter((player) => player !== event.player),
                absent: [...now.absent, event.player],
              }
            : now,
        ),
      };
    case 'roundEnded':
      return { round: 'ended' };
    case 'playStopped':
      return { round: 'stopped' };
    case 'sheetSigned':
      return {
        signed: [...match.signed, event.by],
        corrections: match.corrections.map((each) => ({ ...each, agreed: [...each.agreed, event.by] })),
      };
    case 'correctionAsked': {
      const { by, shake: number, player, score } = event;
      return { corrections: [...match.corrections, { by, shake: number, player, score, agreed: [] }], signed: [] };
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
      };
    // Told for the story of the match; what follows from them are events of their own.
    case 'noGoalDeclared':
    case 'turnLost':
    case 'forceOutDeclared':
    case 'charged':
    case 'setAside':
      return {};
  }
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
