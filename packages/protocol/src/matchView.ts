// What one viewer sees of a match, as it crosses a wire: the view of the rules, with the rulebook under the name that everyone outside uses.
// What a bot may do besides, and whether a host that nobody knows talks sense, is in botView.ts.
import {
  AFTERS,
  BOOK_IDS,
  DIVISIONS,
  type MatchView,
  OFFICIATING,
  SECTIONS,
  SETTLED,
  TABLE_RULES,
  TASKS,
} from '@openshake/rules';
import * as v from 'valibot';
import { isTooDeep, judged, LONGEST_NAME } from './bounds.ts';
import { carry } from './inWords.ts';

export const name = v.pipe(v.string(), v.maxLength(2 * LONGEST_NAME));
const names = v.array(name);
const number = v.pipe(v.number(), v.finite());
const moment = number;
const momentOrNone = v.nullable(moment);
const byPlayer = <Value extends v.GenericSchema>(value: Value) => v.record(v.string(), value);

const phaseNames = ['start', 'variations', 'goal', 'no-goal', 'move', 'write', 'check', 'over'] as const;
const phase = v.object({
  name: v.picklist(phaseNames),
  player: v.exactOptional(name),
  deadline: v.exactOptional(moment),
});
const stage = v.variant('name', [
  v.object({ name: v.literal('start') }),
  v.object({ name: v.literal('variations'), player: name, tries: number, next: names }),
  v.object({ name: v.literal('goal'), player: name, bonus: v.boolean() }),
  v.object({ name: v.literal('no-goal'), agreed: names }),
  v.object({ name: v.literal('move'), player: name, turn: number, bonus: v.boolean(), lost: number }),
  v.object({ name: v.literal('over') }),
]);

const cubes = v.array(v.string());
const section = v.picklist(SECTIONS);
const tableFields = v.object({
  shake: v.nullable(number),
  goalSetter: name,
  players: names,
  rolled: v.exactOptional(cubes),
  resources: cubes,
  mat: v.object({ required: cubes, permitted: cubes, forbidden: cubes }),
  universe: v.array(v.string()),
  goal: judged,
  goalValues: v.array(v.union([number, v.string()])),
  variations: v.pipe(
    v.array(v.looseObject({ by: name })),
    v.rawCheck(({ dataset, addIssue }) => {
      if (isTooDeep(dataset.value)) addIssue({ message: carry({ key: 'view.pick.tooDeep' }) });
    }),
  ),
  turn: v.nullable(name),
  lastMover: v.nullable(name),
  trail: v.array(
    v.object({
      nth: number,
      by: name,
      kind: v.picklist(['bonus', 'move', 'shift']),
      cube: v.string(),
      from: v.picklist([...SECTIONS, 'resources']),
      to: section,
      turn: number,
    }),
  ),
  passes: v.array(v.object({ nth: number, player: name })),
  sentOut: v.array(v.object({ nth: number, player: name })),
  tries: byPlayer(number),
  lifted: names,
  block: v.nullable(name),
});

/** A host that does not say what was rolled still shows every cube except the Goal's. */
const table = v.pipe(
  tableFields,
  v.transform(({ rolled, ...rest }) => {
    const { required, permitted, forbidden } = rest.mat;
    return { rolled: rolled ?? [...rest.resources, ...required, ...permitted, ...forbidden], ...rest };
  }),
);

const replay = v.object({ number: number, goalSetter: name, players: names });
const settled = v.picklist(SETTLED);
const shake = v.object({
  number: number,
  goalSetter: name,
  ended: v.picklist([...AFTERS, 'void']),
  scores: v.exactOptional(byPlayer(number)),
  scoredBy: byPlayer(v.object({ rule: v.picklist(TABLE_RULES), clause: v.string() })),
  penalties: byPlayer(number),
  papers: v.array(v.object({ writer: name, correct: v.boolean(), how: settled })),
  replayed: v.exactOptional(v.literal(true)),
});

const paper = v.object({
  solution: v.exactOptional(judged),
  solutions: v.exactOptional(judged),
  avoid: v.exactOptional(judged),
  moved: v.exactOptional(judged),
});
const occasioned = {
  occasion: v.picklist(AFTERS),
  challenger: v.nullable(name),
  mover: v.nullable(name),
  must: names,
  may: names,
  sides: byPlayer(v.picklist(['mover', 'challenger'])),
  moved: judged,
  due: momentOrNone,
};
const writing = v.object({
  ...occasioned,
  answers: byPlayer(v.picklist(['presented', 'declined', 'writing', 'may not write'])),
  own: v.exactOptional(paper),
});
const checking = v.object({
  ...occasioned,
  papers: v.array(
    v.object({
      writer: name,
      accepted: names,
      spent: names,
      asked: v.nullable(v.object({ by: name, accepted: names })),
      askedWhich: v.exactOptional(moment),
      askedWhichBy: v.exactOptional(name),
      settled: v.nullable(v.object({ correct: v.boolean(), how: settled })),
    }),
  ),
  current: v.nullable(name),
  solutions: byPlayer(paper),
});

/** What is settled before the first roll. */
export const setupFields = {
  rulebook: v.picklist(BOOK_IDS),
  division: v.picklist(DIVISIONS),
  players: names,
  officiating: v.picklist(OFFICIATING),
  clocks: v.picklist(['book', 'none']),
  variations: v.boolean(),
};

/** The fields of a view. */
export const viewFields = {
  ...setupFields,
  viewer: name,
  at: moment,
  round: v.picklist(['open', 'ended', 'stopped']),
  phase,
  stage: v.exactOptional(stage),
  table,
  tasks: v.array(
    v.object({ player: v.nullable(name), what: v.picklist(TASKS), due: momentOrNone, extra: v.boolean() }),
  ),
  block: v.nullable(v.object({ holder: name, taken: moment, due: momentOrNone, inTime: v.boolean() })),
  presence: byPlayer(v.picklist(['here', 'away', 'out'])),
  shakes: v.array(shake),
  totals: byPlayer(number),
  matchPoints: v.exactOptional(byPlayer(number)),
  penalties: v.array(
    v.object({
      player: name,
      shake: number,
      rule: v.picklist(TABLE_RULES),
      clause: v.string(),
      counted: v.boolean(),
    }),
  ),
  signed: names,
  questions: v.array(v.object({ by: name, question: v.string(), writer: v.nullable(name) })),
  corrections: v.array(v.object({ by: name, shake: number, player: name, score: number, agreed: names })),
  sittingOut: names,
  replays: v.array(replay),
  replaying: v.exactOptional(replay),
  taken: v.array(v.object({ player: name, shake: v.nullable(number), points: number })),
  warned: v.exactOptional(names, []),
  writing: v.exactOptional(writing),
  checking: v.exactOptional(checking),
};

export const View: v.GenericSchema<unknown, MatchView> = v.pipe(
  v.object(viewFields),
  v.transform(({ rulebook: book, ...rest }): MatchView => ({ book, ...rest })),
);

/** A view as it goes over the wire. */
export const makeView = ({ book: rulebook, ...rest }: MatchView): object => ({ rulebook, ...rest });
