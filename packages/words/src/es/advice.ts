// Hints, lessons and reviews.
/** `tu movimiento (B a Requerido)`, or somebody's, with these words before it. */
const placed = (yours: string, theirs: string): string => {
  const of = (noun: string) => `{whose, select, you {${yours} ${noun}} other {${theirs} ${noun} de {player}}}`;
  return `{kind, select, bonus {${of('bono')}} shift {${of('cambio')}} other {${of('movimiento')}}} ({cube} a {to})`;
};
const DID = '{fault, select, impossible {hizo imposible toda Solución} other {dejó una Solución a un solo cubo}}';
const DOES = '{fault, select, impossible {hace imposible toda Solución} other {deja una Solución a un solo cubo}}';
const PENALTY =
  '{topic, select, time { por pasarse del tiempo} block { por tomar el bloque de desafío sin desafiar} challenge { por un desafío que no se permite} choose { por elegir mal una variación} goal { por un bono mientras {whose, select, you {ibas} other {iba}} ganando} move { por un bono mientras {whose, select, you {ibas} other {iba}} ganando} judge { por decisión de un juez} other {}}';
const CHALLENGE = '{whose, select, you {Tu desafío {claim}} other {El desafío {claim} de {player}}}';
const SOLUTION = '{whose, select, you {Tu Solución} other {La Solución de {player}}}';

/** `movería` now, `habría movido` then. */
const would = (now: string, then: string, rest = ''): string =>
  `Un jugador perfecto {when, select, then {habría ${then}} other {${now}}}${rest}.`;

