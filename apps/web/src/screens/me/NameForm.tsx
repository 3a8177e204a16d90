// The name that people at your private tables see. Left empty, it is the made-up one.
import type { OwnPerson } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { becomes } from '../../app/me.ts';
import { ask, RequestFailed } from '../../app/server.ts';
import { say } from '../../app/speech.ts';
import { Line } from '../../parts/Line.tsx';
import { useWork } from './work.ts';

/** The server takes no longer one. */
const LONGEST = 40;

export function NameForm({ person: { name, alias } }: { person: OwnPerson }) {
  const typed = useSignal(name === alias ? '' : name);
  const kept = useSignal(false);
  const { busy, wrong, work } = useWork();

  async function keep(event: Event): Promise<void> {
    event.preventDefault();
    kept.value = false;
    const wish = typed.value.trim();
    kept.value = await work(
      async () => {
        const { person } = await ask<{ person: OwnPerson }>('PATCH', 'api/me', { name: wish === '' ? null : wish });
        becomes(person);
        typed.value = person.name === person.alias ? '' : person.name;
      },
      (error) => (error instanceof RequestFailed && error.kind === 'bad-request' ? say('me.name.wrong') : undefined),
    );
  }

  return (
    <form class="me-form" onSubmit={keep} noValidate>
      <label class="me-field">
        {say('me.name')}
        <input
          value={typed.value}
          maxLength={LONGEST}
          autocomplete="nickname"
          aria-invalid={wrong.value !== ''}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
            kept.value = false;
            wrong.value = '';
          }}
        />
      </label>
      <small>{say('me.name.what')}</small>
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
      {kept.value && <Line kind="good">{say('me.kept')}</Line>}
      <button type="submit" class="btn" aria-busy={busy.value}>
        {say('me.name.keep')}
      </button>
    </form>
  );
}
