// A bot: it looks at what its seat sees, says what it does, and how long it thinks first.
import { type Acted, type BookId, type MatchState, type MatchView, type Player, rulesOf } from '@openshake/rules';
import { challenge, reach } from './challenging.ts';
import { Chance } from './chance.ts';
import { charge } from './charging.ts';
import { check } from './checking.ts';
import { Eyes } from './eyes.ts';
import { setGoal } from './goal.ts';
import { type Level, type LevelName, levels } from './levels.ts';
import { laidOf, type Mind } from './mind.ts';
import type { Choice, Decide, Moment } from './moment.ts';
import { forceOut, move } from './moving.ts';
import { answerNoGoal } from './noGoal.ts';
import { sign } from './signing.ts';
import { comeBack, start } from './starting.ts';
import { Thinking } from './thinking.ts';
import { Witness } from './witness.ts';
import { write } from './writing.ts';

export interface Deed {
  action: Acted;
  /** How many milliseconds pass first. */
  after: number;
}

export interface BotOptions {
  level: LevelName;
  seat: Player;
  /** The same seed and the same views give the same actions. */
  seed: number;
  /** 1 thinks as long as people do, 0 acts immediately; anything between or above works too. */
  pace?: number;
  /** Asked during a search: once true, the bot decides with what it knows. Only if it is never true do the actions follow from the seed alone. */
  hurry?: (() => boolean) | undefined;
}

export interface Bot {
  readonly level: LevelName;
  /** What this seat does if nobody else acts first; null means it waits. */
  act(view: MatchView): Deed | null;
  /** Shows the bot a view without asking, so it knows what happened before. A bot that is always asked does not need it. */
  watch(view: MatchView): void;
  /** Forgets what it has worked out, which may take megabytes, but nothing that it has seen. When asked, it works that out again. */
  rest(): void;
}

/** What a bot knows about the game at its table. The caller hands it in, so a program for one game carries only that game. */
export type MakeMind = (book: BookId, level: Level, chance: Chance, hurry: () => boolean) => Mind;

/** The decisions in each phase, the most urgent first. */
const DECISIONS: Readonly<Record<MatchView['phase']['name'], readonly Decide[]>> = {
  start: [start],
  variations: [charge, (moment) => moment.eyes.mind.choose?.(moment)],
  goal: [charge, setGoal],
  'no-goal': [charge, answerNoGoal],
  move: [reach, challenge, charge, forceOut, move],
  write: [reach, challenge, charge, write],
  check: [charge, check],
  over: [sign],
};

export class SeatedBot implements Bot {
  readonly level: LevelName;
  readonly #me: Player;
  readonly #level: Level;
  readonly #chance: Chance;
  readonly #thinking: Thinking;
  readonly #hurry: () => boolean;
  readonly #makeMind: MakeMind;
  readonly #witness = new Witness();
  #eyes: Eyes | undefined;

  constructor({ level, seat, seed, pace = 1, hurry = () => false }: BotOptions, makeMind: MakeMind) {
    this.level = level;
    this.#me = seat;
    this.#level = levels[level];
    this.#chance = new Chance(seed);
    this.#thinking = new Thinking(this.#level, this.#chance, pace);
    this.#hurry = hurry;
    this.#makeMind = makeMind;
  }

  act(view: MatchView): Deed | null {
    const moment = this.#momentOf(view);
    moment.eyes.begin(view.table.shake ?? 0);
    const choice = decisionAt(moment);
    return choice ? { action: choice.action, after: this.#thinking.time(choice, view) } : null;
  }

  watch(view: MatchView): void {
    this.#see(view);
  }

  rest(): void {
    this.#eyes?.mind.rest();
  }

  #see(view: MatchView): MatchState {
    return this.#witness.see(view, this.#eyesFor(view).mind.search);
  }

  #momentOf(view: MatchView): Moment {
    const match = this.#see(view);
    const { trail, shake, variations } = view.table;
    const { setbacks } = this.#witness;
    return {
      view,
      me: this.#me,
      rules: rulesOf(match),
      table: laidOf(view),
      match,
      illegal: match.illegal.findLast(({ by }) => by !== this.#me),
      eyes: this.#eyesFor(view),
      level: this.#level,
      chance: this.#chance,
      when: [shake, view.shakes.length, view.phase.name, variations.length, trail.length, setbacks].join(' '),
    };
  }

  #eyesFor({ book }: MatchView): Eyes {
    const mind = () => this.#makeMind(book, this.#level, this.#chance, this.#hurry);
    this.#eyes ??= new Eyes(mind(), this.#level, this.#chance);
    return this.#eyes;
  }
}

function decisionAt(moment: Moment): Choice | undefined {
  for (const decide of [comeBack, ...DECISIONS[moment.view.phase.name]]) {
    const choice = decide(moment);
    if (choice) return choice;
  }
  return undefined;
}
