// One random match. Every invariant is checked along the way.
import { type Action, beginMatch, type Decision, decide, type Event, type Setup } from '@openshake/rules';
import { Dice } from './dice.ts';
import {
  clocksEndTheShake,
  freeze,
  givenAt,
  holdsAfter,
  isItsEvents,
  isPlain,
  isWhatLegalLists,
  papersAreSealed,
  playersNoticeThemselves,
  theMatchEnds,
  viewsArePlain,
  viewsAreShared,
  viewsTellWhatIsLegal,
} from './invariants.ts';
import { MarkedPapers } from './markedPapers.ts';
import { nextMoment, randomAction, randomMood } from './randomActions.ts';
import { Scorekeeper } from './scorekeeper.ts';

/** What random matches contained. */
export class Tally {
  actions = 0;
  refused = 0;
  setAside = 0;
  illegal = 0;
  shakes = 0;
  scored = 0;
  papers = 0;
  correct = 0;
  disproved = 0;
  /** Views of tables with another player's sealed paper, and papers that were opened. */
  sealed = 0;
  opened = 0;
  /** Every type of event, every way to end a shake, and every rule that refused something or set it aside. */
  readonly met = { events: new Set<string>(), endings: new Set<string>(), rules: new Set<string>() };

  count(decision: Decision): void {
    this.actions += 1;
    const why = decision.ok ? (decision.setAside ?? decision.illegal) : decision.refusal;
    if (why) this.met.rules.add(why.rule);
    if (!decision.ok) this.refused += 1;
    else {
      this.setAside += Number(decision.setAside !== undefined);
      this.illegal += Number(decision.illegal !== undefined);
    }
    for (const event of decision.events) {
      this.met.events.add(event.type);
      if (event.type === 'shakeEnded') this.met.endings.add(event.shake.ended);
      this.shakes += Number(event.type === 'shakeEnded');
      this.scored += Number(event.type === 'shakeEnded' && event.shake.scores !== null);
      this.papers += Number(event.type === 'paperSettled');
      this.disproved += Number(event.type === 'paperSettled' && event.how === 'disproved');
      this.correct += Number(event.type === 'paperSettled' && event.correct);
    }
  }
}

/** Plays this many random actions and checks everything. A failure names the seed, the table and the last actions. */
export function playRandomMatch(setup: Setup, seed: number, actions: number, tally: Tally): void {
  const dice = new Dice(seed);
  const began = beginMatch(setup);
  const keeper = new Scorekeeper(setup);
  const done: { action: Action; at: number }[] = [];
  const events: Event[] = [];
  const frozen = dice.in100(30);
  const mood = randomMood(dice);
  const papers = new MarkedPapers();
  let match = began;
  let now = 0;
  try {
    for (let step = 0; step < actions; step += 1) {
      const at = nextMoment(dice, match, now);
      now = Math.max(now, at);
      const action = papers.mark(randomAction(dice, match, at, mood));
      done.push({ action, at });
      if (dice.in100(6)) isWhatLegalLists(dice, match, dice.of([...setup.players, 'judge', 'director', 'zoe']), at);
      const decision = decide(match, action, givenAt(at));
      const next = decision.match;
      const before = match;
      holdsAfter(before, action, at, decision, next);
      match = frozen ? freeze(next) : next;
      events.push(...decision.events);
      for (const event of decision.events) {
        const fault = keeper.watch(event);
        if (fault !== undefined) throw new Error(fault);
      }
      tally.count(decision);
      papers.travel(match, decision.events);
      playersNoticeThemselves(match, decision.events);
      if (dice.in100(30)) papersAreSealed(dice, match, now);
      if (dice.in100(0.5)) viewsArePlain(match, now);
      if (step % 6 === 0) viewsAreShared(before, match);
      if (dice.in100(12)) viewsTellWhatIsLegal(match, at);
      if (dice.in100(3)) isPlain(match);
      if (dice.in100(4)) clocksEndTheShake(match);
      if (dice.in100(1)) theMatchEnds(match);
    }
    isItsEvents(began, events, match);
    theMatchEnds(match);
    tally.sealed += papers.sealed;
    tally.opened += papers.opened;
  } catch (error) {
    const last = done.slice(-10).map((each) => JSON.stringify(each));
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`seed ${seed}, action ${done.length}, ${JSON.stringify(setup)}\n${last.join('\n')}\n${told}`);
  }
}
