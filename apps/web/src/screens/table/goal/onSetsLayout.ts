// A Goal of On-Sets while it is laid out: a shape with its places, and a digit in some of them, upright or upside-down.

export const TEMPLATES = {
  single: { shape: 'single', reads: 'A', places: 1 },
  row2: { shape: 'row', reads: 'A + B', places: 2 },
  row3: { shape: 'row', reads: 'A + B + C', places: 3 },
  column2: { shape: 'column', reads: 'A × B', places: 2 },
  column3: { shape: 'column', reads: 'A × B × C', places: 3 },
  L: { shape: 'L', reads: '(A × B) + C', places: 3 },
  T: { shape: 'T', reads: 'A × (B + C)', places: 3 },
  // A placing that the rules do not define. It may have any number of digits.
  other: { shape: 'other', reads: '?', places: 3 },
} as const;
export type TemplateName = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];

export interface Put {
  /** The number of the cube in the roll. */
  at: number;
  turned: boolean;
}

export interface OnSetsLaid {
  template: TemplateName;
  places: readonly (Put | null)[];
}

export interface OnSetsGoal {
  shape: string;
  cubes: string[];
}

export const emptyLaid = (template: TemplateName): OnSetsLaid => ({
  template,
  places: Array.from({ length: TEMPLATES[template].places }, () => null),
});

const putsOf = ({ places }: OnSetsLaid): Put[] => places.flatMap((put) => put ?? []);

/** Another shape with the same digits in their order, as far as there are places. */
export function reshaped(laid: OnSetsLaid, template: TemplateName): OnSetsLaid {
  const puts = putsOf(laid);
  return { template, places: emptyLaid(template).places.map((_, place) => puts[place] ?? null) };
}

export const placeOf = ({ places }: OnSetsLaid, at: number): number => places.findIndex((put) => put?.at === at);

/** Puts a digit into a place. From another place it changes places with what lies there. */
export function putInto(laid: OnSetsLaid, at: number, place: number): OnSetsLaid {
  const from = placeOf(laid, at);
  const put = laid.places[from] ?? { at, turned: false };
  const there = laid.places[place] ?? null;
  return {
    ...laid,
    places: laid.places.map((each, index) => (index === place ? put : index === from ? there : each)),
  };
}

/** A row grows with its digits. */
const LONGER: Partial<Record<TemplateName, TemplateName>> = { single: 'row2', row2: 'row3' };

/** Puts a digit into the first empty place. A full row becomes longer; undefined if nothing has room. */
export function putNext(laid: OnSetsLaid, at: number): { laid: OnSetsLaid; place: number } | undefined {
  const place = laid.places.indexOf(null);
  if (place >= 0) return { laid: putInto(laid, at, place), place };
  const longer = LONGER[laid.template];
  return longer && putNext(reshaped(laid, longer), at);
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
  laid.template === 'other' && putsOf(laid).length > 0 ? 0 : laid.places.filter((put) => put === null).length;

/** The Goal as it is set; undefined while a place is empty. */
export function goalOf(laid: OnSetsLaid, rolled: readonly string[]): OnSetsGoal | undefined {
  if (missingIn(laid) > 0) return undefined;
  const cubes = putsOf(laid).map(({ at, turned }) => `${turned ? 'u' : ''}${rolled[at] ?? ''}`);
  return { shape: TEMPLATES[laid.template].shape, cubes };
}
