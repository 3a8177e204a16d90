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
  'settings.theme.system': 'Automático',
  'settings.theme.light': 'Claro',
  'settings.theme.dark': 'Oscuro',
  'settings.text': 'Tamaño de las letras',
  'settings.text.normal': 'Normales',
  'settings.text.large': 'Grandes',
  'settings.text.largest': 'Muy grandes',
  'settings.motion': 'Movimiento',
  'settings.motion.what': 'Con menos movimiento, un anillo señala lo que cambió y nada vuela.',
  'settings.motion.system': 'Automático',
  'settings.motion.less': 'Menos movimiento',
  'settings.signs': 'Una forma para cada color',
  'settings.signs.what': 'Los colores siempre llevan su letra. Con esto, cada color tiene además su propia forma.',
  'settings.signs.example': 'Cómo se ven ahora los colores',
  // At the table
  'settings.table': 'En la mesa',
  'settings.confirm': 'Preguntar antes de poner un cubo',
  'settings.confirm.what': 'El cubo espera en su sección hasta que confirmes. Útil en pantallas pequeñas.',
  'settings.sounds': 'Sonidos',
  'settings.sounds.what': 'Golpes y notas cortas. Todo lo que dice un sonido también se ve.',
  'settings.sounds.all': 'Todos',
  'settings.sounds.mine': 'Lo que me toca',
  'settings.sounds.none': 'Ninguno',
  'settings.keys': 'Las letras sirven de atajos',
  'settings.keys.what': 'R, P y F ponen un cubo; Mayús más una letra hace más. Desactívalo si las letras te estorban.',
  'settings.keys.list': 'Todas las teclas',
  'settings.keys.here': 'Teclas de esta pantalla',
  'settings.keys.close': 'Cerrar la lista de teclas',
  'settings.keys.where':
    '{where, select, table {En la mesa} paper {En tu hoja} checking {Al revisar hojas} replay {Al recorrer y repasar} rulebooks {Reglamentos} other {En todas partes}}',
  // The language
  'settings.language': 'Idioma',
  'settings.language.which': 'Openshake habla',
  'settings.language.en': 'English',
  'settings.language.es': 'Español',
  // What is kept on this device
  'settings.stored': 'Guardado en este dispositivo',
  'settings.stored.what':
    'Esto es todo lo que la página guarda aquí. No hay publicidad, nada te rastrea y nadie más puede leerlo.',
  'settings.stored.count': '{count, plural, =0 {nada ahora} one {# guardado} other {# guardados}}',
  'settings.stored.settings': 'Ajustes',
  'settings.stored.settings.what':
    'Tus respuestas en esta pantalla, tu liga y división, el último juego y bot, y si se te ofrece “Cómo se juega”.',
  'settings.stored.matches': 'Partidas de práctica',
  'settings.stored.matches.what':
    'Tus partidas contra bots: cada lanzamiento y cada movimiento. De las terminadas, solo las últimas 60.',
  'settings.stored.drafts': 'Borradores',
  'settings.stored.drafts.what':
    'Lo que escribiste en tu hoja, tirada por tirada. Cada borrador se borra a los 30 días.',
  'settings.stored.reviews': 'Repasos',
  'settings.stored.reviews.what': 'Repasos ya calculados, para no calcularlos otra vez.',
  'settings.stored.marks': 'Marcas en las cartas',
  'settings.stored.marks.what': 'Tus marcas privadas en el Universo. Se borran al cerrar esta pestaña.',
  'settings.stored.unread': 'Tiradas sin leer',
  'settings.stored.unread.what': 'El número de la tirada cuyo resultado no has leído. Se borra al cerrar esta pestaña.',
  'settings.stored.acts': 'Movimientos en camino',
  'settings.stored.acts.what':
    'Movimientos que el servidor aún no contesta, para que ninguno se pierda. Cada uno se borra cuando llega su respuesta.',
  'settings.stored.person': 'Quién eres',
  'settings.stored.person.what': 'Un número sin tu nombre. Le recuerda a la página preguntarle al servidor quién eres.',
  'settings.stored.session': 'Tu sesión',
  'settings.stored.session.what':
    'Una cookie con la que el servidor te reconoce. Se guarda cuando te sientas a una mesa con otras personas, o inicias sesión.',
  'settings.stored.page': 'La página misma',
  'settings.stored.page.what': 'Su programa, letras e imágenes, para que se abra sin conexión.',
  'settings.delete': 'Borrar todo en este dispositivo',
  'settings.delete.sure':
    '¿Borrar todo esto? Las partidas de práctica, los borradores y los ajustes se pierden para siempre. Las partidas con otras personas siguen en el servidor.',
  'settings.delete.guest':
    'Eres {name}, sin cuenta. No podrás volver a ser {name} ni regresar a tu asiento en una mesa.',
  'settings.delete.yes': 'Sí, borrar',
  'settings.delete.no': 'No, dejarlo',
  'settings.deleted': 'Borrado. Si sigues jugando, la página volverá a guardar cosas aquí.',
  'settings.deleted.left':
    'Se borró todo menos tu sesión. El servidor no contesta. Revisa la conexión y toca el botón otra vez.',
};
