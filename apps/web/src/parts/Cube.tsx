// A cube, large enough to pick up: its face, the lip in its colour, and how it lies.
import type { GameName } from '@openshake/rules';
import { settings } from '../app/settings.ts';
import { say } from '../app/speech.ts';
import { Shape } from './Shape.tsx';
import { Sign, signOf } from './Sign.tsx';

export type Lip = 'red' | 'blue' | 'green' | 'black';

export interface CubeLook {
  game: GameName;
  /** The letter of the notation. */
  cube: string;
  /** The colour of an Equations cube. */
  lip?: Lip | undefined;
  turned?: 'upside-down' | 'sideways' | 'both' | undefined;
}

const LIPS = { red: 'r', blue: 'b', green: 'g', black: 'k' } as const;
const TURNS = { 'upside-down': 'u', sideways: 'sd', both: 'u sd' } as const;
const COLOURS = /^[BRGY]$/;

export function cubeClass({ game, cube, lip, turned }: CubeLook): string {
  const kind =
    game === 'equations' ? (lip ? LIPS[lip] : 'k') : /^[UN'-]$/.test(cube) ? 'op' : /^[VAC=]$/.test(cube) ? 'rel' : '';
  return ['cu', kind, turned && TURNS[turned]].filter(Boolean).join(' ');
}

/** What lies on the face. */
export function Face(look: CubeLook) {
  return (
    <>
      <OnFace {...look} />
      {look.lip && settings.value.signs && <Shape of={LIPS[look.lip]} />}
    </>
  );
}

function OnFace({ game, cube, turned }: CubeLook) {
  const sign = signOf(game, cube);
  if (sign)
    return turned ? (
      <i class="ft">
        <Sign name={sign} />
      </i>
    ) : (
      <Sign name={sign} />
    );
  if (game === 'on-sets' && COLOURS.test(cube)) return <Dot colour={cube as 'B'} />;
  // A turned cube always has a foot, so that an upside-down 0, 1 or 8 is seen as such.
  return <i class={turned || (game === 'equations' && /^[69]$/.test(cube)) ? 'ft' : undefined}>{cube}</i>;
}

/** A colour with its letter, and with its own shape if the person has asked for one. */
export function Dot({ colour, hidden }: { colour: 'B' | 'R' | 'G' | 'Y'; hidden?: boolean | undefined }) {
  const kind = `dot ${colour}${hidden ? ' no' : ''}`;
  if (hidden || !settings.value.signs) return <i class={kind}>{hidden ? '' : colour}</i>;
  return (
    <i class={`${kind} shaped`}>
      <Shape of={colour} />
      <span>{colour}</span>
    </i>
  );
}

/** A cube that only shows. `label`: off where the text beside it says the same. */
export function Cube({ label = true, ...look }: CubeLook & { label?: boolean }) {
  return (
    <b class={cubeClass(look)} {...(label ? { role: 'img', 'aria-label': cubeName(look) } : { 'aria-hidden': true })}>
      <Face {...look} />
    </b>
  );
}

/** How a cube is called aloud: "blue", "union", "green 4", "2 upside down". */
export function cubeName({ game, cube, lip, turned }: CubeLook): string {
  const name = say('cube.name', { sign: signOf(game, cube) ?? cube });
  const full = lip ? say('cube.lipped', { lip, name }) : name;
  return turned ? say('cube.turned', { name: full, turned }) : full;
}
