// Papers that each carry a mark, so that we find a sealed one wherever it travels.
import { type Action, type Event, eventsFor, type MatchState, type Player, type Viewer, view } from '@openshake/rules';
import { Broken, givenAt, viewersOf } from './invariants.ts';

const MARKS = /mark-\d+-/g;
const marksIn = (value: unknown): string[] => [...(JSON.stringify(value).match(MARKS) ?? [])];

/** Each solution that is an object gets the mark. No judge reads it. */
const marked = (solution: unknown, mark: string): unknown =>
  Array.isArray(solution)
    ? solution.map((each) => marked(each, mark))
    : typeof solution === 'object' && solution !== null
      ? { ...solution, mark }
      : solution;

export class MarkedPapers {
  /** How often a viewer saw a table with another player's sealed paper, and how many papers were opened. */
  sealed = 0;
  opened = 0;
  #count = 0;
  /** The papers that are face down, and their writers. */
  readonly #writers = new Map<string, Player>();

  mark(action: Action): Action {
    if (action.type !== 'present') return action;
    this.#count += 1;
    const mark = `mark-${this.#count}-`;
    const { solution, solutions } = action;
    return {
      ...action,
      ...(solution !== undefined && { solution: marked(solution, mark) }),
      ...(solutions !== undefined && { solutions: marked(solutions, mark) }),
    };
  }

  /** What every viewer gets after these events. */
  travel(match: MatchState, events: readonly Event[]): void {
    for (const event of events)
      if (event.type === 'paperPresented') for (const mark of marksIn(event)) this.#writers.set(mark, event.by);
    if (this.#writers.size === 0) return;
    const opening = events.filter((event) => event.type === 'phaseBegan' && event.phase.name === 'check');
    const opened = new Set(marksIn(opening));
    this.opened += opened.size;
    for (const mark of opened) this.#writers.delete(mark);
    for (const viewer of viewersOf(match)) this.#isSeenRightly(match, events, viewer, [...opened]);
    // A paper that nobody opened is gone with its shake.
    if (!match.shake) this.#writers.clear();
  }

  #isSeenRightly(match: MatchState, events: readonly Event[], viewer: Viewer, opened: readonly string[]): void {
    const told = eventsFor(match, events, viewer);
    const marks = marksIn([told, view(match, viewer, givenAt(match.at))]);
    for (const mark of marks) {
      const writer = this.#writers.get(mark);
      if (writer !== undefined && writer !== viewer) throw new Broken(`${viewer} sees the sealed paper of ${writer}`);
    }
    this.sealed += Number([...this.#writers.values()].some((writer) => writer !== viewer));
    const own = events.filter((event) => event.type === 'paperPresented' && event.by === viewer);
    const missing = [...opened, ...marksIn(own)].find((mark) => !marks.includes(mark));
    if (missing !== undefined) throw new Broken(`${viewer} does not see the paper ${missing}, which is open to them`);
  }
}
