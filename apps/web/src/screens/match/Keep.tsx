// What one can take along: a link to this very moment, the match as text or JSON, the scoresheet as a table, a picture, the print.
import { useSignal } from '@preact/signals';
import { download } from '../../app/download.ts';
import { say } from '../../app/speech.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Line } from '../../parts/Line.tsx';
import { toast } from '../../parts/Toast.tsx';
import type { OpenMatch } from './open.ts';
import { Send } from './Send.tsx';

/** Shares the link or copies it. Gives it back if this browser can do neither, as without a secure address. */
async function share(title: string): Promise<string | null> {
  const url = location.href;
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    // Changing your mind is not a failure.
    await navigator.share({ title, url }).catch(() => {});
    return null;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(say('match.shared'));
    return null;
  } catch {
    return url;
  }
}

export function Keep({ match, title, board }: { match: OpenMatch; title: string; board: () => Promise<Blob> }) {
  const { played } = match;
  const byHand = useSignal<string | null>(null);
  const fileName = `openshake-${played.id.slice(0, 12)}`;
  const asText = async () => {
    const { matchText } = await import('./asText.ts');
    download(`${fileName}.txt`, 'text/plain', matchText(played));
  };
  const asJson = async () => {
    const { matchJson } = await import('./asText.ts');
    download(`${fileName}.json`, 'application/json', matchJson(played));
  };
  const asPicture = async () => {
    try {
      download(`${fileName}.png`, 'image/png', await board());
    } catch {
      toast(say('match.noPicture'));
    }
  };
  return (
    <section class="panel mt-keep">
      <h2>{say('match.keep')}</h2>
      <div class="mt-keeps">
        <button
          type="button"
          class="btn"
          onClick={async () => {
            byHand.value = await share(title);
          }}
        >
          <Icon name="share" />
          {say('match.share')}
        </button>
        <button type="button" class="btn" onClick={() => print()}>
          <Icon name="print" />
          {say('match.print')}
        </button>
        <button type="button" class="btn" onClick={asText}>
          <Icon name="down" />
          {say('match.text')}
        </button>
        <button type="button" class="btn" onClick={asJson}>
          <Icon name="down" />
          JSON
        </button>
        {!played.here && (
          <a
            class="btn"
            href={`api/matches/${encodeURIComponent(played.id)}/scoresheet.csv`}
            download={`${fileName}.csv`}
          >
            <Icon name="down" />
            {say('match.spreadsheet')}
          </a>
        )}
        <button type="button" class="btn" onClick={asPicture}>
          <Icon name="down" />
          {say('match.picture')}
        </button>
      </div>
      {byHand.value !== null && (
        <Line kind="plain">
          {say('match.byHand')} <span class="mt-link">{byHand.value}</span>
        </Line>
      )}
      <p class="small">{played.here ? say('match.kept.here') : say('match.kept.there')}</p>
      {played.here && played.over && <Send played={played} />}
    </section>
  );
}
