// What help, why and a refusal say: what is open, what is closed and by which clause, and what that clause asks.
import { type Foresee, lossOf, whyUseless } from '@openshake/advice';
import { type Acted, type ActedType, type BookId, divisionTable, type Refusal } from '@openshake/rules';
import { cited, sayClaim } from '@openshake/words';
import { capital } from '../inPlainWords.ts';
import { clausesIn, titleOf } from '../pretty/clauses.ts';
import { fit } from '../pretty/lines.ts';
import { harmless, type Page, pad, speechOf, widthOf, wrap } from '../pretty/page.ts';
import { signBefore } from '../pretty/story.ts';
import type { Speech } from '../words/speech.ts';
import { challengeCommand, claimsHere } from './commands/challenging.ts';
import { type Command, doesOf, formsOf, isForOfficials } from './commands/command.ts';
import { commandOf, openCommands, openTalks, playedCommands, readLine } from './commands/index.ts';
import { isPlayed } from './commands/played.ts';
import { reasonsHere } from './commands/reasons.ts';
import { TALK, talkOf } from './commands/talk.ts';
import { hasHandedIn, isOpen, legalKind, properOf, type Seat } from './seat.ts';
import { wordsAt } from './words.ts';

/** A form and what it does, in two columns, or one below the other if there is no room. */
function formLines(rows: readonly (readonly [form: string, does: string])[], page: Page): string[] {
  const { paint, width, plain } = page;
  if (plain) return rows.flatMap(([form, does]) => fit(does === '' ? form : `${form}: ${does}`, page));
  const column = Math.max(...rows.map(([form]) => widthOf(form))) + 2;
  return rows.flatMap(([form, does]) => {
    const below = does === '' ? [] : wrap(does, width - 4).map((line) => `    ${line}`);
    if (column > width / 2) return [...wrap(form, width - 2).map((line) => `  ${paint.bold(line)}`), ...below];
    return wrap(does, width - column - 2).map(
      (line, at) => `  ${at === 0 ? paint.bold(pad(form, column)) : ' '.repeat(column)}${line}`,
    );
  });
}

const title = (text: string, { paint }: Page): string => paint.bold(paint.cyan(text));

/** A form of this command that a person could type right now, if we can list one. */
function formNow(command: Command, seat: Seat): string {
  const { name, offers } = command;
  const [offer] = offers?.(seat) ?? [];
  if (offer === undefined || offer === '') return formsOf(command, seat)[0];
  return name === 'move' ? offer.replace(/^(\S+) (\S).*$/, '$1 $2') : `${name} ${offer}`;
}

const alwaysOpen = (seat: Seat): (readonly [string, string])[] => [
  ...openTalks(seat).map((talk) => [formsOf(TALK[talk], seat)[0], doesOf(TALK[talk], seat)] as const),
  ...(seat.view.round === 'open' ? [['end', seat.speech.say('does.end')] as const] : []),
];

export function helpLines(seat: Seat, page: Page): string[] {
  const open = openCommands(seat);
  const { say } = seat.speech;
  return [
    title(say('aid.open'), page),
    ...formLines(
      open.map((command) => [formNow(command, seat), doesOf(command, seat)]),
      page,
    ),
    title(say('aid.always'), page),
    ...formLines(alwaysOpen(seat), page),
    ...wrap(say('aid.more', { keys: page.hasKeys ? 'yes' : 'no' }), page.width),
  ];
}

/** Why a claim is useless right now. Each has its own rules. */
const whyNoClaim = (claim: string, { you: by }: Seat, foresee: Foresee): Refusal | undefined =>
  whyUseless(foresee({ type: 'challenge', by, claim }));

/** Why a command is useless right now; undefined if it is not. */
function whyNot(command: Command, seat: Seat, foresee: Foresee): Refusal | undefined {
  const kind = legalKind(seat, command.type);
  if (isForOfficials(command) || !kind) return undefined;
  if (!kind.open) return kind.why;
  if (command.type !== 'challenge') return undefined;
  if (command !== challengeCommand) return whyNoClaim(command.name, seat, foresee);
  return properOf(seat, 'challenge').length > 0 ? undefined : whyNoClaim('no-goal', seat, foresee);
}

/** The challenges that are useless now. Those with the same reason are together. */
function claimRows(seat: Seat, foresee: Foresee): (readonly [names: string, why: string])[] {
  const rows = new Map<string, string[]>();
  for (const { name, type } of playedCommands(seat)) {
    if (type !== 'challenge') continue;
    const isNoGoal = name === challengeCommand.name;
    const why = whyNoClaim(isNoGoal ? 'no-goal' : name, seat, foresee);
    const reason = why && cited(why, seat.words);
    if (reason !== undefined) rows.set(reason, [...(rows.get(reason) ?? []), isNoGoal ? 'challenge no-goal' : name]);
  }
  return [...rows].map(([reason, names]) => [names.join(', '), reason]);
}

/** What is useless now, each with the reason. */
const closedRows = (seat: Seat, foresee: Foresee): (readonly [names: string, why: string])[] => [
  ...claimRows(seat, foresee),
  ...playedCommands(seat).flatMap((command) => {
    const why = command.type === 'challenge' ? undefined : whyNot(command, seat, foresee);
    return why ? [[command.name, cited(why, seat.words)] as const] : [];
  }),
];

/** What is open and what is not, with the reason; and all about the challenge "now", because the word is the same. */
export function helpNowLines(seat: Seat, page: Page, foresee: Foresee): string[] {
  const now = commandOf('now');
  const { say } = seat.speech;
  return [
    ...helpLines(seat, page),
    title(say('aid.closed'), page),
    ...formLines(closedRows(seat, foresee), page),
    ...(now && isPlayed(now, seat)
      ? [title(say('aid.aboutNow'), page), ...commandLines(now, seat, page, foresee)]
      : []),
  ];
}

