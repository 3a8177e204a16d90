// The events of a match as they come off a disk or over a wire: each type with the fields that rebuild a match. Other fields stay as they are.
import type { Event, SeenEvent, WireFact } from '@openshake/rules';
import * as v from 'valibot';
import { judged } from './bounds.ts';
import { foundIn } from './inWords.ts';
import {
  byName,
  cite,
  partsWith,
  name as player,
  nameOrNone as playerOrNone,
  names as players,
  settling,
  cubes as texts,
} from './parts.ts';

const text = v.string();
const number = v.pipe(v.number(), v.safeInteger());
const yes = v.boolean();
const object = v.looseObject;
const { phases, occasioned, ended, ...parts } = /* @__PURE__ */ partsWith(number);

const placed = object(parts.placed);
const task = object(parts.task);
const paper = byName(judged);
const answersWith = (paper: v.GenericSchema) =>
  byName(v.union([object({ declined: v.literal(true) }), object({ paper, changed: yes })]));
const checked = object({
  writer: player,
  accepted: players,
  spent: players,
  asked: v.nullable(object({ by: player, accepted: players })),
  settled: v.nullable(object(settling)),
});
/** A phase; `paper` is what a player has presented. */
const phaseWith = (paper: v.GenericSchema) =>
  v.variant('name', [
    object(phases.start),
    object(phases.variations),
    object(phases.goal),
    object(phases.noGoal),
    object(phases.move),
    object({ name: v.literal('write'), ...occasioned, answers: answersWith(paper) }),
    object({
      name: v.literal('check'),
      ...occasioned,
      answers: answersWith(paper),
      papers: v.array(checked),
      current: playerOrNone,
    }),
    object(phases.over),
  ]);
const illegal = object({
  by: player,
  broken: v.array(object(cite)),
  placed: v.nullable(placed),
  limit: v.nullable(task),
  at: number,
});
const finished = object({
  ...ended,
  scores: v.nullable(byName(number)),
  scoredBy: byName(object(cite)),
  papers: v.array(object({ writer: player, ...settling })),
});

type Fields = Readonly<Record<string, v.GenericSchema>>;

/** What each event has besides its type and its moment. `paper` is what a player has presented. */
const eventFields = (paper: v.GenericSchema): Readonly<Record<Event['type'], Fields>> => ({
  shakeBegan: { shake: object({ number, goalSetter: player, players, absent: players, began: number }) },
  cubesRolled: { by: player, cubes: texts },
  cardsDealt: { by: player, cards: texts, removed: texts },
  phaseBegan: { phase: phaseWith(paper) },
  tasksSet: { tasks: v.array(task) },
  variationsChosen: { by: player, picks: v.array(object({ by: player, pick: judged, improper: yes })) },
  choiceTakenBack: { by: player },
  cubePlaced: { placed },
  cubeReturned: { placed },
  takenBack: { by: player },
  bonusCounted: { placed },
  trailMended: { trail: v.array(placed), lastMover: playerOrNone },
  goalSet: {
    by: player,
    goal: object({ goal: judged, cubes: texts, values: v.array(v.union([v.number(), text])) }),
    leftOver: texts,
  },
  noGoalDeclared: { by: player },
  noGoalAgreed: { by: player, silent: yes },
  turnLost: { player },
  blockTaken: { by: player, due: v.nullable(number), inTime: yes },
  blockReturned: { by: player },
  challenged: { by: player, claim: text, against: player },
  forceOutDeclared: { by: player },
  setAside: { by: player, what: text, ...cite },
  illegalDone: { illegal },
  insulated: { by: player },
  charged: { by: player, against: player, clause: text },
  madeGood: { by: player },
  choicesStand: {},
  appealGivenUp: { by: player },
  sideJoined: { by: player, side: v.picklist(['mover', 'challenger']) },
  paperPresented: { by: player, paper },
  paperChanged: { by: player },
  paperDeclined: { by: player, silent: yes },
  paperAccepted: { by: player, writer: player, silent: yes },
  paperRejected: { by: player, writer: player, clause: text, upheld: yes, last: yes },
  judgeCalled: { question: object(parts.question) },
  paperJudged: { writer: player, judged: object({ correct: yes, equalsGoal: yes, reasons: v.array(object({})) }) },
  whichAsked: { by: player, writer: player },
  solutionIndicated: { by: player, which: v.array(number) },
  judgeRuled: { by: text, question: text, answer: v.picklist(['yes', 'no']), writer: playerOrNone, clause: text },
  paperSettled: { writer: player, ...settling, reasons: v.array(object({ clause: text })) },
  shakeEnded: { shake: finished, goalSetter: player },
  shakeVoided: { number, players, goalSetter: player },
  roundVoided: { players, goalSetter: player },
  replaysSet: { replays: v.array(object(parts.replay)) },
  nextShakeSet: { goalSetter: player, sittingOut: players, resumesWith: playerOrNone },
  pointLost: { penalty: object(parts.penalty) },
  penaltyApproved: { penalty: number },
  playerLeft: { player },
  playerReturned: { player },
  playerWarned: { player },
  playerDisqualified: { player },
  roundEnded: {},
  playStopped: { left: v.picklist(['write', 'finish', 'check', 'void', 'nothing']), canceled: v.array(number) },
  sheetSigned: { by: player },
  correctionAsked: { by: text, shake: number, player, score: number },
  scoreCorrected: { shake: number, player, score: number },
  scoreTaken: { by: text, player, shake: v.nullable(number), score: number, ...cite },
});

const schemasFor = (paper: v.GenericSchema): ReadonlyMap<string, v.GenericSchema> =>
  new Map(
    Object.entries(eventFields(paper)).map(([type, fields]) => [
      type,
      object({ type: v.literal(type), at: number, ...fields }),
    ]),
  );

export type ReadEvent<Read> = { ok: true; event: Read } | { ok: false; facts: WireFact };

/** What reads one event. An event of an unknown type may have changed anything, so it is never skipped. */
function eventReader<Read>(schemas: ReadonlyMap<string, v.GenericSchema>): (value: unknown) => ReadEvent<Read> {
  return (value) => {
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
    const schema = typeof type === 'string' ? schemas.get(type) : undefined;
    if (!schema) return { ok: false, facts: { key: 'log.event.unknown', found: foundIn(type) } };
    const parsed = v.safeParse(schema, value);
    // The table above has the fields of each type. The type system cannot follow it there.
    if (parsed.success) return { ok: true, event: parsed.output as Read };
    const [issue] = parsed.issues;
    const field = v.getDotPath(issue) ?? '';
    return { ok: false, facts: { key: 'log.event.field', type: String(type), field, found: foundIn(issue.input) } };
  };
}

/** Reads an event of a log. */
export const readEvent = /* @__PURE__ */ eventReader<Event>(/* @__PURE__ */ schemasFor(paper));

/** Reads an event that a viewer sees, in which a paper may lie face down. */
export const readSeenEvent = /* @__PURE__ */ eventReader<SeenEvent>(/* @__PURE__ */ schemasFor(v.nullable(paper)));
