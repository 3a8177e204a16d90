// Spanish texts of mlag-onsets-adventurous-2017: its clauses, and how we read its doubtful places.
import { adventurousRulings } from './adventurousRulings.ts';
import { tableRulings } from './tableRulings.ts';
import type { BookTexts } from './texts.ts';

export const mlagOnsetsAdventurous2017: BookTexts = {
  clauses: {
    'I-A': {
      says: 'Una partida tiene dos o tres jugadores y una o más tiradas. Una tirada va desde lanzar y repartir, pasando por una Meta que es un número entero no negativo, hasta al menos un intento de una Solución que da la Meta y usa los cubos correctamente.',
    },
    'I-B-1': {
      says: 'Hay 16 cartas, una para cada combinación de cero a cuatro puntos en azul, rojo, verde y amarillo, sin ningún color dos veces en una carta. Las cartas que se reparten boca arriba son el Universo de la tirada.',
    },
    'I-B-1#c': {
      says: 'La baraja tiene cada una de las 16 cartas exactamente una vez; una está en blanco. Un Universo nunca tiene la misma carta dos veces.',
    },
    'I-B-2': { says: 'Hay 18 cubos: 3 de dígitos, 8 de colores, 4 de operaciones y 3 de restricción.' },
    'I-B-2-a': { says: 'Cada cubo de dígito muestra un dígito del 1 al 5 y se usa solo para la Meta.' },
    'I-B-2-b': {
      says: 'Cada cubo de color muestra B, R, G o Y y nombra el conjunto de todas las cartas del Universo con ese punto.',
    },
    'I-B-2-c': { says: 'Cada cubo de operación muestra unión, intersección, resta o complemento.' },
    'I-B-2-c-i': { says: 'La unión nombra las cartas que están en uno de los conjuntos o en los dos.' },
    'I-B-2-c-ii': { says: 'La intersección nombra las cartas que están en los dos conjuntos.' },
    'I-B-2-c-iii': { says: 'La resta nombra las cartas del primer conjunto que no están en el segundo.' },
    'I-B-2-c-iv': { says: 'El complemento de un conjunto nombra las cartas del Universo que no están en él.' },
    'I-B-2-d': {
      says: 'Cada cubo de restricción muestra V, Λ (el conjunto vacío), = o ⊆ (subconjunto). Elemental no usa = ni ⊆: ahí, antes de lanzar los demás, quien fija la Meta aparta dos de V y uno de Λ, o al revés.',
    },
    'I-B-2-d-i': { says: 'V nombra el conjunto de todas las cartas del Universo en la tirada.' },
    'I-B-2-d-ii': { says: 'El símbolo Λ nombra el conjunto sin cartas.' },
    'I-B-2-d-iii': { says: '= y ⊆ forman afirmaciones sobre el Universo, llamadas Restricciones.' },
    'I-B-3': {
      says: 'El tablero tiene cuatro secciones: Meta, Requerido, Permitido y Prohibido. Los Recursos no son parte del tablero.',
    },
    'I-B-3-a': { says: 'Los cubos de dígitos de la sección Meta forman la Meta.' },
    'I-B-3-b': { says: 'Todo cubo de Requerido se tiene que usar en cualquier Solución.' },
    'I-B-3-c': { says: 'Cualquiera de los cubos de Permitido, o todos, se pueden usar en una Solución.' },
    'I-B-3-d': { says: 'Ningún cubo de Prohibido se puede usar en una Solución.' },
    'I-B-4': { says: 'Un reloj de arena de un minuto hace cumplir los límites de tiempo.' },
    'I-B-5': { says: 'Hay un bloque de desafío, que solo un jugador a la vez puede tener.' },
    'I-C': {
      says: 'Los jugadores pueden usar solo plumas o lápices, papel en blanco, hojas de variaciones y tablas del Universo impresas; nada de apuntes, tablas, calculadoras, teléfonos ni otros aparatos.',
      why: 'Solo las personas pueden ver qué tiene un jugador en la mesa. Ahí un juez advierte y quita puntos.',
    },
    'I-C#c': {
      says: 'Una tabla del Universo no puede tener conjuntos sombreados ni marcados de antemano.',
      why: 'Las tablas se imprimen. Las revisa un juez en la mesa.',
    },
    'I-D': {
      says: 'Un sorteo decide quién fija la primera Meta: cada quien lanza un cubo de dígito, el más alto empieza, y los empatados lanzan otra vez. Después de cada tirada fija la Meta el siguiente jugador a la izquierda.',
    },
    'II-A': { says: 'Quien fija la Meta lanza los 18 cubos. Las caras que quedan arriba son los Recursos.' },
    'II-A-1': {
      says: 'Una tirada empieza cuando empieza a correr su tiempo, cuando se lanzan los cubos o cuando se reparte la primera carta, lo que ocurra primero.',
    },
    'II-A-2': {
      says: 'Durante una tirada nadie puede voltear un cubo ni tapar la vista de uno (mala conducta según IX-C).',
    },
    'II-A-3': {
      says: 'En Elemental los tres cubos de restricción no se lanzan. Quien fija la Meta aparta V V Λ o V Λ Λ y lanza los otros 15.',
    },
    'II-B': {
      says: 'Mientras se lanzan los cubos, el jugador a la derecha de quien fija la Meta baraja y reparte las cartas.',
    },
    'II-B-1': { says: 'En Elemental, Intermedia y Júnior se reparten al menos 6 y como máximo 12 cartas.' },
    'II-B-2': { says: 'En Sénior se reparten al menos 10 y como máximo 14 cartas.' },
    'II-B-2#a': {
      says: 'Una vez puestas las cartas como todos acordaron, nadie las toca ni las esconde hasta que se revisan Soluciones. Los jugadores pueden mirar las cartas que no se repartieron.',
    },
    'II-B#c': {
      says: 'Una carta repartida se queda, a menos que haya demasiadas; entonces las cartas que sobran se retiran del Universo.',
      differs: 'El texto no dice qué cartas son las que sobran (agloa-onsets-2023: las últimas que se repartieron).',
    },
    'II-C': {
      says: 'Después de lanzar y repartir y antes de la Meta, cada jugador tiene que elegir una variación de la lista de la división. Una variación vale más que cualquier regla normal con la que choca.',
    },
    'II-C-1': {
      says: 'Quien fija la Meta elige primero, después el jugador de la izquierda y después el tercer jugador.',
    },
    'II-C-1-a': { says: 'Cada jugador tiene 15 segundos para elegir.' },
    'II-C-1-b': {
      says: 'El límite para elegir cuenta desde el final del minuto para lanzar. Un jugador que elige antes le deja al siguiente el resto del minuto más 15 segundos, y así hasta el tercer jugador.',
    },
    'II-C-1-c': {
      says: 'Cada elección se anota en la lista de la tirada, con su espacio en blanco lleno si lo tiene: el cubo requerido o comodín, el conjunto doble, la carta.',
    },
    'II-C-2': {
      says: 'Una elección que no tiene ningún efecto en la tirada, choca con una elección anterior o repite una cuesta un punto y hay que cambiarla por otra. Una segunda mala elección cuesta otro punto y el derecho a elegir en esa tirada.',
    },
    'II-C-2#a': {
      says: 'Si nadie señala una mala elección antes de la siguiente elección legal o de una Meta legal, no cuesta nada, pero no cuenta en la tirada.',
    },
    'II-C-2#b': {
      says: 'Malas elecciones: requerir un símbolo que no salió o hacerlo comodín; Sin Restricciones Nulas cuando no salió = ni ⊆ y nadie ha elegido Cubo Comodín.',
    },
    'II-C-3': {
      says: 'Con dos jugadores en Elemental, Intermedia y Júnior, el rival de quien fija la Meta tiene que elegir dos variaciones. En Sénior cualquiera puede elegir dos en cualquier tirada. Los mismos 15 segundos valen para las dos.',
    },
    'III-A': { says: 'El jugador que lanzó tiene que fijar la Meta al mover cubos de Recursos a la sección Meta.' },
    'III-B': { says: 'Una Meta tiene de uno a tres cubos de dígitos y nombra un número entero (0 incluido).' },
    'III-B-1': {
      says: 'Solo estas figuras son Metas: un cubo A; fila A+B o A+B+C; columna AxB o AxBxC; L = (AxB)+C; T = Ax(B+C). Los dígitos que no se usan van a Prohibido.',
    },
    'III-B-1-a': { says: 'Los cubos uno al lado del otro se suman.' },
    'III-B-1-b': { says: 'Los cubos uno encima del otro se multiplican.' },
    'III-B-1-c': { says: 'Un cubo de cabeza es el negativo de su número.' },
    'III-B-2': { says: 'Un cubo de dígito que ha tocado la sección Meta se tiene que usar en la Meta.' },
    'III-B-2-a': { says: 'Quien fija la Meta dice “Goal” (Meta) cuando termina.' },
    'III-B-2-b': { says: 'Hasta entonces los cubos de la sección Meta se pueden cambiar de lugar.' },
    'III-B-2-c': {
      says: 'La Meta también cuenta como fijada cuando se acaba su tiempo o cuando quien la fija voltea el reloj de arena.',
      differs: 'agloa-onsets-2023 no tiene una cláusula así.',
    },
    'III-B-2-d': { says: 'Una Meta fijada no se puede cambiar.' },
    'III-C': {
      says: 'Antes de que el primer cubo de dígito vaya a la sección Meta, quien la fija puede hacer un movimiento de bono.',
    },
    'III-C-1': {
      says: 'El movimiento de bono de quien fija la Meta: di “Bonus” (bono), juega de Recursos a Prohibido un cubo que no sea un dígito, = ni ⊆, y solo entonces fija la Meta.',
    },
    'III-C-2': {
      says: 'No hay movimiento de bono si quien fija la Meta va ganando la partida. Si alguien lo señala antes del siguiente movimiento o desafío legal, el cubo regresa a Recursos y quien fija la Meta pierde un punto.',
    },
    'III-D': {
      says: 'Quien fija la Meta puede declarar “No Goal” (Sin Meta) si cree que ninguna Meta tiene Solución. Cada rival tiene entonces un minuto para decir sí o no.',
    },
    'III-D-1': {
      says: 'Si todos están de acuerdo, la tirada se anula, nadie anota, y el mismo jugador fija la siguiente Meta.',
    },
    'III-D-1#a': {
      says: 'Sin Meta es solo para tiradas raras, como tres dígitos 1, cuatro cubos de unión y cuatro o más cartas de cada color.',
    },
    'III-D-1#b': { says: 'Nadie anota en una tirada anulada.' },
    'III-D-1#c': {
      says: 'Después de un movimiento de bono el jugador tiene que fijar una Meta y ya no puede declarar Sin Meta.',
    },
    'III-D-2': {
      says: 'Un rival que no está de acuerdo toma el bloque y desafía. Dentro de dos minutos, quien desafía escribe una Meta legal y una Solución con cualquier cubo de Recursos. Un tercer jugador también puede hacerlo. La sección X da los puntos.',
      differs:
        'Un tercer jugador que acierta anota 4, haga lo que haga quien desafía (agloa-onsets-2023: 6 si quien desafía no acierta). El texto no da una excepción de tres minutos con Dos Soluciones.',
    },
    'IV-A': { says: 'Después de fijar la Meta, se juega en el sentido del reloj, hacia la izquierda.' },
    'IV-B': {
      says: 'En su turno, un jugador desafía a quien movió por última vez o mueve un cubo de Recursos a Requerido, Permitido o Prohibido.',
    },
    'IV-B#a': {
      says: 'Un movimiento queda hecho cuando el cubo toca el tablero. El cubo se queda ahí durante la tirada, salvo con Pasar desde Permitido.',
    },
    'IV-C': { says: 'Un jugador que no va ganando puede hacer un movimiento de bono antes del movimiento normal.' },
    'IV-C-1': {
      says: 'Un movimiento de bono: di “Bonus” (bono), juega un cubo de Recursos a Prohibido, y después otro cubo a cualquiera de las tres secciones.',
    },
    'IV-C-1#a': {
      says: 'Si el jugador no dice la palabra antes del primer cubo, ese cubo es el movimiento normal, y el jugador no puede jugar un segundo.',
    },
    'IV-C-1#b': {
      says: 'El primer cubo de un movimiento de bono tiene que ir a Prohibido; el segundo puede ir a cualquier sección.',
    },
    'IV-C-2': {
      says: 'Si un rival señala el movimiento de bono de quien va ganando antes de otro movimiento o desafío legal, el segundo cubo regresa a Recursos y quien movió pierde un punto.',
    },
    'IV-C-2#a': { says: 'Quien está empatado en el primer lugar puede hacer un movimiento de bono.' },
    'IV-C-2#b': {
      says: 'Un jugador que movió dos cubos a Prohibido a la vez sin decir “Bonus” (bono) puede retirar cualquiera de los dos.',
    },
    'IV-D': {
      says: 'En Intermedia, Júnior y Sénior un cubo = o ⊆ puede ir a Prohibido solo cuando quedan cuatro cubos o menos en Recursos.',
    },
    'IV-D#a': { says: 'Los cubos V y Λ pueden ir a Prohibido en cualquier momento.' },
    'IV-D#b': {
      says: 'La excepción con cuatro cubos o menos ayuda a quien mueve y de otra forma tendría que dejar una Solución a un solo cubo.',
    },
    'V-A': {
      says: 'Cualquier jugador, en su turno o no, puede desafiar a otro que acaba de mover o de fijar la Meta, con Ahora o Imposible (o contra Sin Meta).',
      differs: 'agloa-onsets-2023 nombra Ahora e Imposible como los únicos desafíos legales.',
    },
    'V-A-1': {
      says: 'Imposible afirma que nadie puede escribir una Solución correcta, sin importar cómo se jueguen los cubos que quedan en Recursos.',
    },
    'V-A-1#a': { says: 'El desafío a una Meta negativa o una figura ilegal es Imposible.' },
    'V-A-1#b': {
      says: '“Never” (nunca) cuenta como Imposible y no se castiga.',
      differs:
        'No es una regla en agloa-onsets-2023: su glosario solo menciona “Never” como palabra que se usaba antes.',
    },
    'V-A-2': {
      says: 'Ahora afirma que se puede escribir una Solución con los cubos del tablero y como máximo un cubo de Recursos.',
    },
    'V-A-2-a': {
      says: 'Para Ahora tiene que haber al menos dos cubos en Recursos. Si no, el desafío no cuenta y el jugador pierde un punto.',
    },
    'V-A-2-b': { says: 'Si Requerido y Permitido están vacíos, Ahora no cuenta y el jugador pierde un punto.' },
    'V-B': {
      says: 'Un jugador desafía al tomar el bloque y decir “Now” (Ahora) o “Impossible” (Imposible).',
      differs: 'El texto no dice nada sobre dos jugadores que lo toman juntos (agloa-onsets-2023: los dos desafían).',
    },
    'V-B#a': { says: 'Tomar el bloque y después no desafiar cuesta un punto, y el juego sigue.' },
    'V-B#b': { says: 'Desafiarse a uno mismo cuesta un punto y no cuenta.' },
    'V-B#c': { says: 'El bloque solo muestra quién desafía. Tocarlo no significa nada.' },
    'V-B#d': { says: 'Ninguna mano ni dedo puede quedarse mucho tiempo sobre el bloque o cerca de él (IX-C).' },
    'V-B#e': {
      says: 'Un jugador puede tomar el bloque solo para desafiar: no para decir la Meta, no para denunciar un procedimiento ilegal, y no con menos de dos cubos en Recursos.',
    },
    'VI-A': {
      says: 'La parte de Nombre de Conjunto es un solo Nombre de Conjunto legal. Nombra un conjunto de cartas del Universo y no tiene ningún símbolo ni grupo de símbolos sin significado.',
    },
    'VI-A#a': {
      says: 'Un = o un ⊆ en el Nombre de Conjunto hace incorrecta la Solución, aunque el cubo esté en Requerido.',
    },
    'VI-A#b': {
      says: 'Quienes escriben pueden usar paréntesis, corchetes y llaves en pares para mostrar la agrupación.',
    },
    'VI-A#c': { says: 'Escribir “= Meta” después del Nombre de Conjunto hace incorrecta la Solución.' },
    'VI-B': { says: 'La parte de Restricciones tiene una o más Restricciones.' },
    'VI-B-1': {
      says: 'Una carta que no cumple una Restricción sale del Universo mientras se revisa esa Solución. El Nombre de Conjunto se calcula con las cartas que quedan después de todas las Restricciones.',
    },
    'VI-B-1#a': {
      says: 'Las cartas quitadas regresan antes de revisar la siguiente Solución. Las Restricciones cuentan solo para su propia Solución.',
    },
    'VI-B-2': {
      says: 'Hay tres tipos de Restricción; todo conjunto en ellas tiene que ser un Nombre de Conjunto legal.',
    },
    'VI-B-2-a': {
      says: 'Restricción de subconjunto: una carta no cumple si está en el primer conjunto pero no en el segundo.',
    },
    'VI-B-2-b': {
      says: 'Restricción de igualdad: una carta no cumple si está en exactamente uno de los dos conjuntos.',
    },
    'VI-B-2-c': { says: 'Una Restricción en cadena tiene dos o más cubos = o ⊆.' },
    'VI-B-2-c-i': { says: 'Una cadena de tres conjuntos significa que cada par de vecinos cumple su propio signo.' },
    'VI-B-2-c-ii': {
      says: 'Las cadenas más largas, con cualquier mezcla de signos = y ⊆, se resuelven de la misma forma de izquierda a derecha.',
    },
    'VI-B-3': {
      says: 'Ningún par de signos de agrupación puede encerrar un signo = o ⊆. Los paréntesis alrededor de un lado o dentro de un Nombre de Conjunto están bien.',
      differs: 'agloa-onsets-2023 también permite paréntesis alrededor de toda la Restricción; este texto no.',
    },
    'VII-A': { says: 'Después de un desafío válido, alguien tiene que escribir una Solución.' },
    'VII-A-1': { says: 'Después de Ahora quien desafía tiene que escribir y quien movió no puede presentar.' },
    'VII-A-2': { says: 'Después de Imposible quien movió tiene que escribir y quien desafía no puede presentar.' },
    'VII-A-3': {
      says: 'Con tres jugadores, el tercer jugador se pone del lado de quien desafía o de quien movió antes de que terminen los dos minutos para escribir, y tiene que escribir si ese lado tiene que hacerlo.',
    },
    'VII-A-3#a': {
      says: 'El tercer jugador muestra su elección al decirla, al señalar un lado, o al presentar o no cuando se acaba el tiempo. No presentar nada es ponerse del lado de quien no escribe (quien movió después de Ahora, quien desafía después de Imposible).',
    },
    'VII-B-1': { says: 'Una Solución correcta tiene una parte de Nombre de Conjunto válida.' },
    'VII-B-2': {
      says: 'En Intermedia, Júnior y Sénior una Solución necesita una parte de Restricciones si hay un cubo = o ⊆ en Requerido. Si no, puede tener una si hay cubos así en Permitido o en Recursos.',
    },
    'VII-B-3': {
      says: 'El número de cartas que selecciona el Nombre de Conjunto es igual a la Meta. Las Restricciones se aplican primero, en cualquier orden.',
    },
    'VII-B-3#a': { says: 'Nadie puede escribir “= Meta” después del Nombre de Conjunto.' },
    'VII-B-3#b': {
      says: 'Con Valor Absoluto la Solución tiene que ser igual a uno de los valores legales de la Meta.',
    },
    'VII-B-4': { says: 'Una Solución correcta usa los cubos correctamente.' },
    'VII-B-4-a': {
      says: 'Una Solución tiene al menos dos cubos en total; B = B con el Nombre de Conjunto B tiene tres.',
    },
    'VII-B-4-b': {
      says: 'La parte de Restricciones, si la hay, usa todos los cubos de Requerido. También el Nombre de Conjunto, salvo = y ⊆.',
    },
    'VII-B-4-c': {
      says: 'Cada cubo de Permitido se puede usar una vez en la parte de Restricciones y, a menos que sea = o ⊆, una vez en el Nombre de Conjunto.',
    },
    'VII-B-4-d': {
      says: 'No usa ningún cubo de Prohibido. Otro cubo con el mismo símbolo en otra parte no se ve afectado.',
    },
    'VII-B-4-e': {
      says: 'Después de Ahora la Solución usa como máximo un cubo de Recursos (que puede estar en las dos partes).',
    },
    'VII-B-4-f': { says: 'Después de Imposible todos los cubos de Recursos cuentan como Permitidos.' },
    'VII-B-5': {
      says: 'La Solución cumple todas las variaciones de la tirada. Los ejemplos dicen que - Requerido exige un - y que Dos Operaciones exige dos símbolos de operación en la parte de Nombre de Conjunto.',
    },
    'VII-B-6': { says: 'La Solución es igual a la Meta en toda lectura legal.' },
    'VII-B-6-a': {
      says: 'Una Solución ambigua no es correcta en cuanto un rival muestra una sola interpretación que no da la Meta.',
    },
    'VII-B-6-b': {
      says: 'El complemento va antes que todas las demás operaciones y se queda con el conjunto que tiene antes. No hay otro orden, así que quien escribe tiene que mostrar la agrupación.',
      differs:
        'agloa-onsets-2023 no imprime la prohibición de separar con paréntesis el complemento de su Nombre de Conjunto.',
    },
    'VII-C': {
      says: 'Después del tiempo para escribir se revisa cada Solución presentada.',
      differs: 'agloa-onsets-2023 agrega “o cuando todos los que escriben están listos”.',
    },
    'VII-C-1': {
      says: 'El tercer jugador dice antes de que terminen los dos minutos si presenta una Solución, y no puede cambiar eso.',
    },
    'VII-C-2': { says: 'Todas las Soluciones se presentan antes de revisar alguna.' },
    'VII-C-2-a': {
      says: 'Nadie puede corregir ni completar una Solución presentada, aunque quede tiempo.',
      differs: 'En agloa-onsets-2023, intentar cambiarla la hace incorrecta.',
    },
    'VII-C-2-b': {
      says: 'Quien escribe tiene que mostrar qué Solución se revisa, a más tardar cuando se lo piden.',
      differs: 'En agloa-onsets-2023 quien escribe la encierra en un círculo.',
    },
    'VII-C-3': {
      says: 'Los rivales tienen dos minutos para cada Solución, una Solución a la vez y en cualquier orden. Los dos rivales usan los mismos dos minutos.',
    },
    'VII-C-4': {
      says: 'Los rivales aceptan o rechazan en ese tiempo. Un rechazo tiene que mostrar qué parte de VII-B no se cumple. Una Solución que ningún rival refuta es correcta.',
    },
    'VII-C-4#a': {
      says: 'Con tres jugadores, después de cualquier desafío, quien no presentó nada y aceptó una Solución anota 2 si el otro que revisa prueba que es incorrecta.',
    },
    'VII-C-4#b': {
      says: 'Nadie puede mover los cubos de la mesa para armar la Solución.',
      why: 'Aquí, escribir una Solución no mueve ningún cubo.',
    },
    'VII-C-5': {
      says: 'Un jugador que dice que una Solución no da la Meta tiene que dar una de las razones de la a a la e.',
    },
    'VII-C-5-a': { says: 'Razón: la Meta no tiene ninguna interpretación legal (figura sin definir o negativa).' },
    'VII-C-5-b': {
      says: 'Razón: el valor no es uno de los valores legales de la Meta (tiene varios solo con Valor Absoluto).',
    },
    'VII-C-5-b-i': { says: 'Quienes revisan tienen que esforzarse en resolver la Solución antes de rechazarla.' },
    'VII-C-5-b-ii': {
      says: 'Basta un argumento general, como una Restricción que deja menos cartas que la Meta cuando nada cuenta doble.',
      differs:
        'Aquí, ninguna regla permite que quienes revisan le pregunten el valor a un juez (agloa-onsets-2023 VII-C-6).',
    },
    'VII-C-5-c': {
      says: 'Razón: una agrupación no da ningún valor de la Meta. Quien revisa la escribe. Cada uno de los que revisan, o los dos juntos, tiene un intento. Una vez que quien escribió revisa los intentos, no se permite ninguna otra objeción.',
    },
    'VII-C-5-c#a': {
      says: 'Los que revisan por separado pueden tomar cada uno un minuto adicional por un punto. Quien no lo toma ya no puede cambiar nada si no paga también.',
    },
    'VII-C-5-c#b': { says: 'Los que revisan por separado no pueden comunicarse.' },
    'VII-C-5-c#c': {
      says: 'Cada uno de los que revisan por separado, o los dos juntos, tiene una oportunidad de probar que es ambigua.',
    },
    'VII-C-5-c#d': { says: 'Mientras uno intenta probar que es ambigua, el otro puede revisar otros puntos.' },
    'VII-C-5-c#e': {
      says: 'No hay castigo de tiempo mientras quien escribió mira intentos que estaban listos a tiempo.',
    },
    'VII-C-5-c#f': {
      says: 'Quien escribe tiene que marcar con claridad un cubo que representa algo distinto de su propio símbolo.',
    },
    'VII-C-5-d': {
      says: 'Razón: un símbolo o un grupo de símbolos no tiene significado, como un complemento antes de su conjunto, conjuntos uno junto al otro o una afirmación entre paréntesis en una Restricción.',
    },
    'VII-C-5-e': {
      says: 'Razón: una variación se aplica mal o no se cumple, como un símbolo comodín con dos significados, o solo una operación con Dos Operaciones.',
    },
    'VIII-A': {
      says: 'Cuando queda un cubo, quien mueve después tiene que jugarlo a Requerido o a Permitido o desafiar con Imposible. Después cada jugador tiene dos minutos para escribir.',
    },
    'VIII-A#a': {
      says: 'El último cubo no puede ir a Prohibido. Un desafío a un movimiento así no cuenta, y el cubo regresa. No hay castigo, a menos que se acabe el tiempo.',
    },
    'VIII-B': {
      says: 'Los rivales pueden decir Imposible contra quien jugó el último cubo hasta que termine el primer minuto para escribir. Quien movió (y un tercer jugador de su lado) tiene el resto de los dos minutos.',
    },
    'VIII-B#a': {
      says: 'Ahora contra el último cubo no cuenta y tiene un castigo de un punto. Un Imposible tardío no cuenta y no tiene castigo.',
      differs: 'agloa-onsets-2023 castiga los dos.',
    },
    'IX-A': {
      says: 'Romper una regla de procedimiento es un procedimiento ilegal. La denuncia tiene que nombrarlo exactamente dentro de 15 segundos.',
      differs: 'agloa-onsets-2023 dice de inmediato.',
    },
    'IX-A-1': {
      says: 'Un movimiento ilegal se retira y se cambia por otro. Quien movió tiene al menos 10 segundos para hacerlo, a menos que haya movido después de la cuenta regresiva. No hay castigo directo.',
    },
    'IX-A-2': { says: 'Un movimiento legal se queda así. Una denuncia sin razón no cuesta nada por sí misma.' },
    'IX-B': { says: 'Una acción legal de otro jugador protege un procedimiento ilegal: se queda así, sin castigo.' },
    'IX-C': {
      says: 'Mala conducta: un juez primero advierte. Cada falta siguiente puede costar un punto. Los casos graves pueden traer la descalificación, o que se repitan tiradas o la ronda.',
      differs: 'Aquí dos jueces no pueden quitar un punto de inmediato (agloa-onsets-2023 IX-D).',
    },
    'X-A-1': {
      says: 'Un jugador que tenía que escribir acierta con una Solución correcta. Un tercer jugador que se pone del lado de quien escribe también tiene que escribir una correcta.',
    },
    'X-A-2': { says: 'Un jugador que no tenía que escribir acierta si ningún rival escribió una Solución correcta.' },
    'X-B-1': { says: 'Después de un desafío, quien no acierta anota 2.' },
    'X-B-2': {
      says: 'Después de un desafío, quien acierta anota 6, pero un tercer jugador que acierta y se pone del lado de quien desafía anota 4.',
      differs:
        'Después de Ahora un tercer jugador que acierta anota 4 aunque quien desafía no acierte (agloa-onsets-2023: 6).',
    },
    'X-C-1': { says: 'Después del último cubo sin un desafío, una Solución correcta anota 4.' },
    'X-C-2': { says: 'Después del último cubo sin un desafío, todos los demás anotan 2.' },
    'X-D': { says: 'Quien falta a una tirada anota 0.', differs: 'agloa-onsets-2023 da -2.' },
    'XI-A': {
      says: 'Pasarse de un límite cuesta un punto y da un minuto más. Después de eso, el jugador pierde el turno o no puede terminar la tarea.',
      differs: 'agloa-onsets-2023 quita un segundo punto al final del minuto adicional.',
    },
    'XI-A#n': {
      says: 'En Elemental e Intermedia un juez tiene que aprobar cada castigo de un punto en la hoja de puntos.',
    },
    'XI-A-1-a': { says: 'Lanzar los cubos y repartir el Universo: 1 minuto.' },
    'XI-A-1-b': {
      says: 'Elegir una variación: 15 segundos, que empiezan, como muy pronto, al final del minuto para lanzar.',
    },
    'XI-A-1-c': { says: 'Fijar la Meta: 2 minutos.' },
    'XI-A-1-d': { says: 'Primer turno del jugador a la izquierda de quien fijó la Meta: 2 minutos.' },
    'XI-A-1-e': { says: 'Cada uno de los demás turnos, con el movimiento de bono incluido: 1 minuto.' },
    'XI-A-1-f': { says: 'Decir un desafío válido con el bloque en la mano: 15 segundos.' },
    'XI-A-1-g': {
      says: 'Decidir si se desafía con Imposible cuando no queda ningún cubo: 1 minuto, incluido en el tiempo para escribir.',
    },
    'XI-A-1-h': {
      says: 'Escribir una Solución: 2 minutos. El tercer jugador decide en ese tiempo, y las Soluciones se presentan al final.',
    },
    'XI-A-1-i': { says: 'Aceptar o rechazar la Solución de un rival: 2 minutos.' },
    'XI-A-2': {
      says: 'La arena que sobra del último límite le da un poco más de tiempo al siguiente jugador: se voltea el reloj de arena o no, lo que dé menos.',
      why: 'Un reloj no tiene arena que sobre: cada tarea tiene su propio límite completo.',
    },
    'XI-A-3': {
      says: 'Cuando se acaba el tiempo, un rival avisa al jugador y cuenta 10 segundos hacia atrás en voz alta. El castigo solo se aplica si para entonces la tarea no está hecha.',
    },
    'XI-A-3#a': {
      says: 'Excepción: tomar el bloque sin un desafío válido en 15 segundos cuesta un punto de inmediato, y el juego sigue.',
    },
    'XI-B': {
      says: 'Una ronda dura normalmente 30 minutos. Después no empieza ninguna tirada nueva, y la última recibe cinco minutos. Después cada jugador tiene dos minutos para escribir con cualquier cubo de Recursos: 4 puntos si es correcta, 2 si no.',
      differs: 'El texto no da una excepción de tres minutos para Dos Soluciones.',
    },
    'XII-A': {
      says: 'Puntos de partida, tres jugadores: 6 el primero, 5 cada uno si dos empatan en primero, 4 cada uno si empatan los tres, 4 el segundo, 3 cada uno si empatan en segundo, 2 el tercero; dos jugadores: 6 el primero, 5 cada uno si empatan, 4 el segundo (el texto imprime por error esta última fila como empate de tres).',
    },
    'XII-B': { says: 'Al final cada jugador firma la hoja de puntos, y uno que ganó la entrega.' },
    'XII-B-1': { says: 'Un error para engañar que baja los puntos de quien firma se queda así.' },
    'XII-B-2': { says: 'Un error para engañar que sube los puntos de quien firma da 0 en la ronda.' },
    'XIII-A-1': {
      says: 'Elemental, Cubo Requerido: la Solución tiene que usar un cubo con el símbolo nombrado. El símbolo no es un dígito y tiene que estar en Recursos cuando se elige.',
    },
    'XIII-A-1#a': { says: 'Un cubo comodín que representa el símbolo requerido no cuenta.' },
    'XIII-A-2': {
      says: 'Elemental, Cubo Comodín: el cubo nombrado, que no es un dígito, puede representar cualquier símbolo menos un dígito, el mismo en toda una Solución. Quien escribe tiene que marcarlo si no es él mismo.',
    },
    'XIII-A-2#a': {
      says: 'Si un cubo es comodín y también requerido, la Solución tiene que usarlo, pero puede representar otro símbolo.',
    },
    'XIII-A-2#b': { says: 'Un cubo comodín que se usa como él mismo no necesita marca.' },
    'XIII-A-3': {
      says: 'Elemental, U y N intercambiables: cualquier cubo de unión puede ser intersección, y cualquier cubo de intersección puede ser unión.',
    },
    'XIII-A-3#a': { says: 'Una Solución puede usarlos de las dos formas.' },
    'XIII-A-3#b': { says: 'Un cubo comodín usado como U o N tiene la misma libertad.' },
    'XIII-A-3#c': {
      says: 'Si U (o N) también es comodín, puede ser U en un lugar y N en otro. Usado como cualquier otro símbolo, tiene que ser ese símbolo en toda la Solución.',
    },
    'XIII-A-3#d': { says: 'No hace falta marca: quien escribe pone el símbolo que quiere decir.' },
    'XIII-A-3#e': { says: 'U comodín no hace comodín a N, y N comodín no hace comodín a U.' },
    'XIII-A-4': { says: 'Elemental, V y Λ intercambiables, con los mismos comentarios que U y N.' },
    'XIII-A-5': {
      says: 'Elemental, Dos Operaciones: una Solución tiene que tener al menos dos símbolos de operación.',
    },
    'XIII-A-5#a': {
      says: 'Un cubo comodín que representa una operación cuenta como una; un cubo de operación comodín que representa otra cosa no.',
    },
    'XIII-A-5#b': { says: 'Los dos símbolos de operación pueden ser el mismo.' },
    'XIII-A-6': {
      says: 'Elemental, Operaciones Múltiples: una operación de Requerido, Permitido o Recursos se puede repetir libremente.',
      differs:
        'agloa-onsets-2023 dice cualquier signo que no está en Prohibido; aquí una segunda copia en Prohibido no hace daño.',
    },
    'XIII-A-6#a': {
      says: 'Después de Ahora, el único cubo de Recursos se puede usar muchas veces si es una operación o un comodín usado como una.',
    },
    'XIII-A-6#b': { says: 'Los signos de operación repetidos no necesitan marca.' },
    'XIII-A-7': {
      says: 'Elemental, Pasar desde Permitido: como movimiento normal, un jugador puede pasar un cubo de Permitido a Requerido o a Prohibido.',
    },
    'XIII-A-7#a': { says: 'Un jugador que no va ganando puede hacer primero un movimiento de bono desde Recursos.' },
    'XIII-A-7#b': { says: 'Pasar un cubo desde Permitido nunca es un movimiento de bono.' },
    'XIII-A-7#c': { says: 'Después de que el último cubo sale de Recursos, nadie puede pasar un cubo.' },
    'XIII-B-1': {
      says: 'Intermedia, Cubo Requerido: un = o un ⊆ requerido va en una Restricción. Cualquier otro símbolo va en cualquiera de las dos partes, pero en las dos, como siempre, si se jugó a Requerido.',
    },
    'XIII-B-2': {
      says: 'Intermedia, Cubo Comodín: como en Elemental; cualquier cubo menos un dígito puede ser comodín.',
      differs: 'agloa-onsets-2023 también excluye = y ⊆ en Intermedia.',
    },
    'XIII-B-3': { says: 'Intermedia, U y N intercambiables, con los comentarios de Elemental.' },
    'XIII-B-4': { says: 'Intermedia, V y Λ intercambiables, con los comentarios de Elemental.' },
    'XIII-B-5': {
      says: 'Intermedia, Dos Operaciones: “cada Solución” necesita dos símbolos de operación.',
      differs: 'agloa-onsets-2023 dice el Nombre de Conjunto; también lo dice VII-B-5 de este texto.',
    },
    'XIII-B-6': {
      says: 'Intermedia, Operaciones Múltiples, para el Nombre de Conjunto y las Restricciones por igual.',
    },
    'XIII-B-7': { says: 'Intermedia, Pasar desde Permitido, como en Elemental.' },
    'XIII-B-7#d': {
      says: 'Un cubo = o ⊆ nunca puede pasar a Prohibido, ni siquiera con cuatro cubos o menos en Recursos.',
    },
    'XIII-B-8': {
      says: 'Intermedia, Sin Restricciones Nulas: ninguna Restricción puede dejar el Universo como estaba. En una cadena basta con que algún eslabón quite una carta.',
    },
    'XIII-B-8#a': {
      says: 'Con varias Restricciones, cada una tiene que quitar una carta en cualquier orden en que se apliquen.',
    },
    'XIII-B-9': {
      says: 'Intermedia, Valor Absoluto: quien escribe puede leer cualquier cubo de cabeza de la Meta como si estuviera derecho. Solo son legales los valores que no son negativos.',
    },
    'XIII-C-1': { says: 'Júnior y Sénior, siempre vale: Operaciones Múltiples.' },
    'XIII-C-2': { says: 'Júnior y Sénior, siempre vale: U y N intercambiables.' },
    'XIII-C-3': { says: 'Júnior y Sénior, siempre vale: V y Λ intercambiables.' },
    'XIII-C-4': { says: 'Júnior, Cubo Requerido como en Intermedia.' },
    'XIII-C-5': {
      says: 'Júnior, Cubo Comodín: un solo significado en las Restricciones y el Nombre de Conjunto juntos; =, ⊆ y los dígitos no pueden ser comodines.',
    },
    'XIII-C-6': { says: 'Júnior, Dos Operaciones como en Intermedia.' },
    'XIII-C-7': { says: 'Júnior, Sin Restricciones Nulas como en Intermedia.' },
    'XIII-C-8': { says: 'Júnior, Pasar desde Permitido como en Intermedia.' },
    'XIII-C-9': {
      says: 'Júnior, Conjunto Doble: cada carta del conjunto nombrado cuenta como dos. El conjunto no es vacío ni el Universo, y su nombre tiene cuatro símbolos como máximo (sin contar la agrupación). Un conjunto que no cumple esto cuesta un punto y hay que cambiarlo por otro.',
    },
    'XIII-C-9#a': {
      says: 'En Sénior, un - en el Conjunto Doble es resta si Diferencia Simétrica se eligió después, y diferencia simétrica si se eligió antes.',
      differs: 'agloa-onsets-2023 agrega el caso de un jugador que elige las dos, y el orden se escribe.',
    },
    'XIII-C-10': {
      says: 'Júnior, Carta Requerida o Prohibida: una carta nombrada del Universo tiene que estar en el conjunto de todo Nombre de Conjunto, o no puede estar.',
    },
    'XIII-C-10#a': { says: 'El jugador dice la carta al elegirla, y se anota.' },
    'XIII-C-10#b': {
      says: 'Con Carta en Blanco Comodín, la carta en blanco no se puede pintar como la carta prohibida.',
      differs: 'agloa-onsets-2023 lo permite, pero deja las dos cartas fuera del Nombre de Conjunto.',
    },
    'XIII-C-11': { says: 'Júnior, Carta en Blanco Comodín: quien escribe dice qué colores tiene la carta en blanco.' },
    'XIII-C-11#a': { says: 'Solo en una tirada en la que se repartió la carta en blanco.' },
    'XIII-C-11#b': { says: 'Quien escribe y deja en blanco la carta en blanco no tiene que mencionarla.' },
    'XIII-C-11#c': { says: 'Una carta en blanco pintada de modo que entra en el Conjunto Doble cuenta como dos.' },
    'XIII-C-11#d': { says: 'La carta en blanco pintada sigue cumpliendo con una carta en blanco requerida.' },
    'XIII-C-11#e': {
      says: 'Carta en Blanco Comodín y una carta en blanco prohibida se excluyen. La elección posterior cuesta un punto.',
    },
    'XIII-C-12': { says: 'Júnior, Valor Absoluto como en Intermedia.' },
    'XIII-D': {
      says: 'Sénior puede elegir todas las variaciones de Júnior, menos las tres que siempre valen, y las dos que siguen.',
    },
    'XIII-D-13': {
      says: 'Diferencia Simétrica: - nombra las cartas que están en exactamente uno de los dos conjuntos. Esta variación y - Comodín se excluyen; la elección posterior cuesta un punto.',
    },
    'XIII-D-13#a': { says: 'Un cubo comodín usado como - significa diferencia simétrica.' },
    'XIII-D-13#b': { says: 'El significado cambiado no necesita marca.' },
    'XIII-D-14': {
      says: 'Dos Soluciones: cada quien escribe dos Soluciones, y el segundo conjunto tiene una carta que el primero no tiene. Tres minutos para escribir, tres para revisar, nada de Ahora con menos de tres cubos en Recursos, dos minutos para Imposible después del último cubo.',
    },
    'XIII-D-14#a': {
      says: 'Una Meta de 0 es imposible, y también una tan grande como el número de cartas, o (con Conjunto Doble) una que necesita todas las cartas.',
    },
    'XIII-D-14#b': {
      says: 'Cada una de las dos Soluciones tiene que usar los cubos y cumplir las variaciones como si las hubieran escrito jugadores distintos.',
    },
    'XIII-D-14#c': { says: 'Después de Ahora, cada Solución puede usar su propio cubo de Recursos.' },
    'XIII-D-14#d': { says: 'Un cubo comodín puede tener un significado en la primera Solución y otro en la segunda.' },
    'XIII-D-14#e': {
      says: 'La carta en blanco se puede pintar distinta en cada una, pero sigue siendo la misma carta.',
    },
    'XIII-D-14#f': { says: 'Con Carta Requerida, una Meta de 1 es imposible.' },
    'XIII-D-14#g': {
      says: 'Con Valor Absoluto las dos Soluciones pueden dar valores distintos de la Meta.',
      differs: 'No hay un comentario sobre cómo decir una Restricción común (agloa-onsets-2023, comentario h).',
    },
  },
  rulings: {
    'second-of-two-players': {
      question: '¿Quién anota 4 en una partida de dos jugadores? La última fila imprime un empate de tres en primero.',
      reading: 'El jugador en segundo lugar.',
      because: 'Es un error de imprenta. Todos los reglamentos parecidos tienen ahí el segundo lugar.',
    },
    'two-operations-where': {
      question:
        '¿Dónde tienen que estar las dos operaciones: en la Solución (XIII-B-5, XIII-C-6) o en el Nombre de Conjunto?',
      reading: 'En el Nombre de Conjunto.',
      because: 'El ejemplo de VII-B-5 menciona la parte de Nombre de Conjunto.',
    },
    'no-null-overlap': {
      question: '¿Cuándo quita una carta cada una de varias Restricciones, en cualquier orden en que se apliquen?',
      reading: 'Cuando, en todo orden, cada una quita una carta que todavía está ahí.',
      because: 'Como se decidió para agloa-onsets-2023.',
    },
    'wild-relation-cube': {
      question:
        '¿Se puede elegir = o ⊆ como cubo comodín en Intermedia, aunque VI-A deja estos cubos fuera del Nombre de Conjunto?',
      reading: 'Sí. Marcado como un conjunto o una operación, puede estar en el Nombre de Conjunto.',
      because: 'El texto lo permite, y una variación vale más que la regla.',
    },
    'wild-cube-as-relation': {
      question: 'Un cubo comodín de Requerido que significa =, ¿tiene que estar también en el Nombre de Conjunto?',
      reading: 'No. Está exento, igual que un cubo =. En Elemental un cubo comodín no puede significar = ni ⊆.',
      because: 'Como se decidió para agloa-onsets-2023.',
    },
    'same-variation-other-blank': {
      question:
        '¿Pueden los jugadores elegir otra vez Cubo Comodín, Cubo Requerido, Conjunto Doble o Carta Requerida/Prohibida con otro espacio en blanco?',
      reading: 'No. Ya está elegida, así que la segunda elección es ilegal.',
      because: 'La lista tiene una sola línea con un solo espacio en blanco.',
    },
    'forbidden-relation-count': {
      question: '¿Se cuentan los cuatro cubos o menos antes o después del movimiento?',
      reading: 'Antes del movimiento, con el cubo mismo. Con cinco cubos no puede ir a Prohibido; con cuatro sí.',
    },
    'shift-with-one-cube': {
      question: '¿Puede un jugador pasar un cubo cuando queda un cubo?',
      reading: 'Sí.',
      because: 'El reglamento solo impide pasar un cubo después del último.',
    },
    'wild-operation-as-set': {
      question: '¿Se puede repetir con Operaciones Múltiples un cubo de operación comodín usado como un conjunto?',
      reading: 'No. Cada cubo se usa una vez.',
    },
    'required-union-exchanged': {
      question: '¿Qué cubo cumple con una unión requerida cuando la unión y la intersección son intercambiables?',
      reading:
        'Un cubo de unión, aunque se escriba como intersección. Un cubo de intersección escrito como unión no cumple.',
    },
    'required-card-and-painted-blank': {
      question: '¿Cumple una carta en blanco pintada BR con la carta requerida BR?',
      reading: 'No. El conjunto tiene que incluir la carta BR misma.',
    },
    'cards-over-maximum': {
      question: '¿Qué cartas se retiran cuando se reparten demasiadas?',
      reading:
        'El arbitraje estricto rechaza el reparto. En una mesa se retiran las últimas cartas que se repartieron.',
      because: 'agloa-onsets-2023 dice que las últimas que se repartieron.',
    },
    'no-goal-silence': {
      question: '¿Qué significa que los rivales no digan nada durante el minuto de Sin Meta?',
      reading: 'Están de acuerdo.',
    },
    'late-roll-or-deal': {
      question: '¿Quién paga cuando los cubos o las cartas llegan tarde?',
      reading: 'El jugador que se retrasó pierde un punto.',
    },
    'goal-never-set': {
      question: '¿Qué le pasa a quien nunca fija la Meta?',
      reading: 'Pierde un punto, y después la tirada se anula.',
    },
    'two-solutions-time': {
      question:
        '¿Tienen los jugadores también tres minutos para escribir Dos Soluciones después de un desafío Sin Meta y al final de la ronda?',
      reading: 'Sí.',
    },
    'leftover-sand': {
      question: '¿Le da un programa a alguien la arena que sobra?',
      reading: 'No. Cada tarea tiene su propio límite completo.',
      because: 'La arena es algo físico.',
    },
    'fines-under-strict': {
      question: '¿Valen con arbitraje estricto los castigos de un punto de V-A-2, V-B, II-C-2, III-C-2 y IV-C-2?',
      reading:
        'No, solo con arbitraje de mesa. Tener el bloque 15 segundos sin decir nada cuesta un punto con los dos.',
      because: 'El arbitraje estricto rechaza un desafío inválido, y un rechazo no deja huella.',
    },
    'third-party-silence': {
      question: '¿Qué significa que el tercer jugador no diga nada hasta el final del tiempo para escribir?',
      reading:
        'Quien no dice nada se ha unido al lado que no escribe. Queda abierto si es posible un minuto adicional.',
    },
    'null-set-or-universe': {
      question: '¿Qué puede representar un cubo Λ? El texto imprime V dos veces.',
      reading: 'Λ o V.',
    },
    'comment-letters': {
      question: '¿Hay otros comentarios antes de los que llevan las letras c y d?',
      reading: 'No. Las letras son un error de imprenta.',
    },
    'equation-for-solution': { question: '¿Qué significa “Equation” (Ecuación)?', reading: 'La Solución.' },
    'triangle-for-null-set': { question: '¿Qué es el triángulo entre R y G?', reading: 'Λ, el conjunto vacío.' },
    'chain-without-complement': {
      question: '¿Está impresa completa la cadena B = (G U R) ⊆ V?',
      reading: 'Le falta el complemento que imprime agloa-onsets-2023. Eso no cambia nada.',
    },
    ...adventurousRulings,
    ...tableRulings,
  },
};
