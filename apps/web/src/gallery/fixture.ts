// One moment of a match, as one viewer saw it: what the gallery shows and screenshots are taken of.
import type { Heard } from '../table/source.ts';

export interface Fixture {
  book: string;
  division: string;
  officiating: string;
  phase: string;
  viewer: string;
  /** Whether this viewer has something to do under a limit. */
  acts: boolean;
  /** What the viewer heard just before, so that what a shake left behind is known. */
  before: readonly Heard[];
  heard: Heard;
}
