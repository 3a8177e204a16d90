// Sitting down at a table and leaving it.
export const sitting = {
  'setUp.welcome':
    'Te damos la bienvenida a Openshake. Responde cada pregunta y presiona Enter. Para aceptar la respuesta sugerida, solo presiona Enter.',
  'setUp.book.forms':
    'Escribe un número o un nombre. Si no sabes cuál, pregúntale a quien te entrena, o solo presiona Enter.',
  'setUp.name': '¿Cómo te llamas?',
  'setUp.bots': '¿Quién juega contigo?',
  'setUp.bots.forms': 'Escribe un nivel, o dos para una partida de tres jugadores, por ejemplo: {example}',
  'setUp.more': '¿Más opciones?',
  'setUp.variations': '¿Jugar con variaciones?',
  'setUp.clock': '¿Jugar con reloj?',
  'setUp.officiating': '¿Quién cuida las reglas: {choices}?',
  'setUp.officiating.forms':
    'strict: el programa no deja hacer nada ilegal. table: lo ilegal vale hasta que otro jugador lo denuncie, como en una mesa de verdad.',
  'setUp.shakes': '¿Cuántas tiradas?',
  'setUp.shakes.range': 'Escribe un número del 1 al {most}.',
  'setUp.match':
    'La partida: {title}{variations, select, with {, con variaciones} without {, sin variaciones} other {}}, {clock, select, book {con reloj} other {sin reloj}}, {officiating, select, strict {con un juez estricto} other {como en una mesa de verdad}}, {length}.',
  'setUp.length.shakes': '{count, plural, one {# tirada} other {# tiradas}}',
  'setUp.length.minutes': '{count, plural, one {# minuto} other {# minutos}}',
  'setUp.yes': 'sí',
  'setUp.no': 'no',
  'setUp.yesOrNo': 'Por favor, responde sí o no.',
  'name.letters': 'Un nombre tiene hasta {most} letras y números, y empieza con uno de ellos.',
  'name.taken': 'Ningún jugador se puede llamar {name}. Elige otro nombre.',
  'level.first-week': 'acaba de aprender las reglas',
  'level.first-term': 'sabe lo básico',
  'level.club': 'juega todas las semanas',
  'level.team': 'está en el equipo de su escuela',
  'level.champion': 'gana torneos',
  'level.perfect': 'nunca se equivoca',
  'book.mlag-onsets-basic-2011':
    'On-Sets en Michigan, 2011-12: Flubs y Force Outs, sin Restricciones; hasta la escuela intermedia',
  'book.mlag-onsets-adventurous-2017':
    'On-Sets en Michigan, 2017-18: variaciones, y Restricciones desde la división middle; hasta el grado 12',
  'book.mlag-onsets-basic-2019': 'On-Sets en Michigan, 2019-20: el juego básico, sin Restricciones ni variaciones',
  'book.agloa-onsets-2023':
    'On-Sets en el torneo nacional, 2023-24: una división básica para empezar, y los grados 6 a 12',
  'book.mlag-equations-basic-2018': 'Equations en Michigan, 2018-19: números, y lo que puedes formar con ellos',
  'option.opposite': '--{one} y --{other} se contradicen. Elige una.',
  'option.choice': 'Después de --{option} escribe {choices}, no "{given}".{guess}',
  'option.bots': 'Contigo pueden jugar uno o dos bots, por ejemplo: {example}',
  'option.round': 'Para la ronda elige --shakes o --minutes, no las dos.',
  'option.round.empty': 'Una ronda tiene al menos una tirada o un minuto.',
  'option.resume': '"openshake play" no lleva la palabra "{word}". Para continuar una partida: --resume ARCHIVO',
  'seated.bot': '{player} ({level})',
  'seated.table': 'En la mesa, en el sentido del reloj: {seats}.',
  'seated.over': '{seats}: esta partida terminó y todos han firmado.',
  'seated.setter': '{player} fija la Meta.',
  'seated.help':
    'Escribe help para ver lo que puedes hacer, key para ver qué significa cada símbolo, o hint para ver lo que haría un jugador perfecto. Para salir, escribe quit; puedes continuar después.',
  'farewell.goodbye': 'Hasta luego. Para ver todo lo que Openshake puede hacer: {command}',
  'farewell.continue': 'Para continuarla:',
  'farewell.thanks': 'Gracias por jugar. Para leer la historia de la partida:',
  'kept.in': 'La partida queda guardada en {file}.',
  'kept.taken': '{file} ya existe. Continúa esa partida con --resume, o elige otro nombre.',
  'kept.folderGone': 'Borraron la carpeta en la que estás. Ve a otra carpeta y empieza de nuevo.',
  'kept.noFolder':
    'HOME está vacío o no es una ruta completa, así que no hay carpeta para tus partidas. Define HOME o XDG_DATA_HOME, o nombra un archivo con --save.',
  'kept.folderUnread': 'No se puede leer la carpeta de tus partidas, {folder}: {why}.',
  'kept.noMatch':
    'En {folder} no hay ninguna partida que continuar. Para empezar una, quita --resume. Para continuar otra, nombra su archivo.',
  'kept.noFile':
    'No existe el archivo {file}. Revisa su nombre, o usa --resume, sin nada después, para continuar tu partida más reciente.',
  'kept.isFolder': 'No se puede leer {file}: es una carpeta. Nombra un archivo que esté en ella.',
  'kept.unread': 'No se puede leer {file}: {why}.',
  'kept.tooLarge': '{file} es demasiado grande para ser una partida. Una partida tiene {bytes} bytes como máximo.',
  'kept.wrongLine': '{file}, línea {line}: {why}',
  'kept.wrong': '{file}: {why}',
  'kept.otherPlayers': '{name} no juega en esta partida. Sus jugadores son {players}.',
  'kept.seed': 'Los dados de esta partida ya están decididos. Quita --seed.',
  'kept.contradictory': 'La partida de {file} no se puede continuar. La fila {row} contradice las filas anteriores.',
  'kept.torn': 'La última línea de {file} no estaba completa, así que se quitó.',
  'kept.differs':
    'Las reglas de hoy decidirían de otra manera una parte de esta partida ({count, plural, one {fila} other {filas}} {rows}{more, plural, =0 {} other {, y # más}}). Queda tal como se jugó.',
  'kept.beside': '{from} queda como está. La partida sigue en {to}.',
  'kept.refused':
    'Las reglas de hoy rechazan {actions}, así que la partida sigue sin {count, plural, one {esa acción} other {esas acciones}}.',
  'kept.refused.action': 'la acción {number} ({action} de {player})',
  'kept.refused.clock': 'la acción {number} (el reloj)',
  'kept.running':
    'Esta partida también está abierta en otra terminal. Para seguir con una sola partida, sal de ella allí y continúala otra vez aquí. Si juegas en las dos, cada una tiene su propio archivo.',
  'kept.failed':
    'No se puede guardar la partida en {file}: {why}. La mesa espera y lo intenta otra vez. Si sales ahora, se puede perder la última acción.',
  'kept.failed.yours':
    'Quizás tu acción no se guardó en {file}: {why}. En esta mesa no ha pasado. Cuando se arregle el problema, escríbela otra vez. Si sales ahora, al volver escribe story para ver si cuenta.',
  'refused.over': 'Eso ya no es posible: la partida terminó.',
  'answer.type': 'Escribe: {command}',
  'answer.nothingYet': 'No ha pasado nada desde que te sentaste. Escribe story para ver lo que pasó antes.',
  'answer.why.checking':
    'La Solución de {player} todavía no está decidida. Para ver qué diría el juez, escribe try y la Solución.',
  'answer.why.faceDown':
    'La Solución de {player} está boca abajo hasta que todos hayan escrito. Entonces escribe otra vez why y el nombre.',
  'answer.why.none': '{player} no entregó ninguna Solución. Di qué quieres saber, por ejemplo: why now o why VII-B-3',
  'answer.try': 'Escribe después una Solución, por ejemplo: {example}',
  'answer.noGoal': 'Todavía no hay Meta, así que no se puede escribir una Solución.',
  'answer.lastShake': 'Esto se juzga en la mesa de la última tirada.',
  'answer.noneScored': 'Desde que te sentaste no hay ninguna tirada con puntos.',
  'answer.noSolutions': 'Nadie escribió una Solución en la última tirada.',
  'answer.kept': 'La partida se guarda en {file} después de cada acción.',
  'answer.taken': '{file} ya existe. Elige otro nombre.',
  'answer.copied': 'Hay una copia en {file}.',
  'answer.copied.part':
    'Hay una copia en {file}. Termina antes de lo primero que todavía no puedes ver, como una Solución boca abajo. Para copiar también el resto, guarda en otro archivo después de la tirada.',
  'answer.notCopied': 'No se pudo escribir ahí: {why}.',
  'doubt.goal': '¿Fijar esta Meta de todos modos?',
  'doubt.goal.left': 'No se fijó ninguna Meta.',
  'doubt.anyway': '¿Entregarla de todos modos?',
  'doubt.present': '¿Entregar esta Solución?',
  'doubt.decline': '¿No entregar ninguna Solución?',
  'doubt.left': 'No se entregó nada.',
} as const;
