// What a table refuses so that no list of a match grows without end: everything in it is in every view.
import type { SeatAction } from '@openshake/host';
import { APPEAL, EQUALS, type MatchState, type Refusal, rulesOf, type TableRule } from '@openshake/rules';

/** No real match has so many entries of one kind. */
export const MOST_ENTRIES = 100;

interface Sheet {
  rule: TableRule;
  /** How long the list is that the action adds to. */
  length: (match: MatchState, seat: string) => number;
}

const SHEETS: Partial<Record<SeatAction['type'], Sheet>> = {
  'correct-score': {
    rule: 'match.correct',
    length: ({ corrections }, seat) => corrections.filter(({ by }) => by === seat).length,
  },
  warn: { rule: 'judge.conduct', length: ({ warned }) => warned.length },
  penalize: { rule: 'judge.conduct', length: ({ penalties }) => penalties.length },
  'take-score': { rule: 'match.lowerScore', length: ({ taken }) => taken.length },
};

/** A player has one open question at a time, and one appeal besides. The rules say how often one may ask about a Solution. */
function waitsForAnswer({ questions }: MatchState, seat: string, question: string): boolean {
  if (question === EQUALS) return false;
  const isAppeal = question === APPEAL;
  return questions.some((open) => open.by === seat && open.writer === null && (open.question === APPEAL) === isAppeal);
}

export function whyTooMuch(match: MatchState, seat: string, action: SeatAction): Refusal | undefined {
  const refuse = (rule: TableRule, facts: Refusal['facts']): Refusal => ({
    ...{ rule, clause: rulesOf(match).cites[rule], facts },
  });
  if (action.type === 'call-judge')
    return waitsForAnswer(match, seat, action.question)
      ? refuse('check.question', { key: 'question.asked' })
      : undefined;
  const sheet = SHEETS[action.type];
  if (!sheet || sheet.length(match, seat) < MOST_ENTRIES) return undefined;
  return refuse(sheet.rule, {
    key: 'told',
    text: 'The scoresheet has too many entries of this kind, so this one was not added.',
  });
}
