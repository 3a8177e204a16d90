// The view after a message of a live table that says only what has changed.
import { viewFields } from '../matchView.ts';

/** A view before it is read: its fields by their names. */
export type RawView = Readonly<Record<string, unknown>>;

/** Fields that a view may lack. For any other field, null is its value. */
const mayLack = (field: string): boolean =>
  Object.hasOwn(viewFields, field) && viewFields[field as keyof typeof viewFields].type === 'exact_optional';

/** The view after a message that leaves out what is as before, and has null for what is gone. */
export function mergeView(last: RawView, change: RawView): RawView {
  const all = Object.entries({ ...last, ...change });
  return Object.fromEntries(all.filter(([field, value]) => value !== null || !mayLack(field)));
}
