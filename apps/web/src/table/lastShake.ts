// What a shake left behind: its papers, how each was settled, and the points. A view forgets it when the shake ends, so it is kept from what was heard.
import type {
  EventOf,
  FinishedShake,
  MatchView,
  Occasion,
  Player,
  PresentedPaper,
  ScoredShake,
  SeenEvent,
} from '@openshake/rules';
import type { Heard } from './source.ts';

type SettledEvent = EventOf<'paperSettled'>;
/** How a paper was settled. After a gap in what was heard there are no reasons: the judge of the page finds them again. */
export type SettledPaper = Pick<SettledEvent, 'correct' | 'how' | 'reasons' | 'unproven'>;

export interface KeptPaper {
  writer: Player;
  paper: PresentedPaper;
  settled: SettledPaper | null;
  /** Who objected with which clause, in order, and whether that was right. */
  rejections: readonly { by: Player; clause: string; upheld: boolean }[];
}

/** Papers that are face up, with the table that they are about. */
export interface OpenedPapers {
  shake: number;
  setup: Pick<MatchView, 'book' | 'division' | 'variations'>;
  table: MatchView['table'];
  occasion: Occasion;
  challenger: Player | null;
  mover: Player | null;
  /** The charged move, if the Challenger named an earlier one. */
  moved: unknown;
  /** Who had to write. */
  must: readonly Player[];
  papers: readonly KeptPaper[];
}

export interface EndedShake extends Pick<FinishedShake, 'number' | 'goalSetter' | 'ended' | 'scores' | 'scoredBy'> {
  /** null: nobody wrote, or nothing was heard of it. */
  opened: OpenedPapers | null;
  /** How the table lay at the end; null: nothing was heard of it. */
  table: MatchView['table'] | null;
  /** What was seen last while players wrote or checked; null: nothing. */
  written: MatchView | null;
}

export interface ShakeMemory {
  /** The table as it lay last, while a shake was under way. */
  table: MatchView['table'] | null;
  /** The papers of the shake under way. */
  opened: OpenedPapers | null;
  /** What was seen last while players wrote or checked. */
  written: MatchView | null;
  ended: EndedShake | null;
}

export const NOTHING_YET: ShakeMemory = { table: null, opened: null, written: null, ended: null };

type Papers = Readonly<Record<Player, PresentedPaper>>;
type Occasioned = Pick<OpenedPapers, 'occasion' | 'challenger' | 'mover' | 'moved' | 'must'>;

const open = (view: MatchView, table: MatchView['table'], why: Occasioned, papers: Papers): OpenedPapers => ({
  shake: table.shake ?? 0,
  setup: { book: view.book, division: view.division, variations: view.variations },
  table,
  occasion: why.occasion,
  challenger: why.challenger,
  mover: why.mover,
  moved: why.moved,
  must: why.must,
  papers: Object.entries(papers).map(([writer, paper]) => ({ writer, paper, settled: null, rejections: [] })),
});

const change = (opened: OpenedPapers | null, writer: Player, to: (paper: KeptPaper) => KeptPaper) =>
  opened && { ...opened, papers: opened.papers.map((each) => (each.writer === writer ? to(each) : each)) };

/** Follows one event. `view`: what this viewer saw right after all events of this version. */
function follow(memory: ShakeMemory, event: SeenEvent, view: MatchView): ShakeMemory {
  const { opened, table, written } = memory;
  switch (event.type) {
    case 'shakeBegan':
      return { ...memory, opened: null };
    case 'phaseBegan': {
      const { phase } = event;
      const lay = view.checking ? view.table : table;
      if (phase.name !== 'check' || opened || !lay) return memory;
      const answers = Object.entries(phase.answers).flatMap(([writer, answer]) =>
        'paper' in answer ? [[writer, answer.paper] as const] : [],
      );
      return { ...memory, opened: open(view, lay, phase, Object.fromEntries(answers)) };
    }
    case 'paperRejected': {
      const { by, writer, clause, upheld } = event;
      const to = (paper: KeptPaper) => ({ ...paper, rejections: [...paper.rejections, { by, clause, upheld }] });
      return { ...memory, opened: change(opened, writer, to) };
    }
    case 'paperSettled': {
      const { writer, correct, how, reasons, unproven } = event;
      const settled = { correct, how, reasons, ...(unproven !== undefined && { unproven }) };
      return { ...memory, opened: change(opened, writer, (paper) => ({ ...paper, settled })) };
    }
    case 'shakeEnded': {
      const { number, goalSetter, ended, scores, scoredBy } = event.shake;
      const lay = opened?.table ?? (table?.shake === number ? table : null);
      const end = {
        number,
        goalSetter,
        ended,
        scores,
        scoredBy,
        opened,
        table: lay,
        written: ofShake(written, number),
      };
      return { ...memory, opened: null, ended: end };
    }
    default:
      return memory;
  }
}

