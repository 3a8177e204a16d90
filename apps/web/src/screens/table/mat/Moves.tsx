// The moves of this shake, the newest first, and the turns that ran out.
import type { MatchView } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import { Cube } from '../../../parts/Cube.tsx';
import type { Hands } from './hands.ts';
import { lookOf } from './Mat.tsx';
import { Sheet } from './Sheet.tsx';

type Entry = { nth: number; by: string; placed: MatchView['table']['trail'][number] | null };

/** The order in which things happened: moves and lost turns share their numbers. */
const entriesOf = ({ trail, passes }: MatchView['table']): Entry[] =>
  [
    ...trail.map((placed) => ({ nth: placed.nth, by: placed.by, placed })),
    ...passes.map(({ nth, player }) => ({ nth, by: player, placed: null })),
  ].sort((one, other) => other.nth - one.nth);

export function Moves({ hands }: { hands: Hands }) {
  const { table } = hands;
  const view = table.view.value;
  if (!view) return null;
  const words = table.words.value;
  const entries = entriesOf(view.table);
  return (
    <Sheet hands={hands} name="moves" title={say('table.moves')} inline>
      {entries.length === 0 ? (
        <p class="small">{say('table.noMoves')}</p>
      ) : (
        <ol class="tbl-moves">
          {entries.map(({ nth, by, placed }) => (
            <li key={nth}>
              <b>{words.name(by)}</b>
              {placed ? (
                <>
                  <Cube {...lookOfMove(hands, placed)} />
                  <span>
                    {words.say({ key: 'named.section', section: placed.to })}
                    {placed.kind !== 'move' && ` · ${say('table.kind', { kind: placed.kind })}`}
                  </span>
                </>
              ) : (
                <span class="tbl-lost">{say('table.lostTurn')}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}

function lookOfMove(hands: Hands, { cube, nth }: { cube: string; nth: number }) {
  const at = hands.cubeOfMove(nth);
  return at === undefined ? { game: hands.table.game.value, cube } : lookOf(hands, at);
}
