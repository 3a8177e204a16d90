// The judge of On-Sets at a table: papers, proofs of another reading, and what a Goal is worth. A page loads it with the game that it plays.
import type { PresentedPaper } from '../match/state.ts';
import { breaksOf } from '../onsets/breaks.ts';
import { type Cube, isDigit, parseCube } from '../onsets/cubes.ts';
import { readGoal } from '../onsets/goal.ts';
import { judgeOnSets, type OnSetsRequest } from '../onsets/judge.ts';
import { MOST_PAPERS, readPapers } from '../onsets/paper.ts';
import { regroup } from '../onsets/regroup.ts';
import type { Search } from '../onsets/search.ts';
import { asText } from '../quote.ts';
import { parsePick } from '../variations/pick.ts';
import { answerBy } from './answering.ts';
import type { GameJudge, JudgedPosition, NoProof } from './game.ts';
import type { Inquiry, InquiryAnswer } from './inquiry.ts';
import { proper } from './onsets.ts';
import { cardsOf, rulesWith } from './onsetsChoosing.ts';
import { onSetsTable } from './onsetsTable.ts';

function requestOf({ setup, shake, occasion, charged }: JudgedPosition, paper: PresentedPaper): OnSetsRequest {
  return {
    rulebook: setup.book,
    division: setup.division,
    variations: setup.variations ? proper(shake.picks) : false,
    universe: cardsOf(shake),
    goal: shake.goal?.goal,
    required: shake.required as Cube[],
    permitted: shake.permitted as Cube[],
    forbidden: shake.forbidden as Cube[],
    resources: shake.resources as Cube[],
    after: occasion,
    ...(charged && { moved: { cube: charged.cube, to: charged.to } }),
    avoid: paper.avoid,
    solution: paper.solution,
    solutions: paper.solutions,
  };
}

/** A digit in Forbidden is a Forbidden cube, and an empty paper has fewer than two cubes. */
function misuseOfCubes({ shake }: JudgedPosition, paper: PresentedPaper): string[] {
  const texts = readPapers(paper.solution, paper.solutions).flatMap(({ setName, restrictions }) => [
    setName,
    ...restrictions,
  ]);
  const isForbidden = shake.forbidden.some((cube) => isDigit(cube) && texts.some((text) => text.includes(cube)));
  return [...(isForbidden ? ['cubes.forbidden'] : []), ...(texts.join('').trim() === '' ? ['cubes.two'] : [])];
}

/** Variations that change what a Solution is worth. */
const CHANGES_THE_VALUE: readonly string[] = ['double-set', 'symmetric-difference'];

/** Variations that the writer ignored: without one of them the Solution would equal the Goal. */
function notApplied(position: JudgedPosition, paper: PresentedPaper, search: Search): string[] {
  const picks = position.setup.variations ? proper(position.shake.picks) : [];
  const misses = (variations: unknown[]) =>
    judgeOnSets({ ...requestOf(position, paper), variations }, search).violations.some(
      ({ rule }) => rule === 'value.equalsGoal',
    );
  return picks.flatMap((pick) => {
    const name = parsePick(pick)?.name ?? '';
    const without = picks.filter((each) => each !== pick);
    return CHANGES_THE_VALUE.includes(name) && !misses(without) ? [`variation.${name}`] : [];
  });
}

export const onSetsJudge: GameJudge = {
  ...onSetsTable,

  layGoal(setup, shake, goal) {
    if (typeof goal === 'object' && goal !== null && 'values' in goal)
      return { cubes: [], values: [], fault: { key: 'goal.needsShape' } };
    const { values, fault } = readGoal(goal, rulesWith(setup, proper(shake.picks)));
    const listed: unknown = typeof goal === 'object' && goal !== null && 'cubes' in goal ? goal.cubes : [];
    const cubes = (Array.isArray(listed) ? listed : []).map((cube) => {
      const text = asText(cube).trim();
      return parseCube(/^u./i.test(text) ? text.slice(1) : text) ?? text;
    });
    return { cubes, values, ...(fault && { fault: fault.facts }) };
  },

  judge(position, paper, search) {
    const verdict = judgeOnSets(requestOf(position, paper), search);
    const worked = verdict.solutions ?? [verdict];
    const misses = verdict.violations.some(({ rule }) => rule === 'value.equalsGoal');
    return {
      correct: verdict.correct,
      equalsGoal: verdict.goalValues.length > 0 && worked.every(({ readings }) => readings !== 0) && !misses,
      reasons: verdict.violations.map((violation) => {
        const { rule, clause, facts } = violation;
        const ignored = rule === 'value.equalsGoal' ? notApplied(position, paper, search) : [];
        const misused = rule === 'text.digit' || rule === 'setName.present' ? misuseOfCubes(position, paper) : [];
        return { rule, clause, facts, breaks: [...breaksOf(violation, verdict), ...ignored, ...misused] };
      }),
    };
  },

  whyNoProof(position, paper, interpretation, search) {
    const rules = rulesWith(position.setup, proper(position.shake.picks));
    const request = requestOf(position, paper);
    const papers = readPapers(paper.solution, paper.solutions);
    const verdict = judgeOnSets(request, search);
    const worked = verdict.solutions ?? [verdict];
    // The copy may still have several readings. It must rule some out, and a reading that remains must miss the Goal.
    const misses = (solution: (typeof papers)[number], before: number | string | undefined): boolean => {
      const copied = { ...solution, goal: solution.goal ?? papers[0]?.goal };
      const { violations, readings } = judgeOnSets({ ...request, solution: copied, solutions: undefined }, search);
      const isAbout = (key: string) => violations.some(({ rule }) => rule === key);
      return isAbout('value.equalsGoal') || (isAbout('value.everyReading') && String(readings) !== String(before));
    };
    const copies = Array.isArray(interpretation) ? interpretation.slice(0, MOST_PAPERS) : [interpretation];
    const found = copies.flatMap((copy) =>
      papers.map((solution, index): NoProof | undefined => {
        // A text without any reading has no reading that misses the Goal.
        if (worked[index]?.readings === 0) return 'grouping';
        const told = regroup(solution, copy, rules);
        return 'fault' in told ? told.fault : misses(told.paper, worked[index]?.readings) ? undefined : 'equals';
      }),
    );
    if (found.includes(undefined)) return undefined;
    return (['equals', 'grouping'] as const).find((why) => found.includes(why)) ?? 'cubes';
  },
};

export const answerOnSets = (inquiry: Inquiry, search: Search): InquiryAnswer => answerBy(onSetsJudge, inquiry, search);
