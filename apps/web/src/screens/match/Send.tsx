// Sends a practice match to your history on the server, where a link to it works for everybody.
import { useSignal } from '@preact/signals';
import { beSomebody } from '../../app/me.ts';
import { hrefTo } from '../../app/place.ts';
import { server } from '../../app/server.ts';
import { say } from '../../app/speech.ts';
import { sayFailure } from '../../app/trouble.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Line } from '../../parts/Line.tsx';
import { sendPractice } from '../../transport/sendPractice.ts';
import type { Played } from './played.ts';

export function Send({ played }: { played: Played }) {
  const sent = useSignal(played.sent);
  const busy = useSignal(false);
  const wrong = useSignal('');
  if (sent.value !== null)
    return (
      <>
        <Line kind="good">{say('match.sent')}</Line>
        <a class="btn w" href={hrefTo(['match', sent.value])}>
          {say('match.sent.open')}
        </a>
      </>
    );
  // A plain web host keeps no history.
  if (server.value !== 'here') return null;

  async function send(): Promise<void> {
    if (busy.peek()) return;
    busy.value = true;
    wrong.value = '';
    try {
      await beSomebody();
      sent.value = await sendPractice(played.id);
    } catch (error) {
      wrong.value = sayFailure(error);
    } finally {
      busy.value = false;
    }
  }

  return (
    <>
      <button type="button" class="btn w" aria-busy={busy.value} onClick={send}>
        <Icon name="share" />
        {say('match.send')}
      </button>
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
    </>
  );
}
