// Who you are at the server: a made-up name for strangers, a name for friends, an account if you want one, another device, and your own data.
import '../../styles/home.css';
import '../../styles/settings.css';
import type { OwnPerson } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { beSomebody, me, whoAmI } from '../../app/me.ts';
import { server } from '../../app/server.ts';
import { say } from '../../app/speech.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Line } from '../../parts/Line.tsx';
import { toast } from '../../parts/Toast.tsx';
import { ChangePassword, LogIn, LogOut, MakeAccount } from './Account.tsx';
import { MyData } from './MyData.tsx';
import { NameForm } from './NameForm.tsx';
import { OtherDevice, UseCode } from './OtherDevice.tsx';
import { useWork } from './work.ts';

export default function Me() {
  const state = server.value;
  const isHere = state === 'here';
  useEffect(() => {
    if (isHere) void whoAmI();
  }, [isHere]);
  const person = me.value;
  return (
    <Frame>
      <div class="hm-narrow stack me-page">
        <h1>{say('me.title')}</h1>
        {state === 'none' && <Line kind="plain">{say('me.noServer')}</Line>}
        {state === 'offline' && <Line kind="plain">{say('me.offline')}</Line>}
        {isHere && person === null && <Nobody />}
        {isHere && person && <Somebody person={person} />}
      </div>
    </Frame>
  );
}

function Nobody() {
  const { busy, wrong, work } = useWork();
  return (
    <>
      <section class="panel me-form" aria-labelledby="me-nobody">
        <h2 id="me-nobody" class="as-h3">
          {say('me.nobody')}
        </h2>
        <p class="soft">{say('me.nobody.what')}</p>
        {wrong.value && <Line kind="bad">{wrong.value}</Line>}
        <button type="button" class="btn p" aria-busy={busy.value} onClick={() => work(beSomebody)}>
          {say('me.begin')}
        </button>
      </section>
      <section class="panel stack" aria-labelledby="me-login">
        <h2 id="me-login">{say('me.logIn')}</h2>
        <LogIn />
      </section>
      <section class="panel stack" aria-labelledby="me-code">
        <h2 id="me-code">{say('me.devices')}</h2>
        <UseCode />
      </section>
    </>
  );
}

function Somebody({ person }: { person: OwnPerson }) {
  const asks = useSignal<'make' | 'logIn'>('make');
  const { alias, guest, login, name } = person;
  return (
    <>
      <section class="panel stack" aria-labelledby="me-name">
        <h2 id="me-name">{say('me.names')}</h2>
        <div class="me-who">
          <span class="av" aria-hidden="true">
            {[...name][0]?.toUpperCase()}
          </span>
          <div>
            <b>{name}</b>
            <small>{say('me.alias', { alias })}</small>
          </div>
        </div>
        {/* Another person begins with fields of their own. */}
        <NameForm key={person.id} person={person} />
      </section>
      <section class="panel stack" aria-labelledby="me-account">
        <h2 id="me-account">{say('me.account')}</h2>
        {guest ? (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a strip everywhere */}
            <div class="hm-plain" role="group" aria-label={say('me.account')}>
              {(['make', 'logIn'] as const).map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={asks.value === each}
                  onClick={() => {
                    asks.value = each;
                  }}
                >
                  {say(`me.${each}`)}
                </button>
              ))}
            </div>
            {asks.value === 'make' ? <MakeAccount /> : <LogIn guest={name} />}
          </>
        ) : (
          <>
            <p>{say('me.account.is', { login: login ?? '' })}</p>
            <LogOut />
            <ChangePassword />
          </>
        )}
      </section>
      <section class="panel stack" aria-labelledby="me-devices">
        <h2 id="me-devices">{say('me.devices')}</h2>
        <OtherDevice />
        {guest && <UseCode guest={name} />}
      </section>
      <MyData deleted={() => toast(say('me.deleted'))} />
    </>
  );
}
