// The pages of `--help` for the commands around a server, laid out as they are printed: at most 100 columns.
export const serverHelp = {
  'help.serve': `openshake serve — mesas en vivo para un salón o una liga

Uso
  openshake serve [opciones]

Ejecuta un servidor hasta que presionas Ctrl-C. El navegador que abre su dirección recibe la página
para jugar. La gente se sienta con amigos, desconocidos o bots,
y cada partida se guarda. Un proceso y un archivo bastan para una escuela sin internet.
Las líneas del registro van a la salida de errores; en una terminal solo ves las que avisan de un
problema.

Opciones
  --port N               el puerto; si no lo dices, 4747, y 0 toma uno libre
  --host DIRECCIÓN       quién se puede conectar: con 127.0.0.1 (si no dices nada) solo esta
                         computadora, con 0.0.0.0 toda tu red
  --data CARPETA         dónde están la base de datos y los secretos; si no lo dices, la carpeta
                         openshake/server de tus datos
  --database URL         guarda todo en PostgreSQL, por ejemplo
                         postgres://user:password@localhost:5432/openshake
                         (la variable DATABASE_URL también cuenta)
  --behind-proxy         cree lo que dicen X-Forwarded-For, -Proto y -Host; úsalo solo si nadie
                         más que tu propio proxy llega al puerto (docs/running.md)
  --open                 abre la página en el navegador de esta computadora
  --json                 muestra una línea JSON cuando el servidor está listo, y nada más
  -h, --help             muestra esta página

Con Ctrl-C responde a cada acción guardada y termina. Un segundo Ctrl-C lo termina de inmediato.

Estado de salida
  0    se detuvo el servidor
  1    no pudo iniciar, o no pudo cerrar su base de datos
  2    el comando se usó mal
  130  se detuvo de inmediato

Ejemplos
  openshake serve --host 0.0.0.0
  openshake serve --port 0 --data /srv/openshake --json
  openshake serve --behind-proxy --data /srv/openshake --json
`,

  'help.connect': `openshake connect — tu programa juega en la mesa de un servidor

Uso
  openshake connect URL --code CÓDIGO [opciones] -- PROGRAMA [argumentos…]

Inicia un programa que habla el protocolo de bots (docs/bot-protocol.md), ocupa un lugar en la mesa
con este código y deja que el programa juegue ahí. Le muestra cada vista y envía lo que hace. Los
dados y las cartas que el programa nombra no se envían: el servidor tira y reparte.
Si se corta la conexión, se conecta otra vez, y ninguna acción se pierde ni se hace dos veces.

Opciones
  --code CÓDIGO          el código de la mesa
  --seat LUGAR           a, b o c; si no lo dices, tu propio lugar o el primero libre
  --token CLAVE          juega como la persona de esta clave (la variable OPENSHAKE_TOKEN también
                         cuenta); si no la das, juega un invitado nuevo
  --decision-ms N        cuánto puede pensar el programa en una vista; si no lo dices, 10000
  -h, --help             muestra esta página

Estado de salida
  0    la partida terminó
  1    el programa o el servidor se detuvo antes del final
  2    el comando se usó mal
  130  se detuvo

Ejemplo
  openshake connect http://127.0.0.1:4747 --code K7MPXA -- python3 examples/bots/simple.py
`,

  'help.verify': `openshake verify — ¿fueron limpios los dados?

Uso
  openshake verify [opciones] [archivos…]

Lee partidas terminadas de los archivos o de la entrada estándar, como "openshake replay": una
partida descargada de un servidor o el registro de "openshake play". Antes de la partida la mesa
publica una promesa, y después el secreto. Todos los cubos y las cartas deben salir de ese secreto
según docs/dice.md. Nombra cada tirada y cada reparto que no sale de él.

Opciones
  --json                 un objeto JSON por partida en vez de frases
  --color, --no-color    con color, o sin color; si no lo dices, solo en una terminal
  -h, --help             muestra esta página

Estado de salida
  0  los dados de cada partida salen de su secreto
  1  algunos no, o una partida no se pudo revisar
  2  el comando se usó mal

Ejemplo
  openshake verify match.json
`,

  'help.backup': `openshake backup — una copia de todo lo que guarda un servidor

Uso
  openshake backup ARCHIVO [opciones]

Escribe todo en un archivo nuevo, aunque el servidor esté en marcha. El archivo tiene los nombres de
la gente y los secretos de los dados: guárdalo en un lugar seguro. "openshake restore" lo vuelve a
leer.

Opciones
  --data CARPETA         la carpeta del servidor; si no lo dices, openshake/server de tus datos
  --database URL         la base PostgreSQL del servidor (la variable DATABASE_URL también cuenta)
  -h, --help             muestra esta página

Estado de salida
  0  la copia está completa y en el disco
  1  no se pudo hacer
  2  el comando se usó mal

Ejemplo
  openshake backup openshake-monday.backup
`,

  'help.restore': `openshake restore — restaura una copia

Uso
  openshake restore ARCHIVO [opciones]

Lee un archivo que escribió "openshake backup". Detén antes el servidor. Si el lugar ya tiene datos,
quedan como están, a menos que agregues --force.

Opciones
  --data CARPETA         la carpeta del servidor; si no lo dices, openshake/server de tus datos
  --database URL         la base PostgreSQL del servidor (la variable DATABASE_URL también cuenta)
  --force                reemplaza los datos que hay
  -h, --help             muestra esta página

Estado de salida
  0  la copia está restaurada
  1  no se pudo; lo que había sigue ahí
  2  el comando se usó mal

Ejemplo
  openshake restore openshake-monday.backup --data /srv/openshake
`,
} as const;
