// Answers to words that change nothing at the table: help, hints, the scoresheet, the story, a Solution to try, saving.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { foreseer, hintFor, Study } from '@openshake/advice';
import type { Bot } from '@openshake/bots';
import type { MatchState, Player, Refusal } from '@openshake/rules';
import { AdviceWords } from '../advice/words.ts';
import { fit } from '../pretty/lines.ts';
import { type Page, speechOf } from '../pretty/page.ts';
import { scoresheetLines } from '../pretty/scoresheet.ts';
import { storyLines } from '../pretty/story.ts';
import { within } from '../solve/limit.ts';
import { shownPath, writingFault } from '../whyNot.ts';
import { commandFor } from './commandFor.ts';
import { formsOf } from './commands/command.ts';
import { commandOf, noCommand, readLine } from './commands/index.ts';
import { TALK, type Talk } from './commands/talk.ts';
import { writeCommand } from './commands/writing.ts';
import { wildLines } from './confirming.ts';
import { dutyLines } from './draw/duty.ts';
import { dutyOf } from './duty.ts';
import { explainLines } from './explaining.ts';
import { clauseText, helpAbout, helpLines, helpNowLines, refusalLines, whyLines } from './helping.ts';
import { keyLines } from './key.ts';
import { paperPages, triedPage } from './papers.ts';
import type { Happened, Table } from './screen.ts';
import type { Seat } from './seat.ts';
import { tellingLines } from './telling.ts';
import { nameLines, offerLines } from './variationHelp.ts';

/** What an answer may need. */
export interface Asked {
  about: string;
  you: Player;
  seat: Seat;
  table: Table;
  at: number;
  page: Page;
  file: { readonly path: string };
  /** Writes a copy of the match to another file: the whole match, or as much as this seat may see. */
  copy: (path: string) => { whole: boolean };
  /** The bot that gives hints. */
  perfect: Bot;
  /** The latest refusal, if nothing has happened since. */
  refusal: Refusal | undefined;
  /** What happened last since the person sat down. */
  latest: Happened | undefined;
  /** What ended the latest shake since the person sat down. */
  scored: Happened | undefined;
  /** The match when the latest shake was scored. */
  lastShake: MatchState | undefined;
}

/** A person waits for the hint, so it may not take longer. */
const HINT_MS = 1500;

/** The person handles these two. */
export type Answered = Exclude<Talk, 'table' | 'quit'>;

const sentence = (text: string, page: Page): string[] => fit(text, page);

/** The player of this name, unless the text means something else at the table. */
function playerNamed(text: string, seat: Seat): Player | undefined {
  const { named } = seat.people.beginning(text, seat.view.players);
  const [only, another] = named.filter(({ rest }) => rest === '');
  if (!only || another || clauseText(seat.view.book, text) !== undefined) return undefined;
  return 'unclear' in readLine(text, seat) ? only.writer : undefined;
}

/** The verdict on a player's latest Solution, if it is settled. */
function whyPaper(player: Player, { seat: { view, speech }, table, lastShake, page }: Asked): string[] {
  if (view.writing?.answers[player] === 'presented')
    return sentence(speech.say('answer.why.faceDown', { player }), page);
  const open = view.checking?.papers.find(({ writer }) => writer === player);
  if (open && !open.settled) return sentence(speech.say('answer.why.checking', { player }), page);
  const shake = open ? table.match : lastShake;
  const pages = shake ? paperPages(shake, page, player) : [];
  return pages.length > 0 ? pages : sentence(speech.say('answer.why.none', { player }), page);
}

