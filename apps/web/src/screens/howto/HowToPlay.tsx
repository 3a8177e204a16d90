// How the games are played, as a screen of its own: the six steps of one game, its rulebook, and a way to play at once.
import '../../styles/home.css';
import { tableWords } from '@openshake/words';
import { useMemo } from 'preact/hooks';
import { rulesCatalogue } from '../../app/catalogue.ts';
import { place } from '../../app/place.ts';
import { settings } from '../../app/settings.ts';
import { say } from '../../app/speech.ts';
import { GAMES, playedBy } from '../../books.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Line } from '../../parts/Line.tsx';
import { usePlay } from '../home/playing.ts';
import { AllRules } from './AllRules.tsx';
import { Steps } from './Steps.tsx';

export default function HowToPlay() {
  const game = GAMES.find((each) => each === place.value.path[1]) ?? settings.value.game;
  const { book, division } = playedBy(game, settings.value);
  const catalogue = rulesCatalogue().value;
  const words = useMemo(() => catalogue && tableWords(game, catalogue), [catalogue, game]);
  const { play, busy, wrong } = usePlay(game);
  return (
    <Frame>
      <div class="how-page">
        <div class="how-top">
          <h1>{say('shell.howto')}</h1>
          <nav class="how-games" aria-label={say('home.game')}>
            {GAMES.map((each) => (
              <a key={each} href={`#/howto/${each}`} aria-current={each === game ? 'page' : undefined}>
                {say(`game.${each}`)}
              </a>
            ))}
          </nav>
        </div>
        {words && (
          <>
            <Steps book={book} division={division} heading="h2" words={words} practice />
            <div class="how-end">
              <AllRules book={book} />
              <button type="button" class="btn amber how-play" onClick={play} aria-busy={busy.value}>
                <Icon name="play" />
                {say('home.play')}
              </button>
              {wrong.value && <Line kind="bad">{say('home.notStarted')}</Line>}
            </div>
          </>
        )}
      </div>
    </Frame>
  );
}
