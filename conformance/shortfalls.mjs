// What an answer lacks of what a case expects.

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const sorted = (list) => [...(list ?? [])].map(String).sort();
const under = (cited, allowed) => allowed.some((a) => cited === a || cited?.startsWith(`${a}-`));

/** What the answer lacks of `expect`, as lines; empty if the case holds. */
export function shortfalls({ expect }, answer) {
  if (!answer) return ['no answer'];
  if (answer.error) return [`error: ${answer.error.message}`];
  const out = [];
  const want = (what, wanted, got, equal = same) => {
    if (!equal(wanted, got)) out.push(`${what}: wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`);
  };
  const asSet = (a, b) => same(sorted(a), sorted(b));
  const subset = (what, wanted, got) => {
    for (const [key, value] of Object.entries(wanted)) want(`${what}.${key}`, value, got?.[key]);
  };
  if ('correct' in expect) want('correct', expect.correct, answer.correct);
  if (expect.clauses && answer.correct === false) {
    const cited = (answer.violations ?? []).map((v) => v.clause);
    if (!cited.some((c) => under(c, expect.clauses))) out.push(`clause: wanted one of ${expect.clauses}, got ${cited}`);
  }
  if ('answer' in expect) want('answer', expect.answer, answer.answer);
  if ('value' in expect) want('value', expect.value, answer.value);
  for (const list of ['goalValues', 'cards', 'restrictedUniverse']) if (expect[list]) want(list, expect[list], answer[list], asSet);
  for (const [index, wanted] of Object.entries(expect.results ?? {})) {
    const got = answer.results?.[index];
    want(`results[${index}].ok`, wanted.ok, got?.ok);
    if (wanted.clauses && got?.ok === false && !under(got.clause, wanted.clauses)) out.push(`results[${index}].clause: ${got.clause}`);
  }
  (expect.shakes ?? []).forEach((shake, i) => {
    for (const [key, value] of Object.entries(shake)) {
      if (value && typeof value === 'object' && !Array.isArray(value)) subset(`shakes[${i}].${key}`, value, answer.shakes?.[i]?.[key]);
      else want(`shakes[${i}].${key}`, value, answer.shakes?.[i]?.[key]);
    }
  });
  for (const part of ['totals', 'matchPoints', 'phase']) if (expect[part]) subset(part, expect[part], answer[part]);
  if (expect.table) subset('table', expect.table, answer.table);
  return out;
}
