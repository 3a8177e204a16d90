// Spanish texts of mlag-onsets-basic-2019: its clauses, and how we read its doubtful places.
import { tableRulings } from './tableRulings.ts';
import type { BookTexts } from './texts.ts';

export const mlagOnsetsBasic2019: BookTexts = {
  clauses: {
    'I-A': {
      says: 'Una partida tiene dos o tres jugadores y una o más tiradas. Una Solución es un Nombre de Conjunto que usa correctamente los cubos del tablero y nombra tantas cartas como dice la Meta.',
      differs:
        'Este reglamento no tiene Restricciones ni variaciones, y tiene las mismas reglas para todas las divisiones.',
    },
    'I-B-1': {
      says: 'Hay 16 cartas, una para cada combinación de puntos azules, rojos, verdes y amarillos. Las que se reparten boca arriba son el Universo.',
    },
    'I-B-1#c': { says: 'La baraja tiene cada carta una vez; una está en blanco.' },
    'I-B-2': { says: 'Hay 18 cubos: 3 de dígitos, 8 de colores, 4 de operaciones y 3 de restricción.' },
    'I-B-2-a': { says: 'Los cubos de dígitos muestran del 1 al 5 y se usan solo para la Meta.' },
    'I-B-2-b': { says: 'Los cubos de colores muestran B, R, G o Y y nombran las cartas del Universo con ese punto.' },
    'I-B-2-c': { says: 'Los cubos de operaciones muestran unión, intersección, resta o complemento.' },
    'I-B-2-c-i': { says: 'Unión: las cartas de uno de los conjuntos o de los dos.' },
    'I-B-2-c-ii': { says: 'Intersección: las cartas de los dos conjuntos a la vez.' },
    'I-B-2-c-iii': { says: 'Resta: las cartas del primer conjunto que no están en el segundo.' },
    'I-B-2-c-iv': { says: 'Complemento: las cartas del Universo que no están en el conjunto.' },
    'I-B-2-d': {
      says: 'Los cubos de restricción muestran V, Λ (el conjunto vacío), = o ⊆ (subconjunto). Se lanzan en todas las divisiones.',
    },
    'I-B-2-d-i': { says: 'V nombra todas las cartas del Universo.' },
    'I-B-2-d-ii': { says: 'El símbolo Λ nombra el conjunto sin cartas.' },
    'I-B-2-d-iii': {
      says: '= es comodín de cualquier conjunto (B, R, G, Y, V, Λ), y ⊆, de cualquier operación. Cada uno tiene un solo significado en toda una Solución.',
      differs: 'En mlag-onsets-adventurous-2017 y agloa-onsets-2023 estos cubos forman Restricciones.',
    },
    'I-B-3': { says: 'El tablero tiene Meta, Requerido, Permitido y Prohibido; los Recursos no son parte de él.' },
    'I-B-3-a': { says: 'Los cubos de dígitos de la sección Meta forman la Meta.' },
    'I-B-3-b': { says: 'Una Solución tiene que usar todos los cubos de Requerido.' },
    'I-B-3-c': { says: 'Una Solución puede usar cubos de Permitido.' },
    'I-B-3-d': { says: 'Una Solución no puede usar cubos de Prohibido.' },
    'I-B-4': { says: 'Un reloj de arena de un minuto hace cumplir los límites.' },
    'I-B-5': { says: 'Hay un bloque de desafío que solo un jugador puede tener.' },
    'I-C': {
      says: 'Los jugadores pueden usar solo plumas o lápices, papel en blanco y tablas del Universo impresas y sin marcas; nada de apuntes, calculadoras, teléfonos ni otros aparatos.',
      why: 'Solo las personas pueden ver qué tiene un jugador en la mesa. Ahí un juez advierte y quita puntos.',
    },
    'I-D': {
      says: 'El dígito más alto que salga decide quién fija la primera Meta (los empatados lanzan otra vez). Después, cada vez la fija el siguiente jugador a la izquierda.',
    },
    'II-A': { says: 'Quien fija la Meta lanza los 18 cubos. Sus caras son los Recursos.' },
    'II-A-1': {
      says: 'Una tirada empieza con su tiempo, con el lanzamiento o con la primera carta, lo que ocurra primero.',
    },
    'II-A-2': { says: 'Nadie voltea un cubo ni tapa la vista de uno.' },
    'II-B': { says: 'El jugador a la derecha de quien fija la Meta baraja y reparte.' },
    'II-B-1': {
      says: 'Se reparten de 6 a 12 cartas.',
      differs:
        'En todas las divisiones, hasta en Sénior (de 10 a 14 en mlag-onsets-adventurous-2017 y agloa-onsets-2023).',
    },
    'II-B-2': {
      says: 'Una carta repartida se queda, a menos que haya demasiadas; entonces se retiran las que sobran.',
    },
    'III-A': { says: 'El jugador que lanzó fija la Meta.' },
    'III-B': { says: 'Una Meta tiene de uno a tres cubos de dígitos que nombran un número entero no negativo.' },
    'III-B-1': {
      says: 'Figuras legales: A; A+B; A+B+C; AxB; AxBxC; (AxB)+C en una L; Ax(B+C) en una T. El desafío a cualquier otra figura es Imposible. Los dígitos que no se usan van a Prohibido.',
    },
    'III-B-1-a': { says: 'Los cubos uno al lado del otro se suman.' },
    'III-B-1-b': { says: 'Los cubos uno encima del otro se multiplican.' },
    'III-B-1-c': { says: 'Un cubo de cabeza es negativo.' },
    'III-B-2': { says: 'Un cubo de dígito que ha tocado la sección Meta se tiene que usar.' },
    'III-B-2-a': { says: 'Quien fija la Meta dice “Goal” (Meta) cuando termina.' },
    'III-B-2-b': { says: 'Hasta entonces los cubos se pueden cambiar de lugar.' },
    'III-B-2-c': {
      says: 'La Meta también queda fijada cuando se acaba el tiempo o cuando quien la fija voltea el reloj de arena.',
    },
    'III-B-2-d': { says: 'Una Meta fijada no se puede cambiar.' },
    'III-C': {
      says: 'Quien fija la Meta puede jugar un cubo de bono antes de poner el primer cubo de dígito.',
      differs: 'Quien va ganando también puede hacerlo.',
    },
    'III-C-1': {
      says: 'Di “Bonus” (bono), juega un cubo que no sea dígito de Recursos a Prohibido, y solo entonces fija la Meta.',
      differs: 'Puede ser un cubo = o ⊆.',
    },
    'III-D': {
      says: 'Quien fija la Meta puede declarar “No Goal” (Sin Meta). Cada rival tiene entonces un minuto para decir si está de acuerdo o no.',
    },
    'III-D-1': { says: 'Si todos están de acuerdo, la tirada se anula sin puntos, y el mismo jugador fija otra vez.' },
    'III-D-1#c': { says: 'Después de un movimiento de bono, un jugador no puede declarar Sin Meta.' },
    'III-D-2': {
      says: 'Quien desafía Sin Meta tiene dos minutos para escribir una Meta (con su figura) y una Solución con cualquier cubo de Recursos; un tercer jugador también puede. Quien desafía: 6 si acierta, 2 si no. Tercer jugador: 4 si acierta, 2 si no; sin Solución, 6 si quien desafía no acierta y 2 si acierta. Quien fija la Meta: 2 si alguien acierta, 6 si no.',
      differs: 'agloa-onsets-2023 da 6 al tercer jugador que acierta cuando quien desafía no acierta.',
    },
    'IV-A': { says: 'Se juega en el sentido del reloj.' },
    'IV-B': {
      says: 'En su turno un jugador desafía a quien movió por última vez o mueve un cubo de Recursos a Requerido, Permitido o Prohibido. Un cubo que está en el tablero se queda ahí.',
    },
    'IV-C': {
      says: 'Todo jugador puede jugar un cubo de bono antes del normal: “Bonus” (bono), un cubo a Prohibido, otro cubo a cualquier sección.',
      differs: 'Quien va ganando también puede, sin castigo.',
    },
    'IV-C#a': {
      says: 'Sin la palabra, el primer cubo es el movimiento normal, y el jugador no puede jugar un segundo cubo.',
    },
    'IV-C#b': { says: 'El cubo de bono puede ir solo a Prohibido. El segundo puede ir a cualquier parte.' },
    'V-A': {
      says: 'Cualquier jugador puede desafiar a otro que acaba de mover o de fijar la Meta, con Ahora o Imposible (o contra Sin Meta).',
    },
    'V-A-1': {
      says: 'Imposible afirma que nadie puede escribir una Solución correcta, sin importar cómo se jueguen los Recursos.',
    },
    'V-A-1#a': { says: 'El desafío a una Meta sin definir o negativa es Imposible.' },
    'V-A-1#b': { says: '“Never” (nunca) cuenta como Imposible.' },
    'V-A-2': {
      says: 'Ahora afirma que hay una Solución con el tablero y como máximo un cubo de Recursos. Todos sus cubos pueden estar ya en el tablero.',
    },
    'V-A-2-a': {
      says: 'Para Ahora tiene que haber dos cubos en Recursos. Si no, el desafío no cuenta.',
      differs: 'No cuesta ningún punto.',
    },
    'V-A-2-b': { says: 'Si Requerido y Permitido están vacíos, Ahora no cuenta.', differs: 'No cuesta ningún punto.' },
    'V-B': { says: 'Un jugador desafía al tomar el bloque y decir “Now” (Ahora) o “Impossible” (Imposible).' },
    'V-B#a': {
      says: 'Desafiarse a uno mismo no cuenta.',
      differs: 'No cuesta ningún punto. El texto no dice nada sobre tomar el bloque sin desafiar.',
    },
    'V-B#b': { says: 'Ninguna mano, ningún dedo ni lápiz puede quedarse mucho tiempo sobre el bloque o cerca de él.' },
    'V-B#c': { says: 'Un jugador puede tomar el bloque solo para desafiar.' },
    VI: {
      says: 'Una Solución es un solo Nombre de Conjunto legal sin símbolos sin definir. No hay parte de Restricciones.',
    },
    'VI#a': { says: 'Quienes escriben pueden usar pares de paréntesis, corchetes o llaves para agrupar.' },
    'VI#b': { says: '“= Meta” después de la Solución la hace incorrecta.' },
    'VI#c': { says: 'Quien escribe tiene que decir qué representa un cubo comodín = o de ⊆.' },
    'VII-A': { says: 'Después de un desafío válido, alguien tiene que escribir.' },
    'VII-A-1': { says: 'Después de Ahora quien desafía tiene que escribir, y quien movió no puede presentar.' },
    'VII-A-2': { says: 'Después de Imposible quien movió tiene que escribir, y quien desafía no puede presentar.' },
    'VII-A-3': {
      says: 'El tercer jugador muestra antes de que terminen los dos minutos para escribir si presenta una Solución, y no puede cambiar eso.',
    },
    'VII-A-3#a': {
      says: 'El tercer jugador puede decirlo, señalar un lado, o presentar o no cuando se acaba el tiempo. No presentar nada es ponerse del lado de quien no escribe.',
    },
    'VII-B-1': { says: 'El número de cartas nombradas es igual a la Meta.' },
    'VII-B-2': { says: 'La Solución usa los cubos correctamente.' },
    'VII-B-2-a': { says: 'Tiene al menos dos cubos.' },
    'VII-B-2-b': { says: 'Usa todos los cubos que están en Requerido.' },
    'VII-B-2-c': { says: 'Puede usar cualquier cubo de Permitido, cada uno una vez como máximo.' },
    'VII-B-2-d': { says: 'No usa ningún cubo de Prohibido. El mismo símbolo en otra parte no se ve afectado.' },
    'VII-B-2-e': { says: 'Después de Ahora usa como máximo un cubo de Recursos.' },
    'VII-B-2-f': { says: 'Después de Imposible, los cubos de Recursos cuentan como Permitidos.' },
    'VII-B-3': { says: 'Toda interpretación legal es igual a la Meta.' },
    'VII-B-3-a': {
      says: 'Una Solución ambigua es incorrecta en cuanto un rival muestra una interpretación que no da la Meta.',
    },
    'VII-B-3-b': { says: 'El complemento va primero y se queda con el conjunto que tiene antes. No hay otro orden.' },
    'VII-C': {
      says: 'Las Soluciones se revisan cuando terminó el tiempo para escribir o todos los que escriben están listos.',
    },
    'VII-C-1': { says: 'Todas las Soluciones se presentan antes de revisar alguna.' },
    'VII-C-1-a': { says: 'Nadie puede corregir una Solución presentada.' },
    'VII-C-1-b': { says: 'Quien escribe muestra qué Solución se revisa, a más tardar cuando se lo piden.' },
    'VII-C-2': { says: 'Los rivales tienen dos minutos para cada Solución, los dos juntos, una Solución a la vez.' },
    'VII-C-2#b': {
      says: 'Nadie mueve los cubos de la mesa para armar la Solución.',
      why: 'Aquí, escribir una Solución no mueve ningún cubo.',
    },
    'VII-C-3': {
      says: 'Los rivales aceptan o rechazan a tiempo. Un rechazo tiene que mostrar qué parte de VII-B no se cumple, o una razón de la a a la d. Lo que nadie refuta es correcto.',
    },
    'VII-C-3-a': { says: 'Razón: la Meta no tiene ninguna interpretación legal.' },
    'VII-C-3-b': { says: 'Razón: el valor no es la Meta.' },
    'VII-C-3-b-i': { says: 'Quienes revisan primero tienen que esforzarse.' },
    'VII-C-3-b-ii': { says: 'Basta un argumento general.' },
    'VII-C-3-b-iii': {
      says: 'Quienes revisan pueden preguntarle a un juez si la Solución es igual a la Meta. Es la última pregunta: después no se permite ninguna objeción, y si revisan dos, los dos tienen que estar de acuerdo en preguntar.',
      differs:
        'No está en mlag-onsets-adventurous-2017. agloa-onsets-2023 agrega cómo trata el juez una Solución ambigua.',
    },
    'VII-C-3-c': { says: 'Razón: una agrupación no da la Meta. Quien revisa la escribe. Cada quien tiene un intento.' },
    'VII-C-3-c#c': { says: 'Cada cubo comodín tiene que estar marcado con claridad y significar una sola cosa.' },
    'VII-C-3-d': { says: 'Razón: algunos símbolos no tienen significado.' },
    'VIII-A': {
      says: 'Cuando queda un cubo, quien mueve después lo juega a Requerido o a Permitido o desafía con Imposible. Después todos tienen dos minutos para escribir. El último cubo no puede ir a Prohibido (regresa, sin castigo).',
    },
    'VIII-B': {
      says: 'Los rivales pueden decir Imposible contra el último cubo hasta que termine el primer minuto para escribir. Quien movió, y un tercer jugador de su lado, tienen el resto de los dos minutos.',
    },
    'VIII-B#a': {
      says: 'Ahora con un cubo o ninguno, y un Imposible tardío, no cuentan.',
      differs: 'Ninguno de los dos cuesta un punto.',
    },
    'IX-A': {
      says: 'Romper una regla de procedimiento es un procedimiento ilegal. La denuncia lo nombra dentro de 15 segundos.',
    },
    'IX-A-1': {
      says: 'Un movimiento ilegal se retira y se cambia por otro, con al menos 10 segundos para hacerlo. No hay castigo directo.',
    },
    'IX-A-2': { says: 'Un movimiento legal se queda así. Una denuncia sin razón no cuesta nada.' },
    'IX-B': { says: 'Una acción legal de otro jugador protege un procedimiento ilegal.' },
    'IX-C': {
      says: 'Mala conducta: un juez primero advierte. Después el juez principal puede quitar un punto por cada falta, descalificar u ordenar que se repita.',
      differs: 'Solo el juez principal da castigos.',
    },
    'X-A-1': {
      says: 'Un jugador que tenía que escribir acierta con una Solución correcta. Un tercer jugador que se pone del lado de quien escribe también tiene que escribir una.',
    },
    'X-A-2': { says: 'Un jugador que no tenía que escribir acierta si ningún rival escribió una Solución correcta.' },
    'X-A-2#e': {
      says: 'Excepción después de Imposible con tres jugadores: quien no presentó nada y aceptó una Solución que el otro que revisa refuta anota 2.',
      differs: 'mlag-onsets-adventurous-2017 y agloa-onsets-2023 la aplican después de cualquier desafío.',
    },
    'X-B-1': { says: 'Quien no acierta anota 2.' },
    'X-B-2': {
      says: 'Un jugador que acierta anota 6, pero un tercer jugador que se pone del lado de quien desafía anota 4.',
      differs:
        'Como en mlag-onsets-adventurous-2017. agloa-onsets-2023 da 6 al tercer jugador que acierta después de Ahora cuando quien desafía no acierta.',
    },
    'X-C-1': { says: 'Después del último cubo, una Solución correcta anota 4.' },
    'X-C-2': { says: 'Después del último cubo, todos los demás anotan 2.' },
    'X-D': { says: 'Quien falta a una tirada anota 0.', differs: 'agloa-onsets-2023 da -2.' },
    'XI-A': {
      says: 'Pasarse de un límite cuesta un punto y da un minuto más. Después de eso, el jugador pierde el turno o la tarea.',
      differs: 'No hay un segundo punto (agloa-onsets-2023 y mlag-onsets-basic-2011 quitan uno).',
    },
    'XI-A#n': { says: 'En Menor, Elemental e Intermedia un juez tiene que aprobar cada castigo.' },
    'XI-A-1-a': { says: 'Repartir el Universo: 1 minuto.' },
    'XI-A-1-b': {
      says: 'Lanzar los cubos y fijar la Meta: 2 minutos en total.',
      differs: '1 + 2 minutos en mlag-onsets-adventurous-2017 y agloa-onsets-2023.',
    },
    'XI-A-1-c': { says: 'Primer turno después de la Meta: 2 minutos.' },
    'XI-A-1-d': { says: 'Los demás turnos, con sus movimientos de bono: 1 minuto.' },
    'XI-A-1-e': { says: 'Decir un desafío después de tomar el bloque: 15 segundos.' },
    'XI-A-1-f': {
      says: 'Decidir si se dice Imposible cuando no queda ningún cubo: 1 minuto, parte del tiempo para escribir.',
    },
    'XI-A-1-g': { says: 'Escribir una Solución: 2 minutos. El tercer jugador decide en ese tiempo.' },
    'XI-A-1-h': { says: 'Revisar una Solución: 2 minutos.' },
    'XI-A-2': {
      says: 'La arena que sobra le da al siguiente jugador la cantidad menor de tiempo adicional.',
      why: 'Un reloj no tiene arena que sobre: cada tarea tiene su propio límite completo.',
    },
    'XI-A-3': {
      says: 'Cuando se acaba la arena, un rival cuenta 10 segundos hacia atrás. El castigo solo se aplica después.',
      differs: 'No hay excepción para el bloque; mlag-onsets-adventurous-2017 y agloa-onsets-2023 tienen una.',
    },
    'XI-B': {
      says: 'Una ronda dura normalmente 30 minutos, con cinco más para terminar. Después todos escriben durante dos minutos con cualquier cubo de Recursos: 4 puntos si es correcta, 2 si no.',
    },
    'XII-A': {
      says: 'Puntos de partida, tres jugadores: primero 6, empate en primero 5, empate de tres 4, segundo 4, empate en segundo 3, tercero 2; dos jugadores: primero 6, empate 5, segundo 4.',
    },
    'XII-B': {
      says: 'Todos firman. Un error sin mala intención se corrige si todos los jugadores están de acuerdo.',
      differs: 'Este es el único reglamento de On-Sets que imprime la regla sobre los errores sin mala intención.',
    },
    'XII-B-1': { says: 'Un error para engañar que baja los puntos de quien firma se queda así.' },
    'XII-B-2': { says: 'Un error para engañar que sube los puntos de quien firma da 0 en la ronda.' },
  },
  rulings: {
    'equation-for-solution': { question: '¿Qué significa “Equation” (Ecuación)?', reading: 'La Solución.' },
    'block-without-challenge': {
      question: '¿Qué pasa cuando un jugador toma el bloque y no desafía?',
      reading: 'El jugador pierde un punto después de los 15 segundos y la cuenta regresiva, y el juego sigue.',
      because: 'El reglamento no dice nada más allá de este límite.',
    },
    'accepting-after-now': {
      question: '¿Vale la excepción también después de Ahora?',
      reading: 'No. El texto nombra solo Imposible, y lo tomamos al pie de la letra.',
    },
    'unmarked-wild-cube': {
      question: '¿Puede un cubo comodín estar sin marca?',
      reading:
        'No. Eso hace incorrecta la Solución. Por eso “= Meta” es incorrecto por otra razón más: su = es un cubo comodín sin marca.',
      because: 'Comentario (c).',
    },
    ...tableRulings,
  },
};
