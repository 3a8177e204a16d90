// Spanish texts of the page: the review of a shake and of a match.
import type { Messages } from '../../words.ts';

export const messages: Messages = {
  'reviewing.shake': 'Tirada {shake}',
  'reviewing.goal': '{goal}, fijada por {name, select, Tú {ti} other {{name}}}',
  'reviewing.move': 'Movimiento {move}',
  'reviewing.before': 'Aparte de los movimientos',
  'reviewing.steps': 'Paso a paso',
  'reviewing.bonus': 'bono',
  'reviewing.mistake': 'error',
  'reviewing.missed': 'desafío no hecho',
  'reviewing.show': 'Ver la mesa',
  'reviewing.try': 'Probar otra cosa',
  'reviewing.proof':
    '{how, select, now {Bastaba un cubo más, {taken} de Recursos:} mat {Bastaban los cubos del tablero:} other {{taken, select, none {Una Solución solo con el tablero:} other {Era posible una Solución, con {taken} de Recursos:}}}}',
  'reviewing.perfect': 'Un jugador perfecto',
  'reviewing.safe': 'seguro',
  'reviewing.safeOf': '{safe} de {all} movimientos eran seguros.',
  'reviewing.shortest': 'La Solución más corta de esta Meta',
  'reviewing.cubes':
    '{count, plural, one {# cubo, posible desde el principio.} other {# cubos, posible desde el principio.}}',
  'reviewing.try.failed': 'Eso no funcionó. Quizá este navegador no guarda nada. Tu partida no cambió.',
  'reviewing.exact': 'exacto: cada respuesta está demostrada',
  'reviewing.working': 'El programa revisa cada movimiento de {shakes, plural, one {# tirada} other {# tiradas}}.',
  'reviewing.progress': 'Avance del repaso',
  'reviewing.stop': 'Detener y ver lo que hay',
  'reviewing.on': 'Repasar el resto',
  'reviewing.failed': 'El repaso no funcionó en este navegador. La partida está guardada.',
  'graph.label': 'Cuántos movimientos eran seguros después de cada paso',
  'graph.goal': 'Meta',
  'graph.claim': 'Desafío',
  'graph.now': 'Ahora',
  'graph.impossible': 'Impos.',
  'graph.column':
    '{what, select, goal {La Meta de {name}.} claim {Un desafío de {name}.} other {Movimiento {move} de {name}.}}',
  'graph.column.safe': 'Después, {safe} de {all} movimientos eran seguros.',
  'graph.column.right': 'Entonces {right, select, impossible {Imposible} other {Ahora}} era correcto.',
  'graph.column.mistake': 'Un error.',
  'graph.column.missed': 'Un desafío que no se hizo.',
  'graph.legend.safe': 'movimientos seguros de quien sigue',
  'graph.legend.means':
    'Después de un movimiento seguro todavía hay una Solución posible, pero no con un solo cubo más.',
  'graph.legend.all': 'todos los movimientos',
  'graph.legend.right': 'un desafío era correcto',
  'graph.legend.possible': 'Siempre quedó alguna Solución: Imposible nunca fue correcto.',
};
