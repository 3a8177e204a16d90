// The palette: the cubes of the mat and of Resources with what each still allows, and the keys beside them.
import type { GameName } from '@openshake/rules';
import { useRef } from 'preact/hooks';
import { all, say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import { cubeClass, cubeName, Face, type Lip } from '../../../parts/Cube.tsx';
import { showSign } from '../../../parts/expression/tokens.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { layOut, lipOf } from '../../../table/cubes.ts';
import type { Desk } from './desk.ts';
import { erase, swap, turn } from './line.ts';
import { type PaletteCube, symbolKeys, takesTooMany } from './palette.ts';
import { type PaperRules, PILES, type Pile, symbolsOf } from './rules.ts';
import { isUpright } from './wide.ts';

/** Touching a key leaves the cursor in the line. */
const stay = (event: Event) => event.preventDefault();

export function Palette({ desk, compact }: { desk: Desk; compact: boolean }) {
  const rules = desk.rules.value;
  const palette = desk.palette.value;
  /** So many cubes had their place in Resources. */
  const most = useRef(0);
  if (!rules || !palette) return null;
  most.current = Math.max(most.current, palette.piles.resources.length);
  if (compact)
    return (
      <fieldset class="pap-keys" aria-label={say('paper.palette')}>
        {symbolKeys(palette, symbolsOf(rules.game)).map((key) => (
          <Key key={key.cube} desk={desk} game={rules.game} look={key} />
        ))}
        <SignKeys desk={desk} rules={rules} />
      </fieldset>
    );
  const lips = lipsOf(desk);
  return (
    <fieldset class="pap-palette" aria-label={say('paper.palette')}>
      <div class="pap-piles">
        {PILES.filter((pile) => palette.piles[pile].length > 0).map((pile) => (
          <div key={pile} class="pap-pile" data-pile={pile}>
            <span class="pap-pile-name">
              <b>{desk.table.words.value.say({ key: `section.${pile}` })}</b>{' '}
              <Allowance desk={desk} pile={pile} rules={rules} />
            </span>
            <div class="cubes">
              {palette.piles[pile].map((look) => (
                <Key key={look.at} desk={desk} game={rules.game} look={look} lip={lips[pile][look.at]} />
              ))}
              {/* A cube that leaves takes no row away: nothing moves under a finger while somebody else moves. */}
              {pile === 'resources' &&
                Array.from({ length: most.current - palette.piles.resources.length }, (_, at) => (
                  <b key={`left ${at}`} class="cu pap-left" aria-hidden="true" />
                ))}
            </div>
          </div>
        ))}
      </div>
      {(rules.isDraft || !isUpright.value) && <Keys desk={desk} rules={rules} />}
    </fieldset>
  );
}

/** The keys that write no cube. */
export function Keys({ desk, rules }: { desk: Desk; rules: PaperRules }) {
  return (
    <div class="pap-keys">
      <SignKeys desk={desk} rules={rules} />
    </div>
  );
}

/** The colours of the cubes of each pile: the first cube of a symbol is the first that lies there. */
function lipsOf(desk: Desk): Readonly<Record<Pile, readonly (Lip | undefined)[]>> {
  const view = desk.table.view.value;
  const rules = desk.rules.value;
  const none: (Lip | undefined)[] = [];
  if (!view || !rules || rules.game !== 'equations') return { required: none, permitted: none, resources: none };
  const { laid } = layOut(view.table);
  const of = (pile: Pile) => {
    const left = [...laid[pile]];
    return rules.cubes[pile].map((cube) => {
      const found = left.findIndex((at) => view.table.rolled[at] === cube);
      const [at] = found < 0 ? [] : left.splice(found, 1);
      return at === undefined ? undefined : lipOf(at);
    });
  };
  return { required: of('required'), permitted: of('permitted'), resources: of('resources') };
}

function Key({ desk, game, look, lip }: { desk: Desk; game: GameName; look: PaletteCube; lip?: Lip | undefined }) {
  const { cube, used, why } = look;
  const means = desk.solution.value.wild[cube];
  const name = cubeName({ game, cube, lip });
  const label =
    means !== undefined && means !== cube
      ? say('paper.keyAs', { name, sign: cubeName({ game, cube: means }) })
      : used
        ? say('paper.keyUsed', { name })
        : name;
  return (
    <button
      type="button"
      class={`${cubeClass({ game, cube, lip })} pap-key${used ? ' used' : ''}`}
      aria-label={label}
      aria-disabled={why !== undefined}
      onPointerDown={stay}
      onClick={() => desk.write(cube, why)}
    >
      <Face game={game} cube={cube} />
    </button>
  );
}

/** What a pile still allows, in a word or two. */
function Allowance({ desk, pile, rules }: { desk: Desk; pile: Pile; rules: PaperRules }) {
  const palette = desk.palette.value;
  if (!palette) return null;
  if (pile === 'required') return <span>{say('paper.requiredLeft', { left: palette.requiredLeft })}</span>;
  const used = palette.piles.permitted.filter((each) => each.used).length;
  if (pile === 'permitted')
    return <span>{say('paper.permittedUsed', { used, of: palette.piles.permitted.length })}</span>;
  const { most, clause } = rules.fromResources;
  const isTooMany = takesTooMany(rules, palette);
  return (
    <span class={isTooMany ? 'pap-fault' : undefined}>
      {isTooMany && <span aria-hidden="true">✗ </span>}
      {say('paper.resources', { most: rules.isDraft ? 'draft' : most, taken: palette.taken.length })}
      {!rules.isDraft && most !== 'any' && (
        <>
          {' '}
          <Clause book={rules.book} clause={clause} />
        </>
      )}
    </span>
  );
}

function SignKeys({ desk, rules }: { desk: Desk; rules: PaperRules }) {
  const { game, wild, exchange, cubes } = rules;
  const lies = (cube: string) => PILES.some((pile) => cubes[pile].includes(cube));
  // A 0 that lies only in the Goal stands for something too.
  const isInGoal = (cube: string) => rules.goalText?.includes(cube) === true;
  const wilds = Object.keys(wild).filter((cube) => lies(cube) || isInGoal(cube));
  const pairs = [
    ...new Set(
      Object.entries(exchange).flatMap(([one, other]) =>
        lies(one) && one < other ? [`${one}${other}`] : lies(other) && one < other ? [`${one}${other}`] : [],
      ),
    ),
  ];
  return (
    <>
      {(['open', 'close'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          class="btn pap-sign"
          aria-label={say(`expression.${kind}`)}
          onPointerDown={stay}
          onClick={() => desk.put({ kind, text: kind === 'open' ? '(' : ')' })}
        >
          {kind === 'open' ? '(' : ')'}
        </button>
      ))}
      {wilds.map((cube) => (
        <button
          key={cube}
          type="button"
          class="btn pap-word"
          onPointerDown={stay}
          onClick={() => {
            desk.tray.value = desk.tray.value?.cube === cube ? null : { cube, writes: false };
          }}
          aria-expanded={desk.tray.value?.cube === cube}
        >
          {say('paper.wildKey', { cube: showSign(game, cube) })}
        </button>
      ))}
      {pairs.map((pair) => (
        <button
          key={pair}
          type="button"
          class="btn pap-word"
          aria-label={say('paper.swap', { signs: all([...pair].map((cube) => cubeName({ game, cube }))) })}
          onPointerDown={stay}
          onClick={() => desk.edit((line) => swap(line, exchange))}
        >
          <Face game={game} cube={pair.charAt(0)} /> ↔ <Face game={game} cube={pair.charAt(1)} />
        </button>
      ))}
      {rules.turnsCubes && (
        <button
          type="button"
          class="btn pap-word"
          onPointerDown={stay}
          onClick={() => desk.edit(turn)}
          aria-label={say('paper.turnCube')}
        >
          <Icon name="turn" />
        </button>
      )}
      {game === 'equations' && desk.part.value.name === 'equation' && (
        <button
          type="button"
          class="btn pap-word"
          onPointerDown={stay}
          onClick={() => desk.putGoal()}
          aria-disabled={!rules.ownGoal && rules.goalText === undefined}
        >
          {say('paper.equalsGoal')}
        </button>
      )}
      <button
        type="button"
        class="btn pap-sign"
        aria-label={say('paper.delete')}
        onPointerDown={stay}
        onClick={() => desk.edit((line) => erase(line))}
      >
        <Icon name="back" />
      </button>
    </>
  );
}
