// Whether whoever failed to prove a challenge was right all the same: asked of advice, once the shake is over.
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EndedShake } from '../../../table/lastShake.ts';
import { openAdvising } from '../../../transport/advice.ts';
import type { Rightly } from '../../../workers/advising.ts';

/** Nobody waits for it, and whoever wants to know more has the review. */
const SEARCH_MS = 3000;

/** The Challenger whose paper was wrong. */
const failed = ({ opened }: EndedShake): string | undefined =>
  opened?.papers.find(({ writer, settled }) => writer === opened.challenger && settled?.correct === false)?.writer;

export function useRightly(ended: EndedShake | null): ReadonlySignal<Rightly | null> {
  const rightly = useSignal<Rightly | null>(null);
  useEffect(() => {
    rightly.value = null;
    const challenger = ended && failed(ended);
    if (!ended?.written || !challenger) return;
    const advising = openAdvising();
    advising.ask(ended.written, challenger, { what: 'rightly' }, SEARCH_MS).then((answer) => {
      advising.close();
      if (answer?.what === 'rightly') rightly.value = answer.rightly;
    });
    return advising.close;
  }, [ended, rightly]);
  return rightly;
}
