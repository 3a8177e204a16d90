// What the printer gets, on one A4 page: the scoresheet with room to sign, and the story of the match. A long story is printed smaller, a very long one without its moves.
import { matchPointsOf, type SeenEvent, totalsOf } from '@openshake/rules';
import { scoresOf } from '@openshake/words';
import { language, say } from '../../app/speech.ts';
import type { Moment } from './moments.ts';
import type { OpenMatch } from './open.ts';
import { clockText, toldAt } from './told.ts';

interface Told {
  key: string;
  time: string;
  text: string;
}

/** How the story is set in columns: signs in a line, lines on the page, and the lines that a row of the scoresheet takes from them. */
const WIDE = { look: 'mt-print mt-print-wide', signs: 54, lines: 118, row: 4 };
const SMALL = { look: 'mt-print mt-print-small', signs: 40, lines: 214, row: 7 };

const linesOf = (story: readonly Told[], signs: number): number =>
  story.reduce((sum, { time, text }) => sum + Math.ceil((time.length + 1 + text.length) / signs), 0);

/** What decides a shake. */
const DECIDES: ReadonlySet<SeenEvent['type']> = new Set<SeenEvent['type']>([
  ...(['goalSet', 'challenged', 'noGoalDeclared', 'forceOutDeclared', 'paperSettled', 'pointLost'] as const),
  ...(['shakeEnded', 'roundEnded', 'playStopped', 'shakeVoided', 'roundVoided'] as const),
]);

function storyOf({ moments, store }: OpenMatch, wanted: (moment: Moment) => boolean): Told[] {
  const words = store.words.value;
  return moments
    .filter(wanted)
    .flatMap((moment) =>
      toldAt(moment, words).map((text, index) => ({ key: `${moment.v} ${index}`, time: clockText(moment.at), text })),
    );
}

/** The fullest story that fits the page. */
function fitted(match: OpenMatch, shakes: number): { look: string; story: readonly Told[]; isWhole: boolean } {
  const whole = storyOf(match, () => true);
  const setting = [WIDE, SMALL].find(({ signs, lines, row }) => linesOf(whole, signs) <= lines - row * shakes);
  if (setting) return { look: setting.look, story: whole, isWhole: true };
  const brief = storyOf(match, ({ events }) => events.some(({ type }) => DECIDES.has(type)));
  let room = SMALL.lines - SMALL.row * shakes;
  // What still does not fit is at the end, where one finds it in the text.
  const story = brief.filter((told) => {
    room -= linesOf([told], SMALL.signs);
    return room >= 0;
  });
  return { look: SMALL.look, story, isWhole: false };
}

export function PrintSheet({ match, title }: { match: OpenMatch; title: string }) {
  const { store, moments, played } = match;
  const words = store.words.value;
  const end = moments.at(-1);
  if (!end) return null;
  const { players } = played.setup;
  const points = matchPointsOf(end.match);
  const { look, story, isWhole } = fitted(match, end.match.shakes.length);
  return (
    <section class={look} aria-hidden="true">
      <h1>{title}</h1>
      {played.began !== null && (
        <p>{new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeStyle: 'short' }).format(played.began)}</p>
      )}
      <table>
        <thead>
          <tr>
            <th>{say('match.shake')}</th>
            {players.map((player) => (
              <th key={player}>{words.name(player)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {end.match.shakes.map(({ number, scores }) => (
            <tr key={number}>
              <td>{number}</td>
              {players.map((player) => (
                <td key={player}>{scores?.[player] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{say('match.sign')}</td>
            {players.map((player) => (
              <td key={player} />
            ))}
          </tr>
        </tfoot>
      </table>
      <p>{say('match.total', { scores: scoresOf(totalsOf(end.match), words) })}</p>
      {points && <p>{say('match.points', { scores: scoresOf(points, words) })}</p>}
      {!isWhole && <p>{say('match.printed')}</p>}
      <ol>
        {story.map(({ key, time, text }) => (
          <li key={key}>
            <span class="num">{time}</span> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
