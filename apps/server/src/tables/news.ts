// One version of a match as it goes out for the first time. What viewers share is made into text once.
import type { Room } from '@openshake/host';
import {
  type Event,
  eventsFor,
  type MatchState,
  type MatchView,
  ownPaper,
  type Viewer,
  withLegal,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { legalInWords } from './words.ts';

/** The match after one row, and what happened in it. */
export interface Version {
  v: number;
  match: MatchState;
  events: readonly Event[];
}

export class News {
  readonly #version: Version;
  readonly #view: MatchView;
  readonly #changed: readonly string[];
  readonly #beside: string;
  readonly #room: Pick<Room, 'see'>;
  /** What almost everybody hears. */
  #shared: string | undefined;
  /** What somebody hears who asked for more, or who wrote a paper. */
  #own: Map<string, string> | undefined;

  /** `changed`: the shared fields of the view that are not as before, as text. `beside`: what has changed beside the view. */
  constructor(version: Version, view: MatchView, changed: readonly string[], beside: string, room: Pick<Room, 'see'>) {
    this.#version = version;
    this.#view = view;
    this.#changed = changed;
    this.#beside = beside;
    this.#room = room;
  }

  /** The events and the changes of the view, as text. It is the same text for all who see the same. */
  for(viewer: Viewer, isLegal: boolean): string {
    if (!isLegal && this.#isPlain(viewer)) {
      this.#shared ??= this.#text('audience', false);
      return this.#shared;
    }
    this.#own ??= new Map();
    const key = `${viewer} ${isLegal}`;
    const known = this.#own.get(key) ?? this.#text(viewer, isLegal);
    this.#own.set(key, known);
    return known;
  }

  /** Whether this viewer sees what an audience sees. */
  #isPlain(viewer: Viewer): boolean {
    const { match, events } = this.#version;
    if (viewer === 'audience') return true;
    if (ownPaper(match.phase, viewer)) return false;
    const seen = eventsFor(match, events, viewer);
    const shared = eventsFor(match, events, 'audience');
    return seen.length === shared.length && seen.every((each, at) => each === shared[at]);
  }

  #text(viewer: Viewer, isLegal: boolean): string {
    const { match } = this.#version;
    const fields = [...this.#changed];
    const writing = writingText(match, this.#view, viewer);
    if (writing !== null) fields.push(writing);
    if (isLegal) fields.push(legalText(this.#room.see(match, viewer)));
    return `${this.#beside}"events":${eventsText(this.#version, viewer)},"view":{${fields.join(',')}}`;
  }
}

export const eventsText = ({ match, events }: Version, viewer: Viewer): string =>
  JSON.stringify(eventsFor(match, events, viewer));

/** Papers that are face down, with the viewer's own; null if nobody writes. `shared`: what an audience sees. */
export function writingText({ phase }: MatchState, { writing }: MatchView, viewer: Viewer): string | null {
  if (!writing) return null;
  const own = ownPaper(phase, viewer);
  return `"writing":${JSON.stringify(own ? { ...writing, own } : writing)}`;
}

export function legalText(view: MatchView): string {
  const { legal, book } = withLegal(view, search);
  return `"legal":${JSON.stringify(legalInWords(legal, book))}`;
}
