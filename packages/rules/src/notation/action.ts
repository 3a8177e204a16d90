// One action of a match as a line: `0:12.3 bob B to required`. What the short form cannot hold exactly is JSON after `:=`.
import type { GameName } from '../books/book.ts';
import { ACTION_TYPES, type ActionType } from '../match/action.ts';
import { cut } from '../quote.ts';
import { type Codec, form, text, whole, wholes, word, words } from './codec.ts';
import { type Fields, isFields, makeJson, sameJson } from './json.ts';
import { firstWord, JSON_FOLLOWS, Unreadable, withoutComment, wordsIn } from './line.ts';
import { goal, move, paper, picks } from './table.ts';
import { makeTime, parseTime } from './time.ts';

/** The cards, or how many. */
const dealt: Codec = {
  make: (value) => (typeof value === 'number' ? whole.make(value) : words.make(value)),
  parse: (written) => (/^\d+$/.test(written) ? whole.parse(written) : words.parse(written)),
};

interface Spelling {
  /** What the line begins with. The full name of the action works too. */
  as: string;
  /** Some actions are written differently in each game. */
  fields: Codec<object> | ((game: GameName | undefined) => Codec<object>);
  /** A line that shows how to write it. */
  example: string;
  /** The same in Equations, where it differs. */
  equationsExample?: string;
}

const nothing = form({ head: [] });
const alone = (as: string): Spelling => ({ as, fields: nothing, example: as });
const fined = form({
  head: [
    ['player', word],
    ['clause', text],
  ],
  needed: 1,
  parts: [['second', 'second', word]],
});

const SPELLINGS: Readonly<Record<ActionType, Spelling>> = {
  roll: { as: 'roll', fields: form({ head: [['cubes', words]], needed: 0 }), example: 'roll B R U 3' },
  deal: { as: 'deal', fields: form({ head: [['cards', dealt]] }), example: 'deal B RY blank' },
  'choose-variations': {
    as: 'choose',
    fields: form({ head: [['variations', picks]] }),
    example: 'choose wild-cube G, two-solutions',
  },
  bonus: { as: 'bonus', fields: form({ head: [['cube', word]] }), example: 'bonus B' },
  'set-goal': {
    as: 'goal',
    fields: form({ head: [['goal', goal]] }),
    example: 'goal row 4 3',
    equationsExample: 'goal 3x(5+2)',
  },
  'no-goal': alone('no-goal'),
  agree: alone('agree'),
  move: { as: 'move', fields: move, example: 'B to required' },
  shift: { as: 'shift', fields: move, example: 'shift B to required' },
  'force-out': alone('force-out'),
  'pick-up-block': alone('pick-up-block'),
  'put-down-block': alone('put-down-block'),
  challenge: {
    as: 'challenge',
    fields: form({ head: [['claim', text]], parts: [['moved', 'moved', move]] }),
    example: 'challenge now',
  },
  'take-back': alone('take-back'),
  charge: { as: 'charge', fields: form({ head: [['what', text]], needed: 0 }), example: 'charge II-C-2' },
  join: { as: 'join', fields: form({ head: [['side', word]] }), example: 'join challenger' },
  present: {
    as: 'write',
    fields: paper,
    example: 'write B U R | restrictions B C R; G = A',
    equationsExample: 'write (6x4)-3=21',
  },
  decline: alone('decline'),
  accept: { as: 'accept', fields: form({ head: [['writer', word]] }), example: 'accept bob' },
  reject: {
    as: 'reject',
    fields: form({
      head: [
        ['writer', word],
        ['clause', text],
      ],
      parts: [['reading', 'interpretation', text]],
    }),
    example: 'reject bob VII-B-6 | reading Y - (B - G)',
  },
  'call-judge': {
    as: 'call-judge',
    fields: form({ head: [['question', text]], parts: [['writer', 'writer', word]] }),
    example: 'call-judge equals | writer bob',
  },
  'ask-which': { as: 'ask-which', fields: form({ head: [['writer', word]] }), example: 'ask-which bob' },
  indicate: { as: 'indicate', fields: form({ head: [['which', wholes]] }), example: 'indicate 2' },
  leave: alone('leave'),
  return: alone('return'),
  sign: alone('sign'),
  'correct-score': {
    as: 'correct-score',
    fields: form({
      head: [
        ['shake', whole],
        ['player', word],
        ['score', whole],
      ],
    }),
    example: 'correct-score 2 bob 6',
  },
  rule: {
    as: 'rule',
    fields: form({
      head: [
        ['answer', word],
        ['question', text],
      ],
      parts: [
        ['writer', 'writer', word],
        ['clause', 'clause', text],
      ],
    }),
    example: 'rule yes equals | writer bob | clause VII-C-3-b',
  },
  warn: { as: 'warn', fields: fined, example: 'warn bob IX-C' },
  penalize: { as: 'penalize', fields: fined, example: 'penalize bob IX-D | second "the judge of table 4"' },
  'approve-penalty': {
    as: 'approve-penalty',
    fields: form({ head: [['player', word]] }),
    example: 'approve-penalty bob',
  },
  disqualify: { as: 'disqualify', fields: fined, example: 'disqualify bob IX-C' },
  'replay-shake': {
    as: 'replay-shake',
    fields: form({ head: [['players', words]], parts: [['shakes', 'shakes', wholes]] }),
    example: 'replay-shake ann bob | shakes 1 3',
  },
  'replay-round': { as: 'replay-round', fields: form({ head: [['players', words]] }), example: 'replay-round ann bob' },
  'take-score': {
    as: 'take-score',
    fields: form({
      head: [
        ['player', word],
        ['clause', text],
      ],
      needed: 1,
      parts: [
        ['shake', 'shake', whole],
        ['score', 'score', whole],
      ],
    }),
    example: 'take-score bob XII-B-1 | shake 2 | score 2',
  },
  'end-round': alone('end-round'),
  'stop-play': alone('stop-play'),
  clock: alone('clock'),
};

