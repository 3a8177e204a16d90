// Spanish texts of the page: how the games are played, in six steps, what the signs mean, and the line that offers this to whoever is new.
import type { Messages } from '../../words.ts';

export const messages: Messages = {
  // The line at a practice table
  'howto.new': '¿Primera vez?',
  'howto.known': 'No volver a mostrar esto',
  // The steps
  'howto.roll': 'Se lanzan los cubos',
  'howto.roll.what':
    '{game, select, equations {Una tirada empieza al lanzar los 24 cubos. Los dígitos y signos que quedan arriba son los Recursos.} other {Una tirada empieza al lanzar los cubos y repartir algunas cartas. Los cubos son los Recursos, y las cartas son el Universo.}}',
  'howto.goal': 'Alguien fija una Meta',
  'howto.goal.what':
    '{game, select, equations {La Meta es un número o un cálculo, como 6 × 2. Una Solución es un cálculo que vale lo mismo, como 8 + 4.} other {La Meta es un número hecho con cubos de dígitos. Una Solución nombra un conjunto que tiene justo esa cantidad de cartas, como “azul o verde”.}}',
  'howto.move': 'Se juega por turnos',
  'howto.move.what': 'Cuando te toca, mueve un cubo a una sección. La sección dice cómo se puede usar el cubo.',
  'howto.challenge': 'Alguien desafía',
  'howto.challenge.what':
    'Cualquiera puede tomar el bloque de desafío, menos quien hizo el último movimiento. Tómalo si crees que una de estas cosas es cierta.',
  'howto.write': 'Escribir, revisar, puntuar',
  'howto.write.what':
    'Quien dice que hay una Solución escribe una, y los demás la revisan. Quien tiene razón gana más puntos que quien se equivoca.',
  'howto.help': 'Si necesitas ayuda',
  'howto.help.what':
    '{practice, select, yes {Cuando practiques, toca “{hint}”. } other {}}Toca el número de una regla, como {clause}, para leerla{keys, select, yes {, o pulsa la tecla ? para ver qué hace cada tecla} other {}}.',
  // What is named in them
  'howto.solution': 'Solución',
  'howto.means.required': 'Toda Solución debe usarlo.',
  'howto.means.permitted': 'Una Solución puede usarlo.',
  'howto.means.forbidden': 'Ninguna Solución puede usarlo.',
  'howto.means.now': 'Se puede escribir una Solución con cubos de Requerido y Permitido y, como máximo, un cubo más.',
  'howto.means.impossible': 'Ya nadie puede escribir una Solución.',
  'howto.means.a-flub': 'Un cubo más basta para una Solución, y había un movimiento seguro.',
  'howto.means.p-flub': 'Tras el último movimiento, nadie puede escribir una Solución.',
  // What the signs mean
  'howto.signs': 'Qué significan los signos',
  'howto.sign.colors': 'Todas las cartas con un punto azul. R, G e Y hacen lo mismo con rojo, verde y amarillo.',
  'howto.sign.union': '{sample}: las cartas con un punto azul, uno rojo o los dos.',
  'howto.sign.intersection': '{sample}: las cartas con un punto azul y también uno rojo.',
  'howto.sign.difference': '{sample}: las cartas con un punto azul pero sin uno rojo.',
  'howto.sign.complement': '{sample}: las cartas sin punto rojo.',
  'howto.sign.universe': 'Todas las cartas.',
  'howto.sign.null': 'Ninguna carta.',
  'howto.sign.equals': 'Para una Restricción. {sample} quita las cartas que tienen solo uno de los dos puntos.',
  'howto.sign.subset': 'Para una Restricción. {sample} quita las cartas con un punto azul pero sin uno rojo.',
  'howto.sign.wild': 'Un cubo comodín. Tú dices cuál de estos representa: {meanings}.',
  'howto.sign.power': '{sample}, porque 2 × 2 × 2 es 8.',
  'howto.sign.root':
    '{square}, porque 3 × 3 es 9. Un número delante dice qué raíz es: {sample}, porque 2 × 2 × 2 es 8.',
  'howto.sign.sideways': 'Un dígito de lado significa 1 dividido entre ese dígito. Este es ½.',
  'howto.sign.upside-down': 'Un dígito de cabeza es negativo. Este es −2.',
  'howto.sign.zero': 'Un 0 puede representar cualquier otro signo o dígito. Tú dices cuál.',
  'howto.book': 'Todas las reglas: {book}{tab, select, new { (pestaña nueva)} other {}}',
};
