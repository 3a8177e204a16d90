// What is wrong with a request, a stored match, a log or a bot's message: every key, with the things that it names.
// It is here because `protocol` and `words` both import this package, and not each other.
import type { FactKinds, FactOf } from './kinds.ts';

/** What somebody wrote, as a sentence shows it. */
const FOUND = { found: 'fact' } as const;
const EXPECTED = { expected: 'fact' } as const;
const FIELD = { field: 'shown' } as const;
const NAME = { name: 'shown' } as const;
const EXAMPLE = { example: 'shown' } as const;

export const WIRE_FACTS = {
  'wire.several': { faults: 'facts' },
  'wire.notObject': FOUND,

  // What was found
  'found.nothing': {},
  'found.emptyList': {},
  'found.list': {},
  'found.object': {},
  'found.hugeNumber': {},
  'found.value': { value: 'shown' },

  // What a field must be
  'expected.text': {},
  'expected.text.short': { most: 'count' },
  'expected.number': {},
  'expected.number.small': {},
  'expected.number.example': { ...EXAMPLE, other: 'shown' },
  'expected.whole': {},
  'expected.whole.example': EXAMPLE,
  'expected.whole.from': { least: 'count' },
  'expected.whole.range': { least: 'count', most: 'count' },
  'expected.moment': {},
  'expected.boolean': {},
  'expected.object': {},
  'expected.oneOf': { words: 'names' },
  'expected.oneOf.more': { words: 'names', more: 'count' },
  'expected.list': {},
  'expected.list.example': EXAMPLE,
  'expected.list.short': { most: 'count' },
  'expected.names': {},
  'expected.wholes': {},
  'expected.cube': EXAMPLE,
  'expected.cubes': EXAMPLE,
  'expected.cards': EXAMPLE,
  'expected.cards.count': EXAMPLE,
  'expected.claim': EXAMPLE,
  'expected.expression': { ...EXAMPLE, other: 'shown' },
  'expected.rulebook': EXAMPLE,
  'expected.division': EXAMPLE,
  'expected.players': {},
  'expected.player': {},
  'expected.player.short': { most: 'count' },
  'expected.actor': {},
  'expected.actions': {},
  'expected.bots': EXAMPLE,
  'expected.round': EXAMPLE,
  'expected.log': { format: 'count' },
  'expected.log.id': { most: 'count' },
  'expected.log.setup': { fields: 'names' },
  'expected.log.seats': { ...EXAMPLE, other: 'shown' },
  'expected.log.round': { ...EXAMPLE, other: 'shown' },
  'expected.log.seat': EXAMPLE,
  'expected.log.bots': EXAMPLE,
  'expected.people': { ...EXAMPLE, most: 'count' },
  'expected.log.hash': {},

  // A field
  'field.wrong': { ...FIELD, ...EXPECTED, ...FOUND },
  'field.missing': { ...FIELD, ...EXPECTED },
  'field.absent': FIELD,
  'field.inside': { ...FIELD, why: 'fact' },
  'field.unreadable': { ...FIELD, ...FOUND },
  'field.tooMany': { ...FIELD, count: 'count', most: 'count' },
  'field.tooDeep': { ...FIELD, most: 'count' },
  'field.notCubes': { ...FIELD, wrong: 'listed', count: 'count', cubes: 'shown' },
  'field.notCards': { ...FIELD, wrong: 'listed', count: 'count' },
  'field.quotes': EXAMPLE,
  'field.name.letters': { ...FIELD, ...FOUND },
  'field.name.taken': { ...FIELD, ...FOUND },
  'field.name.long': { ...FIELD, most: 'count' },

  // A request
  'request.notObject': { ...EXAMPLE, ...FOUND },
  'request.id': { most: 'count' },
  'request.rulebook': { rulebook: 'shown', books: 'names' },
  'request.division.none': { division: 'shown' },
  'request.division': { division: 'shown', rulebook: 'shown', divisions: 'names' },
  'request.card.twice': { card: 'card' },
  'request.cubes': { count: 'count', most: 'count', sections: 'names' },

  // A stored match
  'players.count': { count: 'count' },
  'players.notName': FOUND,
  'players.long': { ...NAME, most: 'count' },
  'players.taken': NAME,
  'players.twice': NAME,
  'players.stranger': NAME,
  'people.stranger': NAME,
  'actions.tooMany': { count: 'count', most: 'count' },
  'actions.more': { count: 'count' },
  'action.wrong': { nth: 'count', why: 'fact' },
  'action.wrong.of': { nth: 'count', type: 'shown', why: 'fact' },
  'action.notObject': { ...EXAMPLE, ...FOUND },
  'action.noType': { types: 'names' },
  'action.unknown': { ...FOUND, types: 'names' },

  // The log of a match
  'log.field': { ...FIELD, ...FOUND },
  'log.row.tooDeep': {},
  'log.row.field': { ...FIELD, ...FOUND },
  'log.row.order': { row: 'count', before: 'count' },
  'log.row.wrong': { row: 'count', why: 'fact' },
  'log.row.contradicts': { row: 'count' },
  'log.impossible': {},
  'log.event.unknown': FOUND,
  'log.event.field': { type: 'shown', ...FIELD, ...FOUND },

  // A message of the bot protocol
  'message.notJson': { text: 'shown' },
  'message.notes': {},
  'message.notObject': { types: 'names', ...FOUND },
  'message.noType': { types: 'names' },
  'message.unknown': { ...FOUND, types: 'names' },
  'message.wrong': { type: 'shown', why: 'fact' },
  'message.long': { most: 'count' },
  'message.deed': { why: 'fact' },
  'message.deed.early': {},
  'message.hello.again': {},
  'message.seat': NAME,
  'message.late': { view: 'count', ms: 'count' },
  'message.early': { view: 'count' },
  'message.answered': { view: 'count' },

  // A view that contradicts itself
  'view.players': { count: 'count' },
  'view.name': NAME,
  'view.viewer': NAME,
  'view.stranger': { ...FIELD, ...NAME },
  'view.presence': NAME,
  'view.cube': { cube: 'shown', rulebook: 'shown', cubes: 'shown' },
  'view.cubes': { count: 'count', most: 'count' },
  'view.noCards': {},
  'view.card': { card: 'shown' },
  'view.card.twice': {},
  'view.pick.tooDeep': {},
  'view.phase.lacks': { phase: 'shown', ...FIELD },
  'view.phase.stage': { phase: 'shown', stage: 'shown' },
  'view.phase.players': { one: 'fact', other: 'fact' },
  'view.phase.noShake': { phase: 'shown' },
  'view.phase.noGoal': { phase: 'shown' },
  'view.offer': { type: 'shown', why: 'fact' },
  'view.offer.type': { type: 'shown' },
  'view.offer.by': { by: 'shown', viewer: 'shown' },
} as const satisfies FactKinds;

export type WireFact = FactOf<typeof WIRE_FACTS>;
/** What a field must be. */
export type ExpectedFact = Extract<WireFact, { key: `expected.${string}` }>;
