// The pictures of the steps, made of the parts of the page. Where a picture names things, they are read aloud too.
import type { GameName } from '@openshake/rules';
import type { Words } from '@openshake/words/speaking';
import { say } from '../../app/speech.ts';
import { Card } from '../../parts/Card.tsx';
import { Cube, type CubeLook } from '../../parts/Cube.tsx';
import { Expression } from '../../parts/Expression.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { LastMoveClaim } from './cites.ts';

type Look = Omit<CubeLook, 'game'>;

const ROLLED: Readonly<Record<GameName, readonly Look[]>> = {
  'on-sets': [{ cube: 'B' }, { cube: 'U' }, { cube: 'G' }, { cube: '3' }, { cube: "'" }, { cube: 'R' }],
  equations: [
    { cube: '6', lip: 'green' },
    { cube: 'x', lip: 'blue' },
    { cube: '8', lip: 'black' },
    { cube: '+', lip: 'red' },
    { cube: '4', lip: 'green' },
    { cube: '2', lip: 'red' },
  ],
};
const GOAL: Readonly<Record<GameName, readonly Look[]>> = {
  'on-sets': [{ cube: '3' }],
  equations: [
    { cube: '6', lip: 'green' },
    { cube: 'x', lip: 'blue' },
    { cube: '2', lip: 'red' },
  ],
};
const SOLUTION: Readonly<Record<GameName, readonly Look[]>> = {
  'on-sets': [{ cube: 'B' }, { cube: 'U' }, { cube: 'G' }],
  equations: [
    { cube: '8', lip: 'black' },
    { cube: '+', lip: 'red' },
    { cube: '4', lip: 'green' },
  ],
};
/** The Universe of the pictures. B ∪ G has three of its cards. */
const CARDS = ['B', 'BG', 'RG', 'RY'] as const;
const WRITTEN: Readonly<Record<GameName, string>> = { 'on-sets': 'BUG', equations: '8+4=6x2' };

/** Cubes that lie side by side. */
const Cubes = ({ game, looks }: { game: GameName; looks: readonly Look[] }) => (
  <span class="how-cubes">
    {looks.map((look) => (
      <Cube key={look.cube} game={game} {...look} label={false} />
    ))}
  </span>
);

const Cards = ({ marked = false }: { marked?: boolean }) => (
  <span class="mini">
    {CARDS.map((card) => (
      <Card key={card} card={card} state={marked && /[BG]/.test(card) ? 'in' : 'plain'} />
    ))}
  </span>
);

export const Rolled = ({ game }: { game: GameName }) => (
  <div class="how-rolled" aria-hidden="true">
    <Cubes game={game} looks={ROLLED[game]} />
    {game === 'on-sets' && <Cards />}
  </div>
);

/** The Goal, and a Solution that has its value. */
export const Laid = ({ game }: { game: GameName }) => (
  <div class="how-laid" aria-hidden="true">
    <span class="zone">
      <b>{say('table.goal')}</b>
      <Cubes game={game} looks={GOAL[game]} />
      {game === 'equations' && <span class="math">= 12</span>}
    </span>
    <span class="zone">
      <b>{say('howto.solution')}</b>
      <Cubes game={game} looks={SOLUTION[game]} />
      {game === 'equations' ? <span class="math">= 12</span> : <Cards marked />}
    </span>
  </div>
);

const SECTIONS = ['required', 'permitted', 'forbidden'] as const;

export const Sections = ({ game, words }: { game: GameName; words: Words }) => (
  <dl class="how-list">
    {SECTIONS.map((section, at) => (
      <div key={section} class="zone">
        <dt>
          <Cubes game={game} looks={SOLUTION[game].slice(at, at + 1)} />
          {words.say({ key: `section.${section}` })}
        </dt>
        <dd>{say(`howto.means.${section}`)}</dd>
      </div>
    ))}
  </dl>
);

export const Claims = ({ claims, words }: { claims: readonly LastMoveClaim[]; words: Words }) => (
  <div class="how-claims">
    <span class="block how-block" aria-hidden="true">
      {say('table.block', { short: 'yes' })}
    </span>
    <dl class="how-list">
      {claims.map((claim) => (
        <div key={claim} class="zone">
          <dt>{words.say({ key: `claim.${claim}` })}</dt>
          <dd>{say(`howto.means.${claim}`)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

export const Paper = ({ game }: { game: GameName }) => (
  <div class="sheet how-paper" aria-hidden="true">
    <Expression game={game} text={WRITTEN[game]} brackets={false} label="" />
    <span class="how-right">
      <Icon name="check" />
    </span>
    {game === 'on-sets' && <Cards marked />}
  </div>
);

/** The ways to help that there are here. */
export const Ask = ({ clause, practice, keys }: { clause: string; practice: boolean; keys: boolean }) => (
  <div class="how-ask" aria-hidden="true">
    {practice && <span class="btn">{say('practice.hint')}</span>}
    <span class="how-clause">{clause}</span>
    {keys && <kbd>?</kbd>}
  </div>
);
