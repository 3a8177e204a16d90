// How the people of a table are shown: by the typed name to those who were invited, by the made-up one to strangers.
import type { People, ShownPerson } from '../people/people.ts';
import type { TableRecord } from '../stores/store.ts';
import { isGone, type ShownSeat, type ShownTable, shownTable } from './shown.ts';

interface Plate {
  person: string;
  known: ShownPerson | null;
  stranger: ShownPerson | null;
}
type As = 'known' | 'stranger';

export class Nameplates {
  readonly #people: Pick<People, 'shown'>;
  /** A few: a short list takes less memory than a map. */
  #plates: readonly Plate[] = [];
  /** Counts those who were deleted: what was read before may name them. */
  #gone = 0;

  constructor(people: Pick<People, 'shown'>) {
    this.#people = people;
  }

  async learn({ seats, host, judge, listed }: Pick<TableRecord, 'seats' | 'host' | 'judge' | 'listed'>): Promise<void> {
    const gone = this.#gone;
    const ids = new Set([...seats.map(({ person }) => person), host, judge].filter((id) => id !== null));
    const plates = [...ids].map(async (person): Promise<Plate> => {
      const stranger = await this.#people.shown(person, true);
      const known = listed ? stranger : await this.#people.shown(person, false);
      // Most people have not typed a name.
      return { person, known: known?.name === stranger?.name ? stranger : known, stranger };
    });
    const learned = await Promise.all(plates);
    if (gone !== this.#gone) await this.learn({ seats, host, judge, listed });
    else this.#plates = learned;
  }

  /** A person was deleted: from now on, nobody sees the name. */
  forget(person: string): void {
    this.#gone += 1;
    this.#plates = this.#plates.filter((plate) => plate.person !== person);
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
    return this.#plates.find(({ person }) => person === id)?.[as] ?? null;
  }
}