const ANSWERS: Readonly<Record<Answered, (asked: Asked) => string[]>> = {
  help({ about, seat, table, at, page }) {
    if (about === '') return helpLines(seat, page);
    const foresee = foreseer(table.match, at);
    if (about.toLowerCase() === 'now') return helpNowLines(seat, page, foresee);
    const offer = commandOf(about)?.type === 'choose-variations' ? offerLines(seat, page) : [];
    const told = helpAbout(about, seat, page, foresee) ?? nameLines(about, seat, page);
    return told ? [...told, ...offer] : sentence(noCommand(about, [], seat), page);
  },

  hint({ seat, you, perfect, page }) {
    const { book } = seat.view;
    const hint = hintFor(seat.view, you, perfect, new Study(book, within(HINT_MS)));
    const advice = new AdviceWords(book, {
      plain: page.plain ?? false,
      you,
      speech: speechOf(page),
      names: seat.people.names,
    });
    const typed = (player: Player): string => seat.people.typed(player, seat.view.players);
    const isIdle = hint.action === null;
    return [
      // A perfect player would not sign a wrong score, but the table still waits for a signature.
      ...(isIdle && dutyOf(seat) !== null ? [] : advice.lines(advice.teller.hint(hint))).flatMap(({ text }) =>
        sentence(text, page),
      ),
      // One line, however long, so that the person can copy it.
      ...(hint.action
        ? [speechOf(page).say('answer.type', { command: page.paint.bold(commandFor(hint.action, seat.game, typed)) })]
        : []),
      ...(isIdle ? dutyLines(seat, page) : []),
    ];
  },

  why(asked) {
    const { about, seat, table, at, refusal, latest, scored, page } = asked;
    const writer = about === '' ? undefined : playerNamed(about, seat);
    if (writer !== undefined) return whyPaper(writer, asked);
    if (about !== '') return whyLines(about, seat, foreseer(table.match, at), page);
    if (refusal) return refusalLines(refusal, seat.view.book, page);
    // Nobody asks why players sign. They ask about the scores.
    const happened = latest?.act.type === 'sign' && scored ? scored : latest;
    const told = happened ? explainLines(happened, seat, page) : [];
    return told.length > 0 ? told : [...sentence(seat.speech.say('answer.nothingYet'), page), ...dutyLines(seat, page)];
  },

  try({ about, seat, table, page, lastShake }) {
    const { say } = seat.speech;
    if (about === '') return sentence(say('answer.try', { example: formsOf(TALK.try, seat)[0] }), page);
    const read = writeCommand.read(about, seat);
    if (!read.ok) return tellingLines([{ sign: '!', text: seat.speech.tell(read.why) }], page);
    if (read.value.type !== 'present') return [];
    const { type: _, by: __, ...paper } = read.value;
    if (table.match.shake?.goal) return [triedPage(table.match, paper, page).trimEnd(), ...wildLines(paper, page)];
    const isBetween = table.match.shake === null || table.match.phase.name === 'over';
    if (!isBetween || !lastShake?.shake?.goal) return sentence(say('answer.noGoal'), page);
    return [...sentence(say('answer.lastShake'), page), triedPage(lastShake, paper, page).trimEnd()];
  },

  score: ({ seat, page }) => scoresheetLines(seat.view, page),

  story: ({ seat: { view, words }, table, page }) =>
    storyLines({ book: view.book, steps: table.rows(), penalties: view.penalties }, page, words),

  key: ({ seat, page }) => keyLines(seat, page),

  papers({ lastShake, page }) {
    const { say } = speechOf(page);
    if (!lastShake) return sentence(say('answer.noneScored'), page);
    const pages = paperPages(lastShake, page);
    return pages.length > 0 ? pages : sentence(say('answer.noSolutions'), page);
  },

  save({ about, file, copy, page }) {
    const { say } = speechOf(page);
    if (about === '') return sentence(say('answer.kept', { file: shownPath(file.path) }), page);
    const path = resolve(about);
    if (existsSync(path)) return sentence(say('answer.taken', { file: shownPath(path) }), page);
    const { whole } = copy(path);
    return sentence(say(whole ? 'answer.copied' : 'answer.copied.part', { file: shownPath(path) }), page);
  },
};

export function answerTalk(talk: Answered, asked: Asked): string[] {
  try {
    return ANSWERS[talk](asked);
  } catch (error) {
    if (talk !== 'save') throw error;
    return sentence(speechOf(asked.page).say('answer.notCopied', { why: writingFault(error) }), asked.page);
  }
}
