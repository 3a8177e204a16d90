// The gallery: every state of the table from moments that the engine made. For us; it is not shipped.
// #/table?book=agloa-onsets-2023&phase=move&officiating=strict&division=senior&who=actor|other|judge|audience&n=0&left=8&practice=1
// `call=1122&round=open|ended`: so many seconds before the end of the round, or of play. `offline=1`: there is no network.
// `n`: which of the moments that fit. `event=cubesRolled`: one at which this just happened. `left`: so many seconds before the limit.
// `people=1`: as at a table of the server. `free=1`: players may write in their own words. `late=1`: watched thirty seconds late.
// `away=b`: nobody is connected there. `connection=reconnecting|gone`.
// `new=1`: whoever plays is new, and has not met "How to play".
// `still=200`: what moves stands still so many milliseconds after it set out. #/ lists what there is.
import '../styles/index.css';
import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { keepFocus } from '../app/focus.ts';
import { place } from '../app/place.ts';
import { heardServer } from '../app/server.ts';
import { followSettings, settings } from '../app/settings.ts';
import { loadWords, say } from '../app/speech.ts';
import { Shown, seenByAll } from '../screens/projector/Shown.tsx';
import { Paper } from '../screens/table/paper/Paper.tsx';
import { Writing } from '../screens/table/paper/Writing.tsx';
import { Found } from '../screens/table/practice/Found.tsx';
import type { HelpState } from '../screens/table/practice/helping.ts';
import { Table } from '../screens/table/Table.tsx';
import type { TableSource } from '../table/source.ts';
import type { TableStore } from '../table/store.ts';
import type { Fixture } from './fixture.ts';
import { openFixture } from './open.ts';

const fixtures: readonly Fixture[] = await (await fetch('./fixtures.json')).json();

const fits =
  (query: URLSearchParams) =>
  ({ book, phase, officiating, division, viewer, acts, heard }: Fixture): boolean => {
    const is = (name: string, value: string) => !query.has(name) || query.get(name) === value;
    const who = query.get('who') ?? 'actor';
    const isSeat = /^[abc]$/.test(viewer);
    const isWho =
      query.has('viewer') || (who === 'actor' ? isSeat && acts : who === 'other' ? isSeat && !acts : viewer === who);
    return (
      is('book', book) &&
      is('phase', phase) &&
      is('officiating', officiating) &&
      is('division', division) &&
      is('viewer', viewer) &&
      (!query.has('event') || heard.events.some(({ type }) => type === query.get('event'))) &&
      isWho
    );
  };

const opened = signal<{ key: string; table: TableStore } | null>(null);

/** A moment stands still: whatever is done there is answered and changes nothing. */
function sourceOf({ before, heard }: Fixture, query: URLSearchParams): TableSource {
  const due = heard.view?.phase.deadline;
  const left = query.get('left');
  const at = left !== null && due !== undefined ? due - Number(left) * 1000 : heard.at + 4000;
  const seats = heard.seats.map((each) => ({ ...each, here: each.seat !== query.get('away') }));
  const call = query.get('call');
  const round = query.get('round') as 'ended' | null;
  const shown = {
    ...{ ...heard, at, seats },
    ...(call !== null && { nextCall: at + Number(call) * 1000 }),
    ...(round !== null && heard.view && { view: { ...heard.view, round } }),
  };
  const nothing = async () => {};
  return {
    // Each moment has drafts of its own.
    id: `gallery ${query}`,
    practice: query.get('practice') === '1',
    freeText: query.get('free') === '1',
    late: signal(query.get('late') === '1'),
    ...(query.get('people') === '1' && { phrase: nothing, leaveBench: nothing, rematch: nothing }),
    connection: signal((query.get('connection') ?? 'live') as 'live'),
    watch(hear) {
      for (const each of before) hear(each);
      hear(shown);
      return () => {};
    },
    act: async (action) => {
      console.log('act', JSON.stringify(action));
      return { id: '1', ok: true, v: heard.v + 1 };
    },
  };
}

/** Holds whatever moves as it was so long after it set out. */
async function holdStill(ms: number): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  for (const each of document.getAnimations()) {
    each.currentTime = ms;
    // What began it is soon over, and would take it away.
    each.commitStyles();
    each.cancel();
  }
}

