// A scorekeeper who watches a match event by event and knows the books' scoring tables by heart. Nothing here comes from the engine.
import type { BookId, Event, FinishedShake, MatchState, Player, Setup } from '@openshake/rules';

interface Scale {
  right: number;
  /** A third player who is right on the Challenger's side. */
  third: number;
  wrong: number;
  /** After the last cube, a Force Out or the end of the round. */
  last: { right: number; wrong: number };
  absent: number;
}

const SIX: Scale = { right: 6, third: 4, wrong: 2, last: { right: 4, wrong: 2 }, absent: 0 }; // X-B, X-C, X-D

const SCALES: Readonly<Record<BookId, Scale>> = {
  'mlag-onsets-basic-2011': { right: 10, third: 8, wrong: 6, last: { right: 8, wrong: 6 }, absent: 0 }, // BOS11, BOS16
  'mlag-onsets-adventurous-2017': SIX,
  'mlag-onsets-basic-2019': SIX,
  'agloa-onsets-2023': { ...SIX, absent: -2 },
  'mlag-equations-basic-2018': SIX,
};

/** After some claims the Challenger proves, after others the Mover. Otherwise everybody writes alone. */
const CHALLENGER_PROVES = ['now', 'no-goal', 'a-flub', 'ca-flub', 'force-out-a'];
const MOVER_PROVES = ['impossible', 'p-flub', 'force-out-b'];

interface Watched {
  players: readonly Player[];
  absent: readonly Player[];
  sentOut: boolean;
  challenger: Player | null;
  mover: Player | null;
  sides: Map<Player, 'mover' | 'challenger'>;
  papers: Map<Player, { correct: boolean; how: string }>;
  accepted: { by: Player; writer: Player }[];
  /** Who asked a judge about whose paper, and how many players had accepted something by then. */
  asked: Map<Player, { by: Player; after: number }>;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => other - one);

export class Scorekeeper {
  readonly setup: Setup;
  #shake: Watched | undefined;

  constructor(setup: Setup) {
    this.setup = setup;
  }

  /** Follows one event. If a shake ends with it, returns what is wrong with its scores. */
  watch(event: Event): string | undefined {
    const shake = this.#shake;
    if (event.type === 'shakeBegan') {
      const { players, absent } = event.shake;
      const nobody = { sentOut: false, challenger: null, mover: null };
      this.#shake = { players, absent, ...nobody, sides: new Map(), papers: new Map(), accepted: [], asked: new Map() };
    }
    if (!shake) return undefined;
    if (event.type === 'phaseBegan' && event.phase.name === 'write') {
      shake.challenger = event.phase.challenger;
      shake.mover = event.phase.mover;
    } else if (event.type === 'phaseBegan' && event.phase.name === 'move') {
      // A last cube went back after a charge: what was written and checked no longer counts.
      shake.papers.clear();
      shake.asked.clear();
      shake.accepted.length = 0;
    } else if (event.type === 'sideJoined') shake.sides.set(event.by, event.side);
    else if (event.type === 'playerDisqualified') shake.sentOut ||= shake.players.includes(event.player);
    else if (event.type === 'paperAccepted') shake.accepted.push(event);
    else if (event.type === 'judgeCalled' && event.question.writer !== null)
      shake.asked.set(event.question.writer, { by: event.question.by, after: shake.accepted.length });
    else if (event.type === 'paperSettled') shake.papers.set(event.writer, event);
    else if (event.type === 'shakeEnded') return this.#fault(shake, event.shake);
  }

  #fault(shake: Watched, { ended, scores, papers }: FinishedShake): string | undefined {
    this.#shake = undefined;
    if (ended === 'void') return scores === null ? undefined : 'a void shake has scores';
    if (!scores) return `a shake that ended with ${ended} has no scores`;
    const told = JSON.stringify(scores);
    const scale = SCALES[this.setup.book];
    const scored = this.setup.players.filter((each) => shake.players.includes(each) || shake.absent.includes(each));
    if (Object.keys(scores).sort().join() !== [...scored].sort().join()) return `others are scored than play: ${told}`;
    if (papers.some(({ writer, correct }) => shake.papers.get(writer)?.correct !== correct))
      return 'the papers on the scoresheet are not those that were settled';
    for (const player of scored) {
      const score = scores[player];
      // No book says how to score a shake whose writer was disqualified during it.
      const possible = shake.sentOut
        ? [scale.right, scale.third, scale.wrong, scale.last.right, scale.last.wrong, scale.absent]
        : [shake.absent.includes(player) ? scale.absent : this.#scoreOf(shake, ended, player)];
      if (score === undefined || !possible.includes(score))
        return `after ${ended}, ${player} should score ${possible.join(' or ')}: ${told}`;
    }
  }

