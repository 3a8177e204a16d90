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
  'howto.move.what':
    'Cuando te toca, mueves un cubo a una sección, o desafías. La sección dice cómo se puede usar el cubo.',
  'howto.challenge': 'Alguien desafía',
  'howto.challenge.what': 'Toma el bloque de desafío si crees que una de estas dos cosas es cierta.',
  'howto.write': 'Escribir, revisar, puntuar',
  'howto.write.what':
    'Quien dice que hay una Solución la escribe, y se revisa. Si tienes razón, ganas más puntos que quienes se equivocan.',
  'howto.help': 'Si necesitas ayuda',
  'howto.help.what':
    'Contra bots, toca “Pista”. Toca un número pequeño para leer esa regla, o pulsa la tecla ? para ver todas las teclas.',
  // What is named in them
  'howto.named':
    '{what, select, goal {Meta} solution {Solución} required {Requerido} permitted {Permitido} forbidden {Prohibido} block {Desafiar} now {Ahora} impossible {Imposible} aFlub {Flub A} pFlub {Flub P} other {Pista}}',
  'howto.means':
    '{what, select, required {Toda Solución debe usarlo.} permitted {Una Solución puede usarlo.} forbidden {Ninguna Solución puede usarlo.} now {Se puede escribir una Solución con el tablero y un cubo más como máximo.} impossible {Ya nadie puede escribir una Solución.} aFlub {Un cubo más basta para una Solución, y había un movimiento seguro.} other {Tras el último movimiento, nadie puede escribir una Solución.}}',
  'howto.book': 'Todas las reglas: {book}{tab, select, new { (pestaña nueva)} other {}}',
};
