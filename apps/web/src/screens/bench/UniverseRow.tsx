// The Universe: the cards dealt; open, all sixteen in the order of the chart, to deal or to remove.

import { books, type OnSetsBook } from '@openshake/rules';
import { makeCard, shakeRules } from '@openshake/rules/onsets';
import { say } from '../../app/speech.ts';
import { Card, CHART, cardClass, Dots } from '../../parts/Card.tsx';
import type { Bench } from './benchStore.ts';
import { Row } from './Row.tsx';

/** How many cards are dealt here. */
function limitsOf(bench: Bench): { least: number; most: number } {
  const { rulebook, division, variations } = bench.state.value.position;
  const book = books[rulebook] as OnSetsBook;
  const played = book.divisions[division];
  return played ? shakeRules(book, played, variations).rules.universe : { least: 6, most: 12 };
}

const below = (limit: number): number => Math.floor(Math.random() * limit);

/** As many cards as a dealer may deal, from a shuffled deck. */
function dealt({ least, most }: { least: number; most: number }): string[] {
  const deck = Array.from({ length: 16 }, (_, card) => makeCard(card));
  const count = least + below(most - least + 1);
  return Array.from({ length: count }, () => deck.splice(below(deck.length), 1)).flat();
}

function Editor({ bench }: { bench: Bench }) {
  const { universe = [] } = bench.state.value.position;
  const lay = (cards: readonly string[]) => bench.lay({ universe: cards });
  const limits = limitsOf(bench);
  return (
    <>
      <p class="small">{say('bench.universe.how', limits)}</p>
      <fieldset class="bench-chart" aria-label={say('bench.universe.chart')}>
        {CHART.map((card) => {
          const isDealt = universe.includes(card);
          return (
            <button
              type="button"
              key={card}
              class={cardClass(isDealt ? 'plain' : 'out')}
              aria-pressed={isDealt}
              aria-label={say('bench.universe.card', { card })}
              onClick={() => lay(isDealt ? universe.filter((each) => each !== card) : [...universe, card])}
            >
              <Dots card={card} />
            </button>
          );
        })}
      </fieldset>
      <div class="bench-buttons">
        <button type="button" class="btn" onClick={() => lay(dealt(limits))}>
          {say('bench.universe.deal')}
        </button>
        <button type="button" class="btn q" onClick={() => lay([])}>
          {say('bench.universe.none')}
        </button>
      </div>
    </>
  );
}

export function UniverseRow({ bench }: { bench: Bench }) {
  const { universe = [] } = bench.state.value.position;
  const isOpen = bench.open.value === 'universe';
  return (
    <Row
      bench={bench}
      row="universe"
      name={say('bench.universe')}
      icon="pen"
      change={say(isOpen ? 'bench.universe.done' : 'bench.universe.change')}
      editor={() => <Editor bench={bench} />}
    >
      {universe.length > 0 ? (
        <div class="mini">
          {universe.map((card) => (
            <Card key={card} card={card} />
          ))}
        </div>
      ) : (
        <small>{say('bench.universe.empty')}</small>
      )}
    </Row>
  );
}
