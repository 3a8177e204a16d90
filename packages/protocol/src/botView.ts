// The view of a bot: what its seat sees and may do, with every action that the table offers. Any program may be the host, so the fields must also fit together.
import {
  ACTION_TYPES,
  type Acted,
  books,
  divisionTable,
  type Refusal,
  SECTIONS,
  type TableFact,
  type ViewWithLegal,
  type WireFact,
} from '@openshake/rules';
import * as v from 'valibot';
import { EQUATIONS_CUBES, ON_SETS_CUBES } from './cubes.ts';
import { oneOf, wrongField } from './fields.ts';
import { carry, quoted } from './inWords.ts';
import { viewFields } from './matchView.ts';
import { cite, name } from './parts.ts';
import { readDeed } from './storedAction.ts';
import { contradictionIn, type Settled } from './viewSense.ts';

const ACTED = ACTION_TYPES.filter((type) => type !== 'clock');
/** The fields of an action are those that the table offers. They go back as they came. */
const action = v.pipe(
  v.looseObject({ type: v.picklist(ACTED), by: name }),
  v.transform((offered) => offered as unknown as Acted),
);
/** A host may give facts, a sentence or both. Without facts, its sentence is the fact. */
const refusal = v.pipe(
  v.object({
    ...cite,
    message: v.optional(v.string(), ''),
    facts: v.exactOptional(v.looseObject({ key: v.string() })),
  }),
  v.transform(
    ({ rule, clause, message, facts }): Refusal => ({
      rule,
      clause,
      facts: (facts ?? { key: 'told', text: message }) as TableFact,
    }),
  ),
);
const legal = v.variant('open', [
  v.object({
    type: v.picklist(ACTED),
    open: v.literal(true),
    free: v.boolean(),
    choices: v.array(v.object({ action, breaks: v.exactOptional(refusal) })),
  }),
  v.object({ type: v.picklist(ACTED), open: v.literal(false), why: refusal }),
]);

export const BotView: v.GenericSchema<unknown, ViewWithLegal> = v.pipe(
  v.object({ ...viewFields, legal: v.array(legal) }),
  v.transform(({ rulebook: book, ...rest }): ViewWithLegal => ({ book, ...rest })),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? (contradictionIn(dataset.value) ?? oddChoiceIn(dataset.value)) : undefined;
    if (fault) addIssue({ message: carry(fault) });
  }),
);

/** The fields of an offered action that take one of a few words, and these words. */
function wordsOf({ book, division, players }: Settled): Readonly<Record<string, readonly string[]>> {
  const { all } = books[book].game === 'equations' ? EQUATIONS_CUBES : ON_SETS_CUBES;
  const { claims, heardAs } = divisionTable(book, division);
  return {
    cube: all,
    to: SECTIONS,
    claim: [...claims, ...Object.keys(heardAs)],
    side: ['mover', 'challenger'],
    writer: players,
    player: players,
  };
}

/** What no table would offer: an unreadable action, one of another kind or player, or one with something that is not in the game. */
function oddChoiceIn(view: ViewWithLegal): WireFact | undefined {
  const { book, viewer, legal } = view;
  const words = Object.entries(wordsOf(view));
  for (const kind of legal) {
    for (const { action } of kind.open ? kind.choices : []) {
      const odd = (why: WireFact): WireFact => ({ key: 'view.offer', type: kind.type, why });
      const read = readDeed[books[book].game](action, viewer);
      if ('facts' in read) return odd(read.facts);
      const { type, by, ...rest }: { type: string; by: string } & Record<string, unknown> = { ...action };
      if (type !== kind.type) return odd({ key: 'view.offer.type', type: quoted(type) });
      if (by !== viewer) return odd({ key: 'view.offer.by', by: quoted(by), viewer: quoted(viewer) });
      for (const [field, known] of words) {
        if (Object.hasOwn(rest, field) && !known.some((word) => word === rest[field]))
          return odd(wrongField(field, oneOf(known), rest[field]));
      }
    }
  }
}
