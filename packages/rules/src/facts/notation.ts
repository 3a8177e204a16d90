// What may be wrong with a text of notation: every key, with the kinds of the things that it names.
import type { FactKinds, FactOf } from './kinds.ts';

export const NOTATION_FACTS = {
  'notation.missing': {},
  'notation.oneWord': { text: 'text' },
  'notation.oneWordMissing': {},
  'notation.wholeNumber': { text: 'text' },
  'notation.wholeNumberMissing': {},
  'notation.nothingMore': { text: 'text' },
  'notation.noBar': {},
  'notation.afterBar': { labels: 'names', text: 'text' },
  'notation.twice': { text: 'text' },
  'notation.badQuote': { text: 'text' },
  'notation.writtenLike': { why: 'fact', example: 'text' },
  // Actions
  'notation.action.unknown': { text: 'text', actions: 'names' },
  'notation.action.fieldsAsJson': {},
  'notation.action.wholeAsJson': {},
  'notation.action.noTime': { text: 'text' },
  'notation.action.whoAndWhat': {},
  'notation.move': {},
  'notation.pick': {},
  'notation.pick.noBlank': { variation: 'variation' },
  'notation.mark': { text: 'text' },
  'notation.setNameMissing': {},
  // Matches
  'notation.match.none': {},
  'notation.match.another': {},
  'notation.match.noBeginning': {},
  'notation.match.noActionsHeading': {},
  'notation.match.notAction': { text: 'text' },
  'notation.match.playerAsHeading': { name: 'text' },
  'notation.heading.valueAsJson': { heading: 'text' },
  'notation.heading.valueMissing': { heading: 'text' },
  'notation.heading.yesOrNo': { heading: 'text', text: 'text' },
  'notation.heading.badName': { text: 'text' },
  'notation.heading.nearly': { heading: 'text', text: 'text' },
  'notation.heading.twice': { heading: 'text' },
  'notation.players.comma': {},
  // Positions
  'notation.position.noRulebook': { text: 'text' },
  'notation.position.noDivision': { divisions: 'names' },
  'notation.position.inPart': { part: 'text', why: 'fact' },
  'notation.position.noPart': { text: 'text', parts: 'names' },
  'notation.position.oneOf': { text: 'text', names: 'names' },
  'notation.position.noCube': { text: 'text' },
  'notation.position.noCard': { text: 'text' },
  'notation.position.json': {},
  'notation.position.jsonList': {},
} as const satisfies FactKinds;

export type NotationFact = FactOf<typeof NOTATION_FACTS>;
