// The history at the server, page by page.
import type { ShownMatch } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { me, whoAmI } from '../../app/me.ts';
import { hrefTo } from '../../app/place.ts';
import { ask, server } from '../../app/server.ts';
import { all, say } from '../../app/speech.ts';
import { sayFailure } from '../../app/trouble.ts';
import { Line } from '../../parts/Line.tsx';
import { MatchRow } from './MatchRow.tsx';

interface Page {
  matches: ShownMatch[];
  before: string | null;
}

function Row({ match }: { match: ShownMatch }) {
  const mine = match.seats.find(({ person }) => person !== null && person.id === me.value?.id)?.seat;
  const others = match.seats.filter(({ seat }) => seat !== mine);
  const people = others.flatMap(({ person }) => (person ? [person.name] : []));
  const bots = others.filter(({ bot }) => bot !== undefined).length;
  const { totals } = match;
  const order = [...(mine ? [mine] : []), ...others.map(({ seat }) => seat)];
  return (
    <MatchRow
      href={hrefTo(['match', match.id])}
      book={match.rulebook}
      division={match.division}
      with={all([...people, ...(bots > 0 ? [say('tables.bots', { count: bots })] : [])])}
      began={match.began}
      over={match.ended !== null}
      points={totals && order.map((seat) => totals[seat] ?? 0)}
    />
  );
}

export function LiveMatches() {
  const page = useSignal<Page | null>(null);
  const wrong = useSignal('');
  const busy = useSignal(false);
  const isHere = server.value === 'here';

  async function more(before: string | null) {
    if (busy.value) return;
    busy.value = true;
    wrong.value = '';
    try {
      if (!(await whoAmI())) {
        page.value = { matches: [], before: null };
        return;
      }
      const next = before === null ? '' : `&before=${encodeURIComponent(before)}`;
      const read = await ask<Page>('GET', `api/matches?mine=true${next}`);
      const known = before === null ? [] : (page.value?.matches ?? []);
      page.value = { matches: [...known, ...read.matches], before: read.before };
    } catch (error) {
      wrong.value = sayFailure(error);
    } finally {
      busy.value = false;
    }
  }

  useEffect(() => {
    if (isHere) more(null);
  }, [isHere]);

  if (server.value === 'none') return null;
  const before = page.value?.before ?? null;
  return (
    <section class="panel" aria-labelledby="hm-live">
      <h2 id="hm-live">{say('matches.live')}</h2>
      {page.value?.matches.length === 0 && <p class="small">{say('matches.live.none')}</p>}
      {server.value === 'offline' && page.value === null && <p class="small">{say('tables.offline')}</p>}
      <ul>
        {page.value?.matches.map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
      {(before !== null || wrong.value) && (
        <button type="button" class="btn w" aria-busy={busy.value} onClick={() => more(before)}>
          {say(wrong.value ? 'shell.again' : 'matches.more')}
        </button>
      )}
    </section>
  );
}
