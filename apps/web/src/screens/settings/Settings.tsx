// The settings: what one plays, how things look, what a table does, the language, and everything that is kept on this device.
import '../../styles/settings.css';
import { LANGUAGES } from '@openshake/words/speaking';
import { place } from '../../app/place.ts';
import { set, settings } from '../../app/settings.ts';
import { say } from '../../app/speech.ts';
import { GAMES, playedBy } from '../../books.ts';
import { Card } from '../../parts/Card.tsx';
import { Cube, type Lip } from '../../parts/Cube.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { play } from '../../table/sounds.ts';
import { OneOf, OnOff } from './Fields.tsx';
import { KeyList } from './KeyList.tsx';
import { Stored } from './Stored.tsx';

const THEMES = ['system', 'light', 'dark'] as const;
const TEXTS = ['normal', 'large', 'largest'] as const;
const MOTIONS = ['system', 'less'] as const;
const SOUNDS = ['all', 'mine', 'none'] as const;

const COLOURS = ['B', 'R', 'G', 'Y'] as const;
const EQUATIONS: readonly { lip: Lip; cube: string }[] = [
  { lip: 'red', cube: '4' },
  { lip: 'blue', cube: '5' },
  { lip: 'green', cube: '7' },
  { lip: 'black', cube: '9' },
];

/** Where the settings were opened from, if that was a table: it goes on meanwhile. */
function BackToTable() {
  const from = place.value.query.get('from') ?? '';
  if (!/^\/(table|practice)\//.test(from)) return null;
  return (
    <a class="btn st-back" href={`#${from}`}>
      <Icon name="go" />
      {say('settings.back')}
    </a>
  );
}

function Played() {
  return (
    <section class="panel stack" aria-labelledby="st-play">
      <h2 id="st-play">{say('settings.play')}</h2>
      <dl class="st-played">
        {GAMES.map((game) => {
          const { book, division } = playedBy(game, settings.value);
          return (
            <div key={game}>
              <dt>{say(`game.${game}`)}</dt>
              <dd>{say('book.played', { book: say(`book.${book}`), division: say(`division.${division}`) })}</dd>
            </div>
          );
        })}
      </dl>
      <a class="btn st-start" href="#/ask?from=settings">
        {say('settings.play.change')}
      </a>
    </section>
  );
}

/** What the colours look like now. */
function Example() {
  return (
    <div class="st-example" role="img" aria-label={say('settings.signs.example')}>
      <div class="cubes">
        {COLOURS.map((cube) => (
          <Cube key={cube} game="on-sets" cube={cube} label={false} />
        ))}
      </div>
      <div class="st-card">
        <Card card="BRGY" />
      </div>
      <div class="cubes">
        {EQUATIONS.map((look) => (
          <Cube key={look.lip} game="equations" {...look} label={false} />
        ))}
      </div>
    </div>
  );
}

function Look() {
  const { theme, text, signs, motion } = settings.value;
  return (
    <section class="panel stack" aria-labelledby="st-look">
      <h2 id="st-look">{say('settings.look')}</h2>
      <OneOf
        name="theme"
        title={say('settings.theme')}
        options={THEMES.map((value) => ({ value, title: say(`settings.theme.${value}`) }))}
        value={theme}
        choose={(value) => set({ theme: value })}
      />
      <OneOf
        name="text"
        title={say('settings.text')}
        options={TEXTS.map((value) => ({ value, title: say(`settings.text.${value}`) }))}
        value={text}
        choose={(value) => set({ text: value })}
      />
      <OneOf
        name="motion"
        title={say('settings.motion')}
        what={say('settings.motion.what')}
        options={MOTIONS.map((value) => ({ value, title: say(`settings.motion.${value}`) }))}
        value={motion}
        choose={(value) => set({ motion: value })}
      />
      <OnOff
        title={say('settings.signs')}
        what={say('settings.signs.what')}
        on={signs}
        turn={(on) => set({ signs: on })}
      >
        <Example />
      </OnOff>
    </section>
  );
}

function AtTable() {
  const { confirm, sounds, keys } = settings.value;
  return (
    <section class="panel stack" aria-labelledby="st-table">
      <h2 id="st-table">{say('settings.table')}</h2>
      <OnOff
        title={say('settings.confirm')}
        what={say('settings.confirm.what')}
        on={confirm}
        turn={(on) => set({ confirm: on })}
      />
      <OneOf
        name="sounds"
        title={say('settings.sounds')}
        what={say('settings.sounds.what')}
        options={SOUNDS.map((value) => ({ value, title: say(`settings.sounds.${value}`) }))}
        value={sounds}
        choose={(value) => {
          set({ sounds: value });
          if (value !== 'none') play('turn');
        }}
      />
      <OnOff title={say('settings.keys')} what={say('settings.keys.what')} on={keys} turn={(on) => set({ keys: on })}>
        <KeyList />
      </OnOff>
    </section>
  );
}

function Language() {
  return (
    <section class="panel stack" aria-labelledby="st-language">
      <h2 id="st-language">{say('settings.language')}</h2>
      <OneOf
        name="language"
        title={say('settings.language.which')}
        options={LANGUAGES.map((value) => ({ value, title: say(`settings.language.${value}`), lang: value }))}
        value={settings.value.language}
        choose={(value) => set({ language: value })}
      />
    </section>
  );
}

export default function Settings() {
  return (
    <Frame>
      <div class="st-page">
        <div class="st-head">
          <h1>{say('shell.settings')}</h1>
          <BackToTable />
        </div>
        <div class="stack">
          <Look />
          <AtTable />
        </div>
        <div class="stack">
          <Played />
          <Language />
          <Stored />
        </div>
      </div>
    </Frame>
  );
}
