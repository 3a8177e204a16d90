// Before the match: fetches the waiting room with its words, which a match that has begun does not need.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadWords } from '../../../app/speech.ts';
import { FetchingTable } from '../practice/FetchingTable.tsx';
import type { OpenedTable } from './opening.ts';

type Room = typeof import('./WaitingRoom.tsx').WaitingRoom;

export function Waiting({ opened }: { opened: OpenedTable }) {
  const loaded = useSignal<{ Room: Room } | null>(null);
  useEffect(() => {
    Promise.all([import('./WaitingRoom.tsx'), loadWords('home')]).then(
      ([{ WaitingRoom }]) => {
        loaded.value = { Room: WaitingRoom };
      },
      (error: unknown) => console.error(error),
    );
  }, [loaded]);
  const Room = loaded.value?.Room;
  return Room ? <Room opened={opened} /> : <FetchingTable source={null} />;
}
