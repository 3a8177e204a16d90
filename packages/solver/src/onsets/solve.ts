// Can a Solution be written? The door of the search.
import type { CardSet } from '@openshake/rules/onsets';
import { Effort } from './effort.ts';
import type { FromResources, OnSetsPosition } from './position.ts';
import { Search } from './stages.ts';
import { type WrittenSolution, writeSolution } from './write.ts';

/** One Solution, or the two for Two Solutions; undefined if there is none. Exact. */
export function solve(
  position: OnSetsPosition,
  from: FromResources,
  effort: Effort = new Effort(),
): WrittenSolution[] | undefined {
  const search = new Search(position, from, effort);
  const first = search.find();
  if (!first) return undefined;
  if (position.rules.solutions === 1) return [writeSolution(first.plan(), search.stock, position.rules, from)];
  const second = search.find(new Set([first.named]));
  if (!second) return undefined;
  // The second must name a card that the first does not. Of two different sets, one always does.
  const inOrder = (second.named & ~first.named) !== 0 ? [first, second] : [second, first];
  return inOrder.map((hit) => writeSolution(hit.plan(), search.stock, position.rules, from));
}

/** Whether a Solution can be written, without writing it. */
export function canSolve(position: OnSetsPosition, from: FromResources, effort: Effort = new Effort()): boolean {
  const search = new Search(position, from, effort);
  const first = search.find();
  if (!first || position.rules.solutions === 1) return first !== undefined;
  return search.find(new Set([first.named])) !== undefined;
}

/**
 * Every Solution, one at a time. Those that differ only in grouping, order or which cube stands for a symbol count as one. Under Two Solutions,
 * lists each one that could be part of a pair, whether or not there is another. Under Multiple Operations, those that differ only in signs
 * count as one too, and a Set-Name of more than three sets is listed with the most cubes that can name it, not once for each fewer.
 */
export function* everySolution(
  position: OnSetsPosition,
  from: FromResources,
  effort: Effort = new Effort(),
): Generator<WrittenSolution> {
  const search = new Search(position, from, effort);
  for (const hit of search.each()) yield writeSolution(hit.plan(), search.stock, position.rules, from);
}

/** How many Solutions there are, counted as `everySolution` lists them. */
export function countSolutions(position: OnSetsPosition, from: FromResources, effort: Effort = new Effort()): number {
  let count = 0;
  for (const _ of new Search(position, from, effort).each()) count += 1;
  return count;
}

/** How many different sets of cards a Solution can name. */
export function countCardSets(position: OnSetsPosition, from: FromResources, effort: Effort = new Effort()): number {
  const search = new Search(position, from, effort);
  const taken = new Set<CardSet>();
  for (let hit = search.find(taken); hit; hit = search.find(taken)) taken.add(hit.named);
  return taken.size;
}
