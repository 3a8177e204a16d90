// A card of the Universe: each colour has its corner, so that the eye finds it without reading.
import { say } from '../app/speech.ts';
import { Dot } from './Cube.tsx';

const COLOURS = ['B', 'R', 'G', 'Y'] as const;

/** `in`: in the set. `out`: removed by a Restriction. `off`: this place has no card. */
export type CardState = 'plain' | 'in' | 'out' | 'off';

const CLASSES = { plain: 'uc', in: 'uc in', out: 'uc out', off: 'uc off' } as const;

export const cardClass = (state: CardState): string => CLASSES[state];

/** The dots of a card, by its name: `BG`, `blank`. */
export function Dots({ card }: { card: string }) {
  return (
    <>
      {COLOURS.map((colour) => (
        <Dot key={colour} colour={colour} hidden={card === 'blank' || !card.includes(colour)} />
      ))}
    </>
  );
}

export function Card({ card, state = 'plain' }: { card: string; state?: CardState }) {
  if (state === 'off') return <div class={cardClass('off')} />;
  return (
    <div class={cardClass(state)} role="img" aria-label={say('card.name', { card, state })}>
      <Dots card={card} />
    </div>
  );
}

/** The places of the chart: four by four, neighbours differ by one colour, as in the study of the table. */
export const CHART: readonly string[] = [
  ...['blank', 'G', 'GY', 'Y'],
  ...['B', 'BG', 'BGY', 'BY'],
  ...['BR', 'BRG', 'BRGY', 'BRY'],
  ...['R', 'RG', 'RGY', 'RY'],
];
