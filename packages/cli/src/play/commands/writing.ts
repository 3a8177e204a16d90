// Commands for Solutions: writing them, joining a side, and checking an opponent's.
import { type Acted, cut, type Player } from '@openshake/rules';
import { type Read, refused, understood } from '../../prompt/conversation.ts';
import { lettersOf } from '../../prompt/signs.ts';
import { choicesOf, countsTwo, type Seat } from '../seat.ts';
import { alone, type Command, readDeed, readSeated } from './command.ts';
import { solutionForms, solutionRules } from './forms.ts';
import { openWriters, opponentName, someOpponent, typed } from './naming.ts';
import { readPaper } from './paper.ts';
import { AMBIGUOUS, readReason, reasonsHere } from './reasons.ts';

/** Quoted text is taken exactly as it is, as in match notation. Only parts with their own form may follow it. */
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
const QUOTED_LIST = String.raw`${QUOTED}(?:\s*;\s*${QUOTED})*`;
const A_MARK = String.raw`[^\s"]:[^\s"]`;
const PARTS = [
  String.raw`restrictions?\s+${QUOTED_LIST}`,
  String.raw`blank\s+(?:${QUOTED}|[BRGY]+|blank)`,
  String.raw`wild\s+${A_MARK}(?:[\s,]+${A_MARK})*`,
  String.raw`goal\s+(?:${QUOTED}|(?:single|row|column|L|T|other)(?:\s+u?[1-5])+|[\d()[\]{}+x/^rsu:-]+)`,
  String.raw`(?:avoid|moved)\s+[^\s"]\s+to\s+(?:required|permitted|forbidden)`,
];
const BESIDE = String.raw`\s+\|\|?\s+(?:${PARTS.join('|')})`;
const QUOTED_SOLUTION = `${QUOTED_LIST}(?:${BESIDE})*`;
const QUOTED_PAPER = new RegExp(String.raw`^${QUOTED_SOLUTION}(?:\s+&\s+${QUOTED_SOLUTION})*$`, 'iu');

function readWritten(rest: string, seat: Seat): Read<Acted> {
  if (QUOTED_PAPER.test(rest)) return readDeed(`write ${rest}`, seat.you, seat);
  const { view, words, game } = seat;
  const paper = readPaper(rest, game, view.table.goal === null ? '37' : lettersOf(words.goal(view.table.goal), game));
  return paper.ok ? understood({ type: 'present', by: seat.you, ...paper.value }) : paper;
}

export const writeCommand: Command = {
  name: 'write',
  also: ['present'],
  type: 'present',
  forms: (seat) => solutionForms('write', seat),
  does: (seat) =>
    (solutionRules(seat)?.restrictions ?? 'none') === 'none'
      ? { key: 'does.write' }
      : { key: 'does.write.restrictions' },
  read: readWritten,
};

const joinCommand: Command = {
  name: 'join',
  type: 'join',
  forms: ['join mover', 'join challenger'],
  does: { key: 'does.join' },
  read(rest, { you: by }) {
    const side = (['mover', 'challenger'] as const).find((each) => rest !== '' && each.startsWith(rest.toLowerCase()));
    return side ? understood({ type: 'join', by, side }) : refused({ key: 'typed.side' });
  },
  offers: () => ['mover', 'challenger'],
};

interface Writer {
  writer: Player;
  rest: string;
}

/** The writer at the start of a text, or the only one there is, and the rest, which must fit. A name may look like a reason. */
function readWriter(text: string, seat: Seat, fits: (rest: string) => boolean): Read<Writer> {
  const { people, view, speech } = seat;
  const open = openWriters(seat);
  const [only, another] = open;
  const alone = only !== undefined && another === undefined ? [{ writer: only, rest: text }] : [];
  const { named, lettered } = people.beginning(text, view.players);
  const all: Writer[] = [...named, ...alone, ...lettered];
  const fitting = all.filter(({ rest }) => fits(rest));
  const likely = fitting.filter(({ writer }) => open.includes(writer));
  const found = likely[0] ?? fitting[0] ?? all[0];
  if (found) {
    const shared = (likely.length > 0 ? likely : named).filter(
      (each) => named.includes(each) && each.rest === found.rest,
    );
    if (!named.includes(found) || shared.length < 2) return understood(found);
    const letters = speech.words.any(shared.map(({ writer }) => writer));
    return refused({ key: 'name.shared', name: people.nameOf(found.writer), letters });
  }
  if (another !== undefined) return refused({ key: 'typed.whose', names: seat.words.any(typed(open, seat)) });
  // The table says why there is nothing to check.
  return understood({ writer: someOpponent(seat), rest: text });
}

const acceptCommand: Command = {
  name: 'accept',
  also: ['ok'],
  type: 'accept',
  forms: (seat) => ['accept', `accept ${opponentName(seat)}`],
  does: { key: 'does.accept' },
  read(text, seat) {
    const found = readWriter(text, seat, (rest) => rest === '');
    if (!found.ok) return found;
    const { writer, rest } = found.value;
    return rest === ''
      ? understood({ type: 'accept', by: seat.you, writer })
      : refused({ key: 'typed.noPlayer', name: cut(rest) });
  },
  offers: (seat) => typed(openWriters(seat), seat),
};

