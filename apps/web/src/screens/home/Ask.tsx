// The two questions: which league, which division. They decide which rulebook is played; "I don't know" is an answer.
import '../../styles/home.css';
import type { BookId, DivisionId } from '@openshake/rules';
import { useSignal } from '@preact/signals';
import { go, place } from '../../app/place.ts';
import { set, settings } from '../../app/settings.ts';
import { say } from '../../app/speech.ts';
import { divisionsOf, LEAGUES, type League, OLDER, playedBy, playsIn, usualBook, usualDivision } from '../../books.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { answered, type LeagueAnswer, leagueOf } from './answers.ts';
import { Choice } from './Choice.tsx';

const NAMES = Object.keys(LEAGUES) as League[];

export default function Ask() {
  const { game } = settings.value;
  const league = useSignal<LeagueAnswer>(leagueOf(settings.value));
  const division = useSignal(settings.value.division[game]);
  const showsOlder = useSignal(OLDER.some((id) => id === league.value));

  const books = answered(league.value);
  const book: BookId = books?.[game] ?? usualBook(game);
  const divisions = divisionsOf(book);
  const chosen: DivisionId | null = divisions.find((each) => each === division.value) ?? null;
  const shown = chosen ?? usualDivision(book);

  function keep() {
    const next = { 'on-sets': books?.['on-sets'] ?? null, equations: books?.equations ?? null };
    // Whoever plays in a division plays both games there, as far as the other book has it.
    set({ book: next, division: { 'on-sets': chosen, equations: chosen } });
    leave();
  }

  function leave() {
    go(place.peek().query.get('from') === 'settings' ? '#/settings' : '#/');
  }

  const other = game === 'on-sets' ? 'equations' : 'on-sets';
  const others = playedBy(other, {
    book: { 'on-sets': null, equations: null, ...books },
    division: { 'on-sets': chosen, equations: chosen },
  });

  return (
    <Frame>
      <div class="hm-ask">
        <h1>{say('ask.title')}</h1>
        <p>{say('ask.what')}</p>
        <div class="hm-qs">
          <fieldset>
            <legend>{say('ask.league')}</legend>
            {NAMES.map((name) => (
              <Choice
                key={name}
                name="league"
                on={league.value === name}
                title={say(`league.${name}`)}
                what={say(`league.${name}.what`)}
                choose={() => {
                  league.value = name;
                }}
              />
            ))}
            <Choice
              name="league"
              on={league.value === null}
              title={say('ask.unknown')}
              what={say('ask.unknown.league')}
              choose={() => {
                league.value = null;
              }}
            />
            {!showsOlder.value && (
              <button
                type="button"
                class="btn q"
                onClick={() => {
                  showsOlder.value = true;
                }}
              >
                {say('ask.older')} <Icon name="go" />
              </button>
            )}
            {showsOlder.value &&
              OLDER.map((id) => (
                <Choice
                  key={id}
                  name="league"
                  on={league.value === id}
                  title={say(`book.${id}`)}
                  what={say('ask.older.what')}
                  choose={() => {
                    league.value = id;
                  }}
                />
              ))}
          </fieldset>
          <fieldset>
            <legend>{say('ask.division')}</legend>
            {divisions.map((each) => (
              <Choice
                key={each}
                name="division"
                on={chosen === each}
                title={say(`division.${each}`)}
                what={say(`plays.${playsIn(book, each)}`)}
                choose={() => {
                  division.value = each;
                }}
              />
            ))}
            <Choice
              name="division"
              on={chosen === null}
              title={say('ask.unknown')}
              what={say('ask.unknown.division', { division: say(`division.${usualDivision(book)}`) })}
              choose={() => {
                division.value = null;
              }}
            />
          </fieldset>
        </div>
        <div class="hm-end">
          <small class="push" role="status">
            {say('ask.played', {
              one: say('book.played', { book: say(`book.${book}`), division: say(`division.${shown}`) }),
              other: say('book.played', {
                book: say(`book.${others.book}`),
                division: say(`division.${others.division}`),
              }),
            })}
          </small>
          <button type="button" class="btn" onClick={leave}>
            {say('ask.notNow')}
          </button>
          <button type="button" class="btn p" onClick={keep}>
            {say('ask.keep')}
          </button>
        </div>
      </div>
    </Frame>
  );
}
