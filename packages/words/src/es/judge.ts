// What a judge says about a paper.
const PART =
  '{part, select, setName {El Nombre de Conjunto} restriction {La parte de Restricciones} other {La Solución}}';
const THE_GOAL_IS = 'la Meta es {goal}.';
const NAMES_CARDS = 'nombra {cards, plural, one {# carta} other {# cartas}}';
const WAYS = 'Hay {ways} formas de leerlo.';
const FIRST_LISTED = '{told, plural, one {Se muestra la primera} other {Se muestran las primeras #}}';
const FIRST_SETS =
  '{told, plural, one {Se muestra el primero} other {Se muestran los primeros #}}, con una lectura cada uno.';
const NO_NUMBER = '{step} no nombra ningún número:';
const NOT_LEGAL = '{step} no está permitido en esta división:';
const HAS_DIGITS = '{numeral} tiene {digits, plural, one {# dígito} other {# dígitos}}.';

export const judge = {
  // Papers of either game
  'solution.twoCubes': 'Una Solución necesita al menos dos cubos.',
  'solution.tooLong':
    '{part, select, setName {El Nombre de Conjunto} restriction {Esta Restricción} equation {La Ecuación} other {La expresión}} tiene {characters, number} caracteres. El juez lee {most, number} como máximo.',
  'solution.neverOpened': '“{sign}” cierra un grupo que nunca se abrió.',
  'solution.neverClosed': '“{sign}” nunca se cierra.',
  'solution.wrongClosing': '“{close}” no corresponde al “{open}” que debería cerrar.',
  'solution.tooFewCubes': `${PART} usa el cubo {cube} {written, plural, one {una vez} =2 {dos veces} other {# veces}}, pero {usable, plural, =0 {no hay ninguno para usar} one {solo hay # para usar} other {solo hay # para usar}}.{forbidden, plural, =0 {} one { El que está en Prohibido no se puede usar.} other { Los # que están en Prohibido no se pueden usar.}}{closed, plural, =0 {} one { El que está en Recursos no se puede usar.} other { Los # que están en Recursos no se pueden usar.}}`,
  'solution.allForbidden':
    '{forbidden, plural, one {El único cubo {cube} está} other {Todos los cubos {cube} están}} en Prohibido.',
  'solution.requiredUnused': `{required, plural, one {${PART} no usa el cubo {cube} que está en Requerido.} other {${PART} deja sin usar {unused} de los # cubos {cube} que están en Requerido.}}`,
  'solution.fromResources': 'Aquí solo un cubo puede venir de Recursos. Esta Solución toma {taken}: {cubes}.',
  'solution.goalMissing': 'Después de un desafío Sin Meta, escribe una Meta junto con tu Solución.',
  'solution.goalOverused': 'La Meta usa más cubos {cube} de los que salieron.',
  'solution.several': 'Hay varias Soluciones. Quien las escribió debe decir cuál cuenta.',
  'solution.whichNotSaid': '{writer} no dijo qué Solución cuenta.',
  'solution.groupingMisses': 'Agrupada de cierta forma, no da la Meta.',
  'solution.ruledUnequal': 'El juez decidió que no es igual a la Meta.',
  'goal.notThere': 'No hay Meta.',
  'value.firstListed': `${WAYS} ${FIRST_LISTED}; con las demás, esta respuesta sería demasiado larga.`,
  'value.everySetListed': `${WAYS} Se muestra una por cada conjunto de cartas que puede nombrar.`,
  'value.firstSetsListed': `${WAYS} Puede nombrar {sets, plural, one {# conjunto} other {# conjuntos distintos}} de cartas. ${FIRST_SETS}`,
  'value.someSetsListed': `${WAYS} Quizás pueda nombrar más conjuntos de cartas de los que buscamos. ${FIRST_SETS} Agrega paréntesis para decir cuál quieres.`,
  'value.stepsLeftOut':
    'Faltan algunos pasos, porque esta respuesta sería demasiado larga. El último paso de cada lectura sí está.',

  // On-Sets
  'onSets.goal.notLaidOut': '“{text}” no es una Meta. Una Meta necesita una figura y cubos de dígitos.',
  'onSets.goal.noDigits': 'La Meta no tiene ningún cubo de dígito.',
  'onSets.goal.notDigit': '“{text}” no es un cubo de dígito. Una Meta se hace con los dígitos del 1 al 5.',
  'onSets.goal.tooManyDigits': 'Una Meta tiene tres cubos de dígitos como máximo. Esta tiene {digits, number}.',
  'onSets.goal.noShape': 'Las reglas no definen esta figura, así que la Meta no tiene valor.',
  'onSets.goal.negative': 'La Meta es {values}. Una Meta no puede ser negativa.',
  'onSets.goal.noValue': 'La Meta debe ser igual a un número entero, 0 o mayor.',
  'onSets.goal.beyondUniverse':
    'La Meta es {goal}, pero el Universo solo tiene {cards, plural, one {# carta} other {# cartas}}.',
  'onSets.goal.different': 'Las dos Soluciones deben ser para la misma Meta.',
  'onSets.twoSolutions.count':
    'Tienes que escribir dos Soluciones. {solutions, plural, =0 {No hay ninguna} one {Solo hay una} other {Hay #}}.',
  'onSets.twoSolutions.addsNone': 'La segunda Solución debe nombrar una carta que la primera no nombra.',
  'onSets.setName.missing': 'No hay Nombre de Conjunto.',
  'onSets.setName.relation': 'El cubo {cube} no puede estar en un Nombre de Conjunto.',
  'onSets.setName.equalsGoal': 'Una Solución termina con su Nombre de Conjunto. No escribas después ni = ni la Meta.',
  'onSets.text.digit': 'El dígito {digit} no puede estar en una Solución. Los dígitos son para la Meta.',
  'onSets.text.meaningless':
    '“{sign}” no significa nada aquí. {expected, select, set {Escribe un conjunto (B, R, G, Y, V, Λ) o un paréntesis que abre.} closing {Escribe una operación o cierra el grupo.} relation {Escribe una operación, = o ⊆.} other {Escribe una operación, o termina ahí.}}',
  'onSets.text.afterSet': '{sign} no puede ir justo después de un conjunto. Pon una operación en medio.',
  'onSets.text.beforeSet': '{sign} necesita un conjunto antes.',
  'onSets.text.setMissing': 'Aquí falta un conjunto.',
  'onSets.text.endsEarly': 'El texto termina demasiado pronto. Falta un conjunto al final.',
  'onSets.restriction.notAllowed': 'Aquí las Soluciones no llevan Restricciones.',
  'onSets.restriction.grouping': 'El signo {cube} de una Restricción no puede estar dentro de signos de agrupación.',
  'onSets.restriction.noRelation': 'Una Restricción necesita = o ⊆ entre dos conjuntos.',
  'onSets.restriction.tooMany': 'Hay {restrictions, number} Restricciones. El juez lee {most, number} como máximo.',
  'onSets.restriction.tooLongTogether':
    'Las Restricciones tienen {characters, number} caracteres en total. El juez lee {most, number} como máximo.',
  'onSets.restriction.needed': 'Hay un cubo {cube} en Requerido, así que la Solución necesita una Restricción.',
  'onSets.restriction.idle': '{restriction} no quita ninguna carta. Cada Restricción debe quitar una.',
  'onSets.restriction.idleBesideOthers':
    '{restriction} no quita ninguna carta que las otras Restricciones dejen. Cada Restricción debe quitar una propia.',
  'onSets.operations.tooFew':
    'El Nombre de Conjunto necesita al menos {least, plural, one {# operación} other {# operaciones}}. {operations, plural, =0 {No tiene ninguna} other {Solo tiene #}}.',
  'onSets.requiredCube.unused': 'Toda Solución debe usar un cubo {cube}. Esta no lo usa.',
  'onSets.wild.unreadable': 'El juez no puede leer las marcas junto a la Solución: “{text}”.',
  'onSets.wild.unmarked': 'El cubo {cube} es comodín. Escribe qué representa, como en {example}.',
  'onSets.wild.notWild': 'El cubo {cube} no es comodín aquí, así que no puede representar “{mark}”.',
  'onSets.wild.mayNotMean': 'El cubo {cube} no puede representar “{mark}”. Puede representar uno de estos: {may}.',
  'onSets.wild.inconsistent': 'El cubo {cube} representa {means}. Debe representar siempre el mismo símbolo.',
  'onSets.wild.alsoUnmarked':
    'El cubo {cube} está marcado como {means}, pero hay un cubo {cube} sin marca. Márcalo también.',
  'onSets.wild.sameThroughout':
    'El cubo {cube} está marcado como {means}, así que cada cubo {cube} de la Solución representa {means}.',
  'onSets.wild.maybeUnmarked': 'Si aquí un cubo {cube} representa otro símbolo, escribe cuál, como en {example}.',
  'onSets.paint.notPlayed': 'Aquí la carta en blanco se queda en blanco. No se eligió {variation}.',
  'onSets.paint.noDots':
    '“{text}” no nombra ningún color. Escribe los colores que pintaste en la carta en blanco, como en BG.',
  'onSets.paint.forbidden': 'La carta en blanco no se puede pintar como {card}, la carta prohibida.',
  'onSets.card.required': 'El conjunto debe incluir la carta {card}. No la incluye.',
  'onSets.card.forbidden': 'El conjunto no puede incluir la carta {card}. La incluye.',
  'onSets.card.paintedAsForbidden':
    'La carta en blanco está pintada como {card}, la carta prohibida, así que el conjunto tampoco puede incluirla.',
  'onSets.value.misses': `El Nombre de Conjunto ${NAMES_CARDS}; ${THE_GOAL_IS}`,
  'onSets.value.missesEachWay': `El Nombre de Conjunto nombra {values} cartas, según cómo se lea; ${THE_GOAL_IS}`,
  'onSets.value.missesDoubled': `El Nombre de Conjunto vale {values} con el Conjunto Doble {doubleSet}; ${THE_GOAL_IS}`,
  'onSets.value.readingMisses': `Se puede leer como {reading}, que ${NAMES_CARDS}; ${THE_GOAL_IS}`,
  'onSets.value.readingMissesDoubled': `Se puede leer como {reading}, que vale {value} con el Conjunto Doble {doubleSet}; ${THE_GOAL_IS}`,
  'onSets.value.tooManyReadings': 'Tiene más lecturas de las que el juez puede distinguir. Agrega paréntesis.',
  'onSets.value.tooManySets': `${PART} tiene {sets} conjuntos y no se puede calcular. El máximo es {most}, mucho más de lo que permite un juego de cubos.`,
  'onSets.avoid.missing': 'Escribe junto con la Solución un movimiento seguro: un cubo y a dónde debía ir.',
  'onSets.avoid.unreadable':
    '“{text}” no es un movimiento. Nombra un cubo de Recursos, y Requerido, Permitido o Prohibido.',
  'onSets.avoid.chargedUnknown':
    'Di qué movimiento se denuncia (“moved”). El juez compara con él el movimiento seguro.',
  'onSets.avoid.chargedElsewhere':
    'El movimiento denunciado no está en el tablero, así que ningún otro se puede comparar con él.',
  'onSets.avoid.notInResources': 'No había ningún cubo {cube} en Recursos antes del movimiento denunciado.',
  'onSets.avoid.leavesNow':
    '{cube} a {section} no era un movimiento seguro. Un cubo más todavía habría bastado, como en {solution}.',
  'onSets.avoid.leavesNothing': '{cube} a {section} habría hecho imposible toda Solución. Eso es un Flub P.',

  // Equations
  'equations.goal.tooLong': 'Esta Meta tiene más de {most, number} caracteres. Una Meta tiene 6 cubos como máximo.',
  'equations.goal.notText': 'Escribe la Meta como texto, por ejemplo "12" o "3x(5+2)".',
  'equations.goal.noValue': 'La Meta debe ser igual a un número entero.',
  'equations.goal.noCubes': 'La Meta no tiene ningún cubo. Escríbela con dígitos y + - x / ^ r.',
  'equations.goal.tooManyCubes': 'Una Meta tiene {most} cubos como máximo. Esta tiene {cubes, number}.',
  'equations.goal.turned': 'En esta división, los cubos de una Meta deben estar derechos.',
  'equations.goal.turnedTwice':
    'Un cubo de la Meta no puede estar de lado y de cabeza a la vez. Solo los cubos de una Solución pueden.',
  'equations.goal.spacing': 'El espaciado no puede mostrar un grupo dentro del grupo bajo un signo de raíz.',
  'equations.numeral.inGoal': `${HAS_DIGITS} Un numeral de la Meta tiene {most} como máximo.`,
  'equations.numeral.inSolution': `${HAS_DIGITS} Un numeral de la Solución tiene solo uno.`,
  'equations.numeral.anywhere': `${HAS_DIGITS} Un numeral tiene {most} como máximo en la Meta, y uno en la Solución.`,
  'equations.tooManyCubes':
    'Una Solución tiene como máximo {most} cubos, un juego de cubos completo. Esta tiene {cubes, number}.',
  'equations.tooManySymbols':
    'Esto es demasiado largo para calcularlo. Tiene {symbols, number} dígitos y signos. Escribe {most} como máximo.',
  'equations.equation.incomplete': 'A la Ecuación le faltan = y la Meta.',
  'equations.equation.oneEquals': 'Una Ecuación tiene un solo =.',
  'equations.equation.otherGrouping': 'La Meta no está agrupada como en el tablero.',
  'equations.equation.regrouped': 'La Meta no está agrupada como en el tablero. En la Ecuación, escríbela así: {goal}.',
  'equations.equation.notTheGoal': 'Un lado de la Ecuación debe ser la Meta misma, cubo por cubo, no su valor.',
  'equations.value.misses': `La Solución es igual a {value}; ${THE_GOAL_IS}`,
  'equations.value.agrees':
    'Los dos lados coinciden en {digits, plural, one {# cifra} other {# cifras}}, pero no tenemos prueba de que sean iguales.',
  'equations.turned.sideways': 'En esta división, los cubos no pueden estar de lado.',
  'equations.turned.upsideDown': 'En esta división, los cubos no pueden estar de cabeza.',
  'equations.turned.sign': 'Solo un número se puede girar. {cube} no.',
  'equations.turned.inNumeral': 'Un cubo girado es un número por sí solo. No puede ser parte de un numeral más largo.',
  'equations.text.meaningless': '“{sign}” no significa nada en una expresión.',
  'equations.text.afterNumber': '{sign} no puede ir justo después de un número. Pon un signo en medio.',
  'equations.text.beforeNumber': 'Falta un número antes de {sign}.',
  'equations.text.numberMissing': 'Aquí falta un número.',
  'equations.text.signOfNumber': 'El signo {cube} une dos números. No puede ser el signo de uno solo.',
  'equations.powersInRow':
    'Las potencias y raíces seguidas se calculan de izquierda a derecha. Agrúpalas para que no haya dudas.',
  'equations.zero.onlyZero': 'Solo un 0 puede representar otro símbolo. {cube} no.',
  'equations.zero.unreadable': 'El juez no puede leer qué representa el 0: “{text}”.',
  'equations.zero.noSymbol': 'Un 0 debe representar un símbolo de los cubos. “{text}” no lo es.',
  'equations.zero.inconsistent':
    'El 0 representa {means}. Debe representar el mismo símbolo en todas partes, también en la Meta.',
  'equations.zero.notWild': 'En esta división, un 0 es solo un 0.',
  'equations.noNumber.dividedByZero': `${NO_NUMBER} ningún número se puede dividir entre 0.`,
  'equations.noNumber.zeroIndex': `${NO_NUMBER} no hay raíz con índice 0.`,
  'equations.noNumber.rootOfZero': `${NO_NUMBER} 0 no tiene raíz con índice negativo.`,
  'equations.noNumber.powerOfZero': `${NO_NUMBER} 0 solo se puede elevar a una potencia mayor que 0.`,
  'equations.noNumber.irrationalPower': `${NO_NUMBER} un número negativo no puede tener un exponente irracional.`,
  'equations.noNumber.evenDenominator': `${NO_NUMBER} la base es negativa, y el exponente simplificado tiene denominador par.`,
  'equations.noNumber.evenRoot': `${NO_NUMBER} un número negativo no tiene raíz par.`,
  'equations.noNumber.evenFractionRoot': `${NO_NUMBER} el número bajo la raíz es negativo, y el índice simplificado es par sobre impar.`,
  'equations.noNumber.zeroSideways': `${NO_NUMBER} 0 no tiene recíproco, así que no puede estar de lado.`,
  'equations.limits.base': `${NOT_LEGAL} la base debe ser un número entero, 0 o mayor.`,
  'equations.limits.exponent': `${NOT_LEGAL} el exponente debe ser un número entero, 0 o mayor.`,
  'equations.limits.index': `${NOT_LEGAL} el índice de una raíz debe ser 1, 2, 3 o un número entero mayor.`,
  'equations.limits.radicand': `${NOT_LEGAL} el número bajo una raíz debe ser entero, 0 o mayor.`,
  'equations.limits.root': `${NOT_LEGAL} el resultado de una raíz debe ser entero.`,
  'equations.undecided.equal': 'No podemos decidir si la Solución, {value}, es igual a la Meta, {goal}.',
  'equations.undecided.number': 'No podemos decidir si {step} nombra un número.',
  'equations.undecided.limits': 'No podemos decidir si {step} está permitido en esta división.',
  'equations.undecided.several': '{why}',
} as const;