const TYPE_OF: ReadonlyMap<string, ActionType> = new Map(
  ACTION_TYPES.flatMap((type) => [
    [type, type],
    [SPELLINGS[type].as, type],
  ]),
);

const isType = (value: unknown): value is ActionType => (ACTION_TYPES as readonly unknown[]).includes(value);

function codecOf(type: ActionType, game: GameName | undefined): Codec<object> {
  const { fields } = SPELLINGS[type];
  return typeof fields === 'function' ? fields(game) : fields;
}

/** The action, without its time and its player. */
function makeDeed(type: ActionType, fields: Fields, game: GameName | undefined): string | undefined {
  const written = codecOf(type, game).make(fields);
  if (written === undefined) return undefined;
  return type === 'move' ? written : `${SPELLINGS[type].as} ${written}`.trim();
}

function parseDeed(written: string, game: GameName | undefined): Fields {
  const words = wordsIn(written);
  const [first, rest] = words.length === 3 && words[1]?.toLowerCase() === 'to' ? ['move', written] : firstWord(written);
  const type = TYPE_OF.get(first.toLowerCase());
  if (type === undefined) {
    const actions = ACTION_TYPES.map((each) => SPELLINGS[each].as).filter((as) => as !== 'move');
    throw new Unreadable({ key: 'notation.action.unknown', text: cut(first), actions });
  }
  const [sign, json] = firstWord(rest);
  if (sign === JSON_FOLLOWS) return { type, ...parseFields(json) };
  try {
    return { type, ...codecOf(type, game).parse(rest) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { example: onSetsExample, equationsExample = onSetsExample } = SPELLINGS[type];
    const example = game === 'equations' ? equationsExample : onSetsExample;
    throw new Unreadable({ key: 'notation.writtenLike', why: error.facts, example });
  }
}

/** What the line says before its fields. */
const OUTSIDE = ['at', 'by', 'type'] as const;

function parseFields(json: string): Fields {
  try {
    const fields: unknown = JSON.parse(json);
    if (isFields(fields) && OUTSIDE.every((field) => !Object.hasOwn(fields, field))) return fields;
  } catch {
    // The error is thrown below.
  }
  throw new Unreadable({ key: 'notation.action.fieldsAsJson' });
}

/** An action as one line. In the same game, any action reads back the same. */
export function makeAction(action: unknown, game?: GameName): string {
  const asJson = () => `${JSON_FOLLOWS} ${makeJson(action)}`;
  if (!isFields(action)) return asJson();
  const { at, by, type, ...fields } = action;
  const time = makeTime(at);
  const who = Object.hasOwn(action, 'by') ? word.make(by) : type === 'clock' ? '' : undefined;
  if (time === undefined || who === undefined || !isType(type)) return asJson();
  const start = who === '' ? time : `${time} ${who}`;
  const deed = makeDeed(type, fields, game);
  const short = `${start} ${deed}`;
  if (deed !== undefined && readsBackAs(short, action, game)) return short;
  const long = `${start} ${type} ${JSON_FOLLOWS} ${makeJson(fields)}`;
  return readsBackAs(long, action, game) ? long : asJson();
}

function readsBackAs(line: string, action: Fields, game: GameName | undefined): boolean {
  try {
    return sameJson(parseAction(line, game), action);
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}

/** Reads one line by the game being played. Throws `Unreadable`. */
export function parseAction(line: string, game?: GameName): unknown {
  const [first, rest] = firstWord(withoutComment(line));
  if (first === JSON_FOLLOWS) {
    try {
      return JSON.parse(rest);
    } catch {
      throw new Unreadable({ key: 'notation.action.wholeAsJson' });
    }
  }
  const at = parseTime(first);
  if (at === undefined) throw new Unreadable({ key: 'notation.action.noTime', text: cut(first) });
  if (rest.toLowerCase() === 'clock') return { at, type: 'clock' };
  const [who, deed] = firstWord(rest);
  if (deed === '') throw new Unreadable({ key: 'notation.action.whoAndWhat' });
  return { at, by: word.parse(who), ...parseDeed(deed, game) };
}
