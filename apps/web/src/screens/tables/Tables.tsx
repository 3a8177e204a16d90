// All tables that anybody may join or watch.
import '../../styles/home.css';
import { say } from '../../app/speech.ts';
import { Frame } from '../../parts/Frame.tsx';
import { TableList } from './TableList.tsx';

/** The server lists no more. */
const MOST = 500;

export default function Tables() {
  return (
    <Frame>
      <div class="hm-narrow stack">
        <h1>{say('tables.title')}</h1>
        <section class="panel" aria-label={say('tables.title')}>
          <TableList most={MOST} />
        </section>
        <div class="row">
          <a class="btn" href="#/open">
            {say('open.title')}
          </a>
          <a class="btn q" href="#/join">
            {say('join.title')}
          </a>
        </div>
      </div>
    </Frame>
  );
}
