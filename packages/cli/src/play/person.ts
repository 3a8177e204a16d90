// The person at the table: hears what happens, sees the table when there is something to do, and types.
import { lessonOf, Study } from '@openshake/advice';
import type { Bot } from '@openshake/bots';
import { RoomTrouble } from '@openshake/host';
import { type Acted, evolve, type MatchState, type Player, type Refusal, totalsOf } from '@openshake/rules';
import { search } from '@openshake/solver';
import { lessonLines } from '../advice/lessonPage.ts';
import { AdviceWords } from '../advice/words.ts';
import type { Paint } from '../colour.ts';
import type { People } from '../people.ts';
import { harmless, layout, type Page } from '../pretty/page.ts';
import { type Conversation, Leave } from '../prompt/conversation.ts';
import { within } from '../solve/limit.ts';
import { shownPath, writingFault } from '../whyNot.ts';
import type { Speech } from '../words/speech.ts';
import { type Asked, answerTalk } from './answering.ts';
import { completeLine, formTexts, readLine } from './commands/index.ts';
import type { Talk } from './commands/talk.ts';
import { type Doubt, doubtAbout, readingLines, readYesOrNo, sayYesOrNo } from './confirming.ts';
import { dutyLines } from './draw/duty.ts';
import { drawTable, tableWidth } from './draw/table.ts';
import { dutyOf } from './duty.ts';
import { refusalLines } from './helping.ts';
import { type Happened, isDone, type Screen } from './screen.ts';
import { type Seat, seatOf } from './seat.ts';
import { tellHappened, tellingLines } from './telling.ts';
import { timeLeft, Warner } from './timing.ts';
import { wordsAt } from './words.ts';

export interface PersonOptions {
  /** The seat of the person. */
  you: Player;
  people: People;
  talk: Conversation;
  /** The terminal's width now; 0 if it does not know. */
  columns: () => number;
  paint: Paint;
  plain: boolean;
  speech: Speech;
  screen: Screen;
  file: Asked['file'];
  copy: Asked['copy'];
  /** The bot that gives hints. */
  perfect: Bot;
}

const TICK_MS = 1000;

/** What players do in a shake. */
const OF_A_SHAKE: ReadonlySet<Acted['type']> = new Set([
  ...(['roll', 'deal', 'choose-variations', 'set-goal', 'no-goal', 'agree', 'bonus', 'move', 'shift'] as const),
  ...(['force-out', 'pick-up-block', 'put-down-block', 'challenge', 'take-back', 'join'] as const),
  ...(['present', 'decline', 'accept', 'reject', 'ask-which', 'indicate'] as const),
]);

/** A person waits for the lesson, so it may not take longer. */
const LESSON_MS = 3000;

export class Person {
  readonly #options: PersonOptions;
  readonly #warner = new Warner();
  readonly #done = new AbortController();
  /** What was said when the match could not be saved; it is not said again until something happens. */
  #saidNotKept = '';
  /** What went wrong around the match, if anything. */
  #trouble: unknown;
  /** How the table looked when it was last drawn. */
  #drawn = '';
  /** What the table asked for then. */
  #asked = '';
  #refusal: Refusal | undefined;
  #latest: Happened | undefined;
  /** What ended the latest shake. */
  #scored: Happened | undefined;
  /** The question about the last line. It stays open as long as the table waits for the same thing. */
  #doubt: (Doubt & { line: string; act: Acted; moment: string }) | undefined;
  /** The match when the last shake was scored. */
  #lastShake: MatchState | undefined;

