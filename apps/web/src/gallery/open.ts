// Opens the store of a moment, as the screens of a table do.
import { gameJudge as equations } from '@openshake/rules/equations';
import { gameJudge as onSets } from '@openshake/rules/onsets';
import { en } from '@openshake/words/en';
import { es } from '@openshake/words/es';
import { computed } from '@preact/signals';
import { language } from '../app/speech.ts';
import type { TableSource } from '../table/source.ts';
import { openStore, type TableStore } from '../table/store.ts';

export const openFixture = async (source: TableSource, _book: string): Promise<TableStore> =>
  openStore({
    source,
    catalogue: computed(() => (language.value === 'es' ? es : en)),
    judges: { 'on-sets': onSets, equations },
    you: () => (language.value === 'es' ? 'Tú' : 'You'),
    lost: () => '…',
  });
