// How the people of a table are shown: by the typed name to those who were invited, by the made-up one to strangers.
import type { People, ShownPerson } from '../people/people.ts';
import type { TableRecord } from '../stores/store.ts';
import { isGone, type ShownSeat, type ShownTable, shownTable } from './shown.ts';

interface Plate {
  known: ShownPerson | null;
  stranger: ShownPerson | null;
}
type As = keyof Plate;

export class Nameplates {
  readonly #people: Pick<People, 'shown'>;
  #plates = new Map<string, Plate>();

  constructor(people: Pick<People, 'shown'>) {
    this.#people = people;
  }

  async learn({ seats, host, judge, listed }: TableRecord): Promise<void> {
    const ids = new Set([...seats.map(({ person }) => person), host, judge].filter((id) => id !== null));
    const plates = [...ids].map(async (id) => {
      const stranger = await this.#people.shown(id, true);
      const known = listed ? stranger : await this.#people.shown(id, false);
      // Most people have not typed a name.
      return [id, { known: known?.name === stranger?.name ? stranger : known, stranger }] as const;
    });
    this.#plates = new Map(await Promise.all(plates));
  }

  seats({ seats, state }: TableRecord, isHere: (person: string) => boolean, as: As): ShownSeat[] {
    return seats.map(({ seat, person, bot }) => ({
      seat,
      person: this.#person(person, as),
      ...(bot !== null && { bot }),
      ...(isGone({ person, bot }, state) && { gone: true as const }),
      here: bot !== null || (person !== null && isHere(person)),
    }));
  }

  table(
    record: TableRecord,
    isHere: (person: string) => boolean,
    sees: { seesCode: boolean; seesNames: boolean },
  ): ShownTable {
    const as = sees.seesNames ? 'known' : 'stranger';
    const { host, judge } = record;
    const people = {
      seats: this.seats(record, isHere, as),
      host: this.#person(host, as),
      judge: this.#person(judge, as),
    };
    return shownTable(record, people, sees.seesCode);
  }

  #person(id: string | null, as: As): ShownPerson | null {
    return id === null ? null : (this.#plates.get(id)?.[as] ?? null);
  }
}
