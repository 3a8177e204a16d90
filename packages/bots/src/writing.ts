// Writing: joining the side that is right, presenting a Solution that no checker can fault, or none.
import { BURDEN } from '@openshake/rules';
import { type Decide, isOpen, open } from './moment.ts';

export const write: Decide = (moment) => {
  const { view, me: by, rules, eyes, table } = moment;
  const { writing } = view;
  if (writing?.answers[by] !== 'writing') return undefined;
  const found = eyes.proof(writing.occasion, table);
  const burden = BURDEN[writing.occasion];
  if (rules.thirdParty === 'joins' && burden !== 'all' && writing.may.includes(by) && isOpen(moment, 'join')) {
    const side = (found.answer ? burden : burden === 'mover' ? 'challenger' : 'mover') as 'mover' | 'challenger';
    return { action: { type: 'join', by, side }, care: 'look' };
  }
  if (found.answer) return { action: { type: 'present', by, ...found.proof.paper }, care: 'write' };
  const [decline] = open(moment, 'decline');
  return decline && { action: decline, care: 'write' };
};
