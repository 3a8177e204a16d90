// The practice matches in this browser: go on with one, or look at what was played.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hrefTo } from '../../app/place.ts';
import { all, say } from '../../app/speech.ts';
import type { PracticeMatch } from '../../transport/practiceStore.ts';
import { MatchRow } from './MatchRow.tsx';

function Row({ match }: { match: PracticeMatch }) {
  const { id, setup, names, you, began, over, totals } = match;
  const order = [you, ...setup.players.filter((seat) => seat !== you)];
  return (
    <MatchRow
      href={hrefTo([over ? 'match' : 'practice', id])}
      book={setup.book}
      division={setup.division}
      with={all(Object.values(names))}
      began={began}
      over={over}
      points={Object.keys(totals).length > 0 ? order.map((seat) => totals[seat] ?? 0) : null}
    />
  );
}

export function PracticeMatches() {
  const matches = useSignal<readonly PracticeMatch[] | null>(null);
  useEffect(() => {
    import('../../transport/practiceMatches.ts')
      .then(({ listPractice }) => listPractice())
      .catch((): PracticeMatch[] => [])
      .then((list) => {
        matches.value = list;
      });
  }, [matches]);
  return (
    <section class="panel" aria-labelledby="hm-practice">
      <h2 id="hm-practice">{say('matches.practice')}</h2>
      {matches.value?.length === 0 && (
        <div class="hm-none">
          <b>{say('matches.practice.none')}</b>
          <small>{say('matches.practice.none.what')}</small>
          <a class="btn p" href="#/">
            {say('home.playBot')}
          </a>
        </div>
      )}
      <ul>
        {matches.value?.map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}
