// Opening a table for friends or strangers. Everything is chosen already: one tap is enough.
import '../../styles/home.css';
import type { ShownTable } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { beSomebody } from '../../app/me.ts';
import { go } from '../../app/place.ts';
import { ask, server } from '../../app/server.ts';
import { settings } from '../../app/settings.ts';
import { say } from '../../app/speech.ts';
import { sayFailure } from '../../app/trouble.ts';
import { playedBy } from '../../books.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Line } from '../../parts/Line.tsx';
import { hrefOf } from '../tables/sitting.ts';
import { BookFields } from './BookFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import { bodyOf, hasPeople, isLength, startWish, type Wish } from './wish.ts';

export interface FieldsProps {
  wish: Wish;
  change: (next: Wish) => void;
}

export default function Open() {
  const { book, division } = playedBy(settings.value.game, settings.value);
  const wish = useSignal<Wish>(startWish(book, division));
  const wrong = useSignal('');
  const busy = useSignal(false);
  const change = (next: Wish) => {
    wish.value = next;
    wrong.value = '';
  };

  async function open(event: Event) {
    event.preventDefault();
    if (busy.value) return;
    if (!hasPeople(wish.value)) wrong.value = say('open.nobody');
    else if (!isLength(wish.value.ends)) wrong.value = say('open.length.wrong');
    if (wrong.value) return;
    busy.value = true;
    try {
      await beSomebody();
      const { table } = await ask<{ table: ShownTable }>('POST', 'api/tables', bodyOf(wish.value));
      go(hrefOf(table));
    } catch (error) {
      wrong.value = sayFailure(error);
    } finally {
      busy.value = false;
    }
  }

  if (server.value === 'none')
    return (
      <Frame>
        <div class="hm-narrow stack">
          <h1>{say('open.title')}</h1>
          <Line kind="plain">{say('tables.noServer')}</Line>
          <a class="btn p" href="#/">
            {say('home.playBot')}
          </a>
        </div>
      </Frame>
    );
  return (
    <Frame>
      <form class="hm-narrow hm-form" onSubmit={open} noValidate>
        <div>
          <h1>{say('open.title')}</h1>
          <p class="soft">{say('open.what')}</p>
        </div>
        <BookFields wish={wish.value} change={change} />
        <SeatFields wish={wish.value} change={change} />
        <MoreFields wish={wish.value} change={change} />
        {wrong.value && (
          <Line kind="bad" loud>
            {wrong.value}
          </Line>
        )}
        <div class="hm-end">
          <a class="btn" href="#/">
            {say('ask.notNow')}
          </a>
          <button type="submit" class="btn p" aria-busy={busy.value}>
            {say('open.do')}
          </button>
        </div>
      </form>
    </Frame>
  );
}
