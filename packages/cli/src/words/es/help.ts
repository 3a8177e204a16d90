// The pages of `--help`, laid out as they are printed: at most 100 columns.
export const help = {
  'help.overview': `openshake — un juez exacto, un buscador de Soluciones y una mesa para On-Sets y Equations

Uso
  openshake                     en una terminal: empieza una partida, como openshake play
  openshake play [opciones]     juega una partida de cualquiera de los dos juegos contra bots
  openshake judge [archivos…]   juzga peticiones, un objeto JSON por línea
  openshake replay [archivos…]  cuenta lo que pasó en partidas guardadas
  openshake review [archivos…]  dice qué fue seguro, qué fue un error y qué habría sido mejor
  openshake solve [archivos…]   dice si se puede escribir una Solución
  openshake value [archivos…]   dice qué nombra una expresión, paso a paso
  openshake arena [jugadores…]  enfrenta bots y programas, y dice quién juega mejor
  openshake bot                 pone a jugar a uno de nuestros bots en otro programa
  openshake serve [opciones]    mantiene un servidor: mesas en vivo para un salón o una liga
  openshake connect URL         deja jugar a tu programa en la mesa de un servidor
  openshake verify [archivos…]  dice si fueron limpios los dados de partidas terminadas
  openshake backup ARCHIVO      copia todo lo que guarda un servidor, aunque esté en marcha
  openshake restore ARCHIVO     restaura una copia
  openshake rulebooks           muestra los reglamentos y sus divisiones
  openshake prompt              pregunta una posición y una Solución, y la juzga

  openshake help <comando>      explica más sobre un comando
  openshake --version           dice qué versión es

  --lang en, --lang es          con cualquier comando: habla inglés o español; si no lo dices,
                                habla el idioma de tu sistema

¿Es tu primera vez? Escribe openshake y presiona Enter en cada pregunta para empezar una partida.
Para ver un veredicto, escribe openshake prompt y responde "example" o "example equations" a la
primera pregunta.
`,

  'help.requests': `Lee peticiones de los archivos, un objeto JSON por línea. Sin archivos, o si un archivo es "-", lee
la entrada estándar. Escribe una respuesta por cada petición en la salida estándar: un objeto JSON
por línea, en el mismo orden y con el mismo "id".`,

  'help.options': `  --color, --no-color    con color en --pretty, o sin color; si no lo dices, solo en una terminal
                         (las variables NO_COLOR y FORCE_COLOR también cuentan)
  -h, --help             muestra esta página`,

  'help.exit': `Estado de salida
  0  {command, select,
        judge {se juzgaron todas las peticiones, sea o no correcta su Solución}
        replay {se reprodujeron todas las partidas, aunque se rechazaran acciones en ellas}
        other {se respondieron todas las peticiones}}
  1  {command, select, replay {una partida} other {una petición}} estaba mal escrita o no se pudo leer un archivo, y lo demás se respondió;
     o no se pudieron escribir las respuestas, por ejemplo porque el disco está lleno
  2  el comando se usó mal`,

  'help.judge': `openshake judge — ¿es correcta esta Solución?

Uso
  openshake judge [opciones] [archivos…]

{requests}

Opciones
  --pretty               muestra veredictos para personas en vez de JSON
{options}

Una petición de On-Sets
{onSets}

  Cubos:  B R G Y  V  A (conjunto vacío)  U (unión)  N (intersección)  - ' = C (subconjunto)  1 a 5
          También puedes escribir ∪ ∩ − ′ Λ ⊆. Las mayúsculas y los espacios no importan.
  Cartas: por sus puntos: B, RY, BRGY; la carta sin puntos es blank
  Meta:   la figura es single, row, column, L o T; "u3" es un 3 de cabeza
  after:  now, impossible, last-cube, end-of-round, no-goal; en las reglas de 2011 también
          a-flub, p-flub, ca-flub, force-out, force-out-a, force-out-b

Una petición de Equations
{equations}

  Cubos:  0 a 9  + - x /  ^ o * (potencia)  r (raíz: r9 raíz cuadrada, 3r8 raíz cúbica)
          También puedes escribir − × ÷ √. Los espacios no importan.
  Meta:   sus cubos; donde los espacios muestran una agrupación, escribe paréntesis
  after:  now, impossible, last-cube, end-of-round, no-goal (la solución lleva entonces "goal")
  Junior y Senior:  s3 es un 3 de lado, u3 de cabeza, su3 las dos cosas. Un 0 que representa otro
          símbolo se marca una vez, como 0:x, o junto a la Ecuación: "wild":{wild}

Escribe cada petición en una sola línea. Las de arriba están cortadas para que quepan en la página.

{exit}

Ejemplos
  openshake judge requests.jsonl > answers.jsonl
  openshake judge --pretty < request.json
`,

  'help.solve': `openshake solve — ¿se puede escribir una Solución?

Uso
  openshake solve [opciones] [archivos…]

{requests}
Una petición es como la de "openshake judge", pero lleva "question" en lugar de una Solución:

  now        ¿se puede con los cubos del tablero y, como máximo, un cubo de Recursos?
  possible   ¿se puede con cualquier cubo de Recursos?
  avoid      ¿con qué movimientos del próximo jugador sigue siendo posible, pero todavía no Ahora?
  goals      ¿qué Metas se pueden fijar con Recursos, y con cuántos cubos, al menos, se resuelven?

La respuesta a "now" y a "possible" trae la "solution" más sencilla. Con "count":5 trae además hasta
cinco Soluciones distintas en "found", primero la más sencilla, cada una resuelta paso a paso.

Opciones
  --limit-ms N           se rinde después de tantos milisegundos; "answer" es entonces null
  --workers N            busca en Equations con tantos hilos; si no lo dices, uno por núcleo
  --pretty               muestra respuestas para personas en vez de JSON
{options}

Una petición de On-Sets
{onSets}

Una petición de Equations
{equations}

  maxCubes:  cuántos cubos tienen, como máximo, las Metas de "goals": de 1 a 6; si no lo dices, 3

Escribe cada petición en una sola línea. Las de arriba están cortadas para que quepan en la página.

{exit}
`,

  'help.value': `openshake value — ¿qué nombra esta expresión?

Uso
  openshake value [opciones] [archivos…]

{requests}
Una respuesta trae las cartas o el número exacto, y "readings": todas las formas de leer el texto,
resueltas paso a paso. No hacen falta ni tablero ni Meta.

Opciones
  --pretty               muestra respuestas para personas en vez de JSON
{options}

Una petición de On-Sets
{onSets}

  text:      un Nombre de Conjunto, Restricciones, o ambos; pon punto y coma tras cada Restricción
  universe:  las cartas; si lo dejas fuera, las dieciséis
  blank:     los puntos pintados en la carta en blanco con Carta en Blanco Comodín, como "BG"

Una petición de Equations
{equations}

  text:      una expresión o una Ecuación; de una Ecuación se calculan los dos lados

Los símbolos, las marcas como B:U o 0:x, y "wild" son los de "openshake judge".
Escribe cada petición en una sola línea. Las de arriba están cortadas para que quepan en la página.

{exit}

Ejemplo
  openshake value --pretty docs/examples/expressions.jsonl
`,

  'help.replay': `openshake replay — ¿qué pasó en la mesa?

Uso
  openshake replay [opciones] [archivos…]

Lee partidas enteras de los archivos. Sin archivos, o si un archivo es "-", lee la entrada estándar.
Una partida es un objeto JSON en una línea, o la notación de docs/notation.md; se distinguen por el
primer carácter. Cada acción se decide otra vez con el reglamento de la partida. Escribe una
respuesta por línea (JSON): qué fue de cada acción ("results"), "shakes" con puntos y
penalizaciones, "totals", "matchPoints", la fase ("phase") y la mesa como está ("table").

Opciones
  --pretty               muestra la hoja de puntos y la historia de cada partida, para personas
  --events               agrega todo lo que pasó: una lista de "events" por cada acción
  --position             muestra una línea con la posición a la que llegó cada partida
  --notation             muestra las partidas mismas como notación
  --json                 muestra las partidas mismas como JSON, una por línea
{options}

Una partida como JSON (escríbela en una sola línea; aquí está cortada para que quepa en la página)
{json}

La misma partida como notación
{notation}

  officiating:  strict (lo ilegal se rechaza) o table (vale hasta que alguien lo denuncie)
  clocks:       book (los límites de tiempo del reglamento) o none (ninguno)
  variations:   true (yes), o false (no) si en la mesa se juega sin variaciones

{exit}

Ejemplos
  openshake replay --pretty match.txt
  openshake replay --notation matches.jsonl > matches.txt
`,

  'help.review': `openshake review — ¿cuál fue el error?

Uso
  openshake review [opciones] [archivos…]

Lee partidas enteras de los archivos o de la entrada estándar, como "openshake replay". El buscador
exacto de Soluciones mira cada Meta, movimiento y desafío, y la página dice:

  - si un movimiento fue seguro, o dejó que el siguiente dijera con razón Ahora o Imposible;
  - qué movimientos eran seguros en su lugar, y qué habría hecho un jugador perfecto;
  - si cada desafío fue acertado, y qué desafío acertado se dejó pasar;
  - cómo les fue a las Soluciones, qué costó puntos y qué movimiento fue el error.

Ctrl-C detiene el repaso y muestra lo que encontró. Un segundo Ctrl-C lo termina de inmediato.

Opciones
  --json                 un documento JSON por partida (docs/review.md) en vez de una página
  --color, --no-color    con color, o sin color; si no lo dices, solo en una terminal
  -h, --help             muestra esta página

Estado de salida
  0    se repasaron todas las partidas
  1    una partida estaba mal escrita o no se pudo leer un archivo, y las demás se repasaron;
       o no se pudo escribir el repaso, por ejemplo porque el disco está lleno
  2    el comando se usó mal
  130  el repaso se detuvo

Ejemplos
  openshake review match.txt
  openshake review --json matches.jsonl > reviews.jsonl
`,

  'help.prompt': `openshake prompt — el juez que pregunta

Uso
  openshake prompt [opciones]

Pregunta el reglamento de On-Sets o de Equations, la posición y la Solución, y muestra el veredicto.
Si no puede tomar una respuesta, explica por qué y vuelve a preguntar.

En cada pregunta
  Enter                  toma la respuesta entre [corchetes]
  quit                   sale, igual que Ctrl-D
En la primera pregunta
  example                pone una posición y una Solución de On-Sets para que veas un veredicto
  example equations      lo mismo, de Equations

Opciones
  --color, --no-color    con color, o sin color
  -h, --help             muestra esta página
`,

  'help.play': `openshake play — una partida contra bots

Uso
  openshake play [opciones]
  openshake play --resume [ARCHIVO]
  openshake                     lo mismo, en una terminal

Juegas una partida entera contra uno o dos bots. Primero respondes preguntas sobre lo que las
opciones dejaron abierto, empezando por el reglamento. Enter toma la respuesta entre [corchetes],
que muchas veces es la que elegiste la última vez. En la mesa, help dice qué puedes hacer ahora,
hint dice qué haría un jugador perfecto, y la tecla Tab completa una palabra. La partida se guarda
después de cada acción.

La partida
  --book REGLAMENTO      un reglamento ("openshake rulebooks" los muestra); --rulebook es lo mismo
  --division DIVISIÓN    una de sus divisiones
  --name NOMBRE          tu nombre
  --bots NIVEL[,NIVEL]   first-week, first-term, club, team, champion o perfect; un bot o dos
  --officiating CUÁL     strict (lo ilegal se rechaza) o table (los jugadores lo denuncian)
  --variations, --no-variations   con variaciones, o sin ellas
  --clock, --no-clock    con los límites de tiempo del reglamento, o sin ellos
  --shakes N             cuántas tiradas; o --minutes N, cuánto tiempo
  --pace N               cuánto piensan los bots: 1 como la gente, 0.5 la mitad, 0 nada;
                         si no lo dices, 1 con reloj, y más o menos un tercio sin reloj
  --seed N               el mismo número trae otra vez los mismos cubos y cartas

Dónde se guarda
  --save ARCHIVO         en este archivo; si no, en la carpeta openshake/matches de tus datos
  --resume [ARCHIVO]     continúa esa partida, o la última que no ha terminado

Cómo se ve
  --plain                para un lector de pantalla: sin marcos ni columnas, y palabras por signos
  --color, --no-color    con color, o sin color
  -h, --help             muestra esta página

Lo que escribes, por ejemplo
  b r                    mueve el cubo B a Requerido; p es Permitido, f es Prohibido
  now, impossible        desafía el último movimiento: Ahora, Imposible
  goal 1+2               fija la Meta; en Equations: goal 3x(5+2)
  write G C B ; B U R    entrega una Solución, Restricciones primero; en Equations: write 6x6+1=37
  accept                 dice que una Solución es correcta; o: reject bob no es la Meta
  hint, why, try B U R   pide una pista, una razón, o un veredicto que solo ves tú
  key                    explica los símbolos y las variaciones en juego
  table, score, story, papers, save, quit

Antes de entregar una Solución ves cómo se leyó y la confirmas una vez.
Por una tubería, cada línea es un comando, que se lee cuando la mesa te espera. Una Solución se
entrega entonces sin preguntar, los bots no tardan en pensar, y la partida se guarda cuando se
acaban las líneas.
`,

  'help.rulebooks': `openshake rulebooks — los reglamentos y sus divisiones

Uso
  openshake rulebooks [--json]

Opciones
  --json        muestra una lista JSON en vez de texto
  -h, --help    muestra esta página
`,

  'help.arena': `openshake arena — ¿quién juega mejor?

Uso
  openshake arena [opciones] [niveles…]

Juega partidas entre niveles de nuestros bots y programas que hablan el protocolo de bots. Por cada
pareja y juego muestra cuántas veces ganó cada lado, con intervalos del 95 %. Todos juegan en todos
los lugares con los mismos dados. Con la misma semilla salen las mismas partidas, sin importar
cuántos hilos las jueguen. Si no nombras a nadie, juegan todos los niveles, cada uno contra el
siguiente. Ctrl-C detiene todo y muestra los resultados hasta ese momento.

  niveles    perfect, champion, team, club, first-term, first-week

Quién juega
  --program "COMANDO"    un programa también juega; puedes darlo varias veces
  --ladder               cada uno juega solo contra el siguiente, no todos contra todos
  --decision-ms N        cuánto puede pensar un programa, en tiempo real; si no lo dices, 1000

En qué mesas
  --books LISTA          reglamentos o juegos, con comas: equations, agloa-onsets-2023; o all
  --divisions LISTA      como elementary,middle; si no lo dices, todas las de los reglamentos
  --officiating CUÁL     strict (si no dices nada), table, o both (los dos)
  --players N            2 (si no dices nada) o 3

Cuánto
  --matches N            por cada pareja y juego; si no lo dices, 100; se redondea hacia arriba
  --shakes N             tiradas en cada partida; si no lo dices, 4, o 6 con tres jugadores
  --seed N               otro número da otros dados; si no lo dices, 1
  --workers N            cuántos hilos juegan; si no lo dices, uno por núcleo

Qué resulta
  --json                 un objeto JSON en vez de una página
  --save ARCHIVO         todas las partidas como notación (docs/notation.md)
  --plot ARCHIVO         un dibujo de los resultados, como SVG
  --color, --no-color    con color, o sin color; si no lo dices, solo en una terminal
  -h, --help             muestra esta página

Estado de salida
  0    se jugaron todas las partidas
  1    no se pudo iniciar un programa, o no se pudo escribir un archivo
  2    el comando se usó mal
  130  se detuvo antes del final

Ejemplos
  openshake arena team club --books equations --matches 200
  openshake arena club --program "python3 examples/bots/simple.py" --save matches.txt
`,

  'help.bot': `openshake bot — uno de nuestros bots, para otros programas

Uso
  openshake bot --level NIVEL [opciones]

Habla el protocolo de bots (docs/bot-protocol.md) por la entrada y la salida estándar: un anfitrión
sienta al bot en partidas, le muestra lo que se ve desde su lugar y escucha lo que hace. El bot
informa de los errores del anfitrión por la salida de errores.

Opciones
  --level NIVEL    perfect, champion, team, club, first-term o first-week
  --pace N         cuánto piensa: 1 como la gente, 0.5 la mitad, 0 nada; si no lo dices, 1
  -h, --help       muestra esta página

Ejemplo
  openshake arena club --program "openshake bot --level team"
`,
} as const;
