// Spanish texts of the page: what each key does.
import type { Messages } from '../../words.ts';

export const messages: Messages = {
  'keys.does':
    '{does, select, choose {elegir un cubo} place {ponerlo en Requerido, Permitido, Prohibido} confirm {confirmarlo} back {retirarlo, o cerrar} bonus {primero un bono} block {tomar el bloque de desafío} claims {decir Ahora, decir Imposible} paper {tu hoja} universe {el Universo} score {la hoja de puntos} goal {fijar la Meta} howto {cómo se juega} keys {la lista de teclas} caret {moverse en la línea} lines {ir a otra línea} group {poner paréntesis} erase {borrar} present {entregar} accept {aceptar} reject {rechazar} ends {al principio, al final} steps {un paso atrás, un paso adelante} plays {reproducir o pausar} turns {pasar la página} next {ir al siguiente control} presses {pulsarlo} other {buscar}}',
};