const ofShake = (view: MatchView | null, number: number) => (view?.table.shake === number ? view : null);

const endedAs = (shake: ScoredShake, opened: OpenedPapers | null, written: MatchView | null): EndedShake => ({
  number: shake.number,
  goalSetter: shake.goalSetter,
  ended: shake.ended,
  scores: shake.scores ?? null,
  scoredBy: shake.scoredBy,
  opened,
  table: opened?.table ?? null,
  written: ofShake(written, shake.number),
});

/** The newest finished shake, if it has this number: as much as the view alone has of it, which is no paper. */
export function endedWith({ shakes, table }: Pick<MatchView, 'shakes' | 'table'>, number: number): EndedShake | null {
  const newest = shakes.at(-1);
  return newest?.number === number && table.shake !== number ? endedAs(newest, null, null) : null;
}

/** What the view itself shows: papers may have been opened, settled or scored while nothing was heard. */
function catchUp(memory: ShakeMemory, view: MatchView): ShakeMemory {
  const { checking, table } = view;
  const under = table.shake === null ? memory.table : table;
  let { opened, ended } = memory;
  if (checking) {
    const before = opened?.shake === table.shake ? opened : open(view, table, checking, checking.solutions);
    opened = {
      ...before,
      table,
      papers: before.papers.map((kept) => {
        const paper = checking.solutions[kept.writer] ?? kept.paper;
        const now = checking.papers.find(({ writer }) => writer === kept.writer)?.settled ?? null;
        const settled = kept.settled ?? (now && { ...now, reasons: [] });
        return paper === kept.paper && settled === kept.settled ? kept : { ...kept, paper, settled };
      }),
    };
  } else if (opened) {
    const shake = opened.shake;
    const finished = view.shakes.find(({ number }) => number === shake);
    if (finished && table.shake !== shake) {
      const papers = opened.papers.map((kept) => {
        const known = finished.papers.find(({ writer }) => writer === kept.writer);
        return known && !kept.settled ? { ...kept, settled: { ...known, reasons: [] } } : kept;
      });
      ended = endedAs(finished, { ...opened, papers }, memory.written);
    }
    opened = null;
  }
  return { table: under, opened, written: view.writing || checking ? view : memory.written, ended };
}

/** What is known after one more version was heard. */
export function remember(memory: ShakeMemory, { events, view }: Pick<Heard, 'events' | 'view'>): ShakeMemory {
  if (!view) return memory;
  return catchUp(
    events.reduce((so, event) => follow(so, event, view), memory),
    view,
  );
}

/** Each player's total before this shake's score, and after it. Lost points of the shake are in both. */
export function totalsAround(
  { players, shakes }: Pick<MatchView, 'players' | 'shakes'>,
  number: number,
): Readonly<Record<Player, { before: number; after: number }>> {
  const until = shakes.filter((each) => each.number <= number);
  return Object.fromEntries(
    players.map((player) => {
      const after = until.reduce(
        (sum, { scores, penalties }) => sum + (scores?.[player] ?? 0) + (penalties[player] ?? 0),
        0,
      );
      const score = until.find((each) => each.number === number)?.scores?.[player] ?? 0;
      return [player, { before: after - score, after }];
    }),
  );
}
