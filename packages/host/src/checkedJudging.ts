// Judging in another thread or on another machine, whose answers are checked: they would stay in the log for good.
import type { Inquiry, InquiryAnswer } from '@openshake/rules';
import type { Judging } from './verdicts.ts';

export const checkedJudging =
  (judging: (inquiry: Inquiry) => unknown): Judging =>
  (inquiry) => {
    const check = (answer: unknown): InquiryAnswer => {
      if (!isAnswerTo(inquiry, answer)) throw new TypeError('This is not an answer to the inquiry.');
      return answer;
    };
    const answer = judging(inquiry);
    return answer instanceof Promise ? answer.then(check) : check(answer);
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isAnswerTo({ what }: Inquiry, answer: unknown): answer is InquiryAnswer {
  if (!isObject(answer) || answer.what !== what) return false;
  if (what === 'regrouping') return [null, 'cubes', 'grouping', 'equals'].includes(answer.fails as string | null);
  if (what === 'goal') return isLaid(answer.laid);
  const { judged } = answer;
  if (!isObject(judged) || typeof judged.correct !== 'boolean' || typeof judged.equalsGoal !== 'boolean') return false;
  if (judged.unproven !== undefined && !isFact(judged.unproven)) return false;
  return Array.isArray(judged.reasons) && judged.reasons.every(isBrokenRule);
}

const isLaid = (value: unknown): boolean =>
  isObject(value) && Array.isArray(value.cubes) && Array.isArray(value.values);

const isFact = (value: unknown): boolean => isObject(value) && typeof value.key === 'string';

const isBrokenRule = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.rule === 'string' &&
  typeof value.clause === 'string' &&
  isFact(value.facts) &&
  Array.isArray(value.breaks) &&
  value.breaks.every((each) => typeof each === 'string');
