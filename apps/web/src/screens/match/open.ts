// Opens a played match for reading: its moments, the store of its table, and its words.
import type { ShownTable } from '@openshake/protocol/server';
import { books, type GameName, type PromptJudge, publicTable } from '@openshake/rules';
import { hrefTo } from '../../app/place.ts';
import { say } from '../../app/speech.ts';
import { openCatalogue } from '../../table/catalogue.ts';
import { loadJudges } from '../../table/judges.ts';
import { openStore, type TableStore } from '../../table/store.ts';
import { ask } from '../../transport/api.ts';
import { laidBefore, type Moment, momentsOf, shakesIn } from './moments.ts';
import { loadPlayed, type Played } from './played.ts';
import { replaySource } from './replaySource.ts';

export interface OpenMatch {
  played: Played;
  /** Where a match that is not over goes on, if the reader sits there. */
  goesOn: string | null;
  game: GameName;
  moments: readonly Moment[];
  shakes: ReturnType<typeof shakesIn>;
  store: TableStore;
  search: PromptJudge;
  /** How the table lay after this row; undefined if nothing was seen then. */
  tableAt(v: number): ReturnType<typeof publicTable> | undefined;
  /** Shows the table of this moment. */
  show(index: number): void;
}

const nobody = (): never => {
  throw new Error('A replay judges nothing.');
};

async function whereItGoesOn({ id, here, over, you }: Played): Promise<string | null> {
  if (over || you === null) return null;
  if (here) return hrefTo(['practice', id]);
  // A table of the server has another id than its match.
  const { tables } = await ask<{ tables: ShownTable[] }>('GET', 'api/tables?mine=true');
  const table = tables.find(({ match }) => match === id);
  return table ? hrefTo(['table', table.id]) : null;
}

export async function openMatch(id: string): Promise<OpenMatch> {
  const played = await loadPlayed(id);
  const { game } = books[played.setup.book];
  const [judges, catalogue, goesOn] = await Promise.all([
    loadJudges(game),
    openCatalogue(),
    // Without it the match can be read all the same.
    whereItGoesOn(played).catch(() => null),
  ]);
  const judge = judges[game];
  const moments = momentsOf(played.setup, played.rows);
  const source = replaySource(played, judge);
  const store = openStore({ source, catalogue, judges, you: () => say('match.you'), lost: () => '' });
  return {
    played,
    goesOn,
    game,
    moments,
    shakes: shakesIn(moments),
    store,
    search: { ...judge, answer: nobody },
    tableAt(v) {
      const moment = moments.find((each) => each.v === v);
      return moment && publicTable(moment.match);
    },
    show: (index) => source.show(moments[index], laidBefore(moments, index)),
  };
}
