// One line that says what the table waits for, and what to type.
import { books, CLAIMS, divisionTable, type Player } from '@openshake/rules';
import { showPoints } from '@openshake/words';
import { fit } from '../../pretty/lines.ts';
import type { Page } from '../../pretty/page.ts';
import { harmless } from '../../pretty/page.ts';
import type { Text } from '../../words/texts/index.ts';
import { correctForm } from '../commands/attending.ts';
import { solutionForms } from '../commands/forms.ts';
import { openWriters, opponentName } from '../commands/naming.ts';
import { reasonsHere } from '../commands/reasons.ts';
import { dealCounts } from '../commands/starting.ts';
import { type Duty, dutyOf, indicateDue } from '../duty.ts';
import { exampleGoal } from '../exampleGoal.ts';
import { choicesOf, countsTwo, isOpen, properOf, type Seat } from '../seat.ts';
import { onOffer } from '../variationHelp.ts';

const yes = (holds: boolean): string => (holds ? 'yes' : 'no');

/** The claims that are possible now. */
function claims(seat: Seat): { challenge: string; claims: string } {
  const words = properOf(seat, 'challenge').flatMap(({ claim }) => CLAIMS.filter((known) => known === claim));
  return { challenge: yes(words.length > 0), claims: words.join(', ') };
}

/** `write B U R`, and a form with Restrictions if they are played. */
function askToWrite(seat: Seat): Text {
  const must = yes(seat.view.writing?.must.includes(seat.you) ?? false);
  const [form, restricted] = solutionForms('write', seat);
  return restricted?.includes(' ; ')
    ? { key: 'duty.write.restrictions', must, form, restricted }
    : { key: 'duty.write', must, form };
}

/** Whether the book asks for the safe move beside the Solution. */
function asksForSafeMove({ view: { book, writing } }: Seat): boolean {
  const { game, rules } = books[book];
  return game === 'on-sets' && writing !== undefined && rules.avoidMoveAfter.includes(writing.occasion);
}

/** Asks for a Goal and shows one with a Solution, or only the form of a Goal if we know none. */
function askForGoal(seat: Seat): Text[] {
  const goal = exampleGoal(seat);
  if (goal !== undefined) return [{ key: 'duty.goal' }, { key: 'duty.goal.example', goal }];
  const [one, other] = seat.isEquations ? ['goal 12', 'goal 3+4'] : ['goal 1+2', 'goal 2x3'];
  return [
    { key: 'duty.goal' },
    ...(isOpen(seat, 'no-goal') ? [{ key: 'duty.goal.none' } as const] : []),
    { key: 'duty.goal.form', one, other },
  ];
}

/** Whether the book takes a point for it. */
const costsToPutDown = ({ view: { book, division } }: Seat): boolean =>
  divisionTable(book, division).fines.blockPutDown > 0;

const ownPaper = ({ view, you }: Seat) => view.checking?.papers.find(({ writer }) => writer === you);

/** `1. B ∪ R; 2. B`. */
function numbered({ view, you, words }: Seat): string {
  const all = view.checking?.solutions[you]?.solutions;
  const papers = Array.isArray(all) ? all.map((solution: unknown) => words.paper({ solution })) : [];
  return papers.map((paper, at) => `${at + 1}. ${paper}`).join('; ');
}

/** A paper to check, as far as the seat can see it. */
function paperOf(player: Player, { view, words }: Seat): Text {
  const paper = view.checking?.solutions[player];
  return paper ? { key: 'duty.check.paper', player, paper: words.paper(paper) } : { key: 'duty.check.sealed', player };
}

