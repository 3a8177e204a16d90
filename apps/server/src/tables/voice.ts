// What a table says about its match. It keeps what was seen last, so that what has not changed is left out; no text is kept for long.
import type { Room } from '@openshake/host';
import { fieldOnWire } from '@openshake/protocol/server';
import type { MatchView, Viewer } from '@openshake/rules';
import { eventsText, legalText, News, type Version, writingText } from './news.ts';
import { TableText } from './tableText.ts';

export class Voice {
  readonly #room: Pick<Room, 'see' | 'callAfter'>;
  readonly #table = new TableText();
  #version: Version;
  /** What every viewer sees. */
  #view: MatchView;
  #nextCall: number | null;

  constructor(version: Version, room: Pick<Room, 'see' | 'callAfter'>) {
    this.#room = room;
    this.#version = version;
    this.#view = room.see(version.match, 'audience');
    this.#nextCall = room.callAfter(version.match);
  }

  get v(): number {
    return this.#version.v;
  }

  /** The version that was said last, without what happened in it. */
  get version(): Version {
    return { ...this.#version, events: [] };
  }

  /** The next version, and what is new in it. */
  take(version: Version): News {
    const before = this.#view;
    this.#view = this.#room.see(version.match, 'audience', { match: this.#version.match, view: before });
    this.#version = version;
    const called = this.#nextCall;
    this.#nextCall = this.#room.callAfter(version.match);
    const beside = this.#nextCall === called ? '' : this.nextCall();
    return new News(version, this.#view, this.#changes(before), beside, this.#room);
  }

  /** When the director calls next, as a field of the message. */
  nextCall(): string {
    return `"nextCall":${this.#nextCall},`;
  }

  /** What happened last, as this viewer may see it. */
  events(viewer: Viewer): string {
    return eventsText(this.#version, viewer);
  }

  /** Everything that this viewer sees. */
  whole(viewer: Viewer, isLegal: boolean): string {
    const { match } = this.#version;
    const fields = [`"viewer":${JSON.stringify(viewer)}`];
    for (const field of fieldsOf(this.#view))
      if (isShared(field) && this.#view[field] !== undefined) fields.push(this.#textOf(field));
    const writing = writingText(match, this.#view, viewer);
    if (writing !== null) fields.push(writing);
    if (isLegal) fields.push(legalText(this.#room.see(match, viewer)));
    return `{${fields.join(',')}}`;
  }

  /** The shared fields that are not as before, and null for one that is gone. */
  #changes(before: MatchView): string[] {
    const view = this.#view;
    const changed: string[] = [];
    for (const field of fieldsOf(view))
      if (isShared(field) && view[field] !== undefined && !isSame(view[field], before[field]))
        changed.push(this.#textOf(field));
    for (const field of fieldsOf(before))
      if (view[field] === undefined && before[field] !== undefined) changed.push(`"${fieldOnWire(field)}":null`);
    return changed;
  }

  #textOf(field: keyof MatchView): string {
    const value = this.#view[field];
    const text = field === 'table' ? this.#table.of(this.#view.table) : JSON.stringify(value);
    return `"${fieldOnWire(field)}":${text}`;
  }
}

const fieldsOf = (view: MatchView): (keyof MatchView)[] => Object.keys(view) as (keyof MatchView)[];

/** Besides who looks, only one's own paper differs between viewers. */
const isShared = (field: keyof MatchView): boolean => field !== 'viewer' && field !== 'writing';

/** Most parts of a view are the very same objects as before. Some are new objects whose own parts are as before. */
const LEVELS = 2;

function isSame(one: unknown, other: unknown, levels = LEVELS): boolean {
  if (one === other) return true;
  if (levels === 0 || !isObject(one) || !isObject(other)) return false;
  const fields = Object.keys(one);
  if (fields.length !== Object.keys(other).length) return false;
  return fields.every((field) => field in other && isSame(one[field], other[field], levels - 1));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
