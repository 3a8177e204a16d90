// Finds a finished shake again with its papers and reasons, from the stored rows of its match: after a reload nobody remembers what was heard.
import { beginMatch, eventsSoFar, evolve, type PromptJudge, type Viewer, view } from '@openshake/rules';
import { type EndedShake, NOTHING_YET, remember } from '../../../table/lastShake.ts';
import type { TableJudge } from '../../../table/store.ts';
import { loadPlayed, type Played } from '../../match/played.ts';

const nobody = (): never => {
  throw new Error('What is over is not judged again.');
};

/** The shake as this viewer heard it; null if it is not in these rows. */
export function shakeIn(
  { setup, rows }: Pick<Played, 'setup' | 'rows'>,
  number: number,
  viewer: Viewer,
  judge: TableJudge,
): EndedShake | null {
  const search: PromptJudge = { ...judge, answer: nobody };
  const seen = eventsSoFar(
    rows.map(({ events }) => events),
    viewer,
  );
  let match = beginMatch(setup);
  let memory = NOTHING_YET;
  for (const [at, { events }] of rows.entries()) {
    const was = match.shake?.number;
    match = events.reduce(evolve, match);
    if (was !== number && match.shake?.number !== number) continue;
    const given = { at: match.at, search, judge: () => undefined, chance: () => 0 };
    memory = remember(memory, { events: seen[at] ?? [], view: view(match, viewer, given) });
  }
  return memory.ended?.number === number ? memory.ended : null;
}

/** Of a match in this browser, or at the server. */
export const recallShake = async (
  match: string,
  shake: number,
  viewer: Viewer,
  judge: TableJudge,
): Promise<EndedShake | null> => shakeIn(await loadPlayed(match), shake, viewer, judge);
