// The middle of the table: what the phase is about.
import { useRef } from 'preact/hooks';
import { Deeds } from './Act.tsx';
import { Ask } from './Ask.tsx';
import { Claims, isClaiming } from './Claims.tsx';
import type { Hands } from './hands.ts';
import {
  Charge,
  Checking,
  Choosing,
  GoalSetting,
  mayCharge,
  NoGoal,
  RoundOver,
  ShakeEnded,
  Starting,
  Writing,
} from './lazy.tsx';
import { Mat } from './Mat.tsx';
import { Away, Notice } from './Notice.tsx';
import { Resources } from './Resources.tsx';
import { useFromTop } from './sight.ts';
import { useTravel } from './travel.ts';
import type { Main } from './where.ts';

export function Middle({ hands, main }: { hands: Hands; main: Main }) {
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, hands.laid.value);
  useFromTop(root, main);
  const { table } = hands;
  return (
    <div class="tbl-middle" ref={root}>
      <Away hands={hands} />
      {main === 'starting' && <Starting table={table} />}
      {main === 'choosing' && <Choosing table={table} />}
      {main === 'goal' && <GoalSetting table={table} />}
      {main === 'no-goal' && <NoGoal table={table} />}
      {main === 'checking' && <Checking table={table} />}
      {main === 'ended' && <ShakeEnded table={table} />}
      {main === 'over' && <RoundOver table={table} />}
      {hasMat(hands, main) && <Mat hands={hands} />}
      <Notice hands={hands} />
      {main === 'writing' && <Writing table={table} />}
      <Supply hands={hands} main={main} />
    </div>
  );
}

/** The mat shows as soon as something lies on it. */
function hasMat({ table }: Hands, main: Main): boolean {
  if (main === 'moving' || main === 'writing') return true;
  const lay = table.view.value?.table;
  return (main === 'goal' || main === 'no-goal') && lay !== undefined && lay.mat.forbidden.length > 0;
}

const WITH_RESOURCES: readonly Main[] = ['starting', 'choosing', 'goal', 'no-goal', 'moving'];

/** Resources; in their place what is asked, or what can be claimed. */
function Supply({ hands, main }: { hands: Hands; main: Main }) {
  const lay = hands.table.view.value?.table;
  const claiming = isClaiming(hands);
  const asked = hands.asked.value !== null;
  // Whoever sets a Goal of Equations has all cubes in that panel.
  const laysGoal = main === 'goal' && hands.table.game.value === 'equations' && hands.isOpen('set-goal');
  const hasCubes = WITH_RESOURCES.includes(main) && lay !== undefined && lay.rolled.length > 0 && !laysGoal;
  if (!hasCubes && !claiming) return null;
  return (
    <div class="tbl-supply">
      {hasCubes && <Resources hands={hands} hidden={claiming || asked} />}
      {claiming && <Claims hands={hands} />}
      {!claiming && asked && <Ask hands={hands} />}
      {hasCubes && (
        <div class="tbl-narrow">
          <Deeds hands={hands} bonus={false} />
          {mayCharge(hands.table) && <Charge table={hands.table} />}
        </div>
      )}
    </div>
  );
}
