// The screens, by the first part of their address. Each loads when somebody goes there, with its words.
import type { PagePart } from '@openshake/words/page';
import type { ComponentType } from 'preact';

export interface ScreenSource {
  load: () => Promise<{ default: ComponentType }>;
  words: readonly PagePart[];
}

const TABLE = ['table', 'practice'] as const;

export const SCREENS: Readonly<Record<string, ScreenSource>> = {
  '': { load: () => import('../screens/home/Home.tsx'), words: ['home'] },
  ask: { load: () => import('../screens/home/Ask.tsx'), words: ['home'] },
  open: { load: () => import('../screens/open/Open.tsx'), words: ['home'] },
  join: { load: () => import('../screens/join/Join.tsx'), words: ['home'] },
  tables: { load: () => import('../screens/tables/Tables.tsx'), words: ['home'] },
  matches: { load: () => import('../screens/matches/Matches.tsx'), words: ['home'] },
  me: { load: () => import('../screens/me/Me.tsx'), words: ['home', 'settings'] },
  settings: { load: () => import('../screens/settings/Settings.tsx'), words: ['settings', 'keys'] },
  table: { load: () => import('../screens/table/LiveTable.tsx'), words: TABLE },
  practice: { load: () => import('../screens/table/PracticeTable.tsx'), words: TABLE },
  projector: { load: () => import('../screens/projector/Projector.tsx'), words: ['table', 'match', 'practice'] },
  match: { load: () => import('../screens/match/Match.tsx'), words: ['match', 'review', 'table', 'checking'] },
  bench: { load: () => import('../screens/bench/Bench.tsx'), words: ['bench'] },
  howto: { load: () => import('../screens/howto/HowToPlay.tsx'), words: ['home', 'howto', 'table', 'practice'] },
  rulebooks: { load: () => import('../screens/rulebooks/Rulebooks.tsx'), words: ['rulebooks', 'bench'] },
};
