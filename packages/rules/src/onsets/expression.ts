// An expression as typed: Restrictions and a Set-Name in one text, with semicolons between them.
import type { ShakeRules } from '../shakeRules.ts';
import { isRelation } from './cubes.ts';
import { type Meant, readMarks, readMeanings } from './marks.ts';
import { readText } from './notation.ts';
import { type Paper, readPaper } from './paper.ts';
import { goalTail } from './parse.ts';
import type { Place } from './verdict.ts';

export interface Expression {
  /** Its Set-Name is empty if the text has only Restrictions. */
  paper: Paper;
  /** Where a place in a part is in the whole text. */
  placeOf(place: Omit<Place, 'solution'>): number | undefined;
}

/** Every part before the last is a Restriction. The last is one too if it has = or ⊆ in it. */
export function readExpression(
  { text, wild, blank }: { text: string; wild?: unknown; blank?: unknown },
  rules: ShakeRules,
): Expression {
  const parts = partsOf(text);
  const last = parts.at(-1);
  const written = parts.map((part) => readText(part.text));
  const marks = readMarks(written.flat(), wild, rules);
  const lastMeant = readMeanings(written.at(-1) ?? [], marks, rules);
  const endsInRestriction = rules.restrictions !== 'none' && isRestriction(lastMeant);
  const restrictions = endsInRestriction ? parts : parts.slice(0, -1);
  const setName = endsInRestriction ? undefined : last;
  return {
    paper: readPaper({
      restrictions: restrictions.map((part) => part.text),
      setName: setName?.text ?? '',
      wild,
      blank,
    }),
    placeOf({ part, restriction = 0, at }) {
      const { from = 0 } = (part === 'restriction' ? restrictions[restriction] : setName) ?? {};
      return at === undefined ? undefined : from + at;
    },
  };
}

/** `B U R = 3` is a Set-Name with the Goal after it, which the judge reports under another rule. */
const isRestriction = (meant: readonly Meant[]): boolean =>
  goalTail(meant) < 1 && meant.some((symbol) => symbol.kind === 'meant' && isRelation(symbol.means));

/** The nonempty parts, each with the place where it begins. */
function partsOf(text: string): { text: string; from: number }[] {
  let from = 0;
  return text
    .split(';')
    .map((part) => {
      const here = { text: part, from };
      from += part.length + 1;
      return here;
    })
    .filter((part) => part.text.trim() !== '');
}
