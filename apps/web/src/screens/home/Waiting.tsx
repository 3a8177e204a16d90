// The matches that wait for this person: at tables of the server, and in practice. They stand first.
import type { ShownTable } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { me, whoAmI } from '../../app/me.ts';
import { hrefTo } from '../../app/place.ts';
import { ask, server } from '../../app/server.ts';
import { all, say } from '../../app/speech.ts';
import { gameOf } from '../../books.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { PracticeMatch } from '../../transport/practiceStore.ts';
import { hrefOf } from '../tables/sitting.ts';

/** More are in the list of my matches. */
const MOST = 2;

interface Waits {
  href: string;
  title: string;
  what: string;
  /** The first letter of whom one plays with. */
  letter: string;
  isMyMove: boolean;
}

const ofTable = (table: ShownTable): Waits => {
  const others = table.seats.flatMap(({ person }) => (person && person.id !== me.value?.id ? [person.name] : []));
  const bots = table.seats.filter(({ bot }) => bot !== undefined).length;
  const names = all([...others, ...(bots > 0 ? [say('tables.bots', { count: bots })] : [])]);
  const game = say(`game.${gameOf(table.rulebook)}`);
  return {
    href: hrefOf(table),
    title: say(table.state === 'open' ? 'home.waits.open' : 'home.waits.live'),
    what: names ? say('home.waits.with', { game, names }) : say('home.waits.alone', { game }),
    letter: (others[0] ?? game).slice(0, 1),
    isMyMove: false,
  };
};

const ofPractice = ({ id, setup, names, waits, shakes }: PracticeMatch): Waits => ({
  href: hrefTo(['practice', id]),
  title: say(waits ? 'home.waits.move' : 'home.waits.practice'),
  what: say('home.waits.shake', {
    game: say(`game.${gameOf(setup.book)}`),
    names: all(Object.values(names)),
    shake: Math.max(1, shakes),
  }),
  letter: Object.values(names)[0]?.slice(0, 1) ?? '',
  isMyMove: waits,
});

export function Waiting() {
  const tables = useSignal<readonly ShownTable[]>([]);
  const matches = useSignal<readonly PracticeMatch[]>([]);
  const isHere = server.value === 'here';

  useEffect(() => {
    let isGone = false;
    import('../../transport/practiceMatches.ts')
      .then(({ listPractice }) => listPractice())
      .then((list) => {
        if (!isGone) matches.value = list.filter(({ over }) => !over);
      })
      .catch(() => {
        // A browser that keeps nothing has no match that waits.
      });
    return () => {
      isGone = true;
    };
  }, [matches]);

  useEffect(() => {
    if (!isHere) return;
    let isGone = false;
    const look = async () => {
      if (!(await whoAmI())) return;
      const mine = await ask<{ tables: ShownTable[] }>('GET', 'api/tables?mine=true');
      if (!isGone) tables.value = mine.tables.filter(({ state }) => state !== 'over');
    };
    // The lobby beside it says what is wrong with the server.
    look().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isHere, tables]);

  const waiting = [...tables.value.map(ofTable), ...matches.value.map(ofPractice)].slice(0, MOST);
  return (
    <>
      {waiting.map(({ href, title, what, letter, isMyMove }) => (
        <a key={href} class={isMyMove ? 'panel hm-go hm-cont turn' : 'panel hm-go hm-cont'} href={href}>
          <span class="av" aria-hidden="true">
            {letter}
          </span>
          <span>
            <b>{title}</b>
            <small>{what}</small>
          </span>
          <Icon name="go" />
        </a>
      ))}
    </>
  );
}