  #scoreOf(shake: Watched, ended: string, player: Player): number {
    const { book } = this.setup;
    const scale = SCALES[book];
    const right = (who: Player | null) => who !== null && shake.papers.get(who)?.correct === true;
    const challengerProves = CHALLENGER_PROVES.includes(ended);
    if (!challengerProves && !MOVER_PROVES.includes(ended)) return right(player) ? scale.last.right : scale.last.wrong;
    const prover = challengerProves ? 'challenger' : 'mover';
    const presented = shake.papers.has(player);
    const other = prover === 'mover' ? 'challenger' : 'mover';
    const side =
      player === shake.challenger
        ? 'challenger'
        : player === shake.mover
          ? 'mover'
          : (shake.sides.get(player) ?? (presented ? prover : other));
    const opponentRight = shake.players.some((each) => each !== player && right(each));
    const correct =
      side === prover || presented ? right(player) : !opponentRight && !this.#accepted(shake, ended, player);
    if (!correct) return scale.wrong;
    if (player === shake.challenger || player === shake.mover || side === 'mover') return scale.right;
    // X-B-3 of 2023: right, although the Challenger had to prove it and did not.
    if (book === 'agloa-onsets-2023' && challengerProves && !right(shake.challenger)) return scale.right;
    return scale.third;
  }

  /** X-A-2 and VII-C-4: with three players, one who presents nothing and accepts what another checker disproves is not correct. */
  #accepted(shake: Watched, ended: string, player: Player): boolean {
    const { book, division } = this.setup;
    const always = book === 'mlag-onsets-adventurous-2017' || (book === 'agloa-onsets-2023' && division !== 'basic');
    const afterImpossible = book === 'mlag-onsets-basic-2019' || book === 'mlag-equations-basic-2018';
    if (shake.players.length < 3 || !(always || (afterImpossible && ended === 'impossible'))) return false;
    return shake.accepted.some(({ by, writer }, index) => {
      const paper = shake.papers.get(writer);
      const asked = shake.asked.get(writer);
      if (by !== player) return false;
      // A judge's no disproves it for the player who asked. Accepting after the question changes nothing.
      const byQuestion =
        paper?.how === 'ruled' && !paper.correct && asked && asked.by !== player && index < asked.after;
      return paper?.how === 'disproved' || byQuestion === true;
    });
  }
}

/** Match points by XII-A (BOS17): the points of each place, by the totals from the highest down. */
function worthOf([first, second, third]: readonly number[]): number[] {
  if (second === undefined) return [6];
  if (third === undefined) return first === second ? [5, 5] : [6, 4];
  if (first === third) return [4, 4, 4];
  if (first === second) return [5, 5, 2];
  return second === third ? [6, 3, 3] : [6, 4, 2];
}

/** Compares each player's own total with what the others played for: a taken score (XII-B) moves nobody up. */
export function matchPointsFault(
  match: MatchState,
  points: Readonly<Record<Player, number>>,
  totals: Readonly<Record<Player, number>>,
): string | undefined {
  const ranked = match.players.filter((player) => match.presence[player] !== 'out');
  const total = (player: Player) => totals[player] ?? 0;
  const takenFrom = (player: Player) => match.taken.filter((each) => each.player === player);
  const expected = (player: Player): number => {
    if (!ranked.includes(player) || takenFrom(player).some(({ shake }) => shake === null)) return 0;
    const levels = sorted(
      ranked.map((each) =>
        each === player ? total(each) : takenFrom(each).reduce((sum, { points: taken }) => sum + taken, total(each)),
      ),
    );
    return worthOf(levels)[levels.indexOf(total(player))] ?? 0;
  };
  const wrong = match.players.find((player) => points[player] !== expected(player));
  if (wrong === undefined) return undefined;
  return `totals ${JSON.stringify(totals)} are worth ${expected(wrong)} for ${wrong}, not ${JSON.stringify(points)}`;
}