export const advice = {
  'advice.cube': '{cube}',
  'advice.move': '{cube} a {to}',
  'advice.shift': '{cube} de Permitido a {to}',
  'advice.more': '{count} más',
  'advice.solution': '{paper}',
  'advice.solution.taken': '{paper}, con {cubes} de Recursos',

  'perfect.nothing': 'Ahora no tienes nada que hacer.',
  'perfect.roll': would('lanzaría', 'lanzado', ' los cubos'),
  'perfect.deal': would('repartiría', 'repartido', ' las cartas'),
  'perfect.choose-variations': would('elegiría', 'elegido', ' {picks}'),
  'perfect.set-goal': would('fijaría', 'fijado', ' la Meta {goal}'),
  'perfect.no-goal': would('diría', 'dicho', ' que no hay Meta'),
  'perfect.agree': would('estaría', 'estado', ' de acuerdo en que no hay Meta'),
  'perfect.move': would('movería', 'movido', ' el cubo {cube} a {to}'),
  'perfect.shift': would('pasaría', 'pasado', ' el cubo {cube} a {to}'),
  'perfect.bonus': would('movería', 'movido', ' el cubo {cube} a Prohibido como bono'),
  'perfect.force-out': would('declararía', 'declarado', ' un Force Out'),
  'perfect.pick-up-block': would('tomaría', 'tomado', ' el bloque de desafío'),
  'perfect.put-down-block': would('devolvería', 'devuelto', ' el bloque de desafío'),
  'perfect.challenge': would('desafiaría', 'desafiado', ': {claim}'),
  'perfect.charge': would('denunciaría', 'denunciado', ' la última acción, porque va contra las reglas'),
  'perfect.join':
    'Un jugador perfecto se {when, select, then {habría unido} other {uniría}} a {side, select, mover {quien movió} other {quien desafía}}.',
  'perfect.present': would('escribiría', 'escrito', ' {paper}'),
  'perfect.decline': would('decidiría', 'decidido', ' no entregar nada'),
  'perfect.accept': would('aceptaría', 'aceptado', ' la Solución de {player}'),
  'perfect.reject': would('rechazaría', 'rechazado', ' la Solución de {player}, por {clause}'),
  'perfect.sign': would('firmaría', 'firmado', ' la hoja de puntos'),
  'perfect.other': would('haría', 'hecho', ' esto: {command}'),
  'hint.because.safe': 'Después todavía hay una Solución posible, pero no con un solo cubo más.',
  'hint.because.now': 'Puedes escribir una Solución con el tablero y un cubo más como máximo.',
  'hint.because.impossible': 'Ya no se puede escribir ninguna Solución.',

  'lesson.void': 'La tirada {shake} queda anulada',
  'lesson.over': 'La tirada {shake} terminó con {after}',
  'lesson.over.by': 'La tirada {shake} terminó con {after} de {player}',
  'lesson.papers': 'Soluciones',
  'lesson.costs': 'Lo que costó puntos',
  'lesson.solver': 'Lo que sabe el buscador de Soluciones',
  'lesson.scores': 'Puntos',
  'lesson.nobodyScores': 'Nadie gana puntos.',
  'lesson.total': 'En total: {scores}',
  'lesson.paper.none': '{player} no escribió nada.',
  'lesson.paper.correct': '{player} escribió {paper}. Es correcta.',
  'lesson.paper.wrong': '{player} escribió {paper}. No es correcta. {why}',
  'lesson.paper.unproven': '{player} escribió {paper}. Cuenta como correcta, pero no tenemos prueba. {why}',
  'lesson.paper.undisproved': '{player} escribió {paper}. Nadie mostró el error, pero no es correcta. {why}',
  'lesson.paper.miscounted': '{player} escribió {paper}. Cuenta como incorrecta, aunque no tiene ningún error.',
  'lesson.cost.now': `${CHALLENGE} estuvo mal. Un cubo más no bastaba para una Solución.`,
  'lesson.cost.impossible': `${CHALLENGE} estuvo mal.`,
  'lesson.cost.paper': `${SOLUTION} no era correcta.`,
  'lesson.cost.paper.rightly': `${CHALLENGE} estuvo bien, pero la Solución no era correcta.`,
  'lesson.cost.noPaper': '{whose, select, you {No entregaste} other {{player} no entregó}} ninguna Solución.',
  'lesson.cost.missed':
    '{whose, select, you {Pudiste} other {{player} pudo}} desafiar con {claim} y ganar {worth, plural, one {# punto} other {# puntos}}, pero {whose, select, you {moviste} other {movió}}. Eso {whose, select, you {te} other {le}} costó {points, plural, one {# punto} other {# puntos}}.',
  'lesson.cost.penalty': `{whose, select, you {Perdiste} other {{player} perdió}} un punto${PENALTY} ({clause}).`,
  'lesson.there': 'Había una Solución.',
  'lesson.there.shown': 'Había una Solución: {solution}.',
  'lesson.known.mat': 'Con los cubos del tablero había una Solución: {solution}.',
  'lesson.known.now': 'Con el tablero y un cubo más como máximo había una Solución: {solution}.',
  'lesson.known.notNow': 'Un cubo más no bastaba para una Solución.',
  'lesson.known.more': 'Con más cubos había una: {solution}.',
  'lesson.known.impossible': 'Ya no se podía escribir ninguna Solución.',
  'lesson.known.nothing': 'No hubo tiempo para saber si había una Solución.',
  'lesson.unsaid': `${placed('Después de tu', 'Después del')}, un desafío Ahora habría estado bien, pero nadie lo hizo.`,
  'lesson.goal.found': 'Se podía fijar una Meta con Solución: {goal}.',
  'lesson.goal.none': 'Ninguna Meta tenía Solución.',
  'lesson.goal.unknown': 'No hubo tiempo para saber si se podía fijar una Meta.',
  'lesson.mistake': `El error fue ${placed('tu', 'el')}: ${DID}.`,
  'lesson.mistake.forced': `${placed('Tu', 'El')} ${DID}, pero en ese momento ningún movimiento era seguro.`,
  'lesson.mistake.goal': `{whose, select, you {Tu Meta} other {La Meta de {player}}} ya ${DID}, antes de que alguien moviera.`,
  'lesson.mistake.unknown': 'No hubo tiempo para encontrar el movimiento que causó esto.',
  'lesson.mistake.gave':
    '{whose, select, you {Te permitió desafiar con {claim} y ganar} other {Permitió que {player} desafiara con {claim} y ganara}} {points, plural, one {# punto} other {# puntos}}.',
  'lesson.safe': '{count, plural, one {Un movimiento seguro:} other {Movimientos seguros:}} {moves}.',
  'lesson.safe.none': 'Cualquier otro movimiento habría dejado una Solución a un solo cubo.',
  'lesson.missed':
    '{whose, select, you {Pudiste desafiar} other {{player} pudo desafiar}} con {claim} en ese momento, pero {whose, select, you {moviste} other {movió}}.',

  'review.title': 'Repaso: {players}',
  'review.nothing': 'En esta partida nadie ha fijado una Meta ni movido un cubo.',
  'review.failed': 'Esta partida no se pudo repasar.',
  'review.goal': '{player} fija la Meta {goal}.',
  'review.move':
    '{player} {kind, select, shift {pasa} other {mueve}} el cubo {cube} a {to}{kind, select, bonus { como bono} other {}}.',
  'review.challenge': '{player} desafía: {claim}.',
  'review.forceOut': '{player} declara un Force Out.',
  'review.noGoal': '{player} dice que no hay Meta.',
  'review.illegal': 'Esto va contra las reglas.',
  'review.safe': 'Es seguro.',
  'review.mistake': `Un error: ${DOES}.`,
  'review.forced': `Esto ${DOES}, pero ningún movimiento era seguro.`,
  'review.late': 'Ya no era posible ninguna Solución, y ningún movimiento podía cambiarlo.',
  'review.unknown': 'La búsqueda se interrumpió, así que no sabemos si esto es seguro.',
  'review.right': 'Tiene razón.',
  'review.wrong':
    'Un error: {claim, select, now {un cubo más no bastaba} impossible {todavía era posible una Solución} other {no tiene razón}}.',
  'review.rightUnknown': 'La búsqueda se interrumpió, así que no sabemos si tiene razón.',
  'review.goal.forced': 'Ninguna Solución es posible, pero tampoco ninguna otra Meta tenía Solución.',
  'review.mat': 'Con los cubos del tablero: {solution}.',
  'review.now': 'Con un cubo más: {solution}.',
  'review.possible': 'Todavía es posible: {solution}.',
  'review.impossible': 'No se puede escribir ninguna Solución.',
  'review.better.goal': 'Una Meta con Solución era {goal}.',
  'review.missed': 'Un desafío que no hizo: en vez de mover, {player} pudo desafiar con {claim}.',
  'review.also': `Además, el movimiento es un error: ${DOES}.`,
  'review.unfinished': 'Esta tirada no terminó.',
  'review.mistakes': 'Errores',
  'review.mistakes.of':
    '{player}: {count, plural, =0 {ningún error} one {# error} other {# errores}}{missed, plural, =0 {} one {, # desafío que no hizo} other {, # desafíos que no hizo}}',
  'review.stopped':
    'El repaso se detuvo después de {done} de {of, plural, one {# paso} other {# pasos}}. Esto es lo que encontró hasta ahora.',
  'review.inexact': 'Algunas búsquedas se interrumpieron. Lo que dejaron abierto está marcado.',
  'review.progress': 'Repasando: {done} de {of, plural, one {# paso} other {# pasos}}',
} as const;
