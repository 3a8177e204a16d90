// What one viewer may see of what just happened. It hides what view.ts hides: sealed papers, and what the program alone knows.
import type { Event, EventOf } from './match/event.ts';
import type { Answer, MatchState, Phase, Player, PresentedPaper, Writing } from './match/state.ts';
import type { Viewer } from './view.ts';

/** null: the paper is face down. */
type SeenAnswer = Answer | { paper: null; changed: boolean };
type SeenWriting = Omit<Writing, 'answers'> & { answers: Readonly<Record<Player, SeenAnswer>> };
export type SeenPhase = Exclude<Phase, Writing> | SeenWriting;

/** An event as a viewer sees it. Every event is one, with nothing hidden. */
export type SeenEvent =
  | Exclude<Event, { type: 'paperPresented' | 'phaseBegan' }>
  | (Omit<EventOf<'paperPresented'>, 'paper'> & { paper: PresentedPaper | null })
  | (Omit<EventOf<'phaseBegan'>, 'phase'> & { phase: SeenPhase });
export type SeenEventOf<Type extends Event['type']> = Extract<SeenEvent, { type: Type }>;

/** `match`: the match right after these events. A viewer who may see them all, as after most moves, gets the same list. */
export function eventsFor(match: MatchState, events: readonly Event[], viewer: Viewer): readonly SeenEvent[] {
  // Papers are sealed until everybody has answered.
  const isSealed = () => match.phase.name === 'write';
  if (events.every((event) => seenBy(viewer, event, isSealed) === event)) return events;
  return events.flatMap((event) => seenBy(viewer, event, isSealed) ?? []);
}

/** All rows of a match so far. A paper shows what it says once somebody opened it; one that nobody opened stays sealed for good. */
export function eventsSoFar(rows: readonly (readonly Event[])[], viewer: Viewer): SeenEvent[][] {
  const opened = openedPapers(rows.flat());
  return rows.map((events) => events.flatMap((event) => seenBy(viewer, event, (paper) => !opened.has(paper)) ?? []));
}

type Presented = EventOf<'paperPresented'>;

function seenBy(viewer: Viewer, event: Event, isSealed: (event: Presented) => boolean): SeenEvent | undefined {
  switch (event.type) {
    case 'paperPresented':
      return event.by !== viewer && isSealed(event) ? { ...event, paper: null } : event;
    case 'phaseBegan':
      return event.phase.name === 'write' && Object.keys(event.phase.answers).length > 0
        ? { ...event, phase: faceDown(viewer, event.phase) }
        : event;
    case 'illegalDone':
      // The player who did it was told; the others have to notice it.
      return event.illegal.by === viewer ? event : undefined;
    // Nobody hears of these: players have to notice for themselves what is illegal or wrong.
    case 'insulated':
    case 'choicesStand':
    case 'paperJudged':
      return undefined;
    default:
      return event;
  }
}

/** A judge may void a shake before its papers are opened, and a paper may be replaced by another. */
function openedPapers(events: readonly Event[]): ReadonlySet<Presented> {
  const opened = new Set<Presented>();
  const latest = new Map<Player, Presented>();
  for (const event of events) {
    if (event.type === 'paperPresented') latest.set(event.by, event);
    if (event.type === 'shakeEnded') latest.clear();
    if (event.type === 'phaseBegan' && event.phase.name === 'check')
      for (const [writer, answer] of Object.entries(event.phase.answers)) {
        const paper = latest.get(writer);
        if (paper && 'paper' in answer) opened.add(paper);
      }
  }
  return opened;
}

function faceDown(viewer: Viewer, phase: Writing): SeenWriting {
  const answers = Object.entries(phase.answers).map(([player, answer]): [Player, SeenAnswer] =>
    'paper' in answer && player !== viewer ? [player, { paper: null, changed: answer.changed }] : [player, answer],
  );
  return { ...phase, answers: Object.fromEntries(answers) };
}
