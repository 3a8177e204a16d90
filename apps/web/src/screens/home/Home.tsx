// The first screen: play at once, go on with what waits, join or open a table, and the ways to everything else.
import '../../styles/home.css';
import { nobodyElse, server } from '../../app/server.ts';
import { say } from '../../app/speech.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { TableList } from '../tables/TableList.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import { PlayNow } from './PlayNow.tsx';
import { Waiting } from './Waiting.tsx';

/** As many as fit without scrolling. */
const MOST_TABLES = 3;

const MORE = [
  { href: '#/matches', icon: 'turn', name: 'home.matches', what: 'home.matches.what' },
  { href: '#/bench', icon: 'scale', name: 'home.bench', what: 'home.bench.what' },
  { href: '#/rulebooks', icon: 'book', name: 'home.rulebooks', what: 'home.rulebooks.what' },
] as const;

function Way({ href, icon, name, what }: { href: string; icon: IconName; name: string; what: string }) {
  return (
    <a class="hm-way" href={href}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <small>{what}</small>
      </span>
      <Icon name="go" />
    </a>
  );
}

/** At a plain web host, or as long as it is not known whether there is a server. */
function Alone() {
  return (
    <section class="panel hm-alone" aria-label={say('home.alone')}>
      <b>{say('home.alone')}</b>
      <small>{say('home.alone.what')}</small>
    </section>
  );
}

/** A table as one likes it. Only bots can come where no server answers. */
function OpenTable() {
  return (
    <a class="panel hm-go hm-open" href="#/open">
      <Icon name="plus" />
      <span>
        <b>{say('open.title')}</b>
        <small>{say(nobodyElse() ? 'home.open.bots' : 'home.open.what')}</small>
      </span>
      <Icon name="go" />
    </a>
  );
}

export default function Home() {
  const isAlone = server.value === 'none';
  return (
    <Frame>
      <div class={isAlone ? 'hm-wrap hm-solo' : 'hm-wrap'}>
        <PlayNow />
        <div class="stack hm-side">
          <Waiting />
          {!isAlone && <JoinByCode />}
          <OpenTable />
          {isAlone && <Alone />}
        </div>
        <div class="hm-low">
          {!isAlone && (
            <section class="panel" aria-labelledby="hm-tables">
              <h2 id="hm-tables">{say('tables.title')}</h2>
              <TableList most={MOST_TABLES} />
              <a class="hm-all" href="#/tables">
                {say('home.allTables')}
              </a>
            </section>
          )}
          <nav class="panel hm-ways" aria-label={say('home.more')}>
            {MORE.map(({ href, icon, name, what }) => (
              <Way key={href} href={href} icon={icon} name={say(name)} what={say(what)} />
            ))}
          </nav>
        </div>
      </div>
    </Frame>
  );
}
