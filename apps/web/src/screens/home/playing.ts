// Begins a match against the bot that was chosen, by the book and division that were chosen.
import type { GameName } from '@openshake/rules';
import { useSignal } from '@preact/signals';
import { go, hrefTo } from '../../app/place.ts';
import { set, settings } from '../../app/settings.ts';
import { hasVariations, levelNamed, playedBy } from '../../books.ts';

async function start(game: GameName): Promise<void> {
  const { startPractice } = await import('../../transport/practiceMatches.ts');
  if (settings.peek().game !== game) set({ game });
  const { book, division } = playedBy(game, settings.peek());
  const levels = [levelNamed(settings.peek().bot)];
  const variations = hasVariations(book, division);
  go(hrefTo(['practice', await startPractice({ book, division, levels, variations })]));
}

/** What "Play now" does, once at a time, and whether it did not work. */
export function usePlay(game: GameName) {
  const busy = useSignal(false);
  const wrong = useSignal(false);
  async function play(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    wrong.value = false;
    try {
      await start(game);
    } catch {
      wrong.value = true;
    } finally {
      busy.value = false;
    }
  }
  return { play, busy, wrong };
}
