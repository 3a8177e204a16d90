// What help, why and a refusal say: what is open now, what is not and by which clause, and what that clause asks.
import {
  type ActedType,
  type BookId,
  books,
  decide,
  divisionTable,
  type MatchState,
  type Refusal,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { nameOfClause, titleOf } from '../pretty/clauses.ts';
import { harmless, type Page, pad, widthOf, wrap } from '../pretty/page.ts';
import { cited, signBefore } from '../pretty/story.ts';
import { type Command, formsOf, isForOfficials } from './commands/command.ts';
import { commandOf, openCommands, openTalks, playedCommands, readLine } from './commands/index.ts';
import { isPlayed } from './commands/played.ts';
import { reasonsHere } from './commands/reasons.ts';
import { TALK, talkOf } from './commands/talk.ts';
import { hasHandedIn, isOpen, legalKind, type Seat } from './seat.ts';

/** A form and what it does, in two columns; below each other where there is no room. */
function formLines(rows: readonly (readonly [form: string, does: string])[], { paint, width, plain }: Page): string[] {
  if (plain) return rows.flatMap(([form, does]) => wrap(does === '' ? form : `${form}: ${does}`, width));
  const column = Math.max(...rows.map(([form]) => widthOf(form))) + 2;
  return rows.flatMap(([form, does]) => {
    const below = does === '' ? [] : wrap(does, width - 4).map((line) => `    ${line}`);
    if (column > width / 2) return [`  ${paint.bold(form)}`, ...below];
    return wrap(does, width - column - 2).map(
      (line, at) => `  ${at === 0 ? paint.bold(pad(form, column)) : ' '.repeat(column)}${line}`,
    );
  });
}

const title = (text: string, { paint }: Page): string => paint.bold(paint.cyan(text));

/** A form of this command that could be typed right now, if one can be listed. */
function formNow(command: Command, seat: Seat): string {
  const { name, offers } = command;
  const [offer] = offers?.(seat) ?? [];
  if (offer === undefined || offer === '') return formsOf(command, seat)[0];
  return name === 'move' ? offer.replace(/^(\S+) (\S).*$/, '$1 $2') : `${name} ${offer}`;
}

const alwaysOpen = (seat: Seat): (readonly [string, string])[] => [
  ...openTalks(seat).map((talk) => [formsOf(TALK[talk], seat)[0], TALK[talk].does] as const),
  ...(seat.view.round === 'open' ? [['end', 'ends the round: no new shake begins after this one'] as const] : []),
];

export function helpLines(seat: Seat, page: Page): string[] {
  const open = openCommands(seat);
  return [
    title('You can do this now', page),
    ...formLines(
      open.map((command) => [formNow(command, seat), command.does]),
      page,
    ),
    title('You can always type', page),
    ...formLines(alwaysOpen(seat), page),
    ...wrap(
      'Press Tab to complete a word. Type help and a command to learn more about it, or help now to see also what you cannot do and why.',
      page.width,
    ),
  ];
}

/** What is open and what is not, with the reason. */
export function helpNowLines(seat: Seat, page: Page): string[] {
  const closed = playedCommands(seat).flatMap((command) => {
    const kind = legalKind(seat, command.type);
    return kind && !kind.open && command.type !== 'challenge' && !isForOfficials(command)
      ? [[command.name, cited(kind.why, seat.words)] as const]
      : [];
  });
  const claims = legalKind(seat, 'challenge');
  const rows = claims && !claims.open ? [[claimNames(seat), cited(claims.why, seat.words)] as const] : [];
  return [...helpLines(seat, page), title('Not now', page), ...formLines([...rows, ...closed], page)];
}

/** The claims of this rulebook. */
const claimNames = ({ view: { book, division } }: Seat): string =>
  divisionTable(book, division)
    .claims.filter((claim) => claim !== 'no-goal')
    .join(', ');

/** What it costs to write again, where that is possible at all. */
export function changeWarning(type: ActedType, seat: Seat): string | undefined {
  if (type !== 'present' || !hasHandedIn(seat) || !isOpen(seat, 'present')) return undefined;
  const { book, division } = seat.view;
  const clause = divisionTable(book, division).cites['write.once'];
  return `You have already handed in your Solution. If you write again, it counts as changed, and a changed Solution is not correct (${nameOfClause(book, clause)}).`;
}

/** Every reason for which a Solution can be rejected here, with its clause. */
const reasonLines = (seat: Seat, page: Page): string[] => [
  title('Reasons in this rulebook', page),
  ...reasonsHere(seat).flatMap(({ words, clause }) =>
    wrap(`${words} (${seat.words.clause(clause)})`, page.width - 2).map((line) => `  ${line}`),
  ),
];

/** All about one word. */
export function helpAbout(word: string, seat: Seat, page: Page): string[] | undefined {
  const talk = talkOf(word.toLowerCase());
  if (talk)
    return formLines(
      formsOf(TALK[talk], seat).map((form, at) => [form, at === 0 ? TALK[talk].does : '']),
      page,
    );
  const command = commandOf(word);
  if (!command) return undefined;
  const kind = legalKind(seat, command.type);
  const open = isForOfficials(command) || (kind?.open ?? false);
  const shut = kind && !kind.open && !open ? refusalLines(kind.why, seat.view.book, page) : [];
  const warning = changeWarning(command.type, seat);
  return [
    ...formLines(
      formsOf(command, seat).map((form, at) => [form, at === 0 ? command.does : '']),
      page,
    ),
    ...(command.type === 'reject' && isPlayed(command, seat) ? reasonLines(seat, page) : []),
    ...(open ? [] : [title(isPlayed(command, seat) ? 'Not now' : 'Not in this match', page), ...shut]),
    ...(warning === undefined ? [] : wrap(warning, page.width)),
  ];
}

/** What a clause asks, in our own words; nothing where the book has no such clause. */
export function clauseText(book: BookId, clause: string): string | undefined {
  const wanted = clause.toLowerCase();
  const found = books[book].clauses.find((each) => each.clause.toLowerCase() === wanted && each.tag === undefined);
  return found?.says;
}

/** Why something did not happen, with its clause and what the clause asks. */
export function refusalLines(
  { clause, message }: Pick<Refusal, 'clause' | 'message'>,
  book: BookId,
  page: Page,
): string[] {
  const { paint, width } = page;
  const says = clauseText(book, clause);
  return [
    ...wrap(`${harmless(message)} (${nameOfClause(book, clause)})`, width - 2).map(
      (line, at) => `${at === 0 ? signBefore('✗', page) : page.plain ? '' : '  '}${line}`,
    ),
    ...(says === undefined ? [] : wrap(`${clause} says: ${says}`, width - 2).map((line) => paint.dim(`  ${line}`))),
  ];
}

/** Whether something could be done, and if not, why. It is only asked, not done. */
export function whyLines(about: string, seat: Seat, match: MatchState, at: number, page: Page): string[] {
  const clause = clauseText(seat.view.book, about);
  if (clause !== undefined)
    return wrap(
      `${about.toUpperCase()} (${titleOf(seat.view.book, about) ?? 'this rulebook'}) says: ${clause}`,
      page.width,
    );
  const command = commandOf(about);
  const kind = command && legalKind(seat, command.type);
  if (kind && !kind.open) return refusalLines(kind.why, seat.view.book, page);
  const meant = readLine(about, seat);
  if (!('act' in meant))
    return 'unclear' in meant ? wrap(meant.unclear, page.width) : ['That changes nothing, so you can always type it.'];
  const decision = decide(match, meant.act, { at, search, chance: () => 0 });
  if (!decision.ok) return refusalLines(decision.refusal, seat.view.book, page);
  if (decision.illegal)
    return [
      'You can do it, but it is illegal, and the others may charge it:',
      ...refusalLines(decision.illegal, seat.view.book, page),
    ];
  return ['It breaks no rule. You can do that now.'];
}
