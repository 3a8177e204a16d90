// What the commands around a server say.
export const server = {
  'verify.fair':
    'Los dados son limpios: se {rolls, plural, one {revisó # tirada de cubos} other {revisaron # tiradas de cubos}}{deals, plural, =0 {} one { y # reparto} other { y # repartos}}',
  'verify.unfair': 'Los dados no salen del secreto',
  'verify.failed': 'No se pudo revisar',
  'verify.noSecret':
    'A esta partida le falta su promesa o su secreto. El servidor muestra el secreto cuando la partida termina: descárgala otra vez entonces.',
  'verify.secret': 'El secreto no es el prometido. La promesa es {promised}, pero este secreto corresponde a {found}.',
  'verify.chosen':
    '{what, select, roll {Los cubos de la tirada {shake} se eligieron, no se tiraron: {fell}} other {Las cartas de la tirada {shake} se eligieron, no se repartieron: {fell}}}',
  'verify.differs':
    '{what, select, roll {Tirada {shake}, los cubos} other {Tirada {shake}, las cartas}}: la partida tiene {fell}, pero el secreto da {follows}',
  'verify.missing':
    '{what, select, roll {La tirada {shake} se jugó sin tirar los cubos.} other {La tirada {shake} se jugó sin repartir cartas.}}',
  'verify.rows':
    'Aparte de los dados: las reglas de hoy decidirían de otra manera {count, plural, one {la fila} other {las filas}} {rows} de este registro.',
  'verify.refused':
    'La acción {number} es {what, select, roll {una tirada} other {un reparto}} que las reglas rechazan, así que no se puede revisar. {why}',
  'verify.left':
    'Las reglas de hoy rechazan {count, plural, one {# acción más} other {# acciones más}}; los dados se revisaron sin {count, plural, one {ella} other {ellas}}.',
  'verify.compare': 'La promesa es {commitment}. Compárala con la que viste antes de la partida.',
  'serve.notInstalled':
    'el servidor no está instalado aquí. Se usa desde una copia del repositorio de Openshake: ejecuta ahí "npm run build" y después "npx openshake serve".',
  'serve.port': 'La opción "--port" necesita un número del 0 al {most}.',
  'serve.databaseUrl':
    'Esa no es la dirección de una base de datos PostgreSQL. Después de --database, o en DATABASE_URL, escribe una como postgres://user:password@localhost:5432/openshake',
  'serve.noFolder':
    'HOME está vacío o no es una ruta completa, así que no hay carpeta para los datos. Define HOME o XDG_DATA_HOME, o nombra una carpeta con --data.',
  'serve.speed': 'OPENSHAKE_CLOCK_SPEED debe ser un número mayor que 0, por ejemplo 50.',
  'serve.portTaken':
    'el puerto {port} está ocupado, quizás por otro Openshake. Detén ese programa o elige otro puerto con --port.',
  'serve.portForbidden': 'no tienes permiso para usar el puerto {port}. Elige uno desde el 1024 con --port.',
  'serve.noHost':
    'esta computadora no tiene la dirección "{host}". Con --host 127.0.0.1 solo se conecta esta computadora; con --host 0.0.0.0, toda tu red.',
  'serve.folder': 'la carpeta {folder} no se puede usar: {why}. Elige otra con --data.',
  'serve.inUse': 'otro servidor ya usa la carpeta {folder}. Detenlo primero o elige otra carpeta con --data.',
  'serve.inUse.database': 'otro servidor ya usa esta base de datos. Detenlo primero o elige otra base de datos.',
  'serve.newer': 'una versión más nueva de Openshake escribió estos datos. Actualiza Openshake e inténtalo otra vez.',
  'serve.database.unreachable':
    'la base de datos no responde. Revisa que PostgreSQL esté en marcha y que su dirección sea correcta, e inténtalo otra vez.',
  'serve.database.refused':
    'la base de datos rechazó el usuario, la contraseña o el nombre de la base en su dirección. Corrige la dirección e inténtalo otra vez.',
  'serve.failed': 'el servidor no pudo iniciar: {error}',
  'serve.notClosed': 'el servidor no pudo cerrar su base de datos: {error}',
  'serve.running': 'Openshake está en marcha.',
  'serve.here': 'En esta computadora',
  'serve.network': 'En tu red',
  'serve.data': 'Datos',
  'serve.data.database': 'PostgreSQL; los secretos están en {folder}',
  'serve.alone': 'Solo se puede conectar esta computadora. Para que se conecte toda tu red, agrega --host 0.0.0.0',
  'serve.noNetwork':
    'Esta computadora no está en ninguna red, así que nadie más se puede conectar. Conéctala al mismo wifi que las tabletas y vuelve a iniciar el servidor.',
  'serve.scan': 'Para conectarte con un teléfono o una tableta, escanea esto:',
  'serve.stop': 'Para detenerlo, presiona Ctrl-C.',
  'serve.stopping': 'El servidor se detiene. Todo lo que confirmó está guardado.',
  'backup.file': 'Nombra un archivo, por ejemplo: openshake {command} openshake.backup',
  'backup.done': 'La copia está en {file}. Tiene nombres y los secretos de los dados: guárdala en un lugar seguro.',
  'backup.exists': '{file} ya existe. Elige otro nombre.',
  'backup.noData': 'la carpeta {folder} no tiene datos de un servidor. Nombra la carpeta correcta con --data.',
  'backup.noData.database': 'esta base de datos no tiene datos de un servidor. Revisa su dirección.',
  'backup.notWritten': 'la copia no se puede escribir en {file}: {why}. Elige otro lugar para ella.',
  'backup.failed': 'no se pudo hacer la copia: {error}',
  'restore.done': 'La copia está restaurada. Para iniciar el servidor: {command}',
  'restore.notBackup': '{file} no es una copia de Openshake o está dañada. No se cambió nada.',
  'restore.notRead': 'no se puede leer {file}: {why}. No se cambió nada.',
  'restore.taken': 'la carpeta {folder} ya tiene datos. Para reemplazarlos, agrega --force.',
  'restore.taken.database': 'esta base de datos ya tiene datos. Para reemplazarlos, agrega --force.',
  'restore.failed': 'no se pudo restaurar la copia: {error}',
  'connect.url': '"{url}" no es la dirección de un servidor. Escribe una como http://127.0.0.1:4747',
  'connect.url.missing': '¿Qué servidor? Nombra primero su dirección, por ejemplo http://127.0.0.1:4747',
  'connect.code': '"{code}" es demasiado largo para ser el código de una mesa.',
  'connect.code.missing': '¿Qué mesa? Después de --code escribe el código de la mesa.',
  'connect.token':
    'Esa no puede ser una clave: es demasiado larga o tiene caracteres que ninguna clave tiene. Cópiala otra vez.',
  'connect.program.missing':
    '¿Qué programa juega? Nómbralo después de --, por ejemplo: -- python3 examples/bots/simple.py',
  'connect.unreachable': '{url} no responde. Revisa la dirección, y que el servidor esté en marcha.',
  'connect.noServer': '{url} no responde como un servidor de Openshake. Revisa la dirección.',
  'connect.refusedUs': 'el servidor dice: {why}',
  'connect.full': 'todos los lugares de esta mesa están ocupados. Pide el código de otra mesa.',
  'connect.seated': '{program} ocupa el lugar {seat}. Juega en cuanto todos los lugares estén ocupados.',
  'connect.broken': 'Se cortó la conexión con el servidor. Se intenta otra vez.',
  'connect.again': 'Conectado otra vez.',
  'connect.trouble': 'El servidor tiene un problema: {why}',
  'connect.refused': 'Rechazado: {why}',
  'connect.tooLong': 'Esta acción es demasiado larga para el servidor.',
  'connect.view': 'El servidor envió una vista que no tiene sentido. {why}',
  'connect.over': 'La partida terminó: {totals}.',
  'connect.return': 'Para volver a este lugar, empieza otra vez con --token {token}',
} as const;
