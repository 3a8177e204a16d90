// Whether two values are the same as JSON: a field without a value is no field.

const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined);

export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [fieldsOf(one), new Map(fieldsOf(other))];
  return (
    fields.length === others.size && fields.every(([name, field]) => others.has(name) && same(field, others.get(name)))
  );
}
