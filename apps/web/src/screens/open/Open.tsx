// Opening a table for friends or strangers, or one with bots in this page. Everything is chosen already: one tap is enough.
import '../../styles/home.css';
import type { ShownTable } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { beSomebody } from '../../app/me.ts';
import { go, hrefTo } from '../../app/place.ts';
import { ask, nobodyElse, server } from '../../app/server.ts';
import { settings } from '../../app/settings.ts';
import { say } from '../../app/speech.ts';
import { sayFailure } from '../../app/trouble.ts';
import { levelNamed, playedBy } from '../../books.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Line } from '../../parts/Line.tsx';
import { hrefOf } from '../tables/sitting.ts';
import { BookFields } from './BookFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import { bodyOf, hasPeople, isLength, practiceOf, startWish, type Wish, withBots, withSeats } from './wish.ts';

export interface FieldsProps {
  wish: Wish;
  /** Nobody else can come: there is no server, or it does not answer. */
  alone: boolean;
  change: (next: Wish) => void;
}

/** The address of the table that was opened. */
async function openTable(wish: Wish): Promise<string> {
  const practice = practiceOf(wish);
  if (practice) {
    const { startPractice } = await import('../../transport/practiceMatches.ts');
    return hrefTo(['practice', await startPractice(practice)]);
  }
  await beSomebody();
  const { table } = await ask<{ table: ShownTable }>('POST', 'api/tables', bodyOf(wish));
  return hrefOf(table);
}

/** What is so from the start, until somebody changes it. */
function wishAtFirst(alone: boolean): Wish {
  const { book, division } = playedBy(settings.value.game, settings.value);
  const wish = startWish(book, division);
  return alone ? withSeats(wish, 2) : wish;
}

export default function Open() {
  const alone = nobodyElse();
  const changed = useSignal<Wish | null>(null);
  const wanted = changed.value ?? wishAtFirst(alone);
  const wish = alone ? withBots(wanted, levelNamed(settings.value.bot)) : wanted;
  const wrong = useSignal('');
  const busy = useSignal(false);
  const change = (next: Wish) => {
    changed.value = next;
    wrong.value = '';
  };

  async function open(event: Event) {
    event.preventDefault();
    if (busy.value) return;
    if (!hasPeople(wish)) wrong.value = say(alone ? 'open.noSeat' : 'open.nobody');
    else if (!isLength(wish.ends)) wrong.value = say('open.length.wrong');
    if (wrong.value) return;
    busy.value = true;
    try {
      go(await openTable(wish));
    } catch (error) {
      wrong.value = sayFailure(error);
    } finally {
      busy.value = false;
    }
  }

  const fields = { wish, alone, change };
  return (
    <Frame>
      <form class="hm-narrow hm-form" onSubmit={open} noValidate>
        <div>
          <h1>{say('open.title')}</h1>
          <p class="soft">{say(practiceOf(wish) || alone ? 'open.bots' : 'open.what')}</p>
          {server.value === 'none' && <p class="soft">{say('home.alone.what')}</p>}
        </div>
        <BookFields {...fields} />
        <SeatFields {...fields} />
        <MoreFields {...fields} />
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
