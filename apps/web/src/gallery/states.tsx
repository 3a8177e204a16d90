// States around the table: nothing there, nothing heard yet, nobody who answers, what is asked once, a toast. #/state/NAME shows one.
import '../styles/live.css';
import '../styles/practice.css';
import '../styles/settings.css';
import type { ShownTable } from '@openshake/protocol/server';
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Loading, LoadingFailed, Nowhere } from '../app/Loading.tsx';
import { me } from '../app/me.ts';
import { RequestFailed, type ServerState, server } from '../app/server.ts';
import { say } from '../app/speech.ts';
import { Frame } from '../parts/Frame.tsx';
import { Line } from '../parts/Line.tsx';
import { Sure } from '../parts/Sure.tsx';
import { toast } from '../parts/Toast.tsx';
import Home from '../screens/home/Home.tsx';
import { Failed, Gone, NoServer } from '../screens/table/live/Gone.tsx';
import { FetchingTable } from '../screens/table/practice/FetchingTable.tsx';
import { Troubles } from '../screens/table/practice/Troubles.tsx';
import Tables from '../screens/tables/Tables.tsx';
import type { PracticeSource } from '../transport/practice.ts';

interface State {
  /** Whether a server stands behind the page. */
  server?: ServerState;
  /** What it answers; `silence`: nothing, as long as one looks. */
  answers?: Readonly<Record<string, unknown>>;
  Shown: ComponentType;
}

const nothing = () => {};

/** Only what these parts read of a practice table. */
const practice = (is: { elsewhere?: boolean; trouble?: 'store' | 'other'; kept?: boolean }): PracticeSource =>
  ({
    elsewhere: signal(is.elsewhere ?? false),
    trouble: signal(is.trouble ?? null),
    kept: is.kept ?? true,
    playHere: nothing,
  }) as unknown as PracticeSource;

/** A private table, as somebody without its code hears of it. */
const PRIVATE = { id: 'private', listed: false, state: 'open' } as ShownTable;
const REFUSED = { error: { kind: 'unavailable', message: 'The server is closing.' } };
const SILENCE = 'silence';

const asks = () => (
  <Sure label={say('me.delete')} yes={say('me.delete.yes')} no={say('me.delete.no')} onYes={nothing} onNo={nothing}>
    <p>{say('me.delete.sure')}</p>
  </Sure>
);

/** The four kinds of lines, with texts of the page. */
const lines = () => (
  <div class="stack">
    <Line kind="bad">{say('live.failed.what')}</Line>
    <Line kind="good">{say('me.kept')}</Line>
    <Line kind="plain">{say('tables.noServer')}</Line>
    <Line kind="accent">{say('live.reconnecting')}</Line>
  </div>
);

function Toasted() {
  useEffect(() => {
    const again = () => toast(say('live.copied'));
    again();
    // It would leave while somebody looks.
    const timer = setInterval(again, 1000);
    return () => clearInterval(timer);
  }, []);
  return <Tables />;
}

const framed = (Shown: ComponentType) => () => (
  <Frame>
    <div class="hm-narrow stack">
      <h1>{say('tables.title')}</h1>
      <Shown />
    </div>
  </Frame>
);

const overTable = (source: PracticeSource) => () => (
  <Frame>
    <h1 class="unseen">{say('tables.title')}</h1>
    <Troubles source={source} />
  </Frame>
);

const NO_TABLES = { 'api/tables': { tables: [] } };

const STATES: Readonly<Record<string, State>> = {
  loading: { Shown: Loading },
  'loading-failed': { Shown: () => <LoadingFailed again={nothing} /> },
  nowhere: { Shown: Nowhere },
  fetching: { Shown: () => <FetchingTable source={null} /> },
  elsewhere: { Shown: () => <FetchingTable source={practice({ elsewhere: true })} /> },
  'not-stored': { Shown: overTable(practice({ trouble: 'store' })) },
  'not-kept': { Shown: overTable(practice({ kept: false })) },
  offline: { server: 'offline', Shown: Home },
  'no-tables': { server: 'here', answers: NO_TABLES, Shown: Tables },
  'tables-failed': { server: 'here', answers: { 'api/tables': REFUSED }, Shown: Tables },
  'tables-loading': { server: 'here', answers: { 'api/tables': SILENCE }, Shown: Tables },
  gone: { Shown: () => <Gone /> },
  private: { Shown: () => <Gone info={PRIVATE} /> },
  'no-server': { server: 'none', Shown: NoServer },
  failed: { Shown: () => <Failed error={new RequestFailed('unavailable', '')} again={nothing} /> },
  toast: { server: 'here', answers: NO_TABLES, Shown: Toasted },
  asks: { Shown: framed(asks) },
  lines: { Shown: framed(lines) },
};

/** From now on the server answers this, and nothing else. */
function answer(answers: Readonly<Record<string, unknown>>): void {
  globalThis.fetch = async (asked) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, document.baseURI);
    const said = answers[pathname.slice(1)];
    if (said === SILENCE) return new Promise(nothing);
    return Response.json(said ?? { ok: true }, { status: said === REFUSED ? 503 : 200 });
  };
}

const fetched = globalThis.fetch;

export function StateShown({ name }: { name: string }) {
  const [isReady, setReady] = useState(false);
  const shown = STATES[name];
  useEffect(() => {
    if (shown?.answers) answer(shown.answers);
    me.value = null;
    server.value = shown?.server ?? 'here';
    setReady(true);
    return () => {
      globalThis.fetch = fetched;
      server.value = 'unknown';
    };
  }, [shown]);
  if (!shown) return <p>There is no state "{name}".</p>;
  return isReady ? <shown.Shown /> : null;
}
