// The key: the symbols on the cubes and the variations in words.
const BLANK = '{open, select, yes {that you name} other {{blank}}}';
const typed = (key: string): string =>
  `{alone, select, yes {${key.charAt(0).toUpperCase()}${key.slice(1)}} other {{sign} (type the ${key})}}`;

export const key = {
  'key.symbols': 'The symbols on the cubes',
  'key.inForce': 'Variations in force',
  'key.none.off': 'None: this match is played without variations.',
  'key.none.yet': 'None so far in this shake.',
  'key.none.ever': 'None: this division of the rulebook has no variations.',
  'key.everyShake': '{variation} (in every shake)',
  'key.chosen': '{variation} (chosen by {player})',
  'keyboard.letter': '{sign} (type {letter})',
  'keyboard.hyphen': typed('hyphen'),
  'keyboard.apostrophe': typed('apostrophe'),
  'keyboard.equals': typed('equals sign'),
  'keyboard.plus': typed('plus sign'),
  'keyboard.slash': typed('slash'),
  'keyboard.caret': typed('caret'),
  'symbol.sets':
    'a set of cards: B names every card in the Universe with a blue dot; R, G and Y do the same for red, green and yellow',
  'symbol.union': 'union: the cards in either set. {sample} names every card with a blue dot, a red dot, or both',
  'symbol.intersection':
    'intersection: the cards in both sets. {sample} names every card with both a blue dot and a red dot',
  'symbol.difference':
    'minus, the difference: the cards in the first set that are not in the second. {sample} names every card with a blue dot but no red dot',
  'symbol.symmetric':
    'minus: the cards in exactly one of the two sets. {sample} names every card with a blue dot or a red dot, but not both',
  'symbol.complement':
    'complement: the cards that are not in the set before it. {sample} names every card without a red dot',
  'symbol.universe': 'universe: every card',
  'symbol.null': 'null, the null set: no card',
  'symbol.equals':
    'equals, for a Restriction: {sample} removes every card that has one of the two dots but not the other',
  'symbol.subset': 'subset, for a Restriction: {sample} removes every card that has a blue dot but no red dot',
  'symbol.unused': '{cube, select, equals {equals} other {subset}}: Solutions in this division do not use it',
  'symbol.wild':
    '{cube, select, equals {equals} other {subset}}, wild: you say which of {meanings} it stands for, and it keeps that meaning in the whole Solution',
  'symbol.alsoWild':
    'It is also wild: you say which of {meanings} it stands for, and it keeps that meaning in the whole Solution',
  'symbol.digits':
    'digits, only for the Goal. Side by side, they are added; one above the other, they are multiplied. An upside-down digit {turned, select, either {may be read as negative or positive} other {is negative}}',
  'symbol.allDigits': '0 to 9',
  'symbol.numbers':
    'digits. In a Solution, every number has one digit; a Goal may have numbers with two or three digits{zero, select, wild {. A 0 may stand for any symbol} other {}}',
  'symbol.plus': 'plus: {sample}',
  'symbol.minus': 'minus: {sample}. It only subtracts: you cannot write it in front of a number to make it negative',
  'symbol.times': 'times: {sample}',
  'symbol.divide': 'divide: {sample}',
  'symbol.power': 'power: {sample}',
  'symbol.root': 'root. A number before it is the index: {sample}; without one, it is the square root: {square}',
  'varies.cited': '{says} ({clause})',
  'varies.required-cube': `every Solution uses the cube ${BLANK}`,
  'varies.wild-cube': `the cube ${BLANK} may stand for any symbol except a digit; it means the same in the whole Solution, and the writer says what it is`,
  'varies.union-intersection-interchangeable': 'union and intersection may stand for each other, cube by cube',
  'varies.universe-null-interchangeable': 'V and the null set may stand for each other, cube by cube',
  'varies.two-operations': 'a Set-Name has at least two operation symbols',
  'varies.multiple-operations': 'a cube with an operation may be used more than once in a Solution',
  'varies.shift-from-permitted': 'instead of a move, a player may shift a cube from Permitted to Required or Forbidden',
  'varies.no-null-restrictions': 'every Restriction removes at least one card that the others leave',
  'varies.absolute-value': 'an upside-down digit of the Goal may be read as negative or as positive',
  'varies.double-set': `the cards of the set ${BLANK} count twice`,
  'varies.required-card': `every Solution names a set with the card ${BLANK} in it`,
  'varies.forbidden-card': `no Solution names a set with the card ${BLANK} in it`,
  'varies.blank-card-wild': 'each writer may paint dots on the blank card, and says which ones',
  'varies.symmetric-difference': 'minus names the cards that are in exactly one of the two sets',
  'varies.two-solutions': 'each writer writes two Solutions; the second names a card that the first does not',
  'varies.sideways': 'a sideways digit means 1 divided by that digit: type s3 for one third',
  'called.sideways': 'Sideways',
  'varies.upside-down': 'an upside-down digit is negative: type u3 for negative 3',
  'called.upside-down': 'Upside-down',
  'varies.both-ways':
    'a digit that is sideways and upside-down is both: type su3 for minus one third. A Goal cannot have such a digit',
  'called.both-ways': 'Sideways and upside-down',
  'varies.zero-wild':
    'a 0 may stand for any symbol; it means the same wherever it appears, and the writer says what it is',
  'called.zero-wild': '0 Wild',
  'offer.title': 'Variations on offer',
  'offer.blank':
    'Its blank is {blank, select, cube {a cube with any symbol except a digit} card {a card of the Universe} other {a set, written as a Set-Name}}.',
  'offer.inForce': 'It is in force in this shake.',
  'offer.off': 'This match is played without variations.',
  'offer.notHere': 'Nobody can choose it in this rulebook and division.',
  'offer.type': 'Type: {form}',
} as const;
