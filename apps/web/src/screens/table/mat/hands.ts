// What a person has in hand at one table: the cube picked up, the question that waits in place, which sheet is open, and why something is closed.
import type { ActedType, Refusal, Section } from '@openshake/rules';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from '../../../app/settings.ts';
import { type Laid, layOut, NOTHING_REMEMBERED } from '../../../table/cubes.ts';
import type { SeatAction } from '../../../table/source.ts';
import type { TableStore } from '../../../table/store.ts';

/** From where a cube can be picked up. */
export type Source = 'resources' | 'permitted';

export interface Held {
  /** Its number in the roll. */
  at: number;
  cube: string;
  from: Source;
}

/** A move that waits until it is confirmed. */
export interface Asked extends Held {
  action: Extract<SeatAction, { type: 'move' | 'bonus' | 'shift' }>;
  to: Section;
}

/** Why something cannot be done now. It stays until the next action. */
export interface Why {
  text: string;
  clause?: string;
}

export const SHEETS = ['paper', 'universe', 'score', 'moves', 'menu', 'howto', 'keys'] as const;
export type SheetName = (typeof SHEETS)[number];

export interface Hands {
  readonly table: TableStore;
  /** Where every cube is drawn: as it lies, and the one that waits for its confirmation already in its section. */
  readonly laid: ReadonlySignal<Laid>;
  readonly held: Signal<Held | null>;
  readonly asked: Signal<Asked | null>;
  /** The next cube goes to Forbidden as a bonus. */
  readonly bonus: Signal<boolean>;
  /** The claims are open although the block lies on the table: it cannot be picked up twice. */
  readonly claiming: Signal<boolean>;
  readonly sheet: Signal<SheetName | null>;
  /** The section under a dragged cube. */
  readonly over: Signal<Section | null>;
  readonly why: Signal<Why | null>;
  /** The number in the roll of the cube that a hint names. */
  readonly hinted: Signal<number | null>;
  /** The sections that take the cube in hand. */
  readonly targets: ReadonlySignal<readonly Section[]>;
  /** Symbols that can be picked up. */
  readonly movable: ReadonlySignal<Readonly<Record<Source, ReadonlySet<string>>>>;
  isOpen(type: ActedType): boolean;
  /** The number in the roll of the cube that an entry of the trail moved. */
  cubeOfMove(nth: number): number | undefined;
  take(at: number, cube: string, from: Source): void;
  place(to: Section): void;
  /** Puts the cube down for good. */
  confirm(): void;
  /** Takes back what is not confirmed yet. Says whether there was anything. */
  back(): boolean;
  turnBonus(): void;
  /** Does what is open, or says why it is closed. */
  try(action: SeatAction): void;
  explain(refusal: Refusal): void;
}

const NONE: ReadonlySet<string> = new Set();

const known = new WeakMap<TableStore, Hands>();

/** What is in hand at a table that is shown; for help, which looks at the move that waits. */
export const handsAt = (table: TableStore): Hands | undefined => known.get(table);

