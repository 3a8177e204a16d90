// The keys of the screen in view, as `?` lists them.
import '../styles/settings.css';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { KeyGroups } from '../screens/settings/KeyList.tsx';
import { keysOn } from '../screens/table/mat/keyList.ts';
import { place } from './place.ts';
import { say } from './speech.ts';

export function KeysHere({ onClose }: { onClose: () => void }) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    root.current?.focus({ preventScroll: true });
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', close, true);
    return () => {
      removeEventListener('keydown', close, true);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside ref={root} tabIndex={-1} class="panel fr-keys" aria-label={say('settings.keys.here')}>
      <div class="row">
        <h2>{say('settings.keys.here')}</h2>
        <button type="button" class="btn q push" aria-label={say('settings.keys.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      <KeyGroups groups={keysOn(place.value.path[0] ?? '')} />
    </aside>
  );
}
