// A Goal of On-Sets while it is laid out: a shape with its places, and a digit in some of them, upright or upside-down.

import { GOAL_SHAPES } from '@openshake/rules/onsets/table';

export interface Template {
  /** `row3` where a shape may have other numbers of digits too. */
  name: string;
  shape: string;
  means: string;
  digits: number;
}

const hasOthers = (shape: string): boolean => GOAL_SHAPES.filter((each) => each.shape === shape).length > 1;

/** A placing that the rules do not define. It may have any number of digits. */
const OTHER: Template = { name: 'other', shape: 'other', means: '?', digits: 1 };
export const TEMPLATES: readonly Template[] = [
  ...GOAL_SHAPES.map(({ shape, digits, means }) => ({
    name: hasOthers(shape) ? `${shape}${digits}` : shape,
    shape,
    means,
    digits,
  })),
  OTHER,
];
const templateOf = (name: string): Template => TEMPLATES.find((each) => each.name === name) ?? OTHER;

export interface Put {
  /** The number of the cube in the roll. */
  at: number;
  turned: boolean;
}

export interface OnSetsLaid {
  /** The name of its template. */
  template: string;
  places: readonly (Put | null)[];
}

export interface OnSetsGoal {
  shape: string;
  cubes: string[];
}

export const emptyLaid = (template: string): OnSetsLaid => ({
  template,
  places: Array.from({ length: templateOf(template).digits }, () => null),
});

/** What has no shape has room for one digit more. */
const grown = (laid: OnSetsLaid): OnSetsLaid =>
  laid.template === OTHER.name && !laid.places.includes(null) ? { ...laid, places: [...laid.places, null] } : laid;

const putsOf = ({ places }: OnSetsLaid): Put[] => places.flatMap((put) => put ?? []);

/** Another shape with the same digits in their order, as far as there are places. */
export function reshaped(laid: OnSetsLaid, template: string): OnSetsLaid {
  const puts = putsOf(laid);
  if (template === OTHER.name) return grown({ template, places: puts });
  return { template, places: emptyLaid(template).places.map((_, place) => puts[place] ?? null) };
}

export const placeOf = ({ places }: OnSetsLaid, at: number): number => places.findIndex((put) => put?.at === at);

/** Puts a digit into a place. From another place it changes places with what lies there. */
export function putInto(laid: OnSetsLaid, at: number, place: number): OnSetsLaid {
  const from = placeOf(laid, at);
  const put = laid.places[from] ?? { at, turned: false };
  const there = laid.places[place] ?? null;
  return grown({
    ...laid,
    places: laid.places.map((each, index) => (index === place ? put : index === from ? there : each)),
  });
}

/** A row grows with its digits, and so does a single one. */
const longerThan = (name: string): string | undefined => {
  const { shape, digits } = templateOf(name);
  if (shape !== 'single' && shape !== 'row') return undefined;
  return TEMPLATES.find((each) => each.shape === 'row' && each.digits === digits + 1)?.name;
};

/** Puts a digit into the first empty place. A full row becomes longer; undefined if nothing has room. */
export function putNext(laid: OnSetsLaid, at: number): { laid: OnSetsLaid; place: number } | undefined {
  const place = laid.places.indexOf(null);
  if (place >= 0) return { laid: putInto(laid, at, place), place };
  const longer = longerThan(laid.template);
  return longer === undefined ? undefined : putNext(reshaped(laid, longer), at);
}

const changed = (laid: OnSetsLaid, place: number, put: Put | null): OnSetsLaid => ({
  ...laid,
  places: laid.places.map((each, index) => (index === place ? put : each)),
});

export const takenFrom = (laid: OnSetsLaid, place: number): OnSetsLaid => changed(laid, place, null);

export function turnedAt(laid: OnSetsLaid, place: number): OnSetsLaid {
  const put = laid.places[place];
  return put ? changed(laid, place, { ...put, turned: !put.turned }) : laid;
}

/** How many places still wait for a digit. */
export const missingIn = (laid: OnSetsLaid): number =>
  laid.template === OTHER.name && putsOf(laid).length > 0 ? 0 : laid.places.filter((put) => put === null).length;

/** The Goal as it is set; undefined while a place is empty. */
export function goalOf(laid: OnSetsLaid, rolled: readonly string[]): OnSetsGoal | undefined {
  if (missingIn(laid) > 0) return undefined;
  const cubes = putsOf(laid).map(({ at, turned }) => `${turned ? 'u' : ''}${rolled[at] ?? ''}`);
  return { shape: templateOf(laid.template).shape, cubes };
}
