// The document that `openshake review --json` writes: a match move by move, as docs/review.md describes it.
import * as v from 'valibot';
import { byName } from './parts.ts';
import { PersonName } from './people.ts';

/** true, false, or null if the search was cut short. */
const YesNo = v.nullable(v.boolean());
const Count = v.pipe(v.number(), v.integer());
const Seat = v.string();
const Section = v.picklist(['required', 'permitted', 'forbidden']);
const Fault = v.nullable(v.picklist(['now', 'impossible']));

const Proof = v.strictObject({ paper: v.looseObject({}), cubes: Count, taken: v.array(v.string()) });
const Finding = v.strictObject({ answer: YesNo, proof: v.optional(Proof) });
const Standing = v.strictObject({ now: Finding, possible: Finding });
const Move = v.strictObject({ cube: v.string(), to: Section, from: v.optional(v.literal('permitted')) });
const Moves = v.nullable(v.array(Move));
/** An action as in a stored match, without its time. */
const Action = v.nullable(v.looseObject({ type: v.string(), by: Seat }));
const Placed = v.looseObject({ by: Seat, kind: v.string(), cube: v.string(), to: Section });

const stepped = { action: Count, at: v.number(), by: Seat };

const MoveStep = v.strictObject({
  what: v.picklist(['move', 'shift', 'bonus']),
  ...stepped,
  cube: v.string(),
  from: v.string(),
  to: Section,
  verdict: v.picklist(['safe', 'mistake', 'forced', 'late', 'unknown']),
  fault: Fault,
  safe: Moves,
  before: v.nullable(Standing),
  after: v.nullable(Standing),
  missed: v.array(v.string()),
  perfect: Action,
  illegal: v.boolean(),
});

const GoalStep = v.strictObject({
  what: v.literal('goal'),
  ...stepped,
  goal: v.unknown(),
  verdict: v.picklist(['safe', 'mistake', 'forced', 'unknown']),
  after: Standing,
  better: v.optional(v.unknown()),
});

const ClaimStep = v.strictObject({
  what: v.picklist(['challenge', 'force-out', 'no-goal']),
  ...stepped,
  claim: v.string(),
  verdict: v.picklist(['right', 'wrong', 'unknown']),
  before: v.nullable(Standing),
  better: v.optional(v.unknown()),
});

const PaperLesson = v.strictObject({
  writer: Seat,
  paper: v.nullable(v.looseObject({})),
  counted: YesNo,
  correct: v.boolean(),
  reasons: v.array(v.looseObject({ rule: v.string(), clause: v.string() })),
  unproven: v.optional(v.unknown()),
});

const Mistake = v.strictObject({
  by: Seat,
  placed: v.nullable(Placed),
  fault: v.picklist(['now', 'impossible']),
  forced: YesNo,
  safe: Moves,
  perfect: Action,
  before: v.nullable(Standing),
  after: Standing,
  missed: v.nullable(v.strictObject({ by: Seat, claim: v.string() })),
  gave: v.nullable(v.strictObject({ to: Seat, claim: v.string(), points: v.number() })),
  cost: v.nullable(Count),
});

const Lesson = v.strictObject({
  shake: Count,
  ended: v.string(),
  challenger: v.nullable(Seat),
  scores: v.nullable(byName(v.number())),
  papers: v.array(PaperLesson),
  costs: v.array(
    v.looseObject({ kind: v.picklist(['challenge', 'paper', 'no-paper', 'missed', 'penalty']), player: Seat }),
  ),
  standing: v.nullable(Standing),
  closed: v.boolean(),
  goal: v.nullable(v.strictObject({ goal: v.optional(v.unknown()), proof: v.optional(Proof), none: YesNo })),
  fault: Fault,
  mistake: v.nullable(Mistake),
  lost: v.boolean(),
  unsaid: v.nullable(Placed),
});

const Shake = v.strictObject({
  shake: Count,
  goalSetter: Seat,
  universe: v.array(v.string()),
  rolled: v.array(v.string()),
  goal: v.unknown(),
  steps: v.array(v.union([MoveStep, GoalStep, ClaimStep])),
  lesson: v.nullable(Lesson),
});

export const ReviewDocument = v.strictObject({
  id: v.unknown(),
  /** The names beside the match, if it has any. */
  people: v.exactOptional(byName(PersonName)),
  rulebook: v.string(),
  division: v.string(),
  players: v.array(Seat),
  shakes: v.array(Shake),
  totals: byName(v.number()),
  mistakes: byName(Count),
  missed: byName(Count),
  complete: v.boolean(),
  exact: v.boolean(),
});
export type ReviewDocument = v.InferOutput<typeof ReviewDocument>;

/** Reads a stored review; undefined if it is not one. */
export function parseReview(value: unknown): ReviewDocument | undefined {
  const read = v.safeParse(ReviewDocument, value);
  return read.success ? read.output : undefined;
}
