// The names of the variations, as they are spelled on the wire and on disk.
// Required Card and Forbidden Card are one entry of the books' lists: fourteen variations, fifteen names.
export const VARIATION_IDS = [
  'required-cube',
  'wild-cube',
  'union-intersection-interchangeable',
  'universe-null-interchangeable',
  'two-operations',
  'multiple-operations',
  'shift-from-permitted',
  'no-null-restrictions',
  'absolute-value',
  'double-set',
  'required-card',
  'forbidden-card',
  'blank-card-wild',
  'symmetric-difference',
  'two-solutions',
] as const;
export type VariationId = (typeof VARIATION_IDS)[number];
