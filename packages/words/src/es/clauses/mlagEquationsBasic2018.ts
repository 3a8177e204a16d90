// Spanish texts of mlag-equations-basic-2018: its clauses, and how we read its doubtful places.
import { tableRulings } from './tableRulings.ts';
import type { BookTexts } from './texts.ts';

export const mlagEquationsBasic2018: BookTexts = {
  clauses: {
    'I-A': {
      says: 'Una partida tiene dos o tres jugadores y una o más tiradas. Una tirada va desde que se lanzan los cubos hasta que al menos un jugador ha intentado escribir una Ecuación.',
    },
    'I-B-1': {
      says: 'Hay 24 cubos: seis rojos, seis azules, seis verdes y seis negros. Sus caras muestran los dígitos del 0 al 9 y los signos + - x / ^ y raíz. El documento no dice qué caras tiene cada color.',
    },
    'I-B-2': {
      says: 'El tablero tiene cuatro secciones: Meta, Requerido, Permitido y Prohibido. Recursos está aparte y nunca forma parte del tablero.',
    },
    'I-B-2-a': { says: 'Los cubos de la sección Meta forman la Meta y no se usan para nada más.' },
    'I-B-2-b': { says: 'Toda Solución tiene que usar todos los cubos de Requerido.' },
    'I-B-2-c': { says: 'Una Solución puede usar cualquiera de los cubos de Permitido, o ninguno.' },
    'I-B-2-d': { says: 'Ninguna Solución puede usar un cubo de Prohibido.' },
    'I-B-3': { says: 'Un reloj de arena de un minuto marca los límites. El reloj del programa toma su lugar.' },
    'I-B-4': { says: 'Hay un bloque de desafío, y solo un jugador a la vez puede tenerlo.' },
    'I-C': {
      says: 'Solo se permiten lápiz o pluma y papel en blanco: nada de apuntes, libros, tablas, calculadoras, teléfonos ni otros aparatos.',
      why: 'Solo las personas pueden ver qué tiene un jugador en la mesa. Ahí un juez advierte y quita puntos.',
    },
    'I-C#chart': {
      says: 'Los jugadores de Menor, Elemental e Intermedia pueden usar una hoja impresa para los Recursos, la Meta y las Soluciones. Por eso un programa puede mostrarles una hoja de anotaciones.',
    },
    'I-D': {
      says: 'Un sorteo decide quién fija la primera Meta. Después de cada tirada sigue el jugador a la izquierda de quien fijó la última Meta.',
    },
    'I-D#lot': {
      says: 'El sorteo: cada jugador lanza un cubo rojo y gana el dígito más alto. Quien saca un signo queda fuera, a menos que todos hayan sacado signos. Los que empatan con el más alto lanzan otra vez.',
    },
    II: {
      says: 'Quien fija la Meta lanza los 24 cubos. Las caras que quedan arriba son los Recursos.',
      differs: 'En On-Sets se lanzan 18 cubos y se reparten cartas.',
    },
    'II-a': {
      says: 'La tirada empieza cuando empieza a correr su tiempo o cuando se lanzan los cubos, lo que ocurra primero.',
    },
    'II-b': {
      says: 'Durante una tirada nadie voltea un cubo ni le tapa a otro jugador la vista de uno.',
      why: 'En un programa nadie puede voltear ni esconder un cubo. En una mesa un juez advierte y quita puntos.',
    },
    'III-A': {
      says: 'Una expresión legal nombra un número real y no tiene ningún símbolo ni grupo de símbolos sin definir. Dividir entre 0 no es legal.',
    },
    'III-A#grouping': {
      says: 'En el papel, quien escribe puede agregar paréntesis, corchetes y llaves, siempre en pares, para mostrar cómo se agrupan los cubos.',
    },
    'III-B': { says: 'Los signos tienen su significado de siempre, salvo lo que dicen III-B-1 a III-B-3.' },
    'III-B-1': {
      says: 'Más y menos solo suman y restan dos números. Nunca son el signo de un número, así que +7, -8, 6x+4 y 17/(-8) son ilegales.',
    },
    'III-B-2': {
      says: 'La expresión que está delante de un signo de raíz es su índice; si no hay nada delante, el índice es 2. Después de un signo de operación no hay nada delante, así que 4xr9 es 4 por la raíz cuadrada de 9.',
    },
    'III-B-2#nested': {
      says: 'Una raíz puede estar dentro de otra: en 3rr9, saca la raíz cuadrada de 9 y luego su raíz cúbica. En Elemental no se permite, porque el resultado no es entero.',
    },
    'III-B-3': {
      says: 'La estrella o el acento circunflejo eleva a una potencia y nunca multiplica. El circunflejo se escribe con la punta hacia arriba.',
    },
    'III-C': { says: 'Las potencias y las raíces tienen que cumplir III-C-1 a III-C-3.' },
    'III-C-1': { says: 'Una raíz de índice par significa solo la raíz que no es negativa.' },
    'III-C-2': {
      says: 'Cinco clases de potencias y raíces no están definidas. Si el exponente o el índice es una fracción, primero se reduce a su mínima expresión.',
    },
    'III-C-2-a': { says: 'Una raíz de índice 0 no está definida para ningún número.' },
    'III-C-2-b': { says: '0 elevado a una potencia que es 0 o negativa no está definido.' },
    'III-C-2-c': { says: 'Una raíz de índice par y entero de un número negativo no está definida.' },
    'III-C-2-d': {
      says: 'Una raíz de un número negativo no está definida si su índice reducido tiene numerador par y denominador impar. (3/6)r(-9) se reduce al índice un medio y es 81; (8/2)r(-5) se reduce a 4 y no está definida.',
    },
    'III-C-2-e': {
      says: 'Un número negativo elevado a una potencia no está definido si el exponente reducido tiene numerador impar y denominador par. (-8)^(4/6) es 4; (-4)^(2/4) no está definido, y elevar primero al cuadrado no lo salva.',
    },
    'III-C-3': {
      says: 'Elemental: la base y el exponente de una potencia tienen que ser números enteros (0, 1, 2, ...) por su valor, no solo por cómo se escriben.',
    },
    'III-C-3#roots': {
      says: 'Elemental: el índice de una raíz tiene que ser un número para contar (1, 2, 3, ...). El número dentro de la raíz y la raíz misma tienen que ser enteros, en todas las raíces de la expresión.',
    },
    'III-C-3#grouping': { says: 'Elemental: la agrupación decide: r(3^4) es legal, (r3)^4 no.' },
    'IV-A': { says: 'El jugador que lanzó mueve uno o más cubos de Recursos a la sección Meta.' },
    'IV-B': { says: 'Una Meta tiene de uno a seis cubos que forman una expresión legal.' },
    'IV-B-1': {
      says: 'Los números de la Meta tienen uno, dos o tres dígitos; los signos son opcionales.',
      differs: 'Las Metas de On-Sets son de uno a tres cubos de dígitos puestos en fila, en columna, en L o en T.',
    },
    'IV-B-1#upright': {
      says: 'En el juego Básico todos los cubos de la Meta están derechos; XIII quita este límite en Júnior y Sénior.',
    },
    'IV-B-1#no-number': {
      says: 'Una Meta con demasiados cubos, con un signo suelto o con un más o un menos al principio no nombra ningún número.',
    },
    'IV-B-2': {
      says: 'La Meta sigue el orden de las operaciones. Quien fija la Meta puede separar los cubos para agruparlos; un espacio funciona como paréntesis.',
      differs: 'On-Sets no tiene orden de operaciones, salvo que el complemento va primero.',
    },
    'IV-B-2#root': {
      says: 'Un signo de raíz al principio de una Meta con espacios cubre solo el primer grupo. Ni decirlo en voz alta ni una barra larga lo extienden.',
    },
    'IV-B-3': { says: 'Un cubo que toca la sección Meta tiene que ser parte de la Meta.' },
    'IV-B-3-a': { says: 'La Meta queda fijada al decir “Goal” (Meta).' },
    'IV-B-3-b': {
      says: 'Hasta entonces, quien fija la Meta puede cambiar el orden y la agrupación de los cubos en la sección Meta.',
    },
    'IV-B-3-c': {
      says: 'Cuando se acaba el tiempo, o cuando quien fija la Meta voltea el reloj de arena, los cubos de la sección Meta son la Meta.',
    },
    'IV-B-3-d': { says: 'Una Meta fijada nunca cambia.' },
    'IV-C': {
      says: 'Antes de que el primer cubo vaya a la Meta, quien la fija puede decir “Bonus” (bono) y mover un cubo de Recursos a Prohibido.',
      differs:
        'Sirve cualquier cubo; On-Sets solo permite uno que no sea dígito. Quien va ganando también puede hacerlo; mlag-onsets-adventurous-2017 y agloa-onsets-2023 no lo permiten.',
    },
    'IV-D': {
      says: 'En vez de fijar una Meta, quien debe fijarla puede declarar Sin Meta. Cada rival tiene entonces un minuto para decir sí o no.',
    },
    'IV-D-1': {
      says: 'Si todos están de acuerdo, la tirada se anula, nadie anota, y el mismo jugador fija la Meta de una tirada nueva.',
    },
    'IV-D-1#a': {
      says: 'Es para tiradas raras con casi ningún dígito o casi ningún signo. El programa no tiene que impedirlo en otros casos.',
    },
    'IV-D-1#c': { says: 'Después de un movimiento de bono, un jugador no puede declarar Sin Meta.' },
    'IV-D-2': {
      says: 'Un rival muestra que no está de acuerdo al tomar el bloque y desafiar. Quien desafía tiene dos minutos para escribir una Ecuación, y un tercer jugador también puede escribir una. La Meta y la Solución pueden usar cualquier cubo de Recursos.',
    },
    'IV-D-2#challenger': { says: 'Quien desafía Sin Meta anota 6 con una Ecuación correcta, y 2 si no.' },
    'IV-D-2#third': {
      says: 'Después de Sin Meta, el tercer jugador anota 4 con una Ecuación correcta y 2 con una incorrecta; sin Ecuación, 6 si quien desafía no acierta y 2 si acierta.',
      differs: 'agloa-onsets-2023 da 6 al tercer jugador que acierta cuando quien desafía no acierta.',
    },
    'IV-D-2#setter': {
      says: 'Quien declaró Sin Meta anota 2 si quien desafía o el tercer jugador tiene una Ecuación correcta, y 6 si no.',
    },
    'V-A': { says: 'Después de fijar la Meta, se juega en el sentido del reloj, hacia la izquierda.' },
    'V-B': {
      says: 'En su turno, un jugador desafía a quien movió por última vez o mueve un cubo de Recursos a Requerido, Permitido o Prohibido.',
    },
    'V-B#touch': {
      says: 'Un movimiento queda hecho cuando el cubo toca el tablero. Un cubo movido legalmente se queda en su sección durante toda la tirada.',
    },
    'V-C': {
      says: 'Cualquier jugador puede decir “Bonus” (bono), mover un cubo a Prohibido y después hacer el movimiento normal a cualquiera de las tres secciones.',
      differs:
        'Quien va ganando también puede hacerlo; mlag-onsets-adventurous-2017 y agloa-onsets-2023 no lo permiten.',
    },
    'V-C#a': {
      says: 'Si el jugador no dice primero “Bonus” (bono), un cubo a Prohibido es el movimiento normal y termina el turno.',
    },
    'V-C#b': {
      says: 'El primer cubo de un movimiento de bono va a Prohibido; el segundo puede ir a cualquier sección.',
    },
    'VI-A': {
      says: 'En su turno o fuera de él, un jugador puede desafiar a otro que acaba de mover o de fijar la Meta. Se puede desafiar con Ahora e Imposible, y contra Sin Meta según IV-D-2.',
    },
    'VI-A-1': {
      says: 'Imposible afirma que nadie puede escribir una Ecuación correcta, sin importar cómo se jueguen los cubos que quedan en Recursos.',
    },
    'VI-A-1#a': { says: 'El desafío a una Meta que no es una expresión legal es Imposible.' },
    'VI-A-1#b': { says: 'Un desafío llamado “Never” (nunca) cuenta como Imposible, sin castigo.' },
    'VI-A-2': {
      says: 'Ahora afirma que hay una Ecuación correcta con los cubos del tablero y como máximo un cubo de Recursos.',
    },
    'VI-A-2-a': {
      says: 'Para Ahora tiene que haber al menos dos cubos en Recursos. Si no, el desafío no cuenta.',
      differs: 'No cuesta ningún punto; mlag-onsets-adventurous-2017 y agloa-onsets-2023 quitan uno.',
    },
    'VI-A-2-b': {
      says: 'Para Ahora tiene que haber al menos un cubo en Requerido o en Permitido. Si no, el desafío no cuenta y el juego sigue.',
      differs: 'No cuesta ningún punto.',
    },
    'VI-B': {
      says: 'Para desafiar, un jugador toma el bloque y dice Ahora o Imposible. El bloque muestra quién desafía.',
    },
    'VI-B#oneself': {
      says: 'Un desafío contra uno mismo no cuenta y no tiene castigo.',
      differs: 'mlag-onsets-adventurous-2017 y agloa-onsets-2023 quitan un punto.',
    },
    'VI-B#b': {
      says: 'Tocar el bloque no significa nada, pero dejar la mano, un dedo o un lápiz sobre él o cerca es mala conducta según IX-C.',
    },
    'VI-B#c': { says: 'Un jugador puede tomar el bloque solo para desafiar.' },
    'VII-A': { says: 'Después de un desafío válido, alguien tiene que escribir una Ecuación.' },
    'VII-A-1': { says: 'Después de Ahora, quien desafía tiene que escribir y quien movió no puede presentar.' },
    'VII-A-2': { says: 'Después de Imposible, quien movió tiene que escribir y quien desafía no puede presentar.' },
    'VII-A-3': {
      says: 'Con tres jugadores, el tercer jugador muestra antes de que terminen los dos minutos si presenta una Ecuación, y no puede cambiar eso.',
    },
    'VII-A-3#comment': {
      says: 'El tercer jugador puede decirlo, nombrar o señalar un lado, o simplemente presentar o no. No presentar nada es ponerse del lado de quien no escribe.',
    },
    'VII-B': { says: 'Una Solución correcta es una expresión legal (III) que cumple VII-B-1 a VII-B-5.' },
    'VII-B-1': {
      says: 'La Solución es la mitad de una Ecuación completa, Solución = Meta. También se acepta Meta = Solución.',
      differs: 'En On-Sets, escribir = Meta hace incorrecta la Solución.',
    },
    'VII-B-2': { says: 'La Solución da la Meta tal como la lee y la escribe su autor.' },
    'VII-B-2#a': {
      says: 'Sin una Ecuación completa, quien escribe no acierta, aunque la Meta tenga una sola lectura.',
    },
    'VII-B-2#b': { says: 'Se escribe la Meta misma, no su valor: 3x5+2, no 17.' },
    'VII-B-2#b-grouping': {
      says: 'Si la Meta está agrupada con espacios, quien escribe usa paréntesis. Un espacio solo no basta.',
    },
    'VII-B-3': { says: 'La Solución usa los cubos como dicen VII-B-3-a a VII-B-3-f.' },
    'VII-B-3-a': { says: 'Una Solución tiene al menos dos cubos.' },
    'VII-B-3-b': { says: 'Usa todos los cubos de Requerido.' },
    'VII-B-3-c': { says: 'Puede usar cualquier cubo de Permitido, o ninguno.' },
    'VII-B-3-d': {
      says: 'No usa ningún cubo de Prohibido. El mismo símbolo puede estar en Prohibido y en Requerido, y cada cubo cuenta por separado.',
    },
    'VII-B-3-e': { says: 'Después de Ahora usa como máximo un cubo de Recursos.' },
    'VII-B-3-f': { says: 'Después de Imposible, los cubos de Recursos cuentan como Permitidos.' },
    'VII-B-4': { says: 'La Solución tiene solo números de un dígito.' },
    'VII-B-5': {
      says: 'Orden de las operaciones en Metas y Soluciones: paréntesis, raíces y potencias, productos y cocientes, sumas y restas, cada grupo de izquierda a derecha. Decide lo que los paréntesis dejan abierto.',
      differs: 'En On-Sets una Solución es incorrecta si alguna de sus agrupaciones lo es.',
    },
    'VII-C': {
      says: 'Cuando se acaba el tiempo o todos los que escriben están listos, se revisa cada Ecuación presentada.',
    },
    'VII-C-1': { says: 'Todas las Ecuaciones se presentan antes de revisar alguna.' },
    'VII-C-1-a': { says: 'Nadie puede corregir ni completar una Ecuación presentada, aunque quede tiempo.' },
    'VII-C-1-b': {
      says: 'Quien escribe marca qué Ecuación se revisa, con la lectura de la Meta, y tiene que hacerlo si se lo piden.',
    },
    'VII-C-2': {
      says: 'Los rivales tienen dos minutos para cada Ecuación, una a la vez y en cualquier orden. Los dos rivales de quien escribió usan los mismos dos minutos.',
    },
    'VII-C-2#a': {
      says: 'Si dos jugadores presentan después del último cubo, sus Ecuaciones se revisan una después de la otra.',
    },
    'VII-C-2#b': {
      says: 'Nadie mueve los cubos para armar la Solución.',
      why: 'Aquí, escribir una Solución no mueve ningún cubo.',
    },
    'VII-C-3': {
      says: 'Cada rival acepta o rechaza a tiempo. Un rechazo da una razón de aquí o de VII-B. Si ningún rival muestra que una Ecuación es incorrecta, es correcta.',
    },
    'VII-C-3-a': { says: 'Razón: no es una Ecuación con la Solución de un lado y la Meta del otro.' },
    'VII-C-3-b': { says: 'Razón: no es igual a la Meta como la lee quien escribió.' },
    'VII-C-3-c': { says: 'Razón: usa mal los cubos.' },
    'VII-C-3-c-i': { says: 'Razón: tiene un solo cubo.' },
    'VII-C-3-c-ii': { says: 'Razón: no usa un cubo de Requerido.' },
    'VII-C-3-c-iii': { says: 'Razón: usa un cubo de Prohibido.' },
    'VII-C-3-c-iv': { says: 'Razón: usa más de un cubo de Recursos después de Ahora.' },
    'VII-C-3-d': { says: 'Razón: tiene un número de más de un dígito.' },
    'VII-C-3-e': {
      says: 'Razón: la Meta no tiene ninguna lectura legal, como 7/0, más de seis cubos, un número de cuatro dígitos, un cubo girado en Básica, o 3r9 en Elemental.',
    },
    'VII-C-3-f': {
      says: 'Razón: la lectura de la Meta de quien escribió no es legal, como (5x3)+4 para una Meta separada como 5x(3+4).',
    },
    'VII-C-3-g': {
      says: 'Razón: la Solución no es igual a la lectura de la Meta de quien escribió. Basta un argumento general (un entero en vez de una fracción, demasiado grande o demasiado pequeña).',
    },
    'VII-C-3-g#judge': {
      says: 'Quienes revisan primero tienen que intentarlo por sí mismos. Pueden preguntarle a un juez si la Solución y la Meta son iguales. Si los dos están de acuerdo en preguntar, después de eso no se oye ninguna otra objeción.',
    },
    'VIII-A': {
      says: 'Cuando queda un cubo, quien mueve después lo juega a Requerido o a Permitido, o desafía con Imposible. Una vez jugado, cada jugador tiene dos minutos para escribir.',
    },
    'VIII-A#forbidden': {
      says: 'El último cubo nunca va a Prohibido: regresa, ningún desafío contra él cuenta, y nadie pierde nada, a menos que se acabe el tiempo de quien movió.',
    },
    'VIII-B': {
      says: 'Después del último cubo, un rival puede desafiar con Imposible hasta que termine el primer minuto para escribir. Quien movió, y un tercer jugador de su lado, tienen entonces el resto de los dos minutos.',
    },
    'VIII-B#comment': {
      says: 'Ahora con un cubo o ninguno, o Imposible después de ese minuto, no cuenta y no tiene castigo.',
      differs: 'mlag-onsets-adventurous-2017 quita un punto por un Ahora así.',
    },
    'IX-A': {
      says: 'Romper un procedimiento es un procedimiento ilegal. Quien lo denuncia tiene 15 segundos para decir exactamente cuál fue.',
    },
    'IX-A-1': {
      says: 'Los cubos movidos ilegalmente regresan a donde estaban, y quien movió mueve otra vez si hace falta. Ejemplos: mover fuera de turno, dos cubos sin decir “Bonus” (bono), el último cubo a Prohibido.',
    },
    'IX-A-1#time': {
      says: 'Quien movió tiene al menos 10 segundos para corregirlo, a menos que haya movido después de la cuenta regresiva. No hay otro castigo directo.',
    },
    'IX-A-2': {
      says: 'Si el movimiento era legal, se queda así. Una denuncia equivocada no cuesta nada, pero mira IX-C.',
    },
    'IX-B': {
      says: 'Un movimiento o desafío legal de otro jugador protege un procedimiento ilegal: entonces se queda así, sin castigo.',
    },
    'IX-C': {
      says: 'Mala conducta: un juez primero advierte. Después, el juez principal puede quitar un punto por cada falta más, en esta ronda y en las siguientes.',
    },
    'IX-C#disqualification': {
      says: 'La mala conducta grave o repetida puede traer la descalificación de la ronda o de todas las siguientes. El juez principal puede hacer que los otros dos jugadores, o todos, repitan tiradas o la ronda.',
    },
    'IX-C#examples': {
      says: 'Jugar para arruinar puntajes perfectos, estar encima del bloque, contar con groserías y hacer muchas denuncias falsas es mala conducta.',
    },
    'X-A': { says: 'Después de un desafío, un jugador acierta por X-A-1 o X-A-2.' },
    'X-A-1': {
      says: 'Acierta quien tenía que escribir una Ecuación, o como tercer jugador se puso del lado de quien tenía que hacerlo, y escribió una correcta.',
    },
    'X-A-2': { says: 'Acierta quien no tenía que escribir, si ningún rival escribió una Ecuación correcta.' },
    'X-A-2#exception': {
      says: 'Excepción, con tres jugadores y solo después de Imposible: quien no presenta nada y acepta la Ecuación de otro anota 2, aunque quien también revisa pruebe que es incorrecta.',
      differs: 'mlag-onsets-adventurous-2017 y agloa-onsets-2023 lo dicen para todo desafío.',
    },
    'X-B': { says: 'Los puntos después de un desafío siguen X-B-1 y X-B-2.' },
    'X-B-1': { says: 'Un jugador que no acierta anota 2.' },
    'X-B-2': {
      says: 'Un jugador que acierta anota 6, pero un tercer jugador que se pone del lado de quien desafía anota 4.',
      differs: 'agloa-onsets-2023 da 6 al tercer jugador que es el único que acierta después de Ahora.',
    },
    'X-C': { says: 'Después del último cubo, sin un desafío Imposible, los puntos siguen X-C-1 y X-C-2.' },
    'X-C-1': { says: 'Un jugador con una Ecuación correcta anota 4.' },
    'X-C-2': { says: 'Un jugador sin una Ecuación correcta anota 2.' },
    'X-D': { says: 'Un jugador que falta a una tirada anota 0 en ella.', differs: 'agloa-onsets-2023 da -2.' },
    'XI-A': {
      says: 'Pasarse de un límite cuesta un punto y da un minuto más. Después de eso, el jugador pierde el turno o ya no puede terminar la tarea.',
      differs: 'No hay un segundo punto al final de ese minuto; mlag-onsets-basic-2011 y agloa-onsets-2023 quitan uno.',
    },
    'XI-A#approval': {
      says: 'En Menor, Elemental e Intermedia, un juez tiene que aprobar cada punto perdido en la hoja de puntos. Júnior y Sénior no lo necesitan.',
    },
    'XI-A-1': { says: 'XI-A-1-a a XI-A-1-g dan los límites.' },
    'XI-A-1-a': { says: 'Lanzar los cubos y fijar la Meta: 2 minutos en total.' },
    'XI-A-1-b': { says: 'Primer turno, del jugador a la izquierda de quien fijó la Meta: 2 minutos.' },
    'XI-A-1-c': { says: 'Cada uno de los demás turnos normales, con movimiento de bono si lo hay: 1 minuto.' },
    'XI-A-1-d': { says: 'Decir un desafío válido con el bloque en la mano: 15 segundos.' },
    'XI-A-1-e': {
      says: 'Decidir si se desafía con Imposible cuando no queda ningún cubo: 1 minuto, incluido en el tiempo para escribir.',
    },
    'XI-A-1-f': {
      says: 'Escribir una Ecuación: 2 minutos. El tercer jugador decide en ese tiempo y presenta al final.',
    },
    'XI-A-1-g': { says: 'Revisar la Ecuación de un rival: 2 minutos.' },
    'XI-A-2': {
      says: 'La arena que sobra del último límite le da un poco más de tiempo al siguiente jugador. El rival que lleva el tiempo puede voltear el reloj de arena para que sea la cantidad menor (medio minuto como máximo). Un reloj digital no tiene arena.',
      why: 'Un reloj no tiene arena que sobre: cada tarea tiene su propio límite completo.',
    },
    'XI-A-3': {
      says: 'Cuando se acaba el tiempo, un rival avisa al jugador y cuenta 10 segundos hacia atrás. Solo entonces el jugador pierde el punto.',
    },
    'XI-A-3#pace': { says: 'La cuenta regresiva se hace lo bastante fuerte para oírla y a un ritmo razonable.' },
    'XI-B': { says: 'Una ronda dura un tiempo fijo, normalmente 30 minutos. Después no empieza ninguna tirada nueva.' },
    'XI-B#stop': {
      says: 'Los jugadores tienen cinco minutos para la tirada en curso. Si para entonces nadie ha desafiado y quedan cubos en Recursos, ya nadie mueve. Todos escriben una Ecuación en dos minutos, con cualquier cubo de Recursos: 4 si es correcta, 2 si no.',
    },
    'XII-A': {
      says: 'Tres jugadores: primero 6, empate de dos en primero 5 cada uno, empate de tres 4 cada uno, segundo 4, empate en segundo 3 cada uno, tercero 2.',
    },
    'XII-A#two': { says: 'Dos jugadores: primero 6, empate 5 cada uno, segundo 4.' },
    'XII-A#totals': {
      says: 'El lugar de los jugadores depende de la suma de sus puntos de las tiradas, con los puntos perdidos incluidos.',
    },
    'XII-B': {
      says: 'Cada jugador firma la hoja de puntos cuando termina la ronda. La entrega quien ganó (cualquiera de los empatados en primero).',
    },
    'XII-B#oversight': {
      says: 'Si se firmó un puntaje equivocado por error, se corrige si todos los jugadores están de acuerdo.',
    },
    'XII-B-1': { says: 'Si alguien quiso engañar, un error que baja los puntos de un jugador se queda así.' },
    'XII-B-2': {
      says: 'Si alguien quiso engañar, un error que sube los puntos de un jugador le da a ese jugador 0 en la ronda.',
    },
    XIII: {
      says: 'Júnior y Sénior juegan Equations básico con todas las reglas anteriores y con De lado, De cabeza y 0 comodín en todas las tiradas.',
    },
    'XIII-sideways': {
      says: 'Un cubo de un número que no sea 0 puede estar de lado en la Meta o en la Solución. Entonces es el recíproco: 1+2+s2 es 3.5, 1/s3 es 3.',
    },
    'XIII-upside-down': {
      says: 'Un cubo de un número puede estar de cabeza en la Meta o en la Solución. Entonces es el opuesto: 6xu2 es -12; 6u2, uno junto al otro, no significa nada.',
    },
    'XIII-upside-down#both': {
      says: 'Un cubo de un solo dígito puede estar de lado y de cabeza a la vez (su3 es menos un tercio), pero solo en una Solución.',
    },
    'XIII-0-wild': {
      says: 'El cubo 0 puede representar cualquier dígito o signo de los cubos, el mismo en toda la Meta y la Solución. Quien escribe lo dice por escrito, a menos que sea 0.',
    },
    'XIII-0-wild#examples': {
      says: 'Ejemplos: (0x6)-0 es 15 si los dos son 3. No se permiten dos significados en una Ecuación. Una Meta de 40 con 0 como 2 es 42, y (8x5)+0 es igual a ella.',
    },
    'XIII-0-wild#comment': { says: 'Si un 0 de la Meta se lee como x, todos los 0 de esa Solución son una x.' },
  },
  rulings: {
    'three-digit-goal': {
      question: '¿Es 122 una Meta ilegal, como dice el comentario (a)?',
      reading: 'No, es legal. El ejemplo quedó de una regla de dos dígitos.',
      because: 'IV-B-1 permite 125, VII-B-2 tiene 143, y VII-C-3-e solo objeta cuatro dígitos.',
    },
    'never-for-impossible': { question: '¿Qué significa “Never” (nunca) en el comentario?', reading: 'Imposible.' },
    'grouped-goal-example': {
      question: '¿A qué Meta se refiere el ejemplo (c)? La agrupada y la otra están impresas igual.',
      reading: 'A 3x(5+2), que en el tablero se muestra con un espacio.',
    },
    'reason-printed-twice': {
      question: '¿Cuál es la razón para una Solución que no da la Meta, VII-C-3-b o VII-C-3-g?',
      reading: 'Se acepta cualquiera de las dos, porque el reglamento imprime la misma razón dos veces.',
    },
    'upside-down-example': {
      question: '¿Qué es 6ud, y por qué el comentario dice de lado?',
      reading: 'Falta un dígito: es un 6 y un 2 de cabeza. El comentario quiere decir de cabeza.',
    },
    'always-in-force': {
      question: '¿Tienen los jugadores que elegir las dos variaciones de la nota?',
      reading: 'No. Siempre valen en Júnior y Sénior.',
    },
    'general-rule': {
      question: '¿A qué regla general de III-C-3 se refiere el texto?',
      reading: 'A los límites de Elemental.',
    },
    'elementary-limits-in-minor': {
      question: '¿Valen los límites de Elemental en Menor?',
      reading: 'Como está escrito, solo en Elemental. Pregúntale a la liga antes de un torneo.',
    },
    'runs-of-powers': {
      question: '¿Cómo se leen varias potencias y raíces seguidas sin paréntesis: 2^3^2, 2^3r8, r3^4 en Elemental?',
      reading: 'De izquierda a derecha, así que 2^3^2 es 64. Quien escribe ve una advertencia.',
    },
    'negative-index': {
      question: '¿Qué es una raíz de índice negativo, como (1-3)r4?',
      reading: 'Es la potencia con el exponente recíproco, así que (1-3)r4 es 1/2. Con 0 dentro, no está definida.',
    },
    'irrational-exponent': {
      question: '¿Es legal un índice o un exponente irracional?',
      reading: 'Sí, con una base positiva. No con una base negativa, porque el valor no es real.',
    },
    juxtaposition: {
      question: '¿Puede 6(3+4) representar un producto?',
      reading: 'No.',
      because: 'No tiene el cubo de multiplicar.',
    },
    'what-a-space-shows': {
      question: '¿Qué significa un espacio entre los cubos de una Meta?',
      reading:
        'Los cubos sin espacio entre ellos son un grupo si incluyen más de un número. Un signo de raíz al principio de un grupo cubre ese grupo.',
      because: 'Esta lectura va con los dos ejemplos y con el comentario sobre r5+4 x9.',
    },
    'groups-under-a-root': {
      question: '¿Qué agrupaciones no se pueden mostrar con espacios?',
      reading:
        'Un grupo dentro del grupo que cubre un signo de raíz, como en r((5+4)x9). Con espacios más anchos y más angostos se puede mostrar cualquier otra agrupación.',
      because: 'El comentario solo dice que una raíz se aplica a su primer término.',
    },
    'harmless-grouping': {
      question:
        '¿Hay que poner paréntesis en una Meta separada como (2x3)+5? ¿Una Meta sin agrupar no debe llevar paréntesis?',
      reading: 'No a las dos. Se acepta 2x3+5, y también paréntesis que no cambian nada en una Meta sin agrupar.',
      because: 'La lectura es la misma.',
    },
    'other-grouping-same-value': {
      question: '¿Se puede escribir la Meta 2x3x4 como 2x(3x4)?',
      reading: 'No. Otra agrupación se rechaza, aunque el valor sea el mismo.',
    },
    'wild-zero-turned': {
      question: '¿Se puede girar un 0 comodín?',
      reading: 'Sí. s0 con 0 como 5 y u0 con 0 como 0 son legales; s0 con 0 como 0 no.',
      because: 'Entonces es un cubo que representa un número.',
    },
    'wild-zero-in-a-run': {
      question: '¿Puede un 0 comodín partir una serie de dígitos, y puede ir primero?',
      reading: 'Sí. La Meta 1203 con 0 como x es 12x3, y 05 es 5.',
    },
    'wild-zero-no-symbol': {
      question: '¿Qué pasa si alguien le da al 0 un significado que no es un símbolo de los cubos, como 10?',
      reading: 'La Solución es incorrecta. La petición no está mal formada.',
    },
    'fraction-by-value': {
      question:
        '¿Cómo juzgamos un exponente o índice que es una fracción por su valor pero no por cómo se escribe, como un 2 de lado?',
      reading: 'Por su valor.',
    },
    'illegal-goal': {
      question: '¿Qué pasa con una Meta que no nombra un número?',
      reading:
        'El arbitraje estricto la rechaza y nombra su cláusula, igual que rechaza más de seis cubos. En una mesa se queda así, y un jugador puede decir Imposible.',
    },
    'goal-out-of-time': {
      question: 'Cuando se acaba el tiempo, ¿queda fijada la Meta, o quien la fija recibe el minuto adicional de XI-A?',
      reading:
        'Los cubos de la sección Meta son la Meta. Si la sección está vacía, hay un minuto adicional, y después decide un juez.',
    },
    'countdown-and-sand': {
      question:
        '¿Hay cuenta regresiva después del minuto adicional y después de los 15 segundos, y hay arena que sobra?',
      reading: 'La cuenta regresiva se permite. No hay arena.',
    },
    'silence-after-last-cube': {
      question: '¿Qué pasa cuando un jugador no dice nada durante dos minutos después del último cubo?',
      reading: 'El jugador no tiene Ecuación y no pierde ningún punto.',
    },
    'no-goal-silence': {
      question: '¿Qué significa que los rivales no digan nada en el minuto después de Sin Meta?',
      reading: 'Están de acuerdo.',
    },
    'third-party-silence': {
      question: '¿Qué significa que el tercer jugador no diga nada durante dos minutos?',
      reading: 'Quien no dice nada se pone del lado de quien no escribe, y no pierde ningún punto.',
      because: 'Comentario (c).',
    },
    'pending-penalties': {
      question: 'Por debajo de Júnior, ¿cuentan los puntos perdidos antes de que un juez los apruebe?',
      reading: 'No. Hasta entonces están pendientes y no entran en los totales.',
    },
    'one-bonus-a-turn': {
      question:
        '¿Puede un jugador hacer más de un movimiento de bono en un turno? XI-A-1-c habla de movimientos de bono.',
      reading: 'No, solo uno.',
      because: 'V-C menciona un solo movimiento de bono.',
    },
    'block-with-one-cube': {
      question: '¿Puede un jugador tomar el bloque si quedan menos de dos cubos? El comentario (c) dice que no.',
      reading: 'Sí para Imposible, no para Ahora.',
      because: 'VIII todavía lo necesita para Imposible.',
    },
    'no-equation-at-stop': {
      question: '¿Qué anota un jugador sin Ecuación cuando se detiene el juego?',
      reading: '2, igual que con una incorrecta.',
    },
    'goal-reordered': {
      question: '¿Se puede escribir la Meta 11+5 como 5+11?',
      reading: 'No. Esa no es la Meta, así que la Ecuación es incorrecta.',
    },
    'absentee-match-points': {
      question: '¿Qué tabla de puntos de partida vale para una partida de tres jugadores con uno ausente?',
      reading: 'La tabla de tres jugadores.',
    },
    ...tableRulings,
  },
};
