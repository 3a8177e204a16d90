// Play now: one tap starts a match against a bot. What is played stands beside it and is changed in place.
import { set, settings } from '../../app/settings.ts';
import { say } from '../../app/speech.ts';
import { BOT_LEVELS, GAMES, playedBy } from '../../books.ts';
import { Cube, type CubeLook } from '../../parts/Cube.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Line } from '../../parts/Line.tsx';
import { usePlay } from './playing.ts';

const EQUATIONS_CUBES: readonly Omit<CubeLook, 'game'>[] = [
  { cube: '6', lip: 'green' },
  { cube: 'x', lip: 'blue' },
  { cube: '4', lip: 'green' },
  { cube: '-', lip: 'red' },
  { cube: 'r', lip: 'black' },
  { cube: '9', lip: 'black' },
];
const ON_SETS_CUBES: readonly Omit<CubeLook, 'game'>[] = [
  { cube: 'B' },
  { cube: 'U' },
  { cube: 'R' },
  { cube: 'N' },
  { cube: 'G' },
  { cube: '3' },
];

export function PlayNow() {
  const { game, bot } = settings.value;
  const { book, division } = playedBy(game, settings.value);
  const { play, busy, wrong } = usePlay(game);
  return (
    <section class="mat hm-hero">
      <div>
        <h1>{say('home.title')}</h1>
        <p>{say('home.what')}</p>
      </div>
      <div class="hm-lie" aria-hidden="true">
        {(game === 'equations' ? EQUATIONS_CUBES : ON_SETS_CUBES).map((look) => (
          <Cube key={look.cube} game={game} {...look} label={false} />
        ))}
      </div>
      <div class="hm-pick">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid item everywhere */}
        <div class="hm-seg" role="group" aria-label={say('home.game')}>
          {GAMES.map((each) => (
            <button key={each} type="button" aria-pressed={each === game} onClick={() => set({ game: each })}>
              {say(`game.${each}`)}
            </button>
          ))}
        </div>
        <label>
          {say('home.bot')}
          <select value={bot} onChange={({ currentTarget }) => set({ bot: currentTarget.value })}>
            {BOT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`level.${level}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="btn amber hm-play" onClick={play} aria-busy={busy.value}>
          <Icon name="play" />
          {say('home.play')}
        </button>
      </div>
      {wrong.value && <Line kind="bad">{say('home.notStarted')}</Line>}
      <div class="hm-under">
        <a class="btn hm-how" href="#/howto">
          {say('shell.howto')}
        </a>
        <p class="hm-by">
          {say('home.by', { book: say(`book.${book}`), division: say(`division.${division}`) })}{' '}
          <a href="#/ask">{say('home.change')}</a>
        </p>
      </div>
    </section>
  );
}
