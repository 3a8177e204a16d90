// What a table says about its match. What all viewers share is made into text once, and what has not changed is left out.
import { makeView } from '@openshake/protocol/server';
import {
  type Event,
  eventsFor,
  type MatchState,
  type MatchView,
  type Seen,
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

/** `before`: what somebody saw earlier. What has not changed since is the very same object. */
export type See = (match: MatchState, viewer: Viewer, before?: Seen) => MatchView;

type Fields = Readonly<Record<string, unknown>>;

const textOf = (field: string, text: string): string => `${JSON.stringify(field)}:${text}`;

export class Voice {
  readonly #see: See;
  #version: Version;
  #seen: Seen | undefined;
  /** What every viewer sees, and each of its fields as text. */
  #shared: Fields;
  #texts: Map<string, string>;
  /** The fields that changed with this version, as text; null for one that is gone. */
  #changed: string[] = [];
  /** Whether papers are face down: then each viewer sees only their own. */
  #isWriting = false;
  readonly #made = new Map<string, string>();

  constructor(version: Version, see: See) {
    this.#see = see;
    this.#version = version;
    this.#shared = {};
    this.#texts = new Map();
    this.#take(version);
  }

  get v(): number {
    return this.#version.v;
  }

  /** The version that was said last, without what happened in it. */
  get version(): Version {
    return { ...this.#version, events: [] };
  }

  /** The next version. */
  take(version: Version): void {
    this.#made.clear();
    this.#take(version);
  }

  /** What happened, as this viewer may see it. */
  events(viewer: Viewer): string {
    return this.#once(`events ${viewer}`, () => {
      const { match, events } = this.#version;
      const seen = eventsFor(match, events, viewer);
      const shared = eventsFor(match, events, 'audience');
      // Almost always, everybody sees the same.
      const isSame =
        viewer !== 'audience' && seen.length === shared.length && seen.every((each, at) => each === shared[at]);
      return isSame ? this.events('audience') : JSON.stringify(seen);
    });
  }

  /** The fields of the view that differ from the version before. */
  changes(viewer: Viewer, isLegal: boolean): string {
    return this.#once(`changes ${viewer} ${isLegal}`, () => this.#view(this.#changed, viewer, isLegal));
  }

  whole(viewer: Viewer, isLegal: boolean): string {
    return this.#once(`whole ${viewer} ${isLegal}`, () => {
      const all = [...this.#texts].map(([field, text]) => textOf(field, text));
      return this.#view([`"viewer":${JSON.stringify(viewer)}`, ...all], viewer, isLegal);
    });
  }

  #take(version: Version): void {
    this.#version = version;
    // Besides who looks, only one's own paper differs between viewers.
    const view = this.#see(version.match, 'audience', this.#seen);
    this.#seen = { match: version.match, view };
    const { viewer: _, writing, ...shared } = makeView(view) as MatchView & Fields;
    const texts = new Map<string, string>();
    this.#changed = [];
    for (const [field, value] of Object.entries(shared)) {
      const before = this.#texts.get(field);
      const text = before !== undefined && this.#shared[field] === value ? before : JSON.stringify(value);
      texts.set(field, before === text ? before : text);
      if (before !== text) this.#changed.push(textOf(field, text));
    }
    for (const field of this.#texts.keys()) if (!texts.has(field)) this.#changed.push(textOf(field, 'null'));
    if (!writing && this.#isWriting) this.#changed.push('"writing":null');
    this.#isWriting = writing !== undefined;
    this.#shared = shared;
    this.#texts = texts;
  }

  #view(fields: readonly string[], viewer: Viewer, isLegal: boolean): string {
    const parts = [...fields];
    if (this.#isWriting) parts.push(textOf('writing', this.#writing(viewer)));
    if (isLegal) parts.push(textOf('legal', this.#legal(viewer)));
    return `{${parts.join(',')}}`;
  }

  #writing(viewer: Viewer): string {
    return this.#once(`writing ${viewer}`, () => JSON.stringify(this.#see(this.#version.match, viewer).writing));
  }

  #legal(viewer: Viewer): string {
    return this.#once(`legal ${viewer}`, () => {
      const { legal, book } = withLegal(this.#see(this.#version.match, viewer), search);
      return JSON.stringify(legalInWords(legal, book));
    });
  }

  #once(key: string, make: () => string): string {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const text = make();
    this.#made.set(key, text);
    return text;
  }
}
