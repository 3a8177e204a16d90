// A projector wants the whole screen. The browser gives it back with Esc.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../app/speech.ts';
import { Icon } from '../../parts/Icon.tsx';

export function FullScreen() {
  const isFull = useSignal(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => {
      isFull.value = document.fullscreenElement !== null;
    };
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [isFull]);
  if (isFull.value || !document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      class="btn pj-full"
      onClick={() => document.documentElement.requestFullscreen().catch(() => {})}
    >
      <Icon name="screen" />
      {say('projector.full')}
    </button>
  );
}