/** A player who calls a Solution ambiguous must show a reading of it. */
const proofForm = (writer: string, words: string): string => `reject ${writer} ${words} | reading Y - (B - G)`;

const rejectCommand: Command = {
  name: 'reject',
  type: 'reject',
  forms: (seat) => {
    const name = opponentName(seat);
    const [first, second] = reasonsHere(seat);
    return [
      `reject ${name} ${first?.words ?? seat.speech.say('reason.value.equalsGoal')}`,
      ...(second?.rule === AMBIGUOUS ? [proofForm(name, second.words)] : []),
      `reject ${name} ${first?.clause ?? 'VII-B-3'}`,
    ];
  },
  does: { key: 'does.reject' },
  read(text, seat) {
    const isReason = (rest: string): boolean => readReason(rest.split('|')[0]?.trim() ?? '', seat).ok;
    const found = readWriter(text, seat, isReason);
    if (!found.ok) return found;
    const { writer, rest } = found.value;
    const [name = ''] = typed([writer], seat);
    const [said = '', ...more] = rest.split('|');
    if (said.trim() === '') {
      const some = reasonsHere(seat).slice(0, 3);
      const example = some.map(({ words }) => `reject ${name} ${words}`).join('; ');
      return refused({ key: 'typed.whatIsWrong', example });
    }
    const reason = readReason(said.trim(), seat);
    if (!reason.ok) return reason;
    const { rule, clause, words } = reason.value;
    if (rule === AMBIGUOUS && more.length === 0)
      return refused({ key: 'typed.noReading', example: proofForm(name, words) });
    const deed = readSeated([`reject ${JSON.stringify(writer)} ${clause}`, ...more].join(' |'), seat.you, seat);
    if (!deed.ok || deed.value.type !== 'reject' || typeof deed.value.interpretation !== 'string') return deed;
    return understood({ ...deed.value, interpretation: lettersOf(deed.value.interpretation, seat.game) });
  },
  offers(seat) {
    const reasons = reasonsHere(seat).map(({ words }) => words);
    const writers = typed(openWriters(seat), seat);
    return [
      ...writers.flatMap((writer) => reasons.map((words) => `${writer} ${words}`)),
      ...(writers.length === 1 ? reasons : []),
    ];
  },
};

/** Opponents with several Solutions on their paper, whom this seat may ask. */
const severalBy = (seat: Seat): string[] => choicesOf(seat, 'ask-which').map(({ writer }) => writer);

const askCommand: Command = {
  name: 'ask',
  also: ['ask-which', 'which'],
  type: 'ask-which',
  forms: (seat) => ['ask', `ask ${opponentName(seat)}`],
  does: { key: 'does.ask' },
  read(text, seat) {
    const [only, another] = severalBy(seat);
    const named = seat.people.seatOf(text, seat.view.players);
    const writer = named ?? (text === '' && another === undefined ? (only ?? someOpponent(seat)) : undefined);
    return writer === undefined
      ? refused({ key: 'typed.whom', example: `ask ${typed([only ?? someOpponent(seat)], seat)}` })
      : understood({ type: 'ask-which', by: seat.you, writer });
  },
  offers: (seat) => typed(severalBy(seat), seat),
};

const indicateCommand: Command = {
  name: 'indicate',
  also: ['counts'],
  type: 'indicate',
  forms: (seat) => (countsTwo(seat) ? ['indicate 1 3'] : ['indicate 2']),
  does: { key: 'does.indicate' },
  read(rest, seat) {
    if (/^\d+(\s+\d+)*$/.test(rest)) return readDeed(`indicate ${rest}`, seat.you, seat);
    return refused(
      countsTwo(seat)
        ? { key: 'typed.counts.two', example: 'indicate 1 3' }
        : { key: 'typed.counts', example: 'indicate 2' },
    );
  },
  offers: (seat) => choicesOf(seat, 'indicate').map(({ which }) => which.join(' ')),
};

const judgeCommand: Command = {
  name: 'judge',
  also: ['call-judge'],
  type: 'call-judge',
  forms: (seat) => ['judge equals', `judge equals ${opponentName(seat)}`],
  does: { key: 'does.judge' },
  read(text, seat): Read<Acted> {
    const { you: by } = seat;
    if (text === '') return refused({ key: 'typed.question', example: 'judge equals' });
    const [first = '', ...more] = text.split(/\s+/);
    if (first.toLowerCase() !== 'equals') return understood({ type: 'call-judge', by, question: text });
    const found = readWriter(more.join(' ').replace(/^\|\s*writer\s+/i, ''), seat, (rest) => rest === '');
    return found.ok ? understood({ type: 'call-judge', by, question: 'equals', writer: found.value.writer }) : found;
  },
  offers: (seat) => ['equals', ...typed(openWriters(seat), seat).map((writer) => `equals ${writer}`)],
};

export const WRITING: readonly Command[] = [
  writeCommand,
  alone({
    name: 'decline',
    also: ['pass'],
    type: 'decline',
    does: { key: 'does.decline' },
    make: (by) => ({ type: 'decline', by }),
  }),
  joinCommand,
  acceptCommand,
  rejectCommand,
  askCommand,
  indicateCommand,
  judgeCommand,
];
