// Parts that load when they are first needed, with their words. Nothing is shown while one loads; all of them are fetched once the table stands still.
import type { PagePart } from '@openshake/words/page';
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadWords } from '../../../app/speech.ts';
import { judgeOf, loadJudge } from '../../../table/judges.ts';
import type { TableStore } from '../../../table/store.ts';

type Part = FunctionComponent<{ table: TableStore }>;
type Load = () => Promise<Part>;

const later: Load[] = [];
/** Whether the table has stood for a moment. */
const stands = signal(false);

function lazy(load: Load, ...words: PagePart[]): Part {
  const loaded = signal<Part | null>(null);
  let asked = false;
  const fetch: Load = async () => {
    asked = true;
    const [part] = await Promise.all([load(), loadWords(...words)]);
    loaded.value = part;
    return part;
  };
  later.push(fetch);
  return ({ table }) => {
    const Loaded = loaded.value;
    // A part that cannot be fetched now is asked for again with the next change of the table.
    if (!Loaded && !asked)
      fetch().catch(() => {
        asked = false;
      });
    return Loaded ? <Loaded table={table} /> : null;
  };
}

/** What a player does not need in the first moment comes after what everybody sees. For a judge it is the first thing. */
const patient =
  (Wanted: Part): Part =>
  ({ table }) =>
    stands.value || table.me.value === null ? <Wanted table={table} /> : null;

/** From here on, what loads is for later: measurements of a first visit end here. */
export const LATER = 'openshake: parts for later';

/** Fetches the parts that are not there yet, one after the other. */
export async function fetchParts({ game }: Pick<TableStore, 'game'>): Promise<void> {
  performance.mark(LATER);
  stands.value = true;
  await loadJudge(game.peek()).catch(() => {});
  for (const fetch of later) await fetch().catch(() => {});
}

export const Starting = lazy(async () => (await import('../start/Starting.tsx')).Starting, 'start');
export const Choosing = lazy(async () => (await import('../start/Choosing.tsx')).Choosing, 'start');
const SettingGoal = lazy(async () => (await import('../goal/GoalSetting.tsx')).GoalSetting, 'start');
/** Whoever lays a Goal sees what it is worth, which takes the judge. */
export const GoalSetting: Part = ({ table }) => {
  const game = table.game.value;
  const judge = judgeOf(game).value;
  useEffect(() => {
    if (!judge) loadJudge(game).catch(() => {});
  }, [game, judge]);
  return judge && <SettingGoal table={table} />;
};
export const NoGoal = lazy(async () => (await import('../goal/NoGoal.tsx')).NoGoal, 'start');
export const Paper = lazy(async () => (await import('../paper/Paper.tsx')).Paper, 'paper');
export const Writing = lazy(async () => (await import('../paper/Writing.tsx')).Writing, 'paper');
export const Checking = lazy(async () => (await import('../checking/Checking.tsx')).Checking, 'checking');
export const ShakeEnded = lazy(async () => (await import('../checking/ShakeEnded.tsx')).ShakeEnded, 'checking');
export const ShakePoints = lazy(async () => (await import('../checking/ShakeEnded.tsx')).ShakePoints, 'checking');
export const Scoresheet = lazy(async () => (await import('../round/Scoresheet.tsx')).Scoresheet, 'checking');
export const RoundOver = lazy(async () => (await import('../round/RoundOver.tsx')).RoundOver, 'checking');
export const Officials = patient(lazy(async () => (await import('../judge/Officials.tsx')).Officials, 'checking'));
export const CallJudge = patient(lazy(async () => (await import('../judge/CallJudge.tsx')).CallJudge, 'checking'));
export const LeaveBench = patient(lazy(async () => (await import('../judge/LeaveBench.tsx')).LeaveBench, 'checking'));
export const SayPhrase = patient(
  lazy(async () => {
    const { Phrases } = await import('../live/Phrases.tsx');
    return ({ table }) => <Phrases source={table.source} />;
  }),
);
export const Charge = lazy(async () => (await import('./Charge.tsx')).Charge);
/** Where illegal actions are refused at once, nobody has to charge them. */
export const mayCharge = ({ view, me }: TableStore): boolean =>
  view.value?.officiating === 'table' && me.value !== null;
export const Help = lazy(async () => (await import('../practice/Help.tsx')).Help);
export const Keys = lazy(async () => (await import('./Keys.tsx')).Keys, 'keys');
export const HowTo = lazy(async () => (await import('../../howto/AtTable.tsx')).AtTable, 'howto');
export const OfferHowTo = patient(lazy(async () => (await import('../../howto/Offer.tsx')).Offer, 'howto'));
