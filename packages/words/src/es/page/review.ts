// Spanish texts of the page: the review of a shake and of a match.
import type { Messages } from '../../words.ts';

export const messages: Messages = {
  'reviewing.shake': 'Tirada {shake}',
  'reviewing.goal': '{goal}, fijada por {name}',
  'reviewing.move': 'Jugada {move}',
  'reviewing.before': 'Aparte de las jugadas',
  'reviewing.steps': 'Paso a paso',
  'reviewing.mistake': 'error',
  'reviewing.missed': 'desafío perdido',
  'reviewing.show': 'Ver la mesa',
  'reviewing.try': 'Probar otra cosa',
  'reviewing.proof':
    '{how, select, now {Bastaba un cubo más, {taken} de Recursos:} mat {Bastaban los cubos del tablero:} other {{taken, select, none {Una Solución solo con el tablero:} other {Era posible una Solución, con {taken} de Recursos:}}}}',
  'reviewing.perfect': 'Un jugador perfecto',
  'reviewing.safe': 'segura',
  'reviewing.safeOf': 'Eran seguras {safe} de {all} jugadas.',
  'reviewing.shortest': 'La Solución más corta de esta Meta',
  'reviewing.cubes':
    '{count, plural, one {# cubo, posible desde el principio.} other {# cubos, posible desde el principio.}}',
  'reviewing.try.failed': 'No funcionó. Puede que este navegador no guarde nada. La partida sigue igual.',
  'reviewing.exact': 'exacto: cada respuesta está probada',
  'reviewing.working': 'El programa mira cada jugada de {shakes, plural, one {# tirada} other {# tiradas}}.',
  'reviewing.progress': 'Avance del repaso',
  'reviewing.stop': 'Parar y ver lo que hay',
  'reviewing.on': 'Repasar el resto',
  'reviewing.failed': 'El repaso no funcionó en este navegador. La partida está guardada.',
  'graph.label': 'Cuántas jugadas eran seguras después de cada paso',
  'graph.goal': 'Meta',
  'graph.claim': 'Desafío',
  'graph.now': 'Ahora',
  'graph.impossible': 'Impos.',
  'graph.column':
    '{what, select, goal {La Meta de {name}.} claim {Un desafío de {name}.} other {Jugada {move} de {name}.}}',
  'graph.column.safe': 'Después eran seguras {safe} de {all} jugadas.',
  'graph.column.right': 'Entonces {right, select, impossible {Imposible} other {Ahora}} era correcto.',
  'graph.column.mistake': 'Un error.',
  'graph.column.missed': 'Un desafío perdido.',
  'graph.legend.safe': 'jugadas seguras del jugador siguiente',
  'graph.legend.all': 'todas las jugadas',
  'graph.legend.right': 'un desafío era correcto',
  'graph.legend.possible': 'Siempre quedó alguna Solución: Imposible nunca fue correcto.',
};
