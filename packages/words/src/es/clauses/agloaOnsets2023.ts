// Spanish texts of agloa-onsets-2023: its clauses, and how we read its doubtful places.
import { adventurousRulings } from './adventurousRulings.ts';
import { tableRulings } from './tableRulings.ts';
import type { BookTexts } from './texts.ts';

export const agloaOnsets2023: BookTexts = {
  clauses: {
    'Basic-I': {
      says: 'Introducción: el jugador que lanza primero aparta dos cubos V y uno Λ, o dos Λ y uno V, y después lanza los otros 15. El jugador de la derecha reparte de 6 a 12 cartas (de 10 a 14 en Sénior). (El texto imprime un signo de intersección donde quiere decir el cubo Λ.)',
    },
    'Basic-I-A': {
      says: 'Introducción: el jugador que lanzó toma uno o más cubos de dígitos de Recursos y fija la Meta con ellos.',
    },
    'Basic-I-B': { says: 'Introducción: la figura de varios dígitos da el valor.' },
    'Basic-I-B-1': { says: 'Introducción: dos dígitos uno al lado del otro se suman.' },
    'Basic-I-B-2': { says: 'Introducción: dos dígitos uno encima del otro se multiplican.' },
    'Basic-I-B-3': { says: 'Introducción: un dígito de cabeza es el negativo de su número.' },
    'Basic-II': {
      says: 'Introducción: se juega hacia la izquierda. En su turno el jugador desafía o mueve un cubo de Recursos a Prohibido, Permitido o Requerido.',
      differs: 'No menciona movimientos de bono, ni Sin Meta, ni límites de tiempo.',
    },
    'Basic-III': {
      says: 'Introducción: una Solución es un Nombre de Conjunto escrito. El número de cartas que nombra en el Universo es igual a la Meta.',
    },
    'Basic-III-A': { says: 'Introducción: una Solución tiene al menos dos cubos.' },
    'Basic-III-B': { says: 'Introducción: una Solución usa todos los cubos de Requerido.' },
    'Basic-III-C': { says: 'Introducción: una Solución no usa ningún cubo de Prohibido.' },
    'Basic-III-D': {
      says: 'Introducción: una Solución puede usar cualquier cantidad de cubos de Permitido, o ninguno.',
    },
    'Basic-III-E': {
      says: 'Introducción: el complemento va antes que las operaciones entre dos conjuntos; quien escribe agrupa lo demás. Una sola lectura que no da la Meta hace incorrecta la Solución.',
    },
    'Basic-IV-A': {
      says: 'Introducción: cualquier jugador, en su turno o no, puede desafiar la última Meta o el último movimiento de otro jugador al tomar el bloque y decir su desafío.',
    },
    'Basic-IV-A-1': {
      says: 'Introducción: Ahora afirma que se puede escribir una Solución con todos los cubos de Requerido, cualquiera de Permitido y como máximo uno de Recursos.',
    },
    'Basic-IV-A-1-a': { says: 'Introducción: después de Ahora una Solución usa todos los cubos de Requerido.' },
    'Basic-IV-A-1-b': { says: 'Introducción: después de Ahora una Solución puede usar cualquier cubo de Permitido.' },
    'Basic-IV-A-1-c': {
      says: 'Introducción: después de Ahora una Solución puede usar un cubo de Recursos si hace falta.',
    },
    'Basic-IV-A-2': {
      says: 'Introducción: Imposible afirma que no se puede escribir ninguna Solución, sin importar qué cubos de Permitido y de Recursos se usen.',
    },
    'Basic-IV-B': {
      says: 'Introducción: con tres jugadores, el tercer jugador es libre de presentar o de no decir nada.',
    },
    'Basic-V': { says: 'Introducción: después de un desafío, cada jugador acierta o no acierta.' },
    'Basic-V-A': {
      says: 'Introducción: un jugador que tiene que escribir o puede hacerlo acierta con una Solución correcta.',
    },
    'Basic-V-B': {
      says: 'Introducción: un jugador que no tiene que escribir acierta si nadie escribe una Solución correcta.',
    },
    'Basic-VI-A': { says: 'Introducción: un jugador que no acierta anota 2.' },
    'Basic-VI-B': { says: 'Introducción: quien desafía o quien movió anota 6 cuando acierta.' },
    'Basic-VI-C': {
      says: 'Introducción: un tercer jugador que acierta anota 6 por una Solución correcta después de Imposible, por una después de Ahora cuando la de quien desafía es incorrecta, y por no decir nada en un caso que el texto nombra mal (mira cómo lo leemos); si no, anota 4.',
    },
    'Basic-VII': {
      says: 'Introducción: cuando queda un cubo, los jugadores solo pueden decir Imposible. El último cubo va a Requerido o a Permitido, y después todos escriben: 4 si es correcta, 2 si no.',
    },
    'I-A': {
      says: 'Una partida tiene dos o tres jugadores y una o más tiradas. Una tirada va desde que se lanzan los cubos y se reparten las cartas hasta que alguien ha escrito al menos una Solución.',
    },
    'I-B-1': {
      says: 'Las 16 cartas, todas distintas, muestran cada combinación de B, R, G e Y; una está en blanco. Algunas se reparten boca arriba y son el Universo.',
    },
    'I-B-1#comment': { says: 'La baraja tiene las 16 cartas, una de cada una.' },
    'I-B-2': { says: 'Hay 18 cubos: 3 de dígitos, 8 de colores, 4 de operaciones y 3 de restricción.' },
    'I-B-2-a': { says: 'Un cubo de dígito muestra del 1 al 5 y se usa solo en la Meta.' },
    'I-B-2-b': { says: 'Un cubo de color (B, R, G, Y) nombra el conjunto de las cartas del Universo con ese punto.' },
    'I-B-2-c': { says: 'Un cubo de operación muestra unión, intersección, menos o complemento.' },
    'I-B-2-c-i': { says: 'La unión nombra las cartas que están en cualquiera de los dos conjuntos.' },
    'I-B-2-c-ii': { says: 'La intersección nombra las cartas que están en los dos conjuntos.' },
    'I-B-2-c-iii': { says: 'El menos nombra las cartas del primer conjunto que no están en el segundo.' },
    'I-B-2-c-iv': { says: 'El complemento nombra las cartas del Universo que no están en el conjunto.' },
    'I-B-2-d': {
      says: 'Un cubo de restricción muestra V, Λ (el conjunto vacío), = o ⊆ (subconjunto); = y ⊆ no se usan en Elemental.',
    },
    'I-B-2-d-i': { says: 'V nombra todas las cartas del Universo.' },
    'I-B-2-d-ii': { says: 'El símbolo Λ nombra el conjunto sin cartas.' },
    'I-B-2-d-iii': {
      says: '= y ⊆ forman afirmaciones sobre el Universo, llamadas Restricciones.',
      differs: 'En mlag-onsets-basic-2011 y mlag-onsets-basic-2019 estos dos símbolos son cubos comodín.',
    },
    'I-B-3': { says: 'El tablero tiene Meta, Requerido, Permitido y Prohibido; Recursos no es parte del tablero.' },
    'I-B-3-a': { says: 'Los dígitos de la sección Meta forman la Meta.' },
    'I-B-3-b': { says: 'Todo cubo de Requerido se tiene que usar en una Solución.' },
    'I-B-3-c': { says: 'Cualquier cubo de Permitido se puede usar en una Solución.' },
    'I-B-3-d': { says: 'Ningún cubo de Prohibido se puede usar en una Solución.' },
    'I-B-4': { says: 'Un reloj de arena de un minuto marca los límites de tiempo.' },
    'I-B-5': {
      says: 'El bloque de desafío es un objeto pequeño y sólido que dos jugadores no pueden agarrar a la vez.',
      why: 'En una pantalla, solo un jugador a la vez puede tomar el bloque.',
    },
    'I-C': {
      says: 'Los jugadores pueden usar solo plumas, papel en blanco, hojas de variaciones y tablas del Universo aprobadas y sin marcas: nada de apuntes, calculadoras, teléfonos, relojes inteligentes ni otros aparatos.',
      differs: 'Solo este reglamento menciona los relojes inteligentes y la aprobación de las tablas.',
    },
    'I-C#comment': { says: 'Una tabla del Universo no puede tener conjuntos sombreados ni marcados de antemano.' },
    'I-D': {
      says: 'El dígito más alto que salga decide quién fija la primera Meta; los empatados lanzan otra vez. Después, cada vez la fija el siguiente jugador a la izquierda.',
    },
    'II-A': { says: 'Quien fija la Meta lanza los 18 cubos. Las caras que quedan arriba son los Recursos.' },
    'II-A-1': {
      says: 'Una tirada empieza cuando empieza a correr su tiempo, cuando se lanzan los cubos o cuando se reparte la primera carta, lo que ocurra primero.',
    },
    'II-A-2': { says: 'Durante una tirada nadie voltea un cubo ni esconde uno.' },
    'II-A-3': {
      says: 'En Elemental los tres cubos de restricción se apartan y no se lanzan: V V Λ o V Λ Λ; los otros 15 se lanzan.',
    },
    'II-B': {
      says: 'Mientras se lanzan los cubos, el jugador a la derecha de quien fija la Meta baraja y reparte las cartas.',
    },
    'II-B-1': { says: 'En Elemental, Intermedia y Júnior se reparten de 6 a 12 cartas.' },
    'II-B-2': { says: 'En Sénior se reparten de 10 a 14 cartas.' },
    'II-B#touch': {
      says: 'Una vez puestas las cartas, nadie las toca ni las esconde hasta que se revisan Soluciones.',
    },
    'II-B#undealt': { says: 'Todo jugador puede mirar las cartas que no se repartieron.' },
    'II-B#comment': {
      says: 'Una carta repartida se queda. Si hay más cartas que el máximo, se retiran las últimas que se repartieron.',
      differs:
        'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 no dicen que se retiran las últimas que se repartieron.',
    },
    'II-C': {
      says: 'En el juego Avanzado cada jugador elige una variación después de lanzar y repartir y antes de la Meta. Una variación vale más que cualquier regla con la que choca.',
    },
    'II-C-1': {
      says: 'Quien fija la Meta elige primero, después el jugador de la izquierda y después el tercer jugador.',
    },
    'II-C-1-a': { says: 'Un jugador tiene 15 segundos para elegir.' },
    'II-C-1-b': {
      says: 'Los 15 segundos de quien fija la Meta siguen al minuto para lanzar. Si elige antes, el siguiente jugador recibe lo que queda de ese minuto más 15 segundos, y lo mismo el tercer jugador.',
    },
    'II-C-1-c': {
      says: 'Cada elección se anota para la tirada con su espacio en blanco lleno: qué cubo, qué carta, qué conjunto.',
    },
    'II-C-2': {
      says: 'Una elección que no tiene ningún efecto, que choca con una anterior o que repite una cuesta un punto, y el jugador elige otra vez. Una segunda falla cuesta otro punto y el derecho a elegir en esa tirada.',
    },
    'II-C-2#insulation': {
      says: 'Si nadie señala una elección indebida antes de la siguiente elección correcta o de una Meta legal, no cuesta nada, pero no cuenta en la tirada.',
    },
    'II-C-2#examples': {
      says: 'Elecciones indebidas: requerir un símbolo que no salió o hacerlo comodín; Sin Restricciones Nulas cuando no salió = ni ⊆ y no se eligió ningún cubo comodín.',
    },
    'II-C-3': {
      says: 'Con dos jugadores en Elemental, Intermedia y Júnior, el rival de quien fija la Meta elige dos. En Sénior cualquier jugador puede elegir dos, con dos o tres jugadores.',
    },
    'II-C-3#time': { says: 'El mismo límite de 15 segundos vale para las dos elecciones.' },
    'III-A': { says: 'El jugador que lanzó fija la Meta con cubos de Recursos.' },
    'III-B': { says: 'Una Meta tiene de uno a tres cubos de dígitos y nombra un número entero no negativo.' },
    'III-B-1': {
      says: 'Metas legales: A; A B = A+B; A B C = A+B+C; columna A x B; columna A x B x C; L = (A x B)+C; T de cabeza = A x (B+C). Nada más es legal.',
    },
    'III-B-1-a': { says: 'Los dígitos uno al lado del otro se suman.' },
    'III-B-1-b': { says: 'Los dígitos uno encima del otro se multiplican.' },
    'III-B-1-c': { says: 'Un dígito de cabeza es negativo.' },
    'III-B-1#comment': { says: 'Los dígitos que no están en la Meta van a Prohibido.' },
    'III-B-2': { says: 'Un dígito que ha tocado la sección Meta se tiene que usar en la Meta.' },
    'III-B-2-a': { says: 'La Meta queda fijada cuando lo dice quien la fija.' },
    'III-B-2-b': { says: 'Hasta entonces, quien fija la Meta puede cambiar de lugar los dígitos en la sección Meta.' },
    'III-B-2-c': {
      says: 'Una Meta fijada no cambia.',
      differs:
        'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 agregan que la Meta también queda fijada cuando se acaba el tiempo o cuando quien la fija voltea el reloj de arena.',
    },
    'III-C': {
      says: 'Antes de que el primer dígito toque la sección Meta, quien la fija puede hacer un movimiento de bono.',
    },
    'III-C-1': {
      says: 'El jugador anuncia el bono y después mueve un cubo de Recursos a Prohibido. No puede ser un dígito, = ni ⊆.',
    },
    'III-C-2': {
      says: 'Quien fija la Meta no puede hacer un movimiento de bono si va ganando él solo.',
      differs: 'En mlag-onsets-basic-2011 y mlag-onsets-basic-2019 quien va ganando también puede hacer uno.',
    },
    'III-C-2#correction': {
      says: 'Si un rival señala el bono de quien fija la Meta y va ganando, antes del siguiente movimiento o desafío legal, el cubo regresa a Recursos y quien fija la Meta pierde un punto.',
    },
    'III-D': {
      says: 'Quien fija la Meta puede declarar Sin Meta en vez de fijar una. Cada rival tiene un minuto para decir si está de acuerdo o no.',
    },
    'III-D-1': {
      says: 'Si todos están de acuerdo, la tirada se anula, y el mismo jugador empieza la siguiente y fija su Meta.',
    },
    'III-D-1#a': { says: 'Sin Meta es para tiradas raras. Una variación todavía puede hacer posible una Meta.' },
    'III-D-1#b': { says: 'Nadie anota en una tirada anulada.' },
    'III-D-1#c': { says: 'Quien debe fijar la Meta ya no puede declarar Sin Meta si hizo un movimiento de bono.' },
    'III-D-2': {
      says: 'Un rival muestra que no está de acuerdo al desafiar la declaración, y tiene dos minutos (tres con Dos Soluciones) para escribir. El tercer jugador también puede escribir. Quienes escriben pueden usar cualquier cubo de Recursos y escriben también la figura de la Meta.',
    },
    'III-D-2#challenger': { says: 'Quien desafía Sin Meta anota 6 si acierta, 2 si no.' },
    'III-D-2#third': {
      says: 'El tercer jugador anota 2 por una Solución incorrecta. Con una correcta anota 4 si quien desafía acierta y 6 si no. Sin Solución, anota 6 si quien desafía no acierta y 2 si acierta.',
      differs: 'mlag-onsets-basic-2019 siempre da 4 por una correcta.',
    },
    'III-D-2#setter': { says: 'Quien declaró Sin Meta anota 2 si alguno de los que escriben acierta, y 6 si no.' },
    'IV-A': { says: 'Después de fijar la Meta, se juega en el sentido del reloj, hacia la izquierda.' },
    'IV-B': {
      says: 'En su turno el jugador mueve un cubo de Recursos a Requerido, Permitido o Prohibido, o desafía a quien movió por última vez.',
    },
    'IV-B#touch': {
      says: 'Un movimiento queda hecho cuando el cubo toca el tablero. Después se queda ahí, salvo con Pasar desde Permitido.',
    },
    'IV-C': { says: 'Un jugador que no va ganando puede hacer un movimiento de bono antes del movimiento normal.' },
    'IV-C-1': { says: 'El jugador primero dice “Bonus” (bono) y después mueve un cubo de Recursos a Prohibido.' },
    'IV-C-1#a': {
      says: 'Sin la palabra, un cubo movido a Prohibido es el movimiento normal, y el jugador no recibe un segundo cubo.',
    },
    'IV-C-1#b': {
      says: 'El cubo de bono puede ir solo a Prohibido. El cubo normal que sigue puede ir a cualquiera de las tres secciones.',
    },
    'IV-C-2': {
      says: 'Si el bono de quien va ganando se señala antes de un movimiento o desafío legal de otro jugador, el segundo cubo del turno regresa y quien va ganando pierde un punto.',
    },
    'IV-C-2#a': { says: 'Un jugador empatado en el primer lugar puede hacer un movimiento de bono.' },
    'IV-C-2#b': {
      says: 'Un jugador que mueve dos cubos a Prohibido a la vez sin la palabra retira cualquiera de los dos.',
    },
    'IV-D': {
      says: 'En Intermedia, Júnior y Sénior, = y ⊆ no pueden ir a Prohibido hasta que haya cuatro cubos o menos en Recursos.',
    },
    'IV-D#a': { says: 'V y el cubo Λ pueden ir a Prohibido en cualquier momento.' },
    'IV-D#b': {
      says: 'La excepción para cuatro cubos o menos ayuda a quien mueve y no podría evitar de otra forma un desafío Ahora.',
    },
    'V-A': {
      says: 'Cualquier jugador, en su turno o no, puede desafiar a quien movió o fijó la Meta por última vez. Solo se puede desafiar con Ahora e Imposible.',
      differs: 'mlag-onsets-basic-2011 tiene los desafíos Flub.',
    },
    'V-A-1': { says: 'Imposible afirma que no hay ninguna Solución correcta, pase lo que pase con los Recursos.' },
    'V-A-1#comment': {
      says: 'El desafío a una Meta negativa o a una figura ilegal es Imposible.',
      differs:
        'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 agregan que “Never” (nunca) cuenta como Imposible sin castigo. Aquí solo el Glosario la menciona, como palabra que se usaba antes.',
    },
    'V-A-2': { says: 'Ahora afirma que hay una Solución con los cubos del tablero y como máximo uno de Recursos.' },
    'V-A-2-a': {
      says: 'Para Ahora tiene que haber al menos dos cubos en Recursos. Si no, el desafío no cuenta y cuesta un punto.',
      differs: 'No cuesta ningún punto en mlag-onsets-basic-2019.',
    },
    'V-A-2-a#comment': { says: 'Cuando queda un cubo, los jugadores solo pueden decir Imposible.' },
    'V-A-2-b': {
      says: 'Si Requerido y Permitido están vacíos, Ahora no cuenta y cuesta un punto.',
      differs: 'No cuesta ningún punto en mlag-onsets-basic-2019.',
    },
    'V-B': {
      says: 'Para desafiar, un jugador toma el bloque y dice su desafío. El primero que lo toma es quien desafía.',
    },
    'V-B#two': {
      says: 'Si el tercer jugador cree que dos jugadores lo tomaron exactamente al mismo tiempo, los dos desafían.',
      differs: 'Solo en este reglamento.',
    },
    'V-B#invalid': {
      says: 'Un desafío inválido no cuenta y cuesta un punto: uno contra uno mismo, Ahora cuando en Recursos hay menos de dos cubos, Ahora con Requerido y Permitido vacíos. No decir nada con el bloque en la mano, o devolverlo, cuesta lo mismo.',
    },
    'V-B#b': { says: 'Tocar el bloque no significa nada, pero nadie puede dejar la mano sobre él ni cerca de él.' },
    'V-B#c': { says: 'Un jugador puede tomar el bloque solo para desafiar.' },
    'VI-A': {
      says: 'La parte de Nombre de Conjunto es un solo Nombre de Conjunto legal, sin símbolos ni grupos de símbolos sin definir.',
    },
    'VI-A#relation': {
      says: 'Un = o un ⊆ en el Nombre de Conjunto lo hace incorrecto, aunque ese cubo esté en Requerido.',
    },
    'VI-A#a': { says: 'Un Nombre de Conjunto escrito puede llevar paréntesis, corchetes o llaves.' },
    'VI-A#b': { says: 'Escribir = y la Meta después del Nombre de Conjunto hace incorrecta la Solución.' },
    'VI-B': { says: 'La parte de Restricciones tiene una o más Restricciones.' },
    'VI-B-1': {
      says: 'Las cartas que no cumplen una Restricción salen del Universo. El Nombre de Conjunto se calcula con las demás.',
    },
    'VI-B-1#a': { says: 'Las cartas regresan antes de revisar la siguiente Solución.' },
    'VI-B-1#b': { says: 'Una Restricción vale solo para su propia Solución.' },
    'VI-B-2': { says: 'Hay tres clases de Restricción, y todo conjunto en ellas es un Nombre de Conjunto legal.' },
    'VI-B-2-a': { says: 'Conjunto 1 ⊆ Conjunto 2 quita una carta que está en el Conjunto 1 y no en el Conjunto 2.' },
    'VI-B-2-b': { says: 'Conjunto 1 = Conjunto 2 quita una carta que está en solo uno de ellos.' },
    'VI-B-2-c': { says: 'Una Restricción en cadena tiene dos o más cubos = o ⊆.' },
    'VI-B-2-c-i': {
      says: 'Una cadena de tres conjuntos significa las dos afirmaciones vecinas, en cualquiera de las cuatro combinaciones de = y ⊆.',
    },
    'VI-B-2-c-ii': { says: 'Las cadenas de cuatro conjuntos se resuelven de la misma forma, de izquierda a derecha.' },
    'VI-B-3': {
      says: 'Los signos de agrupación no pueden encerrar un = o un ⊆, salvo alrededor de toda la Restricción. Agrupar un lado no cambia nada.',
      differs: 'mlag-onsets-adventurous-2017 no menciona agrupar el todo.',
    },
    'VI-B-3#comment': {
      says: 'Agrupar parte de una cadena, o sacar el complemento de una afirmación agrupada, la deja sin sentido. Agrupar dentro de un Nombre de Conjunto está bien.',
    },
    'VII-A': { says: 'Después de un desafío válido, siempre tiene que escribir alguien.' },
    'VII-A-1': {
      says: 'Después de Ahora, quien desafía tiene que presentar, el tercer jugador puede, y quien movió no puede.',
    },
    'VII-A-2': {
      says: 'Después de Imposible, quien movió tiene que presentar, el tercer jugador puede, y quien desafía no puede.',
      differs: 'En mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 el tercer jugador se une a un lado.',
    },
    'VII-B': { says: 'Una Solución correcta cumple todas las condiciones que siguen.' },
    'VII-B-1': { says: 'Tiene una parte de Nombre de Conjunto válida.' },
    'VII-B-2': {
      says: 'En Intermedia, Júnior y Sénior tiene una parte de Restricciones si hay un = o un ⊆ en Requerido.',
    },
    'VII-B-2#may': { says: 'Si = o ⊆ está solo en Permitido o en Recursos, la parte de Restricciones es opcional.' },
    'VII-B-3': { says: 'El número de cartas que el Nombre de Conjunto selecciona es igual a la Meta.' },
    'VII-B-3#order': {
      says: 'Las Restricciones se aplican antes que el Nombre de Conjunto. Varias Restricciones se pueden aplicar en cualquier orden.',
    },
    'VII-B-3#b': { says: 'Con Valor Absoluto la Solución es igual a uno de los valores legales de la Meta.' },
    'VII-B-4': { says: 'Usa los cubos correctamente.' },
    'VII-B-4-a': {
      says: 'Tiene al menos dos cubos, contando juntos la Restricción y el Nombre de Conjunto (B = B con el Nombre de Conjunto B tiene tres).',
    },
    'VII-B-4-b': {
      says: 'La parte de Restricciones, si la hay, usa todos los cubos de Requerido. También el Nombre de Conjunto, salvo = y ⊆.',
    },
    'VII-B-4-c': {
      says: 'Los cubos de Permitido pueden estar en la parte de Restricciones y, salvo = y ⊆, en el Nombre de Conjunto.',
    },
    'VII-B-4-d': { says: 'No usa ningún cubo de Prohibido, aunque un cubo idéntico en Requerido se tiene que usar.' },
    'VII-B-4-e': { says: 'Después de Ahora usa como máximo un cubo de los Recursos.' },
    'VII-B-4-f': { says: 'Después de Imposible, los Recursos cuentan como Permitido.' },
    'VII-B-5': { says: 'En el juego Avanzado cumple todas las variaciones de la tirada.' },
    'VII-B-6': { says: 'Toda lectura legal de ella es igual a la Meta.' },
    'VII-B-6-a': {
      says: 'Una Solución con varias lecturas es incorrecta en cuanto un rival muestra una que no da la Meta.',
    },
    'VII-B-6-b': {
      says: 'El complemento va antes que todas las demás operaciones; no hay otro orden.',
      differs:
        'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 agregan que ningún paréntesis puede separar un complemento de su conjunto.',
    },
    'VII-C': {
      says: 'La revisión empieza cuando se acaba el tiempo para escribir o cuando todos los que escriben están listos.',
      differs: 'mlag-onsets-adventurous-2017 espera hasta que se acaba el tiempo.',
    },
    'VII-C-1': { says: 'El tercer jugador elige si presenta, dentro de dos minutos.' },
    'VII-C-1#ways': {
      says: 'El tercer jugador decide al decirlo, al responder o al entregar la hoja. Nadie tiene que anunciarlo antes de que se acabe el tiempo.',
    },
    'VII-C-1#retract': { says: 'Una vez mostrada, la decisión vale.' },
    'VII-C-2': { says: 'Todas las Soluciones se presentan antes de revisar alguna.' },
    'VII-C-2-a': {
      says: 'Una Solución presentada se queda como está. Intentar cambiarla la hace incorrecta.',
      differs: 'Solo este reglamento tiene la última parte.',
    },
    'VII-C-2-b': {
      says: 'Quien escribe encierra en un círculo la Solución que se revisa, de inmediato si se lo piden.',
      differs: 'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 solo piden que quien escribe la señale.',
    },
    'VII-C-3': {
      says: 'Quienes revisan tienen dos minutos para cada Solución, una a la vez y en cualquier orden. Los dos rivales usan los mismos dos minutos.',
    },
    'VII-C-3#comment': {
      says: 'Después del último cubo con dos jugadores, las dos Soluciones se revisan una después de la otra.',
    },
    'VII-C-4': {
      says: 'Los rivales aceptan o rechazan a tiempo, y un rechazo muestra qué parte de VII-B no se cumple. Si nadie refuta una Solución, es correcta.',
    },
    'VII-C-4#accept': {
      says: 'Con tres jugadores, quien no presentó nada y acepta una Solución anota 2 si el otro que revisa prueba que es incorrecta.',
    },
    'VII-C-4#comment': {
      says: 'Nadie usa los cubos del tablero para armar la Solución.',
      why: 'Aquí, escribir una Solución no mueve ningún cubo.',
    },
    'VII-C-5': { says: 'Un jugador que dice que una Solución no da la Meta da una de cinco razones.' },
    'VII-C-5-a': { says: 'Razón: la Meta no tiene ninguna lectura legal, como una L al revés o un número negativo.' },
    'VII-C-5-b': { says: 'Razón: el valor de la Solución no es ningún valor legal de la Meta.' },
    'VII-C-5-b-i': { says: 'Quienes revisan tienen que esforzarse en calcular la Solución antes de rechazarla.' },
    'VII-C-5-b-ii': {
      says: 'Basta un argumento general: nombra cartas aunque la Meta es 0, o quedan muy pocas cartas para la Meta.',
    },
    'VII-C-5-c': {
      says: 'Razón: otra agrupación no da la Meta. Quien revisa la escribe. Si todos los intentos fallan, la Solución se acepta, y no se oye ninguna otra objeción.',
    },
    'VII-C-5-c#a': {
      says: 'Cuando los que revisan trabajan por separado, cualquiera de los dos puede comprar otro minuto por un punto. Entonces el otro no puede cambiar nada si no paga también.',
    },
    'VII-C-5-c#b': { says: 'Los que revisan por separado no hablan entre sí.' },
    'VII-C-5-c#c': {
      says: 'Quien revisa por separado tiene un intento de probar que es ambigua. Dos que trabajan juntos tienen un intento entre los dos.',
    },
    'VII-C-5-c#d': { says: 'Mientras uno intenta probar que es ambigua, el otro puede revisar lo demás.' },
    'VII-C-5-c#e': {
      says: 'No hay castigo de tiempo mientras quien escribió revisa intentos que estaban listos a tiempo.',
    },
    'VII-C-5-c#examples': { says: "B U G - R tiene dos lecturas; R U G' tiene una." },
    'VII-C-5-c#wild': { says: 'Quien escribe marca con claridad un cubo que representa otro símbolo.' },
    'VII-C-5-d': {
      says: 'Razón: un símbolo o un grupo no tiene significado, como un complemento antes de su conjunto, conjuntos sin una operación o una afirmación agrupada entre operaciones.',
    },
    'VII-C-5-e': { says: 'Razón: una variación no se cumple o se aplica mal.' },
    'VII-C-6': {
      says: 'Quien revisa puede preguntarle a un juez si la Solución es igual a la Meta.',
      differs: 'No está en mlag-onsets-adventurous-2017.',
    },
    'VII-C-6-a': { says: 'Después de esa pregunta no se permite ninguna otra objeción.' },
    'VII-C-6-b': {
      says: 'Si un valor de una Solución ambigua es igual a la Meta, el juez dice que es igual a la Meta.',
    },
    'VII-C-7': {
      says: 'Un jugador puede apelar una decisión si se llamó a un segundo juez y el jugador no ha puesto sus iniciales en la hoja de puntos.',
    },
    'VIII-A': {
      says: 'Cuando queda un cubo, quien mueve lo juega a Requerido o a Permitido, o dice Imposible. Después de ese cubo, todos tienen dos minutos para escribir.',
    },
    'VIII-A#forbidden': {
      says: 'Si el último cubo va a Prohibido, regresa, y ningún desafío cuenta. No hay castigo, a menos que se acabe el tiempo.',
    },
    'VIII-B': {
      says: 'Los jugadores pueden decir Imposible contra el último cubo dentro del primer minuto. Quienes escriben tienen el resto de los dos minutos.',
    },
    'VIII-B#comment': {
      says: 'Ahora, o Imposible después de ese minuto, no cuenta y cuesta un punto.',
      differs: 'mlag-onsets-adventurous-2017 solo castiga Ahora; mlag-onsets-basic-2019 no castiga ninguno de los dos.',
    },
    'IX-A': {
      says: 'Un jugador que denuncia un procedimiento ilegal dice de inmediato exactamente cuál es.',
      differs: 'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 dan 15 segundos.',
    },
    'IX-A-1': { says: 'Un movimiento ilegal regresa, y quien movió mueve otra vez si hace falta.' },
    'IX-A-1#time': {
      says: 'Quien movió tiene al menos diez segundos para corregirlo, a menos que haya movido después de la cuenta regresiva. No hay castigo directo.',
    },
    'IX-A-1#examples': {
      says: 'Ilegal: mover fuera de turno, dos cubos sin la palabra “Bonus” (bono), el último cubo a Prohibido, = o ⊆ a Prohibido con más de cuatro cubos en Recursos.',
    },
    'IX-A-2': { says: 'Un movimiento legal se queda así.' },
    'IX-A-2#comment': { says: 'Una denuncia equivocada no cuesta nada.' },
    'IX-B': { says: 'Un procedimiento ilegal se queda así en cuanto otro jugador ha hecho algo legal.' },
    'IX-B#example': {
      says: 'Si nadie nota el bono de quien va ganando antes del siguiente movimiento o desafío válido, se queda así, sin castigo.',
    },
    'IX-C': {
      says: 'Conducta que molesta: un juez primero advierte. Las faltas siguientes cuestan un punto cada una. Puede seguir la descalificación, o que los otros dos jugadores o los tres repitan.',
    },
    'IX-C#examples': {
      says: 'Teléfonos, hablar, golpetear, tener la mano encima del bloque, muchas denuncias falsas, jugar solo para arruinar, decir una variación y encerrar otra, contar hacia atrás de forma molesta.',
    },
    'IX-D': {
      says: 'Una falta seria cuesta un punto sin advertencia si dos jueces están de acuerdo, o la expulsión de la partida.',
      differs: 'Solo en este reglamento.',
    },
    'X-A-1': {
      says: 'Un jugador que tenía que escribir acierta con una Solución correcta. También un tercer jugador que se pone del lado de quien escribe.',
    },
    'X-A-2': { says: 'Un jugador que no tenía que escribir acierta si ningún rival escribió una Solución correcta.' },
    'X-A-2#exception': {
      says: 'Con tres jugadores, quien no presentó nada y aceptó una Solución anota 2 si después se prueba que esa Solución es incorrecta.',
      differs: 'mlag-onsets-basic-2019 limita esto a Imposible.',
    },
    'X-B-1': {
      says: 'Un jugador que no acierta anota 2: uno con una Solución incorrecta, quien desafía con Imposible y tiene un rival que acierta, un tercer jugador que no dijo nada cuando acierta quien desafía (Ahora) o quien movió (Imposible).',
    },
    'X-B-2': { says: 'Quien desafía o quien movió anota 6 cuando acierta.' },
    'X-B-3': {
      says: 'El tercer jugador anota 6 por una Solución correcta después de Imposible, por una correcta después de Ahora cuando la de quien desafía no lo es, y por no decir nada después de Ahora cuando la de quien desafía es incorrecta.',
    },
    'X-B-4': {
      says: 'El tercer jugador anota 4 por no decir nada después de Imposible cuando la Solución de quien movió es incorrecta, y por una Solución correcta después de Ahora cuando la de quien desafía también es correcta.',
      differs:
        'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 dan puntos según el lado al que se unió el tercer jugador.',
    },
    'X-C-1': { says: 'Después del último cubo una Solución correcta anota 4.' },
    'X-C-2': { says: 'Después del último cubo cualquier otro jugador anota 2.' },
    'X-D': {
      says: 'Un jugador que falta a una tirada anota -2.',
      differs: '0 en mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019.',
    },
    'XI-A': {
      says: 'Cada tarea tiene un límite. Pasarse de él cuesta un punto y da un minuto más. Pasarse de ese minuto cuesta otro punto y el turno o la tarea.',
      differs: 'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 no quitan un segundo punto.',
    },
    'XI-A#note': {
      says: 'En Elemental e Intermedia un juez pone sus iniciales en cada castigo de un punto, sin importar la razón.',
    },
    'XI-A-1-a': { says: 'Lanzar y repartir: 1 minuto.' },
    'XI-A-1-b': { says: 'Elegir una variación: 15 segundos, que empiezan después del minuto para lanzar.' },
    'XI-A-1-c': { says: 'Fijar la Meta: 2 minutos.' },
    'XI-A-1-d': { says: 'Primer turno del jugador a la izquierda de quien fijó la Meta: 2 minutos.' },
    'XI-A-1-e': { says: 'Cada uno de los demás turnos, con el bono incluido: 1 minuto.' },
    'XI-A-1-f': { says: 'Decir un desafío válido teniendo el bloque en la mano: 15 segundos.' },
    'XI-A-1-g': {
      says: 'Decidir si se dice Imposible después del último cubo: 1 minuto, incluido en el tiempo para escribir.',
    },
    'XI-A-1-h': { says: 'Escribir una Solución, y la decisión del tercer jugador: 2 minutos.' },
    'XI-A-1-i': { says: 'Decidir sobre la Solución de un rival: 2 minutos.' },
    'XI-A-2': {
      says: 'La arena que sobra de la última tarea le da tiempo adicional al siguiente jugador. El reloj de arena se puede voltear o no, lo que dé menos.',
      why: 'Un reloj no tiene arena que sobre: cada tarea tiene su propio límite completo.',
    },
    'XI-A-3': {
      says: 'Cuando se acaba el tiempo, un rival cuenta diez segundos en voz alta. El jugador pierde el punto solo si no ha terminado la tarea al final de la cuenta.',
    },
    'XI-A-3#pace': { says: 'El rival cuenta a un ritmo justo.' },
    'XI-A-3#block': {
      says: 'Los 15 segundos con el bloque no tienen cuenta regresiva: el jugador pierde el punto y el juego sigue.',
    },
    'XI-B': {
      says: 'Una ronda dura 30 minutos. Después no empieza ninguna tirada nueva.',
      differs: 'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 dicen “normalmente 30”.',
    },
    'XI-B-1': {
      says: 'Una tirada en curso, sin desafío y con el último cubo todavía sin jugar, recibe cinco minutos más.',
    },
    'XI-B-2': {
      says: 'Después se detiene el juego, y todos tienen dos minutos para escribir con cualquier cubo de Recursos: 4 si es correcta, 2 si no.',
    },
    'XI-B-2#comment': { says: 'Con Dos Soluciones el tiempo para escribir es de tres minutos.' },
    'XII-A': {
      says: 'Los puntos de partida siguen los totales: con tres jugadores, 6 el primero, 5 los empatados en primero, 4 en empate de tres, 4 el segundo, 3 los empatados en segundo, 2 el tercero.',
    },
    'XII-A#two': { says: 'Dos jugadores: 6 el primero, 5 cada uno si empatan, 4 el segundo.' },
    'XII-B': { says: 'Cada jugador firma la hoja de puntos, y uno que ganó la entrega.' },
    'XII-B-1': { says: 'Si un jugador firma un puntaje falso para engañar y es demasiado bajo, se queda así.' },
    'XII-B-2': {
      says: 'Si un jugador firma un puntaje falso para engañar y es demasiado alto, el jugador recibe 0 en la ronda.',
    },
    'XIII-A': {
      says: 'Elemental puede elegir Cubo Requerido, Cubo Comodín, las dos variaciones de Intercambiables, Dos Operaciones, Operaciones Múltiples y Pasar desde Permitido.',
    },
    'XIII-A-1': {
      says: 'Cubo Requerido: la Solución usa el cubo nombrado, que puede ser cualquier símbolo que salió, menos un dígito.',
    },
    'XIII-A-1#comment': { says: 'Un cubo comodín que representa el símbolo requerido no cuenta.' },
    'XIII-A-2': {
      says: 'Cubo Comodín: el cubo nombrado puede representar cualquier símbolo menos un dígito, el mismo en toda la Solución. Quien escribe lo marca si representa otro símbolo.',
    },
    'XIII-A-2#a': {
      says: 'Un cubo que es comodín y también requerido se tiene que usar, pero puede representar otro símbolo.',
    },
    'XIII-A-2#b': { says: 'Un cubo comodín que se usa como él mismo no necesita marca.' },
    'XIII-A-3': { says: 'Un cubo de unión o de intersección puede representar cualquiera de las dos operaciones.' },
    'XIII-A-3#a': {
      says: 'Cada uno de esos cubos es libre: un cubo de unión puede representar unión y otro intersección.',
    },
    'XIII-A-3#b': { says: 'Un cubo comodín usado como unión o intersección tiene la misma libertad.' },
    'XIII-A-3#c': {
      says: 'Si la unión (o la intersección) también es comodín, puede cambiar entre las dos. Usada como otra cosa, tiene que ser ese símbolo en toda la Solución.',
    },
    'XIII-A-3#d': { says: 'No hace falta marca: quien escribe pone el símbolo que quiere decir.' },
    'XIII-A-3#e': {
      says: 'La unión comodín no hace comodín a la intersección, ni la intersección comodín a la unión.',
    },
    'XIII-A-4': {
      says: 'Un cubo V o un cubo Λ puede representar cualquiera de los dos. Los comentarios sobre unión e intersección también valen aquí.',
    },
    'XIII-A-5': { says: 'Dos Operaciones: la Solución tiene al menos dos símbolos de operación.' },
    'XIII-A-5#a': {
      says: 'Un cubo comodín que representa una operación cuenta; un cubo de operación comodín que representa otra cosa no.',
    },
    'XIII-A-5#b': { says: 'Las dos pueden ser la misma.' },
    'XIII-A-6': {
      says: 'Operaciones Múltiples: una operación que no está en Prohibido se puede usar cualquier número de veces.',
      differs: 'mlag-onsets-adventurous-2017 dice en Requerido, Permitido o Recursos.',
    },
    'XIII-A-6#a': {
      says: 'Lo mismo vale para una operación de Recursos después de Imposible, para el único cubo de Recursos después de Ahora y para un cubo comodín que representa una operación.',
    },
    'XIII-A-6#b': { says: 'No hace falta marca.' },
    'XIII-A-7': {
      says: 'Pasar desde Permitido: en vez del movimiento normal, un cubo de Permitido pasa a Requerido o a Prohibido.',
    },
    'XIII-A-7#a': {
      says: 'Un jugador que no va ganando puede jugar un cubo de bono de Recursos antes de pasar el cubo.',
    },
    'XIII-A-7#b': { says: 'Pasar un cubo nunca es el bono.' },
    'XIII-A-7#c': { says: 'Después del último cubo nadie puede pasar un cubo.' },
    'XIII-B': {
      says: 'Intermedia puede elegir las variaciones de Elemental, Sin Restricciones Nulas y Valor Absoluto.',
    },
    'XIII-B-1': {
      says: 'Un = o un ⊆ requerido va en una Restricción. Cualquier otro símbolo requerido va en la Restricción o en el Nombre de Conjunto, o en los dos si está en Requerido.',
    },
    'XIII-B-2': {
      says: 'El cubo comodín no puede ser =, ⊆ ni un dígito. Significa lo mismo en las Restricciones y en el Nombre de Conjunto.',
    },
    'XIII-B-3': { says: 'Unión e intersección intercambiables, como en Elemental.' },
    'XIII-B-4': { says: 'V y Λ intercambiables, como en Elemental.' },
    'XIII-B-5': {
      says: 'Dos Operaciones se aplica al Nombre de Conjunto.',
      differs: 'mlag-onsets-adventurous-2017 dice la Solución.',
    },
    'XIII-B-6': { says: 'Operaciones Múltiples se aplica al Nombre de Conjunto y a las Restricciones.' },
    'XIII-B-7': { says: 'Como en Elemental. Además, un = o un ⊆ nunca puede pasar a Prohibido.' },
    'XIII-B-8': {
      says: 'Sin Restricciones Nulas: cada Restricción quita una carta; en una cadena, basta con que lo haga cualquier eslabón.',
    },
    'XIII-B-8#comment': {
      says: 'Con varias Restricciones, cada una quita una carta en cualquier orden en que se apliquen.',
    },
    'XIII-B-9': {
      says: 'Valor Absoluto: cada quien puede leer al escribir los dígitos de cabeza de la Meta como si estuvieran derechos.',
    },
    'XIII-B-9#examples': { says: '3 y 2 de cabeza: 1 o 5; L de 3 sobre 2 de cabeza con 1 de cabeza: 5 o 7.' },
    'XIII-C': {
      says: 'Júnior juega Operaciones Múltiples y las dos variaciones de Intercambiables en todas las tiradas. Puede elegir las demás variaciones de Intermedia y tres más.',
    },
    'XIII-C-1': { says: 'Operaciones Múltiples siempre vale.' },
    'XIII-C-2': { says: 'Unión e intersección intercambiables siempre vale.' },
    'XIII-C-3': { says: 'V y Λ intercambiables siempre vale.' },
    'XIII-C-4': { says: 'Cubo Requerido en Júnior.' },
    'XIII-C-5': { says: 'Cubo Comodín en Júnior; no =, ni ⊆, ni un dígito.' },
    'XIII-C-6': { says: 'Dos Operaciones en el Nombre de Conjunto.' },
    'XIII-C-7': { says: 'Pasar desde Permitido; = y ⊆ nunca van a Prohibido.' },
    'XIII-C-8': { says: 'Sin Restricciones Nulas en Júnior.' },
    'XIII-C-9': { says: 'Valor Absoluto en Júnior.' },
    'XIII-C-10': {
      says: 'Conjunto Doble: las cartas de un conjunto nombrado cuentan doble. El conjunto no es vacío ni todo el Universo, y su nombre tiene cuatro símbolos como máximo (sin contar la agrupación).',
    },
    'XIII-C-10#examples': {
      says: "Permitido: B, R', G N Y, (B - R)', V - B'. No permitido: tres colores unidos, Y - (B N G)', B' - R', V - (R - B). Un conjunto vacío o completo cuesta un punto.",
    },
    'XIII-C-10#comment': {
      says: 'En Sénior, un menos en el Conjunto Doble es una resta común, a menos que Diferencia Simétrica se haya elegido antes.',
    },
    'XIII-C-11': {
      says: 'Carta Requerida/Prohibida: una carta repartida tiene que estar en el conjunto, o no puede estar.',
    },
    'XIII-C-11#a': { says: 'El jugador nombra la carta, y se anota.' },
    'XIII-C-11#b': {
      says: 'Si la carta en blanco comodín está pintada como la carta prohibida, ninguna de las dos puede estar en el conjunto.',
      differs: 'mlag-onsets-adventurous-2017 no permite pintarla así.',
    },
    'XIII-C-12': { says: 'Carta en Blanco Comodín: cada quien dice al escribir qué colores tiene la carta en blanco.' },
    'XIII-C-12#a': { says: 'La carta en blanco tiene que estar entre las cartas repartidas.' },
    'XIII-C-12#b': { says: 'Quien escribe y deja en blanco la carta en blanco no tiene que mencionarla.' },
    'XIII-C-12#c': { says: 'Una carta en blanco pintada de modo que entra en el Conjunto Doble cuenta doble.' },
    'XIII-C-12#d': { says: 'Una carta en blanco requerida cuenta, sin importar qué se pinte en ella.' },
    'XIII-C-12#e': {
      says: 'Choca con la carta en blanco como carta prohibida: la segunda de las dos elecciones cuesta un punto.',
    },
    'XIII-D': {
      says: 'Sénior juega las tres variaciones que siempre valen. Puede elegir las otras de Júnior y dos más.',
    },
    'XIII-D-13': {
      says: 'Diferencia Simétrica: el menos nombra las cartas que están en un conjunto pero no en los dos.',
    },
    'XIII-D-13#conflict': { says: 'Choca con el menos comodín: la segunda de las dos elecciones cuesta un punto.' },
    'XIII-D-13#a': { says: 'Un cubo comodín usado como menos significa diferencia simétrica.' },
    'XIII-D-13#b': { says: 'Quien escribe solo pone el menos.' },
    'XIII-D-13#c': {
      says: 'Con Conjunto Doble, el orden de las elecciones se anota y decide qué significa un menos en el Conjunto Doble.',
    },
    'XIII-D-14': {
      says: 'Dos Soluciones: cada quien escribe dos, y la segunda nombra una carta que la primera no nombra.',
    },
    'XIII-D-14#limits': {
      says: 'Tres minutos para escribir, tres minutos para revisar un par, Ahora solo con tres cubos o más en Recursos, dos minutos para Imposible después del último cubo.',
    },
    'XIII-D-14#a': {
      says: 'Una Meta de 0 es imposible, y también una de todas las cartas, o una que necesita todas las cartas con Conjunto Doble.',
    },
    'XIII-D-14#b': { says: 'Cada Solución por sí sola usa los cubos correctamente y cumple todas las variaciones.' },
    'XIII-D-14#c': { says: 'Después de Ahora, cada Solución puede usar un cubo distinto de Recursos.' },
    'XIII-D-14#d': { says: 'El cubo comodín puede significar una cosa en la primera Solución y otra en la segunda.' },
    'XIII-D-14#e': {
      says: 'La carta en blanco se puede pintar distinta en cada una, pero sigue siendo la misma carta.',
    },
    'XIII-D-14#f': { says: 'Con una carta requerida, una Meta de 1 es imposible.' },
    'XIII-D-14#g': {
      says: 'Con Valor Absoluto, las dos Soluciones pueden ser iguales a valores distintos de la Meta.',
    },
    'XIII-D-14#h': {
      says: 'Una Restricción que comparten las dos Soluciones se muestra con claridad para las dos.',
      differs: 'Solo en este reglamento.',
    },
    'Appendix-A': {
      says: 'Quien escribe no deja ninguna duda sobre lo que significa cada cubo. Lo mejor es escribir el significado en la línea y el cubo al lado.',
    },
    'Appendix-A#wild': {
      says: 'Cubo comodín: sin marca se representa a sí mismo. Una marca en un lugar vale para la Restricción y para el Nombre de Conjunto.',
    },
    'Appendix-A#un': { says: 'Unión e intersección intercambiables: sin marca, cuenta el símbolo que está escrito.' },
    'Appendix-A#va': { says: 'V y Λ intercambiables: sin marca, cuenta el símbolo que está escrito.' },
    'Appendix-A#multiple': { says: 'Operaciones Múltiples: quien escribe pone el signo cuantas veces haga falta.' },
    'Appendix-A#blank': {
      says: 'Carta en Blanco Comodín: quien escribe dibuja o nombra los colores; sin ellos la carta está en blanco.',
    },
    'Appendix-A#unacceptable': {
      says: 'Marcar un cubo de una forma que el apéndice llama inaceptable hace incorrecta una Solución.',
    },
    'Appendix-B': {
      says: 'Las tablas del Universo pueden estar impresas de antemano, pero nada puede estar sombreado ni marcado en las 16 casillas.',
      why: 'Las tablas se imprimen. Las revisa un juez en la mesa.',
    },
    'Glossary-Additional-minute': {
      says: 'Los 60 segundos de más después de pasarse de un límite. Pasarse de ellos cuesta un segundo punto y la acción.',
    },
    'Glossary-Ambiguous-Goal': { says: 'Solo Valor Absoluto puede hacer ambigua una Meta.' },
    'Glossary-Deal-cards': {
      says: 'Quien reparte toma cartas de arriba de una baraja mezclada y boca abajo, y no las escoge.',
    },
    'Glossary-Digit-cube': { says: 'Un cubo de dígito tiene 1 en dos caras y 2, 3, 4, 5 en las otras.' },
    'Glossary-Forceout': { says: 'Jugar el último cubo a Requerido o a Permitido.' },
    'Glossary-Illegal-challenge': {
      says: 'Ilegal: desafiar con cualquier otra cosa, un desafío de quien movió por última vez, uno antes de fijar la Meta, Ahora sin nada en Requerido ni en Permitido o con menos de dos cubos en Recursos, Imposible después del primer minuto.',
    },
    'Glossary-Illegal-Universe': {
      says: 'Demasiadas cartas o muy pocas. (El texto imprime de 6 a 10 para las divisiones más bajas, donde II-B-1 dice de 6 a 12.)',
    },
    'Glossary-Legal-move': {
      says: 'Un bono de quien fija la Meta y no va ganando, fijar una Meta legal, o mover en su turno un cubo de Recursos a una sección, menos el último cubo a Prohibido.',
    },
    'Glossary-Mover': { says: 'El jugador que movió por última vez. Fijar la Meta cuenta como movimiento.' },
    'Glossary-Operation-symbol': {
      says: 'Unión, intersección, menos y complemento, aunque una variación cambie su significado.',
    },
    'Glossary-Presenting': {
      says: 'Un jugador presenta una Solución al entregarla, ponerla en el centro o dejar que un rival la tome.',
    },
    'Glossary-Third-Party': { says: 'Con tres jugadores, el que ni desafía ni movió.' },
    'Glossary-Turn': {
      says: 'El tiempo en que un jugador tiene que mover, desafiar o terminar una acción obligatoria.',
    },
  },
  rulings: {
    'null-cube-in-introduction': {
      question: '¿Qué cubo se aparta con dos cubos V? El texto imprime un signo de intersección.',
      reading: 'Un cubo Λ.',
      because: 'II-A-3 nombra el cubo Λ.',
    },
    'silent-third-party-six': {
      question:
        '¿Después de qué desafío anota 6 un tercer jugador que no dijo nada cuando quien desafía no acierta? El texto imprime Imposible.',
      reading: 'Después de Ahora. No decir nada después de Imposible cuando quien movió no acierta anota 4.',
      because: 'Quien desafía escribe solo después de Ahora, y X-B-3 dice lo mismo.',
    },
    'equation-for-solution': {
      question: '¿Qué significa “Equation” (Ecuación) de quien desafía?',
      reading: 'La Solución.',
    },
    'limits-printed-apart': {
      question: '¿Qué límite corresponde a qué línea de XI-A-1? Están impresos por separado.',
      reading: 'a 1 minuto, b 15 segundos, c y d 2 minutos, e 1 minuto, f 15 segundos, g 1 minuto, h e i 2 minutos.',
    },
    'selecting-reference': {
      question: '¿Dónde se describe cómo elegir variaciones? El comienzo de XIII señala a II-B.',
      reading: 'En la cláusula II-C.',
    },
    'absolute-value-zero': {
      question: '¿Es 0 un valor legal de una Meta con Valor Absoluto? El comentario (b) menciona valores positivos.',
      reading: 'Sí. Un valor legal es uno que no es negativo.',
      because: '0 es un número entero y una Meta legal por III-B, VII-C-5-b-ii y XIII-D-14 (a).',
    },
    'absolute-value-picture': {
      question: '¿Qué Meta muestra el dibujo de (b)?',
      reading: 'Una L: 3 encima de un 2 de cabeza, con un 1 de cabeza a su derecha, así que 5 o 7.',
      because: 'Una T daría 3 o 9.',
    },
    'illegal-universe-limits': {
      question: '¿Cuántas cartas son legales en las divisiones más bajas? El Glosario imprime de 6 a 10.',
      reading: 'De 6 a 12.',
      because: 'Lo dice II-B-1.',
    },
    'appendix-letters': {
      question: '¿Cuál apéndice es cuál? El contenido solo lista un Apéndice B.',
      reading: 'Las marcas son el Apéndice A; las tablas, el Apéndice B.',
    },
    'underlined-symbols': {
      question: '¿Qué significa la línea debajo de los símbolos en los dibujos de Nombres de Conjunto?',
      reading: 'Solo muestra cuál es la parte de arriba del cubo.',
    },
    'fines-under-strict': {
      question: '¿Castiga el arbitraje estricto una variación indebida o un desafío inválido?',
      reading: 'No. Solo lo hace el arbitraje de mesa.',
      because: 'El arbitraje estricto los rechaza, y un rechazo no deja huella.',
    },
    'invalid-challenge-at-table': {
      question: '¿Tiene que denunciar alguien un desafío inválido en una mesa?',
      reading: 'No. El programa no lo cuenta y lo castiga de inmediato.',
    },
    'charge-decided-by-program': {
      question: '¿Quién decide si una denuncia tiene razón?',
      reading: 'La denuncia nombra una cláusula. El programa averigua por sí mismo si la última acción fue ilegal.',
    },
    'pending-penalties': {
      question: '¿Cuentan los castigos en Elemental e Intermedia antes de que un juez los apruebe?',
      reading: 'No. Están pendientes hasta entonces.',
    },
    'countdown-then-minute': {
      question: '¿Cuándo pierde el jugador el punto, y cuándo empieza el minuto adicional?',
      reading:
        'El jugador pierde el primer punto 10 segundos después del límite. Entonces empieza el minuto adicional, y lo sigue otra cuenta de 10 segundos.',
    },
    'leftover-sand': {
      question: '¿Le da un programa a alguien la arena que sobra?',
      reading: 'No. Su reloj no tiene arena.',
    },
    'goal-never-set': {
      question: '¿Qué le pasa a quien deja pasar el minuto adicional para fijar la Meta?',
      reading: 'Pierde dos puntos, la tirada se anula, y el siguiente jugador fija la Meta.',
    },
    'no-goal-silence': {
      question: '¿Qué significa que un rival no diga nada durante el minuto de Sin Meta?',
      reading: 'El rival está de acuerdo.',
    },
    'third-party-silence': {
      question: '¿Recibe un castigo un tercer jugador que no dice nada durante el tiempo para escribir?',
      reading: 'No. El tercer jugador no ha presentado nada, y no hay castigo.',
    },
    'forbidden-relation-count': {
      question: '¿Se cuentan los cuatro cubos o menos antes o después del movimiento?',
      reading: 'Antes. Con cinco cubos en Recursos, = y ⊆ no pueden ir a Prohibido; con cuatro sí.',
    },
    'shift-with-one-cube': {
      question: '¿Puede un jugador pasar un cubo cuando queda un cubo, aunque VIII-A dice que hay que jugarlo?',
      reading: 'Sí. El comentario (c) solo impide pasar un cubo después del último.',
      because: 'La variación vale más que la regla.',
    },
    'bonus-near-the-end': {
      question: '¿Puede un jugador hacer un movimiento de bono con los últimos cubos?',
      reading:
        'Sí, cuando quedan dos cubos; el último cubo va entonces a Requerido o a Permitido. No, cuando queda un cubo.',
    },
    'multiple-operations-forbidden-copy': {
      question: 'Si el mismo signo está en Prohibido, ¿se puede usar muchas veces el que está en Permitido?',
      reading: 'Sí. Cada cubo cuenta por separado, y el que está en Permitido se puede usar muchas veces.',
    },
    'one-use-in-each-part': {
      question: '¿Cuántas veces se puede usar un cubo en una Solución con varias Restricciones?',
      reading: 'Una vez en todas las Restricciones juntas, y una vez más en el Nombre de Conjunto.',
    },
    'no-null-overlap': {
      question: '¿Se permiten con Sin Restricciones Nulas las Restricciones que quitan algunas de las mismas cartas?',
      reading:
        'Solo si cada una quita una carta en todo orden, así que cada una necesita una carta que las demás dejen.',
    },
    'wild-cube-as-relation': {
      question: 'Un cubo comodín de Requerido que representa = o ⊆, ¿tiene que estar también en el Nombre de Conjunto?',
      reading: 'No. Se trata como = o ⊆. En Elemental un cubo comodín no puede representar ninguno de los dos.',
    },
    'wild-operation-as-colour': {
      question: '¿Se puede repetir con Operaciones Múltiples un cubo de operación comodín que representa un color?',
      reading: 'No. Cuenta una vez.',
    },
    'same-variation-other-blank': {
      question:
        '¿Pueden los jugadores elegir otra vez Cubo Comodín o Cubo Requerido con otro espacio en blanco, o elegir Carta Requerida y también Carta Prohibida?',
      reading: 'No. Es una sola variación, que se elige una vez, y la segunda elección es indebida.',
    },
    'illegal-goal': {
      question: '¿Qué pasa con una Meta que es negativa o tiene una figura ilegal?',
      reading: 'El arbitraje estricto la rechaza. En una mesa se queda así, y gana quien dice Imposible.',
    },
    'cards-over-maximum': {
      question: '¿Qué pasa cuando se reparten demasiadas cartas?',
      reading:
        'El arbitraje estricto rechaza el reparto. En una mesa se retiran las últimas cartas que se repartieron.',
    },
    'two-challengers': {
      question: '¿Quién desafía cuando dos jugadores toman el bloque al mismo tiempo?',
      reading: 'El jugador que llega primero en el registro.',
    },
    'lead-counts-penalties': {
      question: '¿Cuentan los castigos para saber quién va ganando?',
      reading: 'Sí. Deciden los totales.',
    },
    'ambiguous-under-absolute-value': {
      question:
        'Con Valor Absoluto, ¿es correcta una Solución si sus lecturas dan dos valores legales distintos de la Meta?',
      reading: 'Sí.',
    },
    'required-card-and-painted-blank': {
      question: '¿Tiene que incluir el conjunto también una carta en blanco pintada como la carta requerida?',
      reading: 'No. Solo se requiere la carta nombrada.',
    },
    'required-union-exchanged': {
      question: 'En Júnior y Sénior, ¿qué cubo cumple con una unión requerida?',
      reading: 'Un cubo de unión, aunque se use como intersección. Un cubo de intersección usado como unión no cumple.',
      because: 'El comentario de XIII-A-1 excluye un cubo que solo representa el símbolo requerido.',
    },
    'wild-cube-under-exchange': {
      question:
        'Cuando la unión y la intersección son intercambiables, ¿tiene que seguir siendo unión un cubo comodín usado como unión?',
      reading: 'No. Puede ser unión en un lugar e intersección en otro.',
      because: 'Comentarios (a) y (b).',
    },
    'introduction-is-bare': {
      question: '¿Tiene la introducción movimientos de bono, Sin Meta, límites de tiempo y castigos?',
      reading: 'No. Están desactivados.',
      because: 'No menciona ninguno de ellos.',
    },
    'standing-variations-off': {
      question: 'En una partida sin variaciones, ¿valen las tres variaciones que siempre valen en Júnior y Sénior?',
      reading: 'No.',
      because: 'Son parte del juego Avanzado.',
    },
    'rejection-for-wrong-reason': {
      question: '¿Cuenta un rechazo con una razón equivocada?',
      reading: 'No. Quien revisa todavía puede aceptar.',
    },
    ...adventurousRulings,
    ...tableRulings,
  },
};
