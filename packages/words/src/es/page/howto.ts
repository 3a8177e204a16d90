// Spanish texts of the page: how the games are played, in six steps, and the line that offers them to whoever is new.
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
  'howto.book': 'Todas las reglas: {book}{tab, select, new { (pestaña nueva)} other {}}',
};
