// A review as it goes over the wire: each reason why a Solution is not correct has a sentence beside its facts. The caller has the words.
import type { AnyFact } from '@openshake/rules';
import type { Lesson } from './lesson.ts';
import type { Review } from './review.ts';

export function reviewInWords(review: Review, say: (facts: AnyFact) => string) {
  const said = ({ papers, ...lesson }: Lesson) => ({
    ...lesson,
    papers: papers.map((paper) => ({
      ...paper,
      reasons: paper.reasons.map((reason) => ({ ...reason, message: say(reason.facts) })),
    })),
  });
  const shakes = review.shakes.map((shake) => ({ ...shake, lesson: shake.lesson && said(shake.lesson) }));
  return { ...review, shakes };
}