  constructor(options: PersonOptions) {
    this.#options = options;
    options.talk.complete = (line) => completeLine(line, this.#seat());
  }

  /** Sits down and plays until the match is over; throws `Leave` when the person leaves. */
  async play(): Promise<void> {
    const { talk, screen } = this.#options;
    screen.begin({ hear: (happened) => this.#hear(happened), look: () => this.#look() });
    const ticking = setInterval(() => this.#tick(), TICK_MS);
    try {
      while (!isDone(screen.view())) {
        // Lines from a pipe are there already. Each is for the moment when the table waits for the person.
        if (!talk.live) await screen.settled();
        if (isDone(screen.view())) return;
        const line = await talk.line(this.#prompt(), this.#done.signal);
        if (this.#trouble !== undefined) throw this.#trouble;
        if (line !== undefined) await this.#hearLine(line.trim());
      }
    } finally {
      clearInterval(ticking);
      screen.end();
    }
  }

  /** Something went wrong while nobody typed. If the match cannot be saved, the program tells the person; anything else ends play. */
  fail(error: unknown): void {
    if (error instanceof RoomTrouble && error.kind === 'store') {
      const text = this.#notKept('kept.failed', error);
      if (text !== this.#saidNotKept) this.#warn(text);
      this.#saidNotKept = text;
      return;
    }
    this.#trouble ??= error;
    this.#done.abort();
  }

  #notKept(key: 'kept.failed' | 'kept.failed.yours', { cause }: RoomTrouble): string {
    const { file, speech } = this.#options;
    return speech.say(key, { file: shownPath(file.path), why: writingFault(cause) });
  }

  #warn(text: string): void {
    this.#say(tellingLines([{ sign: '!', text }], this.#page()));
  }

  /** What happened, as this seat may hear it. */
  #hear(happened: Happened): void {
    const { screen, talk, perfect } = this.#options;
    perfect.watch(screen.view());
    this.#latest = happened;
    this.#saidNotKept = '';
    if (happened.ended.length > 0) this.#scored = happened;
    this.#refusal = undefined;
    const { book } = screen.setup;
    const words = wordsAt(book, this.#options.plain, this.#options.speech, this.#options.people.names);
    const { events: seen, view } = happened;
    // The lesson of a shake comes before whatever follows the shake.
    const end = seen.findIndex(({ type }) => type === 'shakeEnded') + 1 || seen.length;
    const tell = (events: typeof seen) => {
      const lines = tellingLines(tellHappened(events, view.penalties, words), this.#page());
      if (lines.length > 0) talk.say(lines.join('\n'));
    };
    tell(seen.slice(0, end));
    this.#teach(happened);
    tell(seen.slice(end));
    if (isDone(view)) this.#done.abort();
  }

  /** Draws the table if there is something to do and it has changed. */
  #look(): void {
    if (!isDone(this.#options.screen.view())) this.#draw(false);
    this.#options.talk.changePrompt(this.#prompt());
  }

  #match(): MatchState {
    return this.#options.screen.match;
  }

  #at(): number {
    return this.#options.screen.at;
  }

  #seat(): Seat {
    const { screen, you, plain, speech, people } = this.#options;
    return seatOf(screen.view(), you, plain, speech, people.names);
  }

  #page(): Page {
    const { paint, columns, plain, talk, speech, people } = this.#options;
    return { ...layout(paint, columns(), plain, speech), hasKeys: talk.live, names: people.names };
  }

  #say(lines: readonly string[]): void {
    this.#options.talk.say(lines.join('\n'));
  }

  #draw(anyhow: boolean): void {
    const { paint, plain, columns } = this.#options;
    const seat = this.#seat();
    const duty = dutyOf(seat);
    const { phase, table, shakes } = seat.view;
    // While others roll or deal, everything new has been said already.
    const looks = JSON.stringify([phase.name, duty, phase.name === 'start' ? shakes.length : table]);
    if (!anyhow && duty === null) return;
    const lines = dutyLines(seat, this.#page());
    const asked = lines.join(' ');
    if (!anyhow && looks === this.#drawn) {
      // The same table may ask for something else, as when a Force Out is challenged.
      if (asked !== this.#asked) this.#say(lines);
    } else this.#say(['', ...drawTable(seat, tableWidth(columns()), { paint, plain }), ...lines]);
    this.#drawn = looks;
    this.#asked = asked;
  }

  /** The lesson for each shake that this event ended. */
  #teach({ ended }: Happened): void {
    const { screen, you, plain, speech, people } = this.#options;
    const { book } = screen.setup;
    for (const { match, ended: event } of ended) {
      this.#lastShake = match;
      const study = new Study(book, within(LESSON_MS));
      const lesson = lessonOf(match, event.shake, { at: event.at, search }, study);
      const totals = totalsOf(evolve(match, event));
      const advice = new AdviceWords(book, { plain, you, speech, names: people.names });
      this.#say(lessonLines(lesson, totals, advice, this.#page()));
    }
  }

  /** The seconds left. A screen reader hears only the warnings. */
  #tick(): void {
    const { you, talk, plain, screen, speech } = this.#options;
    if (screen.setup.clocks === 'none') return;
    const warning = this.#warner.warn(screen.view(), you, this.#at());
    if (warning !== undefined) this.#warn(speech.say(warning));
    if (!plain) talk.changePrompt(this.#prompt());
  }

  #prompt(): string {
    const { you, people, plain, screen, paint, speech } = this.#options;
    const left = plain ? '' : timeLeft(screen.view(), you, this.#at());
    const time = left === '' ? '' : ` ${paint.yellow(left)}`;
    const doubt = this.#openDoubt();
    const end = plain ? ': ' : '> ';
    if (!doubt) return `${paint.bold(harmless(people.nameOf(you)))}${time}${end}`;
    const answer = sayYesOrNo(doubt.otherwise, speech);
    const usual = plain ? speech.say('prompt.usual', { answer }) : `[${answer}]`;
    return `${paint.bold(doubt.ask)} ${paint.dim(usual)}${time}${end}`;
  }

  /** The moment of the match that a question belongs to. */
  #moment(): string {
    const { phase, shakes } = this.#match();
    return `${shakes.length} ${phase.name}`;
  }

  #openDoubt() {
    return this.#doubt?.moment === this.#moment() ? this.#doubt : undefined;
  }

