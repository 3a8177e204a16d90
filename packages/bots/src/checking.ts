// Checking a Solution at a table: accepting it, or rejecting it with a reason that the rules uphold.
import { decide, judgedPaper, type Player } from '@openshake/rules';
import { search } from '@openshake/solver';
import { type Choice, type Decide, isOpen, type Moment, open } from './moment.ts';

export const check: Decide = (moment) => {
  const [accept] = open(moment, 'accept');
  if (!accept) return undefined;
  const rejected = isOpen(moment, 'reject') && reject(moment, accept.writer);
  return rejected || { action: accept, care: 'check' };
};

function reject(moment: Moment, writer: Player): Choice | undefined {
  const { match, me: by, view } = moment;
  const given = { at: view.at, search };
  const { correct, reasons } = judgedPaper(match, writer, given);
  if (correct) return undefined;
  for (const { clause } of reasons) {
    const action = { type: 'reject', by, writer, clause } as const;
    const decision = decide(match, action, given);
    if (decision.ok && !decision.setAside) return { action, care: 'check' };
  }
  return undefined;
}
