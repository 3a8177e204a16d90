// The texts of the page, by its parts. A screen loads the parts that it shows; this list itself loads none of them.
import type { facts as bench } from './bench.ts';
import type { facts as checking } from './checking.ts';
import type { facts as home } from './home.ts';
import type { facts as howto } from './howto.ts';
import type { facts as keys } from './keys.ts';
import type { facts as match } from './match.ts';
import type { facts as paper } from './paper.ts';
import type { facts as practice } from './practice.ts';
import type { facts as review } from './review.ts';
import type { facts as rulebooks } from './rulebooks.ts';
import type { facts as settings } from './settings.ts';
import type { facts as shell } from './shell.ts';
import type { facts as start } from './start.ts';
import type { facts as table } from './table.ts';

export const PAGE_PARTS = [
  'shell',
  'home',
  'settings',
  'table',
  'start',
  'paper',
  'checking',
  'practice',
  'review',
  'match',
  'bench',
  'rulebooks',
  'howto',
  'keys',
] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** Every text of the page, with the things that it names. */
export type PageFacts = typeof bench &
  typeof checking &
  typeof home &
  typeof howto &
  typeof keys &
  typeof match &
  typeof paper &
  typeof practice &
  typeof review &
  typeof rulebooks &
  typeof settings &
  typeof shell &
  typeof start &
  typeof table;