/** What it costs to write again, if that is possible at all. */
export function changeWarning(type: ActedType, seat: Seat): string | undefined {
  if (type !== 'present' || !hasHandedIn(seat) || !isOpen(seat, 'present')) return undefined;
  const { book, division } = seat.view;
  const clause = divisionTable(book, division).cites['write.once'];
  return seat.speech.at(seat.words).say('aid.changed', { clause });
}

/** Every reason for rejecting a Solution here, with its clause. */
const reasonLines = (seat: Seat, page: Page): string[] => [
  title(seat.speech.say('aid.reasons'), page),
  ...reasonsHere(seat).flatMap(({ words: reason, clause }) =>
    fit(seat.speech.at(seat.words).say('aid.reason', { reason, clause }), page, page.width - 2).map(
      (line) => `  ${line}`,
    ),
  ),
];

/** Everything about one word. */
export function helpAbout(word: string, seat: Seat, page: Page, foresee: Foresee): string[] | undefined {
  const talk = talkOf(word.toLowerCase());
  if (talk)
    return formLines(
      formsOf(TALK[talk], seat).map((form, at) => [form, at === 0 ? doesOf(TALK[talk], seat) : '']),
      page,
    );
  const command = commandOf(word);
  return command && commandLines(command, seat, page, foresee);
}

function commandLines(command: Command, seat: Seat, page: Page, foresee: Foresee): string[] {
  const played = isPlayed(command, seat);
  const why = whyNot(command, seat, foresee);
  const warning = changeWarning(command.type, seat);
  return [
    ...formLines(
      formsOf(command, seat).map((form, at) => [form, at === 0 ? doesOf(command, seat) : '']),
      page,
    ),
    ...(command.type === 'reject' && played ? reasonLines(seat, page) : []),
    ...(played ? [] : [title(seat.speech.say('aid.notHere'), page)]),
    ...(played && why ? [title(seat.speech.say('aid.closed'), page)] : []),
    ...(why ? refusalLines(why, seat.view.book, page) : []),
    ...(warning === undefined ? [] : wrap(warning, page.width)),
  ];
}

/** What a clause asks, in our own words; undefined if the book has no such clause. */
export function clauseText(book: BookId, clause: string): string | undefined {
  const wanted = clause.toLowerCase();
  const found = clausesIn(book).find((each) => each.clause.toLowerCase() === wanted && each.tag === undefined);
  return found?.says;
}

/** Why something did not happen, with its clause and what the clause asks. */
export function refusalLines({ clause, facts }: Pick<Refusal, 'clause' | 'facts'>, book: BookId, page: Page): string[] {
  const { paint, width } = page;
  const says = clauseText(book, clause);
  return [
    ...fit(
      harmless(cited({ clause, facts }, wordsAt(book, page.plain === true, speechOf(page), page.names))),
      page,
      width - 2,
    ).map((line, at) => `${at === 0 ? signBefore('✗', page) : page.plain ? '' : '  '}${line}`),
    ...(says === undefined
      ? []
      : fit(speechOf(page).say('aid.clause', { clause, says }), page, width - 2).map((line) => paint.dim(`  ${line}`))),
  ];
}

/** A command or a claim that this match does not have. */
function unknownHere(about: string, act: Acted | undefined, seat: Seat): string | undefined {
  const command = act?.type === 'challenge' ? commandOf(act.claim) : commandOf(about);
  if (!command || isPlayed(command, seat)) return undefined;
  const claims = seat.words.all(claimsHere(seat).map((claim) => sayClaim(claim, seat.words)));
  const { say } = seat.speech;
  return command.type === 'challenge'
    ? say('aid.noClaim', { claim: capital(sayClaim(command.name, seat.words)), claims })
    : say('aid.noCommand', { command: command.name });
}

/** A clause with its topic and what it asks. */
export function sayClause(clause: string, says: string, book: BookId, speech: Speech): string {
  const topic = titleOf(book, clause, speech);
  return topic === undefined
    ? speech.say('aid.clause', { clause, says })
    : speech.say('aid.clause.titled', { clause, topic, says });
}

/** Whether something could be done, and if not, why. Nothing is done. */
export function whyLines(about: string, seat: Seat, foresee: Foresee, page: Page): string[] {
  const { book } = seat.view;
  const clause = clauseText(book, about);
  const { say } = seat.speech;
  if (clause !== undefined) return fit(sayClause(about.toUpperCase(), clause, book, seat.speech), page);
  const meant = readLine(about, seat);
  const act = 'act' in meant ? meant.act : undefined;
  const unknown = unknownHere(about, act, seat);
  const head = unknown === undefined ? [] : fit(unknown, page);
  const command = commandOf(about);
  const kind = command && legalKind(seat, command.type);
  if (kind && !kind.open) return [...head, ...refusalLines(kind.why, book, page)];
  if (!act) {
    if (head.length > 0) return head;
    return 'unclear' in meant ? fit(meant.unclear, page) : fit(say('aid.free'), page);
  }
  const decision = foresee(act);
  if (!decision.ok) return [...head, ...refusalLines(decision.refusal, book, page)];
  if (decision.setAside)
    return [
      ...head,
      ...wrap(say('aid.setAside', { loss: lossOf(decision, seat.you) }), page.width),
      ...refusalLines(decision.setAside, book, page),
    ];
  if (decision.illegal) return [...wrap(say('aid.illegal'), page.width), ...refusalLines(decision.illegal, book, page)];
  return wrap(say('aid.fine'), page.width);
}
