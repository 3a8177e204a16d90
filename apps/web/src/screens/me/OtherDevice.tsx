// Moving to another device: a code that works once, for ten minutes.
import type { OwnPerson } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { becomes } from '../../app/me.ts';
import { ask, RequestFailed } from '../../app/server.ts';
import { language, say } from '../../app/speech.ts';
import { sayFailure } from '../../app/trouble.ts';
import { Line } from '../../parts/Line.tsx';
import { toast } from '../../parts/Toast.tsx';
import { CodeForm } from '../join/CodeForm.tsx';
import { useWork } from './work.ts';

const LENGTH = 8;

interface Made {
  code: string;
  expires: number;
}

export function OtherDevice() {
  const made = useSignal<Made | null>(null);
  const { busy, wrong, work } = useWork();
  const until =
    made.value && new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(made.value.expires);
  return (
    <div class="me-form">
      <p class="small">{say('me.devices.what')}</p>
      {made.value && (
        <div role="status" class="me-form">
          <p>{say('me.code.is')}</p>
          <p class="unseen">{[...made.value.code].join(' ')}</p>
          <p class="me-code" aria-hidden="true">
            {made.value.code}
          </p>
          <small>{say('me.code.until', { time: until ?? '' })}</small>
        </div>
      )}
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
      <button
        type="button"
        class="btn"
        aria-busy={busy.value}
        onClick={() =>
          work(async () => {
            made.value = await ask<Made>('POST', 'api/devices');
          })
        }
      >
        {say(made.value ? 'me.code.again' : 'me.code.make')}
      </button>
    </div>
  );
}

/** `guest`: who somebody is until then, and is no more after it. */
export function UseCode({ guest }: { guest?: string }) {
  return (
    <div class="me-form">
      <h3>{say('me.code.have')}</h3>
      {guest !== undefined && <p class="small">{say('me.left', { name: guest })}</p>}
      <CodeForm
        length={LENGTH}
        label={say('me.code.label')}
        button={say('me.code.use')}
        sayFailure={(error) =>
          error instanceof RequestFailed && error.kind === 'not-found' ? say('me.code.wrong') : sayFailure(error)
        }
        use={async (code) => {
          const { person } = await ask<{ person: OwnPerson }>('POST', `api/devices/${encodeURIComponent(code)}`);
          becomes(person);
          toast(say('me.code.used', { name: person.name }));
        }}
      />
    </div>
  );
}
