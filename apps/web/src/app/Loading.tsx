// What is shown until a screen is there: nothing for 0.3 s, then its shape, after 3 s a sentence. Also what is shown if it never comes.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Frame } from '../parts/Frame.tsx';
import { place } from './place.ts';
import { say } from './speech.ts';

const SHAPE_MS = 300;
const SLOW_MS = 3000;

/** `quiet`: nothing to see yet. */
export function useLateness(): 'quiet' | 'shape' | 'slow' {
  const late = useSignal<'quiet' | 'shape' | 'slow'>('quiet');
  useEffect(() => {
    const timers = [
      setTimeout(() => {
        late.value = 'shape';
      }, SHAPE_MS),
      setTimeout(() => {
        late.value = 'slow';
      }, SLOW_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [late]);
  return late.value;
}

export function Loading() {
  const late = useLateness();
  if (late === 'quiet') return null;
  return (
    <Frame>
      <div class="fr-page" aria-busy="true">
        <h1 class="unseen">{say('shell.title', { screen: place.value.path[0] || 'home' })}</h1>
        <div class="fr-shape fr-wide" />
        <div class="fr-shape" />
        <div class="fr-shape" />
        <p class="small" role="status">
          {late === 'slow' ? say('shell.slow') : ''}
        </p>
      </div>
    </Frame>
  );
}

export function LoadingFailed({ again }: { again: () => void }) {
  return (
    <Frame>
      <div class="fr-note" role="alert">
        <h1>{say('shell.failed')}</h1>
        <p>{say('shell.failed.what')}</p>
        <button type="button" class="btn p" onClick={again}>
          {say('shell.again')}
        </button>
      </div>
    </Frame>
  );
}

export function Nowhere() {
  return (
    <Frame>
      <div class="fr-note">
        <h1>{say('shell.nowhere')}</h1>
        <p>{say('shell.nowhere.what', { address: place.value.path.join('/') })}</p>
        <a class="btn p" href="#/">
          {say('shell.toPlay')}
        </a>
      </div>
    </Frame>
  );
}
