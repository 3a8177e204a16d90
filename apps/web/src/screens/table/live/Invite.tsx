// How others come to this table: the code in large letters, a picture of it for a camera, and a link.
import { useSignal } from '@preact/signals';
import { hrefTo } from '../../../app/place.ts';
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Line } from '../../../parts/Line.tsx';
import { toast } from '../../../parts/Toast.tsx';
import { Qr } from './Qr.tsx';

/** The address of this page, whatever stands after #. */
const linkTo = (code: string): string => new URL(hrefTo(['join', code]), document.baseURI).href;

export function Invite({ table, code, listed }: { table: string; code: string; listed: boolean }) {
  const wrong = useSignal(false);
  const link = linkTo(code);

  async function copy(): Promise<void> {
    wrong.value = false;
    try {
      await navigator.clipboard.writeText(link);
      toast(say('live.copied'));
    } catch {
      // Without a secure address there is no clipboard: the link is shown to be copied by hand.
      wrong.value = true;
    }
  }

  async function share(): Promise<void> {
    // Changing your mind is not a failure.
    await navigator.share({ url: link }).catch(() => {});
  }

  return (
    <section class="panel lv-invite" aria-labelledby="lv-invite">
      <h2 id="lv-invite">{say('live.invite')}</h2>
      <p class="unseen">{say('live.code.spelled', { code: [...code].join(' ') })}</p>
      <p class="lv-code" aria-hidden="true">
        {[...code].map((sign, at) => (
          <b key={`${at} ${sign}`}>{sign}</b>
        ))}
      </p>
      <p class="small">{say(listed ? 'live.invite.listed' : 'live.invite.what')}</p>
      <Qr text={link} label={say('live.qr')} />
      <div class="lv-share">
        <button type="button" class="btn" onClick={copy}>
          <Icon name="link" />
          {say('live.copy')}
        </button>
        <a class="btn" href={hrefTo(['projector', table])} target="_blank" rel="noopener">
          <Icon name="screen" />
          {say('table.projector')}
        </a>
        {'share' in navigator && (
          <button type="button" class="btn" onClick={share}>
            <Icon name="share" />
            {say('live.share')}
          </button>
        )}
      </div>
      {wrong.value && (
        <Line kind="plain">
          {say('live.copy.byHand')} <span class="lv-link">{link}</span>
        </Line>
      )}
    </section>
  );
}