export function handsOf(table: TableStore): Hands {
  const held = signal<Held | null>(null);
  const asked = signal<Asked | null>(null);
  const bonus = signal(false);
  const claiming = signal(false);
  const sheet = signal<SheetName | null>(null);
  const over = signal<Section | null>(null);
  const why = signal<Why | null>(null);
  const hinted = signal<number | null>(null);
  /** The cubes that this person moved, in this shake. */
  const own: number[] = [];

  let remembered = NOTHING_REMEMBERED;
  const lies = computed<Laid>(() => {
    const shown = table.view.value?.table;
    if (!shown) return NOTHING_REMEMBERED.laid;
    remembered = layOut(shown, remembered, { by: table.me.value, cubes: own });
    return remembered.laid;
  });
  const laid = computed<Laid>(() => {
    const ask = asked.value;
    if (!ask) return lies.value;
    const { [ask.from]: from, [ask.to]: to } = lies.value;
    if (!from.includes(ask.at)) return lies.value;
    return { ...lies.value, [ask.from]: from.filter((at) => at !== ask.at), [ask.to]: [...to, ask.at] };
  });

  const actionFor = ({ cube, from }: Held, to: Section): Asked['action'] => {
    if (bonus.value && to === 'forbidden') return { type: 'bonus', cube };
    return from === 'permitted' ? { type: 'shift', cube, to } : { type: 'move', cube, to };
  };
  const choices = (type: ActedType) => {
    const offer = table.offers.value.get(type);
    return offer?.open ? offer.choices : [];
  };
  const cubesOf = (type: 'move' | 'bonus' | 'shift'): ReadonlySet<string> =>
    new Set(choices(type).flatMap(({ action }) => ('cube' in action ? [action.cube] : [])));

  const movable = computed(() => {
    // Before the Goal there is no section to put a cube into: who sets the Goal has a panel for a bonus.
    if (table.view.value?.phase.name === 'goal') return { resources: NONE, permitted: NONE };
    const moves = cubesOf('move');
    return {
      resources: bonus.value || moves.size === 0 ? cubesOf('bonus') : moves,
      permitted: bonus.value ? NONE : cubesOf('shift'),
    };
  });

  const targets = computed<readonly Section[]>(() => {
    const cube = held.value;
    if (!cube) return [];
    if (bonus.value) return cubesOf('bonus').has(cube.cube) ? ['forbidden'] : [];
    const type = cube.from === 'permitted' ? 'shift' : 'move';
    return choices(type).flatMap(({ action }) =>
      'to' in action && 'cube' in action && action.cube === cube.cube ? [action.to] : [],
    );
  });

  const explain = ({ facts, clause }: Refusal): void => {
    why.value = { text: table.words.value.say(facts), clause };
  };

  function send(action: SeatAction): void {
    why.value = null;
    table.act(action);
  }

  const hands: Hands = {
    table,
    laid,
    held,
    asked,
    bonus,
    claiming,
    sheet,
    over,
    why,
    hinted,
    targets,
    movable,
    explain,
    isOpen: (type) => table.offers.value.get(type)?.open === true,
    cubeOfMove: (nth) => (lies.value === undefined ? undefined : remembered.moved.get(nth)),
    take(at, cube, from) {
      why.value = null;
      asked.value = null;
      if (held.value?.at === at) {
        held.value = null;
        return;
      }
      if (!movable.value[from].has(cube)) {
        const type = bonus.value ? 'bonus' : from === 'permitted' ? 'shift' : 'move';
        const offer = table.offers.value.get(type);
        if (offer && !offer.open) explain(offer.why);
        return;
      }
      held.value = { at, cube, from };
    },
    place(to) {
      const cube = held.value;
      if (!cube) return;
      const action = actionFor(cube, to);
      if (!targets.value.includes(to)) {
        const { refused } = table.weigh(bonus.value ? { type: 'bonus', cube: cube.cube } : action);
        if (refused) explain(refused);
        return;
      }
      held.value = null;
      asked.value = { ...cube, action, to };
      if (!settings.value.confirm) hands.confirm();
    },
    confirm() {
      const ask = asked.value;
      if (!ask) return;
      asked.value = null;
      if (ask.action.type === 'bonus') bonus.value = false;
      own.unshift(ask.at);
      send(ask.action);
    },
    back() {
      const had = asked.value !== null || held.value !== null || bonus.value;
      if (asked.value) held.value = asked.value;
      else if (held.value) held.value = null;
      else bonus.value = false;
      asked.value = null;
      return had;
    },
    turnBonus() {
      const offer = table.offers.value.get('bonus');
      why.value = null;
      if (offer && !offer.open) explain(offer.why);
      else {
        bonus.value = !bonus.value;
        asked.value = null;
      }
    },
    try(action) {
      const offer = table.offers.value.get(action.type);
      if (offer && !offer.open) explain(offer.why);
      else {
        const { refused } = table.weigh(action);
        if (refused) explain(refused);
        else send(action);
      }
    },
  };
  known.set(table, hands);
  return hands;
}
