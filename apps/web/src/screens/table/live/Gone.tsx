// A table that is not there, may not be seen without its code, or cannot be reached.
import type { ShownTable } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go, hrefTo, place } from '../../../app/place.ts';
import { loadWords, say } from '../../../app/speech.ts';
import { sayFailure } from '../../../app/trouble.ts';
import { Frame } from '../../../parts/Frame.tsx';
import { Line } from '../../../parts/Line.tsx';

/** `info`: the table is there, but may not be seen like this. */
export function Gone({ info }: { info?: ShownTable }) {
  if (info && !info.listed && info.state !== 'over') return <NeedsCode table={info} />;
  return (
    <Frame>
      <div class="fr-note">
        <h1>{say('live.gone')}</h1>
        <p>{say('live.gone.what')}</p>
        <div class="row">
          <a class="btn p" href="#/join">
            {say('live.gone.join')}
          </a>
          <a class="btn" href="#/">
            {say('shell.toPlay')}
          </a>
        </div>
      </div>
    </Frame>
  );
}

function NeedsCode({ table }: { table: ShownTable }) {
  const Form = useSignal<typeof import('../../join/CodeForm.tsx').CodeForm | null>(null);
  useEffect(() => {
    Promise.all([import('../../join/CodeForm.tsx'), loadWords('home'), import('../../../styles/home.css')]).then(
      ([{ CodeForm }]) => {
        Form.value = CodeForm;
      },
      () => {},
    );
  }, [Form]);
  const Code = Form.value;
  return (
    <Frame>
      <div class="fr-note">
        <h1>{say('live.private')}</h1>
        <p>{say('live.private.what')}</p>
        {Code && (
          <Code
            button={say('live.private.go')}
            label={say('live.code')}
            sayFailure={sayFailure}
            use={async (code) => {
              const [{ findTable }] = await Promise.all([import('../../join/finding.ts'), loadWords('home')]);
              const found = await findTable(code);
              // A projector stays one.
              const screen = place.peek().path[0] === 'projector' ? 'projector' : 'table';
              go(hrefTo([screen, found.id], { code }), { replace: found.id === table.id });
            }}
          />
        )}
      </div>
    </Frame>
  );
}

export function NoServer() {
  return (
    <Frame>
      <div class="fr-note">
        <h1>{say('live.noServer')}</h1>
        <p>{say('live.noServer.what')}</p>
        <a class="btn p" href="#/">
          {say('practice.gone.go')}
        </a>
      </div>
    </Frame>
  );
}

export function Failed({ error, again }: { error: unknown; again: () => void }) {
  return (
    <Frame>
      <div class="fr-note" role="alert">
        <h1>{say('live.failed')}</h1>
        <Line kind="bad">{sayFailure(error)}</Line>
        <p>{say('live.failed.what')}</p>
        <button type="button" class="btn p" onClick={again}>
          {say('shell.again')}
        </button>
      </div>
    </Frame>
  );
}
