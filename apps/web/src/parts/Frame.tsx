// What surrounds every screen but the table: the header, the ways to the other screens, and toasts.
import '../styles/frame.css';
import type { ComponentChildren } from 'preact';
import { me, whoAmI } from '../app/me.ts';
import { place } from '../app/place.ts';
import { server } from '../app/server.ts';
import { say } from '../app/speech.ts';
import { Icon } from './Icon.tsx';
import { Toasts } from './Toast.tsx';

export function Brand() {
  return (
    <a class="brand" href="#/" aria-label={say('shell.home')}>
      <Icon name="brand" />
      <span>openshake</span>
    </a>
  );
}

/** The ways to the screens. Whoever plays alone or opens a table is still at "Play". */
const WAYS = [
  {
    to: '',
    tab: 'shell.tab.play',
    name: 'shell.play',
    icon: 'play',
    at: ['', 'ask', 'howto', 'open', 'join', 'tables'],
  },
  { to: 'matches', tab: 'shell.tab.matches', name: 'shell.matches', icon: 'turn', at: ['matches', 'match'] },
  { to: 'bench', tab: 'shell.tab.bench', name: 'shell.bench', icon: 'scale', at: ['bench'] },
  { to: 'rulebooks', tab: 'shell.tab.rulebooks', name: 'shell.rulebooks', icon: 'book', at: ['rulebooks'] },
] as const;

const currentIn = (at: readonly string[]) => (at.includes(place.value.path[0] ?? '') ? ('page' as const) : undefined);

/** The name in the header. Who somebody is is asked once the page stands. */
function Name() {
  if (server.value === 'here' && me.value === undefined) whoAmI();
  // At a plain web host there is nobody to be.
  if (server.value === 'none' || server.value === 'unknown') return null;
  const name = me.value?.name;
  return (
    <a
      class="fr-me"
      href="#/me"
      aria-current={currentIn(['me'])}
      {...(name !== undefined && { 'aria-label': say('shell.me.named', { name }) })}
    >
      {name ?? say('shell.me')}
    </a>
  );
}

export function Frame({ children }: { children: ComponentChildren }) {
  return (
    <>
      <header class="bar fr-bar">
        <Brand />
        <nav class="fr-nav" aria-label={say('shell.screens')}>
          {WAYS.map(({ to, name, at }) => (
            <a key={to} href={`#/${to}`} aria-current={currentIn(at)}>
              {say(name)}
            </a>
          ))}
        </nav>
        <div class="fr-end push">
          {server.value === 'offline' && <span class="tag a">{say('shell.offline')}</span>}
          <Name />
          <a class="btn q" href="#/settings" aria-label={say('shell.settings')} aria-current={currentIn(['settings'])}>
            <Icon name="gear" />
          </a>
        </div>
      </header>
      <main class="fr-main" id="main">
        {children}
      </main>
      <nav class="fr-tabs" aria-label={say('shell.screens')}>
        {WAYS.map(({ to, tab, icon, at }) => (
          <a key={to} href={`#/${to}`} aria-current={currentIn(at)}>
            <Icon name={icon} />
            {say(tab)}
          </a>
        ))}
      </nav>
      <Toasts />
    </>
  );
}
