// A shake in which players make mistakes, all charged in random order. The result must equal the match without the mistakes.
import {
  type Acted,
  type Action,
  beginMatch,
  decide,
  type IllegalAction,
  legal,
  type MatchState,
  type Placed,
  publicPhase,
  publicTable,
  type Setup,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import type { Dice } from './dice.ts';
import { randomFields } from './randomActions.ts';

interface Done {
  action: Action;
  at: number;
  /** What it put on the mat. */
  placed: Placed | undefined;
  illegal: IllegalAction | undefined;
  /** Whether a challenge that was set aside has sent it back. */
  back: boolean;
}

/** Counts what a sample contains, so that an empty sample shows up. */
export interface Met {
  bursts: number;
  charges: number;
  /** Bursts with illegal actions by two or more players, which can be charged in several orders. */
  several: number;
  leaders: number;
  challenged: number;
  lastCubes: number;
  /** Bursts with a choice that is made again, and with a disqualified player. */
  choices: number;
  sentOut: number;
  /** Shakes that are not compared: an uncharged shift has moved a charged cube, and it stays there. */
  carried: number;
}

const SECTIONS = ['required', 'permitted', 'forbidden'] as const;

export class Mischief {
  readonly #setup: Setup;
  readonly #dice: Dice;
  readonly #met: Met;
  readonly #done: Done[] = [];
  #match: MatchState;
  #at = 0;

  constructor(setup: Setup, dice: Dice, met: Met) {
    this.#setup = setup;
    this.#dice = dice;
    this.#met = met;
    this.#match = beginMatch(setup);
  }

  #try(action: Action): boolean {
    this.#at += this.#dice.below(400);
    const at = this.#at;
    const decision = decide(this.#match, action, { at, search, chance: (below) => this.#dice.below(below) });
    this.#match = decision.match;
    for (const event of decision.events)
      if (event.type === 'cubeReturned' && action.type === 'challenge')
        for (const each of this.#done) if (each.placed?.nth === event.placed.nth) each.back = true;
    // Refused and set-aside actions do not count.
    if (!decision.ok || decision.setAside) return false;
    const fact = <Type extends (typeof decision.events)[number]['type']>(type: Type) =>
      decision.events.find((event) => event.type === type);
    const placed = fact('cubePlaced');
    const illegal = fact('illegalDone');
    const rolled = fact('cubesRolled');
    const dealt = fact('cardsDealt');
    this.#done.push({
      // The dice are recorded, as in any stored match.
      action:
        action.type === 'roll' && rolled?.type === 'cubesRolled'
          ? { ...action, cubes: rolled.cubes }
          : action.type === 'deal' && dealt?.type === 'cardsDealt'
            ? { ...action, cards: [...dealt.cards, ...dealt.removed] }
            : action,
      at,
      placed: placed?.type === 'cubePlaced' ? placed.placed : undefined,
      illegal: illegal?.type === 'illegalDone' ? illegal.illegal : undefined,
      back: false,
    });
    return true;
  }

  #some(type: Acted['type'], by: string, fields?: object): boolean {
    return this.#try({ type, by, ...(fields ?? randomFields(this.#dice, this.#match, type)) } as Action);
  }

  /** Up to the Goal, with a leader in most matches. */
  #begin(): boolean {
    const dice = this.#dice;
    if (dice.in100(70)) {
      const leader = dice.of(this.#match.players);
      for (const player of this.#match.players)
        if (player !== leader) {
          this.#some('warn', 'judge', { player });
          this.#some('penalize', 'judge', { player });
        }
    }
    for (let step = 0; step < 60; step += 1) {
      const { phase } = this.#match;
      if (phase.name === 'move') return true;
      if (phase.name === 'start') {
        this.#some('roll', this.#match.players[0] ?? '');
        this.#some('deal', this.#match.players.at(-1) ?? '', { cards: 10 });
      } else if (phase.name === 'variations') this.#some('choose-variations', phase.player);
      else if (phase.name === 'goal') this.#some(dice.in100(25) ? 'bonus' : 'set-goal', phase.player);
      else return false;
    }
    return false;
  }

  /** One action by somebody: in turn or out of turn, legal or not. */
  #anything(careless: number): void {
    const dice = this.#dice;
    const { phase, shake } = this.#match;
    if (phase.name !== 'move' || !shake) return;
    const by = dice.in100(careless) ? dice.of(shake.players) : phase.player;
    const type = dice.weighed<'move' | 'bonus' | 'shift'>([60, 'move'], [22, 'bonus'], [18, 'shift']);
    if (type === 'shift' && shake.permitted.length > 0)
      this.#some('shift', by, { cube: dice.of(shake.permitted), to: dice.of(['required', 'forbidden']) });
    else if (shake.resources.length > 0) {
      const relations = shake.resources.filter((cube) => cube === '=' || cube === 'C');
      const cube = dice.of(relations.length > 0 && dice.in100(30) ? relations : shake.resources);
      if (type === 'bonus') this.#some('bonus', by, { cube });
      else this.#some('move', by, { cube, to: dice.of(SECTIONS) });
    }
  }

  /** Plays, makes mistakes and charges them. Returns what differs from the match without the mistakes, if anything. */
  run(): string | undefined {
    const dice = this.#dice;
    if (!this.#begin()) return undefined;
    const legalMoves = dice.below(dice.in100(40) ? 24 : 5);
    for (let move = 0; move < legalMoves && this.#match.phase.name === 'move'; move += 1) this.#anything(0);
    const burst = 1 + dice.below(7);
    for (let step = 0; step < burst; step += 1) this.#anything(60);
    if (dice.in100(6)) {
      this.#some('disqualify', 'judge', { player: dice.of(this.#match.players) });
      if (this.#match.shake?.players.length === this.#match.players.length) return undefined;
      if (!this.#match.shake) return undefined;
      this.#met.sentOut += 1;
      for (let step = 0; step < 2; step += 1) this.#anything(60);
    }
    const claim = this.#match.phase.name === 'move' && dice.in100(15) ? dice.of(['impossible', 'p-flub']) : undefined;
    if (claim) this.#some('challenge', dice.of(this.#match.players), { claim });
    const { illegal, phase } = this.#match;
    this.#met.bursts += 1;
    this.#met.several += Number(new Set(illegal.map(({ by }) => by)).size > 1);
    this.#met.challenged += Number(phase.name === 'write' && phase.occasion !== 'last-cube' && illegal.length > 0);
    this.#met.lastCubes += Number(phase.name === 'write' && phase.occasion === 'last-cube' && illegal.length > 0);
    const played = this.#done.length;
    for (let charges = 0; this.#match.illegal.length > 0; charges += 1) {
      if (charges > 40) return 'illegal actions stand, and no charge reaches them';
      this.#some('charge', dice.of(this.#match.players), { what: 'IX-A' });
      this.#met.charges += 1;
    }
    this.#met.choices += Number(illegal.some(({ placed }) => placed === null));
    if (!this.#choosesAgain()) return undefined;
    return this.#differs(this.#done.slice(0, played), illegal);
  }

  /** A player who chose improperly chooses again. If nothing proper is left, there is nothing to compare. */
  #choosesAgain(): boolean {
    for (let phase = this.#match.phase; phase.name === 'variations'; phase = this.#match.phase) {
      const { player } = phase;
      const kind = legal(this.#match, player, { at: this.#at, search }).find(
        ({ type }) => type === 'choose-variations',
      );
      const proper = kind?.open ? kind.choices.find(({ breaks }) => !breaks) : undefined;
      if (!proper || !this.#try(proper.action)) return false;
    }
    return true;
  }

  /** The actions that still stand: a leader's bonus as the move of its turn, and without the move that followed it. */
  #standing(done: readonly Done[], charged: readonly IllegalAction[]): { action: Action; at: number }[] {
    const seconds = new Set<Done>();
    const counted = new Set<Done>();
    for (const [index, each] of done.entries()) {
      const { illegal, placed } = each;
      if (!illegal || !placed || !charged.includes(illegal)) continue;
      const rules = illegal.broken.map(({ rule }) => rule);
      if (!rules.includes('move.bonusLeader')) continue;
      this.#met.leaders += 1;
      if (rules.length === 1) counted.add(each);
      const second = done
        .slice(index + 1)
        .find(
          (other) =>
            other.placed?.by === placed.by && other.placed.turn === placed.turn && other.action.type !== 'bonus',
        );
      if (second) seconds.add(second);
    }
    return done.flatMap((each) => {
      const { action, at, illegal, placed, back } = each;
      if (counted.has(each) && action.type === 'bonus')
        return [{ action: { ...action, type: 'move', to: 'forbidden' } as Action, at }];
      // An improper choice does not count, and a digit goes to Forbidden anyway once the Goal is set.
      const isDigit = placed?.turn === 0 && '12345'.includes(placed.cube) && !this.#isEquations;
      const isUndone = illegal && placed && charged.includes(illegal) && !isDigit;
      return seconds.has(each) || back || isUndone ? [] : [{ action, at }];
    });
  }

  get #isEquations(): boolean {
    return this.#setup.book.includes('equations');
  }

  /** Whether an uncharged shift has moved a cube that looks like a charged one. */
  #isCarried(done: readonly Done[], standing: readonly { action: Action }[]): boolean {
    const stands = new Set(standing.map(({ action }) => action));
    const gone = done.filter(({ action, placed }) => placed && !stands.has(action) && placed.to === 'permitted');
    return done.some(
      ({ action, placed }) =>
        placed?.kind === 'shift' &&
        stands.has(action) &&
        gone.some((each) => each.placed && each.placed.cube === placed.cube && each.placed.by !== placed.by),
    );
  }

  #differs(done: readonly Done[], charged: readonly IllegalAction[]): string | undefined {
    const standing = this.#standing(done, charged);
    if (this.#isCarried(done, standing)) {
      this.#met.carried += 1;
      return undefined;
    }
    let other = beginMatch(this.#setup);
    for (const { action, at } of standing) other = decide(other, action, { at, search }).match;
    const [real, without] = [summary(this.#match), summary(other)];
    if (real === without) return undefined;
    const told = this.#done.map(({ action, illegal }) => `${JSON.stringify(action)}${illegal ? ' illegal' : ''}`);
    return `${told.join('\n')}\nafter the charges  ${real}\nwithout what was charged  ${without}`;
  }
}

/** The result of the moves: the mat, the turn, and who may be challenged. */
function summary(match: MatchState): string {
  const { resources, mat, turn, lastMover, goal } = publicTable(match);
  const { name, player } = publicPhase(match);
  const sorted = (cubes: readonly string[]) => [...cubes].sort().join('');
  const { phase } = match;
  return JSON.stringify({
    name,
    player,
    turn,
    lastMover,
    goal,
    resources: sorted(resources),
    required: sorted(mat.required),
    permitted: sorted(mat.permitted),
    forbidden: sorted(mat.forbidden),
    ...(phase.name === 'move' && { bonus: phase.bonus, number: phase.turn }),
    ...(phase.name === 'write' && { occasion: phase.occasion, challenger: phase.challenger, mover: phase.mover }),
  });
}
