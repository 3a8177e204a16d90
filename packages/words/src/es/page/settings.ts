// Spanish texts of the page: the settings.
import type { Messages } from '../../words.ts';

export const messages: Messages = {
  'settings.back': 'Volver a la mesa',
  // What one plays
  'settings.play': 'A qué juegas',
  'settings.play.change': 'Cambiar liga o división',
  // How it looks
  'settings.look': 'Cómo se ve',
  'settings.theme': 'Claro u oscuro',
  'settings.theme.system': 'Como este aparato',
  'settings.theme.light': 'Claro',
  'settings.theme.dark': 'Oscuro',
  'settings.text': 'Tamaño de las letras',
  'settings.text.normal': 'Normales',
  'settings.text.large': 'Grandes',
  'settings.text.largest': 'Muy grandes',
  'settings.motion': 'Movimiento',
  'settings.motion.what': 'Con menos movimiento, un anillo señala lo que cambió y nada vuela.',
  'settings.motion.system': 'Como este aparato',
  'settings.motion.less': 'Menos movimiento',
  'settings.signs': 'Una forma para cada color',
  'settings.signs.what': 'Los colores siempre llevan su letra. Así, cada color tiene además su propia forma.',
  'settings.signs.example': 'Cómo se ven ahora los colores',
  // At the table
  'settings.table': 'En la mesa',
  'settings.confirm': 'Preguntar antes de poner un cubo',
  'settings.confirm.what': 'El cubo espera en su sección hasta que confirmes. Útil en pantallas pequeñas.',
  'settings.sounds': 'Sonidos',
  'settings.sounds.what': 'Golpes y notas cortas. Ningún sonido es la única señal de nada.',
  'settings.sounds.all': 'Todos',
  'settings.sounds.mine': 'Lo que me toca',
  'settings.sounds.none': 'Ninguno',
  'settings.keys': 'Las letras sirven de teclas',
  'settings.keys.what': 'R, P y F ponen un cubo; Mayúscula y una letra hace más. Apágalo si las letras estorban.',
  'settings.keys.list': 'Todas las teclas',
  'settings.keys.where':
    '{where, select, table {En la mesa} paper {En tu papel} checking {Al revisar papeles} replay {Al recorrer y repasar} other {Reglamentos}}',
  'settings.keyDoes':
    '{does, select, choose {elegir un cubo} place {ponerlo en Requerido, Permitido, Prohibido} confirm {ponerlo del todo} back {retirarlo, o cerrar} bonus {primero un bono} block {tomar el bloque de desafío} claims {decir Ahora, decir Imposible} paper {tu papel} universe {el Universo} score {la hoja de puntos} goal {fijar la Meta} keys {la lista de teclas} caret {moverse en la línea} lines {ir a otra línea} group {poner paréntesis} erase {borrar} present {entregar} accept {aceptar} reject {rechazar} ends {al principio, al final} steps {uno atrás, uno adelante} plays {reproducir o pausar} other {buscar}}',
  // The language
  'settings.language': 'Idioma',
  'settings.language.which': 'Openshake habla',
  'settings.language.en': 'English',
  'settings.language.es': 'Español',
  // What is kept on this device
  'settings.stored': 'Guardado en este aparato',
  'settings.stored.what':
    'Esto es todo lo que la página guarda aquí. Sin publicidad, nada te sigue y nadie más puede leerlo.',
  'settings.stored.count': '{count, plural, =0 {nada ahora} one {# guardado} other {# guardados}}',
  'settings.stored.settings': 'Ajustes',
  'settings.stored.settings.what': 'Tus respuestas en esta pantalla, con liga, división, y el último juego y bot.',
  'settings.stored.matches': 'Partidas de práctica',
  'settings.stored.matches.what':
    'Tus partidas contra bots: cada lanzamiento y cada jugada. De las terminadas, las últimas 60.',
  'settings.stored.drafts': 'Borradores',
  'settings.stored.drafts.what': 'Lo que escribiste en tu papel, tirada por tirada. A los 30 días se borra.',
  'settings.stored.reviews': 'Repasos',
  'settings.stored.reviews.what': 'Repasos ya calculados, para no calcularlos otra vez.',
  'settings.stored.marks': 'Marcas en las tarjetas',
  'settings.stored.marks.what': 'Tus marcas privadas en el Universo. Se van al cerrar esta pestaña.',
  'settings.stored.acts': 'Jugadas en camino',
  'settings.stored.acts.what':
    'Una jugada que el servidor aún no contestó, para que ninguna se pierda. Se va cuando llega la respuesta.',
  'settings.stored.person': 'Quién eres',
  'settings.stored.person.what': 'Un número sin tu nombre. Dice que hay alguien por quien preguntar al servidor.',
  'settings.stored.session': 'Tu sesión',
  'settings.stored.session.what':
    'Una cookie con la que el servidor te reconoce. Está desde que te sientas a una mesa con otras personas, o entras.',
  'settings.stored.page': 'La página misma',
  'settings.stored.page.what': 'Su programa, letras e imágenes, para que se abra sin red.',
  'settings.delete': 'Borrar todo en este aparato',
  'settings.delete.sure':
    '¿Borrar todo esto? Las partidas de práctica, los borradores y los ajustes se pierden para siempre. Las partidas con otras personas siguen en el servidor.',
  'settings.delete.guest':
    'Eres {name}, sin cuenta. No podrás volver a ser {name} ni regresar a tu asiento en una mesa.',
  'settings.delete.yes': 'Sí, borrar',
  'settings.delete.no': 'No, dejarlo',
  'settings.deleted': 'Borrado. Si sigues jugando, la página vuelve a guardar cosas.',
  'settings.deleted.left':
    'Está borrado todo menos tu sesión: el servidor no contesta. Conéctate a la red y toca el botón otra vez.',
};
