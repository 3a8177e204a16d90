// The texts of one Solution: what they mean, what is wrong with them, and which cubes they use.
import type { JudgeFact } from '../facts/judge.ts';
import type { RuleKey } from '../rule.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { LONGEST_TEXT, whyUnread } from '../text.ts';
import { isRelation, isSymbol } from './cubes.ts';
import type { Use } from './cubeUse.ts';
import type { Found } from './found.ts';
import { type Marks, type Meant, type MeantCube, readMarks, readMeanings } from './marks.ts';
import { readText } from './notation.ts';
import type { Paper } from './paper.ts';
import { goalTail, type Parsed, parseRestriction, parseSetName, type Restriction, type Row } from './parse.ts';
import type { Place } from './verdict.ts';

export interface Text<T> {
  meant: readonly Meant[];
  parsed: Parsed<T>;
}

export interface Texts {
  /** Whether a text is too long to read. Then nobody knows which cubes the Solution uses. */
  isUnread: boolean;
  marks: Marks;
  setName: Text<Row>;
  /** None if Solutions have no Restriction part. */
  restrictions: Text<Restriction>[];
}

export function readTexts(paper: Paper, rules: ShakeRules, found: Found): Texts {
  const mayRestrict = rules.restrictions !== 'none';
  if (!mayRestrict && paper.restrictions.length > 0)
    found('restriction.allowed', { key: 'onSets.restriction.notAllowed' });
  const tooMany = whyTooMany(paper.restrictions);
  const texts = !mayRestrict ? [] : tooMany === undefined ? paper.restrictions : [''];
  const unread = texts.map((text) => tooMany ?? whyUnread('restriction', text));
  const unreadName = whyUnread('setName', paper.setName);
  const written = texts.map((text, index) => (unread[index] === undefined ? readText(text) : []));
  const writtenName = unreadName === undefined ? readText(paper.setName) : [];
  const marks = readMarks([...written, writtenName].flat(), paper.wild, rules);
  for (const { rule, facts } of marks.faults) found(rule, facts);

  const restrictions = written.map((symbols, index): Text<Restriction> => {
    const meant = readMeanings(symbols, marks, rules);
    const parsed =
      notRead(unread[index], 'restriction.defined') ?? parseRestriction(meant, texts[index]?.length ?? 0, rules);
    const text = { meant, parsed };
    note(text, marks, rules, found, { part: 'restriction', restriction: index });
    return text;
  });
  const meant = readMeanings(writtenName, marks, rules);
  const parsed = notRead(unreadName, 'setName.defined') ?? parseSetName(meant, paper.setName.length);
  const setName = { meant, parsed };
  note(setName, marks, rules, found, { part: 'setName' });
  const isUnread = unreadName !== undefined || unread.some((why) => why !== undefined);
  return { isUnread, marks, restrictions, setName };
}

/** The cubes of a kit can make only a handful of Restrictions. */
const MOST_RESTRICTIONS = 100;

/** Why the Restrictions are not read, although each one is short enough. */
function whyTooMany(restrictions: readonly string[]): JudgeFact | undefined {
  const count = restrictions.length;
  if (count > MOST_RESTRICTIONS)
    return { key: 'onSets.restriction.tooMany', restrictions: count, most: MOST_RESTRICTIONS };
  const lengths = restrictions.map(({ length }) => length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return total > LONGEST_TEXT && lengths.every((length) => length <= LONGEST_TEXT)
    ? { key: 'onSets.restriction.tooLongTogether', characters: total, most: LONGEST_TEXT }
    : undefined;
}

const notRead = (why: JudgeFact | undefined, rule: RuleKey): Parsed<never> | undefined =>
  why === undefined ? undefined : { fault: { rule, at: 0, facts: why } };

/** Notes what is wrong with a text, and whether a wild cube may be behind it. */
function note(
  text: Text<unknown>,
  marks: Marks,
  rules: ShakeRules,
  found: Found,
  place: Omit<Place, 'solution'>,
): void {
  const { fault } = text.parsed;
  if (!fault || (fault.ofMark && marks.faults.length > 0)) return;
  found(fault.rule, fault.facts, { ...place, at: fault.at });
  if (fault.rule !== 'setName.defined' && fault.rule !== 'restriction.defined') return;
  for (const cube of new Set(
    text.meant.flatMap((symbol) => (symbol.kind === 'meant' && symbol.text === symbol.cube ? [symbol.cube] : [])),
  )) {
    const means = marks.standsFor.get(cube);
    if (means !== undefined && means !== cube)
      found('wild.consistent', { key: 'onSets.wild.sameThroughout', cube, means }, place);
    else if (means === undefined && rules.wild[cube])
      found('wild.marked', { key: 'onSets.wild.maybeUnmarked', cube, example: `${cube}:U` }, place);
  }
}

/** The symbols that need cubes. A symbol with no place in a Set-Name needs none. */
export function usesOf({ restrictions, setName }: Texts, solution: number): Use[] {
  const tail = goalTail(setName.meant);
  const name = tail > 0 ? setName.meant.slice(0, tail) : setName.meant;
  const uses: Use[] = [];
  for (const [restriction, { meant }] of restrictions.entries())
    for (const written of meant) {
      const symbol = physical(written);
      if (symbol) uses.push({ symbol, place: { solution, part: 'restriction', restriction, at: symbol.at } });
    }
  for (const written of name) {
    const symbol = written.kind === 'meant' && isRelation(written.means) ? undefined : physical(written);
    if (symbol) uses.push({ symbol, place: { solution, part: 'setName', at: symbol.at } });
  }
  return uses;
}

/** The cube behind a symbol. A cube with a wrong or missing mark is still a cube on the paper; a digit does not belong in a Solution. */
function physical(symbol: Meant): MeantCube | undefined {
  if (symbol.kind === 'meant') return symbol;
  if (symbol.kind !== 'meaningless' || !isSymbol(symbol.cube)) return undefined;
  const { at, text, cube } = symbol;
  return { kind: 'meant', at, text, cube, means: cube, marked: true };
}