/** What help at a practice table found, or did not. `found=working|stopped|failed|unknown`. */
function Help({ table }: { table: TableStore }) {
  const found = place.value.query.get('found');
  const answers: Readonly<Record<string, HelpState>> = {
    working: { state: 'working', kind: 'safe', since: performance.now() - 4000 },
    stopped: { state: 'stopped', kind: 'safe' },
    failed: { state: 'found', kind: 'safe', answer: { ask: 1, what: 'failed', why: '' }, ms: 3000, v: 1 },
    unknown: { state: 'found', kind: 'safe', answer: { ask: 1, what: 'safe', judged: [], cut: true }, ms: 3000, v: 1 },
  };
  const shown = signal<HelpState>(answers[found ?? ''] ?? { state: 'none' });
  const nothing = async () => {};
  const helping = { shown, hint: nothing, safe: nothing, on: nothing, stop() {}, clear() {}, close() {} };
  return (
    <section class="panel pr-help" aria-label={say('practice.help')}>
      <Found table={table} helping={helping} />
    </section>
  );
}

/** Parts that can be seen without the table around them: #/paper, #/writing and #/help with the same questions. #/projector shows the moment to a room. */
const ALONE: Readonly<Record<string, ComponentType<{ table: TableStore }>>> = {
  paper: Paper,
  writing: Writing,
  help: Help,
};

function Gallery() {
  const { path, query } = place.value;
  const part = path[0] ?? '';
  if (part === 'state') return <AroundTable key={path[1]} name={path[1] ?? ''} />;
  const key = `${part}?${query}`;
  if (!['table', 'projector'].includes(part) && !Object.hasOwn(ALONE, part)) {
    const rows = new Map<string, number>();
    for (const { book, division, officiating, phase, viewer } of fixtures) {
      const row = `#/table?book=${book}&division=${division}&officiating=${officiating}&phase=${phase}&viewer=${viewer}`;
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    return (
      <ul>
        <li>#/state/NAME: src/gallery/states.tsx</li>
        {[...rows].map(([row, count]) => (
          <li key={row}>
            <a href={row}>{row}</a> {count}
          </li>
        ))}
      </ul>
    );
  }
  const fitting = fixtures.filter(fits(query));
  const fixture = fitting[Math.min(Number(query.get('n') ?? 0), fitting.length - 1)];
  return <Moment key={key} name={key} part={part} query={query} fixture={fixture} />;
}

type StateShown = typeof import('./states.tsx').StateShown;

/** Loaded when it is wanted: these parts bring styles of their own. */
function AroundTable({ name }: { name: string }) {
  const [loaded, setLoaded] = useState<{ StateShown: StateShown } | null>(null);
  useEffect(() => {
    import('./states.tsx').then(setLoaded);
  }, []);
  return loaded && <loaded.StateShown name={name} />;
}

interface MomentProps {
  name: string;
  part: string;
  query: URLSearchParams;
  fixture: Fixture | undefined;
}

/** Opened beside the drawing: what opens a table reads and writes signals. */
function Moment({ name: key, part, query, fixture }: MomentProps) {
  useEffect(() => {
    if (fixture)
      openFixture(sourceOf(fixture, query), fixture.book).then((table) => {
        opened.value = { key, table: part === 'projector' ? seenByAll(table) : table };
        const still = query.get('still');
        if (still !== null) holdStill(Number(still));
      });
  }, [key]);
  if (!fixture) return <p>No moment fits {query.toString()}.</p>;
  if (opened.value?.key !== key) return null;
  const Alone = ALONE[part];
  if (part === 'projector') return <Shown key={key} table={opened.value.table} late={query.has('late')} />;
  if (!Alone) return <Table key={key} table={opened.value.table} />;
  return (
    <main class="stack">
      <h1 class="unseen">{part}</h1>
      <Alone key={key} table={opened.value.table} />
    </main>
  );
}

const { query } = place.value;
if (query.get('theme')) settings.value = { ...settings.value, theme: query.get('theme') as 'dark' };
if (query.has('offline')) heardServer('offline');
effect(() => {
  const howto = !place.value.query.has('new');
  if (howto !== settings.peek().howto) settings.value = { ...settings.peek(), howto };
});
effect(() => {
  const wanted = place.value.query.get('lang') as 'es' | null;
  if (wanted && wanted !== settings.peek().language) settings.value = { ...settings.peek(), language: wanted };
});
followSettings();
keepFocus();
await loadWords('shell', 'table', 'start', 'paper', 'checking', 'practice', 'match', 'home', 'settings');
const root = document.getElementById('app');
if (root) render(<Gallery />, root);
