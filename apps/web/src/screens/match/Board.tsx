// The table as it lay at one moment: Goal, sections, Resources, and for On-Sets the Universe. Nobody can act here.

import '../../styles/table.css';
import { useMemo } from 'preact/hooks';
import { say } from '../../app/speech.ts';
import { Card, CHART } from '../../parts/Card.tsx';
import { Cube, type Lip } from '../../parts/Cube.tsx';
import { type CubeSpot, layOut } from '../../table/cubes.ts';
import type { TableStore } from '../../table/store.ts';
import { GoalCubes, Worth } from '../table/mat/Goal.tsx';
import { handsOf } from '../table/mat/hands.ts';

const LIPS: readonly Lip[] = ['red', 'blue', 'green', 'black'];
const CUBES_OF_A_COLOUR = 6;
const SECTIONS = ['required', 'permitted', 'forbidden'] as const;

export function Board({ table }: { table: TableStore }) {
  // Nobody picks anything up here: it is how the Goal lies that counts.
  const hands = useMemo(() => handsOf(table), [table]);
  const view = table.view.value;
  if (!view) return null;
  const words = table.words.value;
  const game = table.game.value;
  const { laid } = layOut(view.table);
  const last = view.table.trail.at(-1);
  const { rolled, goal, universe, goalSetter, shake } = view.table;
  const section = (spot: CubeSpot) => words.say({ key: 'named.section', section: spot });

  const cubes = (spot: CubeSpot) => (
    <ul class="cubes">
      {laid[spot].map((at, index) => {
        const isLast = last?.to === spot && index === laid[spot].length - 1;
        const lip = game === 'equations' ? LIPS[Math.floor(at / CUBES_OF_A_COLOUR)] : undefined;
        return (
          <li key={at} class={isLast ? 'mt-last' : undefined}>
            <Cube game={game} cube={rolled[at] ?? ''} lip={lip} />
          </li>
        );
      })}
    </ul>
  );

  return (
    <div class="mt-board">
      <section class="mat" aria-label={say('match.mat')}>
        <div class="zone mt-goal">
          <h2>{say('match.goal')}</h2>
          {goal === null ? (
            <p class="mt-none">{say('match.noGoal')}</p>
          ) : (
            <div class="row">
              <GoalCubes hands={hands} />
              <div class="tbl-worth">
                <Worth hands={hands} />
                <small>{say('match.setBy', { shake: shake ?? 0, name: words.name(goalSetter) })}</small>
              </div>
            </div>
          )}
        </div>
        <div class="mt-zones">
          {SECTIONS.map((each) => (
            <div class="zone" key={each}>
              <h2>{section(each)}</h2>
              {cubes(each)}
            </div>
          ))}
        </div>
      </section>
      <section class="panel">
        <h2>{say('match.resources', { count: laid.resources.length })}</h2>
        {cubes('resources')}
      </section>
      {universe.length > 0 && (
        <section class="panel">
          <h2>{say('match.universe', { count: universe.length })}</h2>
          <div class="mt-chart">
            {CHART.filter((card) => universe.includes(card)).map((card) => (
              <Card key={card} card={card} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
