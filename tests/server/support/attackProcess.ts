// A process of its own for those who mean harm, so that what the others feel is the server's doing and not that of their own process.
import { Attacker, type Harm, noHarm, slowLoris } from './attackers.ts';
import { Person } from './person.ts';

/** What the test asks for. */
export type Order =
  | {
      what: 'sit down';
      url: string;
      attackers: number;
      others: string;
      match: string;
      seed: number;
      addresses: boolean;
    }
  | { what: 'attack'; messages: number }
  | { what: 'stop' };

/** What the answers came to, as far as it can be told in JSON. */
export type Told = Omit<Harm, 'closed' | 'statuses'> & { closed: [number, number][]; statuses: [number, number][] };

const harm = noHarm();
let attackers: readonly Attacker[] = [];
let stopLoris = () => {};

/** Each attacker has an address of its own, where the system allows it. */
const addressOf = (nth: number, addresses: boolean) => (addresses ? `127.0.2.${nth + 1}` : undefined);

async function sitDown({
  url,
  attackers: count,
  others,
  match,
  seed,
  addresses,
}: Extract<Order, { what: 'sit down' }>) {
  attackers = await Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const person = await Person.guest({ url }, addressOf(nth, addresses));
      const seats = ['me', { bot: 'first-week' }] as const;
      const opening = { rulebook: 'mlag-equations-basic-2018', division: 'middle', seats, shakes: 50 };
      const { id } = await person.openTable(opening);
      return new Attacker(person, { own: id, others, match, code: 'ABC234' }, seed + 131 * nth, harm);
    }),
  );
  stopLoris = slowLoris(url, 50, addressOf(100, addresses));
}

async function obey(order: Order): Promise<void> {
  if (order.what === 'sit down') await sitDown(order);
  else if (order.what === 'attack')
    await Promise.all(attackers.map((attacker) => attacker.attack(order.messages / attackers.length)));
  else stopLoris();
}

process.on('message', (order: Order) => {
  const tell = (failed?: string) => {
    const told: Told = { ...harm, closed: [...harm.closed], statuses: [...harm.statuses] };
    process.send?.({ ...told, failed });
  };
  obey(order).then(
    () => tell(),
    (error) => tell(String(error)),
  );
});
