// The judges that work out settled papers. They load with the first settled paper, the one of this game only.
import type { GameName } from '@openshake/rules';
import { signal } from '@preact/signals';
import type { Judges } from './workingOut.ts';

const loaded = signal<Judges>({});

const LOAD: Readonly<Record<GameName, () => Promise<Judges>>> = {
  'on-sets': async () => ({ onSets: await import('@openshake/rules/onsets') }),
  equations: async () => ({ equations: await import('@openshake/rules/equations') }),
};
const asked = new Set<GameName>();

/** What is loaded of this game so far; what is missing is asked for, and whoever draws with it is drawn again. */
export function judgesOf(game: GameName): Judges {
  if (!asked.has(game)) {
    asked.add(game);
    LOAD[game]()
      .then((judges) => {
        loaded.value = { ...loaded.value, ...judges };
      })
      // Without it the verdict still has its words. The next paper asks again.
      .catch(() => asked.delete(game));
  }
  const { onSets, equations } = loaded.value;
  return game === 'on-sets' ? { ...(onSets && { onSets }) } : { ...(equations && { equations }) };
}