  /** A line: the answer to a question, or a new command. */
  async #hearLine(line: string): Promise<void> {
    const doubt = this.#openDoubt();
    this.#doubt = undefined;
    const answer = doubt && line === '' ? doubt.otherwise : readYesOrNo(line);
    if (doubt && (line === doubt.line || answer === 'yes')) await this.#act(doubt.act);
    else if (doubt && answer === 'no') this.#say([doubt.left, ...dutyLines(this.#seat(), this.#page())]);
    else if (line === '') this.#say(dutyLines(this.#seat(), this.#page()));
    else {
      await this.#obey(line);
      // A question in between does not cancel ours.
      if (doubt && 'talk' in readLine(line, this.#seat())) this.#doubt = doubt;
    }
  }

  async #act(act: Acted): Promise<void> {
    const { screen } = this.#options;
    try {
      const done = await screen.act(act);
      if (done.ok) return;
      this.#say([...this.#whyRefused(act, done.refusal), ...dutyLines(this.#seat(), this.#page())]);
    } catch (error) {
      if (!(error instanceof RoomTrouble) || error.kind !== 'store') throw error;
      this.#warn(this.#notKept('kept.failed.yours', error));
    }
  }

  /** After the match, every action of a shake is refused for the same reason, whatever its own rule says. */
  #whyRefused({ type }: Acted, refusal: Refusal): string[] {
    const { screen, speech } = this.#options;
    const { phase, round } = screen.view();
    if (phase.name === 'over' && round !== 'open' && OF_A_SHAKE.has(type))
      return tellingLines([{ sign: '✗', text: speech.say('refused.over') }], this.#page());
    this.#refusal = refusal;
    return refusalLines(refusal, screen.setup.book, this.#page());
  }

  async #obey(line: string): Promise<void> {
    const seat = this.#seat();
    const meant = readLine(line, seat);
    if ('talk' in meant) this.#answer(meant.talk, meant.about, seat);
    else if ('act' in meant) {
      const { act } = meant;
      const page = this.#page();
      const doubt = doubtAbout(act, seat, { match: this.#match(), at: this.#at() }, page, this.#options.talk.live);
      if (doubt) this.#doubt = { ...doubt, line, act, moment: this.#moment() };
      const shown = doubt?.show ?? (act.type === 'present' ? readingLines(act, seat, page) : []);
      if (shown.length > 0) this.#say(shown);
      if (!doubt) await this.#act(act);
    } else {
      const forms = meant.command ? seat.speech.tell(formTexts(meant.command, seat)) : '';
      const text = [meant.unclear, forms].filter((said) => said !== '').join(' ');
      this.#warn(text);
    }
  }

  #answer(talk: Talk, about: string, seat: Seat): void {
    if (talk === 'quit') throw new Leave();
    if (talk === 'table') {
      this.#draw(true);
      return;
    }
    const { you, screen: table, file, copy, perfect } = this.#options;
    const [at, page, lastShake] = [this.#at(), this.#page(), this.#lastShake];
    const [refusal, latest, scored] = [this.#refusal, this.#latest, this.#scored];
    this.#say(
      answerTalk(talk, { about, you, seat, table, at, page, file, copy, perfect, refusal, latest, scored, lastShake }),
    );
  }
}
