// An account: a name and a password, and nothing else. Making one, logging in and out, another password.
import type { OwnPerson } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import type { TargetedInputEvent } from 'preact';
import { useId } from 'preact/hooks';
import { becomes, me } from '../../app/me.ts';
import { ask, RequestFailed } from '../../app/server.ts';
import { say } from '../../app/speech.ts';
import { Line } from '../../parts/Line.tsx';
import { useWork } from './work.ts';

interface Session {
  person: OwnPerson;
}

const isKind = (error: unknown, kind: RequestFailed['kind']): boolean =>
  error instanceof RequestFailed && error.kind === kind;

interface FieldProps {
  label: string;
  value: { value: string };
  /** What a keeper of passwords may put here. */
  fill: 'username' | 'current-password' | 'new-password';
  wrong?: boolean;
}

function Field({ label, value, fill, wrong = false }: FieldProps) {
  const id = useId();
  const field = {
    id,
    autocomplete: fill,
    autocapitalize: 'off',
    spellcheck: false,
    value: value.value,
    'aria-invalid': wrong,
    onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement>) => {
      value.value = currentTarget.value;
    },
  } as const;
  return (
    <label class="me-field" for={id}>
      {label}
      {fill === 'username' ? <input type="text" {...field} /> : <input type="password" {...field} />}
    </label>
  );
}

export function MakeAccount() {
  const [name, password] = [useSignal(''), useSignal('')];
  const { busy, wrong, work } = useWork();

  function make(event: Event): void {
    event.preventDefault();
    if (name.value.trim() === '') {
      wrong.value = say('me.name.wrong');
      return;
    }
    void work(
      async () => {
        const wish = { name: name.value, password: password.value };
        becomes((await ask<Session>('POST', 'api/accounts', wish)).person);
      },
      (error) => {
        if (isKind(error, 'taken')) return say('me.login.taken');
        return isKind(error, 'bad-request') ? say('me.password.weak') : undefined;
      },
    );
  }

  return (
    <form class="me-form" onSubmit={make} noValidate>
      <p class="small">{say('me.account.what')}</p>
      <Field label={say('me.login')} value={name} fill="username" wrong={wrong.value !== ''} />
      <Field label={say('me.password')} value={password} fill="new-password" wrong={wrong.value !== ''} />
      <small>{say('me.password.what')}</small>
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
      <button type="submit" class="btn p" aria-busy={busy.value}>
        {say('me.make')}
      </button>
    </form>
  );
}

/** `guest`: who somebody is until then, and is no more after it. */
export function LogIn({ guest }: { guest?: string }) {
  const [name, password] = [useSignal(''), useSignal('')];
  const { busy, wrong, work } = useWork();

  function logIn(event: Event): void {
    event.preventDefault();
    void work(
      async () => {
        const wish = { name: name.value, password: password.value };
        becomes((await ask<Session>('POST', 'api/sessions', wish)).person);
      },
      (error) => (isKind(error, 'no-session') || isKind(error, 'bad-request') ? say('me.login.wrong') : undefined),
    );
  }

  return (
    <form class="me-form" onSubmit={logIn} noValidate>
      {guest !== undefined && <p class="small">{say('me.left', { name: guest })}</p>}
      <Field label={say('me.login')} value={name} fill="username" wrong={wrong.value !== ''} />
      <Field label={say('me.password')} value={password} fill="current-password" wrong={wrong.value !== ''} />
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
      <button type="submit" class="btn p" aria-busy={busy.value}>
        {say('me.logIn')}
      </button>
    </form>
  );
}

export function LogOut() {
  const { busy, wrong, work } = useWork();
  const out = useSignal(false);
  return (
    <div class="me-form">
      <div class="hm-choices">
        <button
          type="button"
          class="btn"
          aria-busy={busy.value}
          onClick={() =>
            work(async () => {
              await ask('DELETE', 'api/sessions/current');
              becomes(null);
            })
          }
        >
          {say('me.logOut')}
        </button>
        <button
          type="button"
          class="btn q"
          onClick={async () => {
            out.value = await work(() => ask('DELETE', 'api/sessions'));
          }}
        >
          {say('me.logOut.others')}
        </button>
      </div>
      {out.value && <Line kind="good">{say('me.logOut.done')}</Line>}
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
    </div>
  );
}

export function ChangePassword() {
  const [old, next] = [useSignal(''), useSignal('')];
  const { busy, wrong, work } = useWork();
  const kept = useSignal(false);

  async function change(event: Event): Promise<void> {
    event.preventDefault();
    kept.value = false;
    kept.value = await work(
      () => ask('PATCH', 'api/me', { password: { old: old.value, new: next.value } }),
      (error) => {
        if (isKind(error, 'forbidden')) return say('me.password.wrong');
        return isKind(error, 'bad-request') ? say('me.password.weak') : undefined;
      },
    );
    if (!kept.value) return;
    old.value = '';
    next.value = '';
  }

  return (
    <details class="st-more">
      <summary>{say('me.password.change')}</summary>
      <form class="me-form" onSubmit={change} noValidate>
        {/* A keeper of passwords must know whose password this is. */}
        <input
          type="text"
          class="unseen"
          tabIndex={-1}
          aria-hidden="true"
          autocomplete="username"
          value={me.value?.login ?? ''}
          readOnly
        />
        <Field label={say('me.password.old')} value={old} fill="current-password" wrong={wrong.value !== ''} />
        <Field label={say('me.password.new')} value={next} fill="new-password" wrong={wrong.value !== ''} />
        <small>{say('me.password.what')}</small>
        {wrong.value && <Line kind="bad">{wrong.value}</Line>}
        {kept.value && <Line kind="good">{say('me.password.kept')}</Line>}
        <button type="submit" class="btn" aria-busy={busy.value}>
          {say('me.password.change')}
        </button>
      </form>
    </details>
  );
}
