import { describe, expect, it } from 'vitest';
import { agloaOnsets2023Clauses } from './clauses/agloaOnsets2023.ts';
import { mlagEquationsBasic2018Clauses } from './clauses/mlagEquationsBasic2018.ts';
import { mlagOnsetsAdventurous2017Clauses } from './clauses/mlagOnsetsAdventurous2017.ts';
import { mlagOnsetsBasic2011Clauses } from './clauses/mlagOnsetsBasic2011.ts';
import { mlagOnsetsBasic2019Clauses } from './clauses/mlagOnsetsBasic2019.ts';
import { agloaOnsets2023Rulings } from './rulings/agloaOnsets2023.ts';
import { mlagEquationsBasic2018Rulings } from './rulings/mlagEquationsBasic2018.ts';
import { mlagOnsetsAdventurous2017Rulings } from './rulings/mlagOnsetsAdventurous2017.ts';
import { mlagOnsetsBasic2011Rulings } from './rulings/mlagOnsetsBasic2011.ts';
import { mlagOnsetsBasic2019Rulings } from './rulings/mlagOnsetsBasic2019.ts';

const BOOKS = [
  { id: 'mlag-onsets-basic-2011', rows: 46, clauses: mlagOnsetsBasic2011Clauses, rulings: mlagOnsetsBasic2011Rulings },
  {
    id: 'mlag-onsets-adventurous-2017',
    rows: 247,
    clauses: mlagOnsetsAdventurous2017Clauses,
    rulings: mlagOnsetsAdventurous2017Rulings,
  },
  { id: 'mlag-onsets-basic-2019', rows: 131, clauses: mlagOnsetsBasic2019Clauses, rulings: mlagOnsetsBasic2019Rulings },
  { id: 'agloa-onsets-2023', rows: 332, clauses: agloaOnsets2023Clauses, rulings: agloaOnsets2023Rulings },
  {
    id: 'mlag-equations-basic-2018',
    rows: 164,
    clauses: mlagEquationsBasic2018Clauses,
    rulings: mlagEquationsBasic2018Rulings,
  },
];

const repeated = (list: readonly string[]) => list.filter((item, at) => list.indexOf(item) !== at);

describe.each(BOOKS)('$id', ({ rows, clauses, rulings }) => {
  it(`has ${rows} rows`, () => {
    expect(clauses).toHaveLength(rows);
  });

  it('has no clause and tag twice', () => {
    expect(repeated(clauses.map(({ clause, tag = '' }) => `${clause}#${tag}`))).toEqual([]);
  });

  it('has every tagged clause itself, before its comments', () => {
    const seen = new Set<string>();
    const orphans = clauses.filter(({ clause, tag }) => {
      const orphan = tag !== undefined && !seen.has(clause);
      seen.add(clause);
      return orphan;
    });
    expect(orphans).toEqual([]);
  });

  it('keeps what differs apart from what it says', () => {
    expect(clauses.filter(({ says, differs }) => says === '' || differs === '' || says.includes('DIFFERS'))).toEqual(
      [],
    );
  });

  it('rules only on clauses that it has', () => {
    const known = new Set(clauses.map(({ clause }) => clause));
    expect(rulings.filter(({ clause }) => !known.has(clause))).toEqual([]);
  });

  it('names each ruling once, in kebab-case', () => {
    const ids = rulings.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });
});
