// What a judge says about a paper.
const PART = '{part, select, setName {Set-Name} restriction {Restriction part} other {Solution}}';
const THE_GOAL_IS = 'the Goal is {goal}.';
const NAMES_CARDS = 'names {cards, plural, one {# card} other {# cards}}';
const WAYS = 'There are {ways} ways to read it.';
const FIRST_LISTED = '{told, plural, one {The first is listed} other {The first # are listed}}';
const NO_NUMBER = '{step} names no number:';
const NOT_LEGAL = '{step} is not legal in this division:';
const HAS_DIGITS = '{numeral} has {digits, plural, one {# digit} other {# digits}}.';

export const judge = {
  // Papers of either game
  'solution.twoCubes': 'A Solution needs at least two cubes.',
  'solution.tooLong':
    '{part, select, setName {The Set-Name} restriction {This Restriction} equation {The Equation} other {The expression}} has {characters, number} characters. The judge reads at most {most, number}.',
  'solution.neverOpened': '“{sign}” closes a group that was never opened.',
  'solution.neverClosed': '“{sign}” is never closed.',
  'solution.wrongClosing': '“{close}” does not match the “{open}” that it should close.',
  'solution.tooFewCubes': `The ${PART} uses {cube} {written, plural, one {once} =2 {twice} other {# times}}, but {usable, plural, =0 {there is none to use} one {there is only # to use} other {there are only # to use}}.{forbidden, plural, =0 {} one { The one in Forbidden may not be used.} other { The # in Forbidden may not be used.}}{closed, plural, =0 {} one { The one in Resources may not be used.} other { The # in Resources may not be used.}}`,
  'solution.allForbidden': '{forbidden, plural, one {The only} other {Every}} {cube} is in Forbidden.',
  'solution.requiredUnused': `{required, plural, one {The ${PART} does not use the {cube} in Required.} other {The ${PART} leaves {unused} of the # {cube} cubes in Required unused.}}`,
  'solution.fromResources': 'Only one cube may come from Resources here. This Solution takes {taken}: {cubes}.',
  'solution.goalMissing': 'After a No Goal challenge, write a Goal with your Solution.',
  'solution.goalOverused': 'The Goal uses more {cube} cubes than were rolled.',
  'solution.several': 'There are several Solutions. The writer must say which one counts.',
  'solution.whichNotSaid': '{writer} did not say which Solution counts.',
  'solution.groupingMisses': 'One way to group it misses the Goal.',
  'solution.ruledUnequal': 'The judge ruled that it does not equal the Goal.',
  'goal.notThere': 'There is no Goal.',
  'value.firstListed': `${WAYS} ${FIRST_LISTED}; the others would make this answer too long.`,
  'value.everySetListed': `${WAYS} One is listed for each set of cards that it can name.`,
  'value.firstSetsListed': `${WAYS} It can name {sets, plural, one {# set} other {# different sets}} of cards. ${FIRST_LISTED}, {told, plural, one {with one reading} other {each with one reading}}.`,
  'value.someSetsListed': `${WAYS} It may name more sets of cards than we looked for. ${FIRST_LISTED}, {told, plural, one {with one reading} other {each with one reading}}. Add parentheses to say which you mean.`,
  'value.stepsLeftOut':
    'Some steps are left out because they would make this answer too long. The last step of each reading is there.',

  // On-Sets
  'onSets.goal.notLaidOut': '“{text}” is not a Goal. A Goal needs a shape and digit cubes.',
  'onSets.goal.noDigits': 'The Goal has no digit cube.',
  'onSets.goal.notDigit': '“{text}” is not a digit cube. A Goal is built from the digits 1 to 5.',
  'onSets.goal.tooManyDigits': 'A Goal has at most three digit cubes. This one has {digits, number}.',
  'onSets.goal.noShape': 'The rules do not define this shape, so the Goal has no value.',
  'onSets.goal.negative': 'The Goal is {values}. A Goal may not be negative.',
  'onSets.goal.noValue': 'The Goal must equal a whole number, 0 or more.',
  'onSets.goal.beyondUniverse':
    'The Goal is {goal}, but the Universe has only {cards, plural, one {# card} other {# cards}}.',
  'onSets.goal.different': 'Both Solutions must be for the same Goal.',
  'onSets.twoSolutions.count':
    'You must write two Solutions. {solutions, plural, =0 {There is none} one {There is only one} other {There are #}}.',
  'onSets.twoSolutions.addsNone': 'The second Solution must name a card that the first does not.',
  'onSets.setName.missing': 'There is no Set-Name.',
  'onSets.setName.relation': '{cube} may not be in a Set-Name.',
  'onSets.setName.equalsGoal': 'A Solution ends with its Set-Name. Leave out = and the Goal after it.',
  'onSets.text.digit': 'The digit {digit} may not be in a Solution. Digits are for the Goal.',
  'onSets.text.meaningless':
    '“{sign}” has no meaning here. {expected, select, set {Write a set (B, R, G, Y, V, Λ) or an opening parenthesis.} closing {Write an operation, or close the group.} relation {Write an operation, = or ⊆.} other {Write an operation, or nothing more.}}',
  'onSets.text.afterSet': '{sign} cannot come right after a set. Put an operation between them.',
  'onSets.text.beforeSet': '{sign} needs a set before it.',
  'onSets.text.setMissing': 'A set is missing here.',
  'onSets.text.endsEarly': 'The text ends too soon. A set is missing at the end.',
  'onSets.restriction.notAllowed': 'Solutions have no Restrictions here.',
  'onSets.restriction.grouping': 'The {cube} of a Restriction may not be inside grouping symbols.',
  'onSets.restriction.noRelation': 'A Restriction needs = or ⊆ between two sets.',
  'onSets.restriction.tooMany':
    'There are {restrictions, number} Restrictions. The judge reads at most {most, number}.',
  'onSets.restriction.tooLongTogether':
    'The Restrictions have {characters, number} characters in total. The judge reads at most {most, number}.',
  'onSets.restriction.needed': 'There is a {cube} in Required, so the Solution needs a Restriction.',
  'onSets.restriction.idle': '{restriction} removes no card. Every Restriction must remove one.',
  'onSets.restriction.idleBesideOthers':
    '{restriction} removes no card that the other Restrictions leave. Each Restriction must remove one of its own.',
  'onSets.operations.tooFew':
    'The Set-Name needs at least {least, plural, one {# operation} other {# operations}}. It has {operations, plural, =0 {none} other {only #}}.',
  'onSets.requiredCube.unused': 'Every Solution must use a {cube} cube. This one does not.',
  'onSets.wild.unreadable': 'The judge cannot read the marks beside the Solution: “{text}”.',
  'onSets.wild.unmarked': '{cube} is wild. Write what it stands for, as in {example}.',
  'onSets.wild.notWild': '{cube} is not wild here, so it may not stand for “{mark}”.',
  'onSets.wild.mayNotMean': '{cube} may not stand for “{mark}”. It may stand for one of these: {may}.',
  'onSets.wild.inconsistent': '{cube} stands for {means}. It must stand for the same symbol throughout.',
  'onSets.wild.alsoUnmarked': '{cube} is marked as {means}, but one {cube} is not marked. Mark that one too.',
  'onSets.wild.sameThroughout': '{cube} is marked as {means}, so every {cube} in the Solution stands for {means}.',
  'onSets.wild.maybeUnmarked': 'If a {cube} here stands for another symbol, write which one, as in {example}.',
  'onSets.paint.notPlayed': 'The blank card stays blank here. {variation} was not chosen.',
  'onSets.paint.noDots': '“{text}” names no dots. Write the colors painted on the blank card, as in BG.',
  'onSets.paint.forbidden': 'The blank card may not be painted as {card}, the forbidden card.',
  'onSets.card.required': 'The set must contain the card {card}. It does not.',
  'onSets.card.forbidden': 'The set may not contain the card {card}. It does.',
  'onSets.card.paintedAsForbidden':
    'The blank card is painted as {card}, the forbidden card, so the set may not contain it either.',
  'onSets.value.misses': `The Set-Name ${NAMES_CARDS}; ${THE_GOAL_IS}`,
  'onSets.value.missesEachWay': `The Set-Name names {values} cards, depending on how you read it; ${THE_GOAL_IS}`,
  'onSets.value.missesDoubled': `The Set-Name counts {values} with the Double Set {doubleSet}; ${THE_GOAL_IS}`,
  'onSets.value.readingMisses': `It can be read as {reading}, which ${NAMES_CARDS}; ${THE_GOAL_IS}`,
  'onSets.value.readingMissesDoubled': `It can be read as {reading}, which counts {value} with the Double Set {doubleSet}; ${THE_GOAL_IS}`,
  'onSets.value.tooManyReadings': 'It has more readings than the judge can tell apart. Add parentheses.',
  'onSets.value.tooManySets': `The ${PART} has {sets} sets, which is too many to work out. The most is {most}, far more than a kit can make.`,
  'onSets.avoid.missing': 'Write an avoid move with the Solution: a cube, and where it should have gone.',
  'onSets.avoid.unreadable':
    '“{text}” is not an avoid move. Name a cube from Resources, and Required, Permitted or Forbidden.',
  'onSets.avoid.chargedUnknown': 'Say which move is charged (“moved”). The judge compares the avoid move with it.',
  'onSets.avoid.chargedElsewhere': 'The charged move is not on the mat, so no other move can be compared with it.',
  'onSets.avoid.notInResources': 'There was no {cube} in Resources before the charged move.',
  'onSets.avoid.leavesNow':
    '{cube} to {section} avoids nothing. One more cube would still have been enough, as in {solution}.',
  'onSets.avoid.leavesNothing': '{cube} to {section} would have made every Solution impossible. That is a P Flub.',

  // Equations
  'equations.goal.tooLong': 'This Goal has more than {most, number} characters. A Goal has at most 6 cubes.',
  'equations.goal.notText': 'Write the Goal as text, such as "12" or "3x(5+2)".',
  'equations.goal.noValue': 'The Goal must equal a whole number.',
  'equations.goal.noCubes': 'The Goal has no cube. Write it with digits and + - x / ^ r.',
  'equations.goal.tooManyCubes': 'A Goal has at most {most} cubes. This one has {cubes, number}.',
  'equations.goal.turned': 'In this division, the cubes in a Goal must be right side up.',
  'equations.goal.turnedTwice':
    'A cube in a Goal may not be both sideways and upside-down. Only cubes in a Solution may.',
  'equations.goal.spacing': 'Spacing cannot show a group inside the group under a root sign.',
  'equations.numeral.inGoal': `${HAS_DIGITS} A numeral in a Goal has at most {most}.`,
  'equations.numeral.inSolution': `${HAS_DIGITS} A numeral in a Solution has only one.`,
  'equations.numeral.anywhere': `${HAS_DIGITS} A numeral has at most {most} in a Goal, and one in a Solution.`,
  'equations.tooManyCubes': 'A Solution has at most {most} cubes, a whole kit. This one has {cubes, number}.',
  'equations.tooManySymbols':
    'This is too long to work out. It has {symbols, number} digits and signs. Write at most {most}.',
  'equations.equation.incomplete': 'An Equation needs = and the Goal.',
  'equations.equation.oneEquals': 'An Equation has only one =.',
  'equations.equation.otherGrouping': 'The Goal is not grouped as it is on the mat.',
  'equations.equation.regrouped': 'The Goal is not grouped as it is on the mat. In the Equation, write it as {goal}.',
  'equations.equation.notTheGoal': 'One side of the Equation must be the Goal itself, cube for cube, not its value.',
  'equations.value.misses': `The Solution equals {value}; ${THE_GOAL_IS}`,
  'equations.value.agrees':
    'Both sides agree to {digits, plural, one {# digit} other {# digits}}, but we have no proof that they are equal.',
  'equations.turned.sideways': 'Cubes may not be sideways in this division.',
  'equations.turned.upsideDown': 'Cubes may not be upside-down in this division.',
  'equations.turned.sign': 'Only a number may be turned. {cube} may not.',
  'equations.turned.inNumeral': 'A turned cube is a number on its own. It cannot be part of a longer numeral.',
  'equations.text.meaningless': '“{sign}” has no meaning in an expression.',
  'equations.text.afterNumber': '{sign} cannot come right after a number. Put a sign between them.',
  'equations.text.beforeNumber': 'A number is missing before {sign}.',
  'equations.text.numberMissing': 'A number is missing here.',
  'equations.text.signOfNumber': '{cube} joins two numbers. It cannot be the sign of one.',
  'equations.powersInRow': 'Powers and roots in a row are worked from left to right. Group them to be sure.',
  'equations.zero.onlyZero': 'Only a 0 may stand for another symbol. {cube} may not.',
  'equations.zero.unreadable': 'The judge cannot read what the 0 stands for: “{text}”.',
  'equations.zero.noSymbol': 'A 0 must stand for a symbol on the cubes. “{text}” is not one.',
  'equations.zero.inconsistent':
    'The 0 stands for {means}. It must stand for the same symbol everywhere, in the Goal too.',
  'equations.zero.notWild': 'A 0 is just a 0 in this division.',
  'equations.noNumber.dividedByZero': `${NO_NUMBER} no number can be divided by 0.`,
  'equations.noNumber.zeroIndex': `${NO_NUMBER} there is no root with index 0.`,
  'equations.noNumber.rootOfZero': `${NO_NUMBER} 0 has no root with a negative index.`,
  'equations.noNumber.powerOfZero': `${NO_NUMBER} 0 may only be raised to a power above 0.`,
  'equations.noNumber.irrationalPower': `${NO_NUMBER} a negative number may not have an irrational exponent.`,
  'equations.noNumber.evenDenominator': `${NO_NUMBER} the base is negative, and the exponent in lowest terms has an even denominator.`,
  'equations.noNumber.evenRoot': `${NO_NUMBER} a negative number has no even root.`,
  'equations.noNumber.evenFractionRoot': `${NO_NUMBER} the number under the root is negative, and the index in lowest terms is even over odd.`,
  'equations.noNumber.zeroSideways': `${NO_NUMBER} 0 has no reciprocal, so it may not be sideways.`,
  'equations.limits.base': `${NOT_LEGAL} a base must be a whole number.`,
  'equations.limits.exponent': `${NOT_LEGAL} an exponent must be a whole number.`,
  'equations.limits.index': `${NOT_LEGAL} the index of a root must be a counting number.`,
  'equations.limits.radicand': `${NOT_LEGAL} the number under a root must be a whole number.`,
  'equations.limits.root': `${NOT_LEGAL} a root must come out whole.`,
  'equations.undecided.equal': 'We cannot decide whether the Solution, {value}, equals the Goal, {goal}.',
  'equations.undecided.number': 'We cannot decide whether {step} names a number.',
  'equations.undecided.limits': 'We cannot decide whether {step} is legal in this division.',
  'equations.undecided.several': '{why}',
} as const;
