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

/** `match`: the match after these events, or any later one. */
export const eventsFor = (match: MatchState, events: readonly Event[], viewer: Viewer): SeenEvent[] =>
  events.flatMap((event) => seenBy(viewer, event, match) ?? []);

function seenBy(viewer: Viewer, event: Event, match: MatchState): SeenEvent | undefined {
  switch (event.type) {
    case 'paperPresented':
      return event.by !== viewer && isSealed(event, match) ? { ...event, paper: null } : event;
    case 'phaseBegan':
      return event.phase.name === 'write' ? { ...event, phase: faceDown(viewer, event.phase) } : event;
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

/** Papers of the shake under way are sealed until all have answered. */
const isSealed = ({ at }: EventOf<'paperPresented'>, { phase, shake }: MatchState): boolean =>
  phase.name === 'write' && shake !== null && at >= shake.began;

function faceDown(viewer: Viewer, phase: Writing): SeenWriting {
  const answers = Object.entries(phase.answers).map(([player, answer]): [Player, SeenAnswer] =>
    'paper' in answer && player !== viewer ? [player, { paper: null, changed: answer.changed }] : [player, answer],
  );
  return { ...phase, answers: Object.fromEntries(answers) };
}
