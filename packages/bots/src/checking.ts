// Checking a Solution at a table: accepting it, rejecting it with a reason that the rules uphold, or asking a judge.
import { type Acted, decide, judgedPaper, type Player } from '@openshake/rules';
import { type Choice, type Decide, isOpen, type Moment, open } from './moment.ts';

export const check: Decide = (moment) => {
  const { view } = moment;
  const accepts = open(moment, 'accept');
  const paperOf = (writer: Player) => view.checking?.papers.find((paper) => paper.writer === writer);
  const accept = accepts.find(({ writer }) => paperOf(writer)?.asked === null);
  // If a judge was asked, wait for the ruling, unless the other checker objects first.
  const writer = (accept ?? accepts[0])?.writer;
  if (writer === undefined) return undefined;
  if (accept && hasSeveral(moment, writer)) return askOrReject(moment, writer, paperOf(writer)?.askedWhich);
  const rejection = isOpen(moment, 'reject') ? reject(moment, writer, accept !== undefined) : undefined;
  if (rejection || !accept) return rejection;
  return { action: accept, care: 'check' };
};

/** Whether the writer still has to say which of several Solutions counts. */
function hasSeveral({ view, rules }: Moment, writer: Player): boolean {
  const solutions = view.checking?.solutions[writer]?.solutions;
  return Array.isArray(solutions) && solutions.length > rules.solutions;
}

/** How long to wait for a writer's answer: longer than the rules require. */
const PATIENCE = 30_000;

/** Asks which Solution counts. With a clock, it does not wait forever for the answer. */
function askOrReject(moment: Moment, writer: Player, asked: number | undefined): Choice | undefined {
  const { me: by, rules } = moment;
  if (asked === undefined) return { action: { type: 'ask-which', by, writer }, care: 'glance' };
  if (!rules.limits) return undefined;
  const clause = rules.cites['check.which'];
  return { action: { type: 'reject', by, writer, clause }, care: 'glance', notBefore: asked + PATIENCE };
}

/** `unasked`: nobody has asked a judge yet. */
function reject(moment: Moment, writer: Player, unasked: boolean): Choice | undefined {
  const { match, me: by, view, level, chance, rules, when, eyes } = moment;
  if (chance.happens(level.trusting, 'trusts', writer, when)) return undefined;
  const { correct, reasons, equalsGoal } = judgedPaper(match, writer, { at: view.at, search: eyes.mind.search });
  const upheld = everyObjection(moment, writer, reasons).find((action) => isHeard(moment, action));
  if (upheld) return { action: upheld, care: 'check' };
  const paper = view.checking?.papers.find((each) => each.writer === writer);
  if (!unasked || paper?.spent.includes(by)) return undefined;
  const rejection = correct ? callsItAmbiguous(moment, writer) : undefined;
  if (rejection) return rejection;
  // A player who cannot work it out lets a judge say whether it equals the Goal.
  const unsure = !moment.eyes.isExact && chance.happens(level.dimness, 'unsure', writer, when);
  if (rules.mayAskWhetherEqual && (unsure || (!correct && !equalsGoal)))
    return { action: { type: 'call-judge', by, question: 'equals', writer }, care: 'check' };
  return undefined;
}

type Objection = Extract<Acted, { type: 'reject' }>;

/** Everything this player notices, the plainest first. */
function everyObjection(
  { me: by, eyes, view, table, chance, level, when }: Moment,
  writer: Player,
  reasons: readonly { rule: string; clause: string }[],
): Objection[] {
  const notices = (what: string) => eyes.isExact || !chance.happens(level.dimness, 'misses', what, writer, when);
  const paper = view.checking?.solutions[writer] ?? {};
  const clauses = [...new Set(reasons.map(({ clause }) => clause))].filter(notices);
  const plain = clauses.map((clause): Objection => ({ type: 'reject', by, writer, clause }));
  const ambiguous = reasons.find(({ rule }) => rule === 'value.everyReading');
  const after = view.checking?.occasion ?? 'now';
  const regrouped = ambiguous && notices('grouping') ? eyes.mind.missedReadings(after, table, paper) : [];
  return [
    ...plain,
    ...regrouped.map(
      (interpretation): Objection => ({
        type: 'reject',
        by,
        writer,
        clause: ambiguous?.clause ?? '',
        interpretation,
      }),
    ),
  ];
}

/** Whether the rules uphold it. A try that fails would be the last. */
function isHeard({ match, view, eyes }: Moment, action: Objection): boolean {
  const decision = decide(match, action, { at: view.at, search: eyes.mind.search });
  return decision.ok && !decision.setAside;
}

/** A child who does not see how a Solution is grouped calls it ambiguous. That was its only try. */
function callsItAmbiguous({ view, me: by, rules, level, chance, when }: Moment, writer: Player): Choice | undefined {
  const solution = view.checking?.solutions[writer]?.solution;
  const isLong = typeof solution === 'object' && solution !== null && 'setName' in solution;
  if (!isLong || !chance.happens(level.slips / 4, 'cries', writer, when)) return undefined;
  const clause = rules.cites['check.ambiguity'];
  return { action: { type: 'reject', by, writer, clause, interpretation: solution }, care: 'check' };
}
