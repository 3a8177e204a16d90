// A shake that ended, as one seat has seen it: the match just before, made from the seat's views and events and nothing else.
import {
  type Answer,
  type Event,
  evolve,
  imagine,
  type MatchState,
  type MatchView,
  type Player,
  type SeenEvent,
  type SeenEventOf,
} from '@openshake/rules';

/** What a seat has heard of one version of the match. */
export interface Heard {
  events: readonly SeenEvent[];
  view: MatchView;
}

export interface EndedShake {
  /** The match as it stood just before the shake ended. */
  match: MatchState;
  ended: SeenEventOf<'shakeEnded'>;
}

/** The shakes that ended in the last of these versions. */
export function endedShakes(heard: readonly Heard[]): EndedShake[] {
  const { events = [] } = heard.at(-1) ?? {};
  return events.flatMap((event) =>
    event.type === 'shakeEnded' ? [{ match: matchBefore(event, heard), ended: event }] : [],
  );
}

function matchBefore(ended: SeenEventOf<'shakeEnded'>, heard: readonly Heard[]): MatchState {
  const before = heard.slice(0, -1);
  // A view may know already that time has ended the shake, so the last one that still shows it counts.
  const found = before.findLastIndex(({ view }) => view.table.shake === ended.shake.number);
  const last = found < 0 ? before.length - 1 : found;
  const base = heard[Math.max(last, 0)];
  if (!base) throw new Error('A shake cannot end before anybody has seen the match.');
  const earlier = heard.slice(0, last + 1).flatMap(({ events }) => events);
  const later = heard.slice(last + 1).flatMap(({ events }) => events);
  const start = withAnswers(imagine(base.view), earlier);
  return later.slice(0, later.indexOf(ended)).map(asKnown).reduce(evolve, start);
}

/** A view does not say who declined; the event that opened the papers does. */
function withAnswers(match: MatchState, earlier: readonly SeenEvent[]): MatchState {
  const { phase } = match;
  if (phase.name !== 'check') return match;
  const opened = earlier.findLast((event) => event.type === 'phaseBegan' && event.phase.name === 'check');
  if (opened?.type !== 'phaseBegan' || opened.phase.name !== 'check') return match;
  return { ...match, phase: { ...phase, answers: opened.phase.answers } };
}

/** An empty paper takes the place of one that is face down. */
function asKnown(event: SeenEvent): Event {
  if (event.type === 'paperPresented') return { ...event, paper: event.paper ?? {} };
  if (event.type !== 'phaseBegan') return event;
  const { phase } = event;
  if (phase.name !== 'write') return { ...event, phase };
  const answers = Object.entries(phase.answers).map(([player, answer]): [Player, Answer] => [
    player,
    'paper' in answer ? { ...answer, paper: answer.paper ?? {} } : answer,
  ]);
  return { ...event, phase: { ...phase, answers: Object.fromEntries(answers) } };
}