const ASKED: Readonly<Record<Duty, (seat: Seat, page: Page) => Text[]>> = {
  roll: () => [{ key: 'duty.roll' }],
  deal: (seat) => {
    const counts = dealCounts(seat);
    const [least = 0, most = 0, count = 0] = [counts[0], counts.at(-1), counts[Math.floor(counts.length / 2)]];
    return [{ key: 'duty.deal', least, most, count }];
  },
  choose: (seat, { hasKeys = false }) => {
    const choices = choicesOf(seat, 'choose-variations');
    const names = choices.flatMap(({ variations }) => variations.map(seat.words.pick));
    const asksTwo = choices.length > 0 && choices.every(({ variations }) => variations.length === 2);
    const two = yes(asksTwo);
    // As many examples as there are choices to make, or some to pick one from.
    const some = [...new Set(names)].slice(0, asksTwo ? 2 : 3).join(', ');
    const [name] = onOffer(seat);
    return [
      { key: 'duty.choose', two, listed: yes(some !== ''), some, keys: yes(hasKeys) },
      ...(name === undefined ? [] : [{ key: 'duty.choose.help', name } as const]),
    ];
  },
  goal: askForGoal,
  answer: () => [{ key: 'duty.answer' }],
  turn: (seat) => {
    const [first] = choicesOf(seat, 'move');
    const form = first ? `${first.cube} ${first.to.charAt(0)}` : 'B r';
    return [{ key: 'duty.turn', form, bonus: yes(properOf(seat, 'bonus').length > 0), ...claims(seat) }];
  },
  block: (seat) => [{ key: 'duty.block', ...claims(seat), costs: yes(costsToPutDown(seat)) }],
  write: (seat) => [
    askToWrite(seat),
    ...(asksForSafeMove(seat) ? [{ key: 'duty.write.avoid' } as const] : []),
    { key: 'duty.write.else', join: yes(isOpen(seat, 'join')), ...claims(seat) },
  ],
  check: (seat) => {
    const writers = openWriters(seat);
    const writer = opponentName(seat);
    const [reason] = reasonsHere(seat);
    return [
      { key: 'duty.check', count: writers.length, papers: writers.map((each) => paperOf(each, seat)) },
      { key: 'duty.check.answer', writer, reason: reason?.words ?? '' },
    ];
  },
  indicate: (seat) => {
    const two = yes(countsTwo(seat));
    const player = ownPaper(seat)?.askedWhichBy;
    return [
      ...(player === undefined ? [] : [{ key: 'duty.indicate.asked', player, two } as const]),
      { key: 'duty.indicate', papers: numbered(seat), two },
      ...(indicateDue(seat.view, seat.you) === null ? [] : [{ key: 'duty.indicate.soon' } as const]),
    ];
  },
  sign: (seat) => [{ key: 'duty.sign' }, ...corrections(seat)],
};

/** The corrections that nobody has withdrawn, each with the command that withdraws it. */
function corrections(seat: Seat): Text[] {
  const { shakes, corrections: asked } = seat.view;
  return asked.flatMap(({ shake, player, score }, at): Text[] => {
    const stands = shakes.find(({ number }) => number === shake)?.scores?.[player];
    const isLater = asked.slice(at + 1).some((each) => each.shake === shake && each.player === player);
    if (stands === undefined || isLater) return [];
    const command = correctForm({ shake, player, score: stands }, seat);
    return [{ key: 'duty.correction', player, shake, points: showPoints(score), command }];
  });
}

/** What the others are doing. */
function waiting(seat: Seat): Text[] {
  const { phase, block, players: all, signed, presence, writing } = seat.view;
  if (presence[seat.you] === 'away') return [{ key: 'duty.away' }];
  if (phase.name === 'over') {
    const players = all.filter((player) => !signed.includes(player) && presence[player] !== 'out');
    return [{ key: 'duty.others.sign', players, count: players.length }, ...corrections(seat)];
  }
  const one = block?.holder ?? (phase.player === seat.you ? undefined : phase.player);
  const others = all.filter((player) => player !== seat.you && presence[player] === 'here');
  const writers = others.filter((player) => writing?.answers[player] === 'writing');
  const players = one !== undefined ? [one] : writing ? writers : others;
  return [players.length === 0 ? { key: 'duty.others' } : { key: 'duty.thinking', players, count: players.length }];
}

export function dutyLines(seat: Seat, page: Page): string[] {
  const { paint } = page;
  const duty = dutyOf(seat);
  const text = seat.speech.at(seat.words).tell(duty === null ? waiting(seat) : ASKED[duty](seat, page));
  return fit(harmless(text), page).map((line) => (duty === null ? paint.dim(line) : paint.cyan(line)));
}
