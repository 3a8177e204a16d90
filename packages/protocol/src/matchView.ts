// What one viewer sees of a match, as it crosses a wire: the view of the rules, with the rulebook under the name that everyone outside uses.
// botView.ts adds what a bot may do, and checks whether an unknown host makes sense.
import { BOOK_IDS, DIVISIONS, type MatchView, OFFICIATING } from '@openshake/rules';
import * as v from 'valibot';
import { isTooDeep, judged } from './bounds.ts';
import { carry } from './inWords.ts';
import { byName, cite, cubes, name, nameOrNone, names, partsWith, settling } from './parts.ts';

const number = v.pipe(v.number(), v.finite());
const moment = number;
const { placed, phases, occasioned, task, replay, ended, penalty, question } = /* @__PURE__ */ partsWith(number);

const phaseNames = ['start', 'variations', 'goal', 'no-goal', 'move', 'write', 'check', 'over'] as const;
const phase = v.object({
  name: v.picklist(phaseNames),
  player: v.exactOptional(name),
  deadline: v.exactOptional(moment),
});
const stage = v.variant('name', [
  v.object(phases.start),
  v.object(phases.variations),
  v.object(phases.goal),
  v.object(phases.noGoal),
  v.object(phases.move),
  v.object(phases.over),
]);

const tableFields = v.object({
  shake: v.nullable(number),
  goalSetter: name,
  players: names,
  rolled: v.exactOptional(cubes),
  resources: cubes,
  mat: v.object({ required: cubes, permitted: cubes, forbidden: cubes }),
  universe: cubes,
  goal: judged,
  goalValues: v.array(v.union([number, v.string()])),
  variations: v.pipe(
    v.array(v.looseObject({ by: name })),
    v.rawCheck(({ dataset, addIssue }) => {
      if (isTooDeep(dataset.value)) addIssue({ message: carry({ key: 'view.pick.tooDeep' }) });
    }),
  ),
  turn: nameOrNone,
  lastMover: nameOrNone,
  trail: v.array(v.object(placed)),
  passes: v.array(v.object({ nth: number, player: name })),
  sentOut: v.array(v.object({ nth: number, player: name })),
  tries: byName(number),
  lifted: names,
  block: nameOrNone,
});

/** A host that does not say what was rolled still shows every cube except the Goal's. */
const table = v.pipe(
  tableFields,
  v.transform(({ rolled, ...rest }) => {
    const { required, permitted, forbidden } = rest.mat;
    return { rolled: rolled ?? [...rest.resources, ...required, ...permitted, ...forbidden], ...rest };
  }),
);

const shake = v.object({
  ...ended,
  scores: v.exactOptional(byName(number)),
  scoredBy: byName(v.object(cite)),
  penalties: byName(number),
  papers: v.array(v.object({ writer: name, ...settling })),
  replayed: v.exactOptional(v.literal(true)),
});

const paper = v.object({
  solution: v.exactOptional(judged),
  solutions: v.exactOptional(judged),
  avoid: v.exactOptional(judged),
  moved: v.exactOptional(judged),
});
const writing = v.object({
  ...occasioned,
  moved: judged,
  answers: byName(v.picklist(['presented', 'declined', 'writing', 'may not write'])),
  own: v.exactOptional(paper),
});
const checking = v.object({
  ...occasioned,
  moved: judged,
  papers: v.array(
    v.object({
      writer: name,
      accepted: names,
      spent: names,
      asked: v.nullable(v.object({ by: name, accepted: names })),
      askedWhich: v.exactOptional(moment),
      askedWhichBy: v.exactOptional(name),
      settled: v.nullable(v.object(settling)),
    }),
  ),
  current: nameOrNone,
  solutions: byName(paper),
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
  tasks: v.array(v.object(task)),
  block: v.nullable(v.object({ holder: name, taken: moment, due: v.nullable(moment), inTime: v.boolean() })),
  presence: byName(v.picklist(['here', 'away', 'out'])),
  shakes: v.array(shake),
  totals: byName(number),
  matchPoints: v.exactOptional(byName(number)),
  penalties: v.array(v.object(penalty)),
  signed: names,
  questions: v.array(v.object(question)),
  corrections: v.array(v.object({ by: name, shake: number, player: name, score: number, agreed: names })),
  sittingOut: names,
  replays: v.array(v.object(replay)),
  replaying: v.exactOptional(v.object(replay)),
  taken: v.array(v.object({ player: name, shake: v.nullable(number), points: number })),
  warned: v.exactOptional(names, []),
  writing: v.exactOptional(writing),
  checking: v.exactOptional(checking),
};

export const View: v.GenericSchema<unknown, MatchView> = v.pipe(
  v.object(viewFields),
  v.transform(({ rulebook: book, ...rest }): MatchView => ({ book, ...rest })),
);

/** The name of a view's field on the wire. */
export const fieldOnWire = (field: keyof MatchView): string => (field === 'book' ? 'rulebook' : field);

/** A view as it goes over the wire. */
export const makeView = ({ book: rulebook, ...rest }: MatchView): object => ({ rulebook, ...rest });
