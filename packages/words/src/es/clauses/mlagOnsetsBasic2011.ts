// Spanish texts of mlag-onsets-basic-2011: its clauses, and how we read its doubtful places.
import { tableRulings } from './tableRulings.ts';
import type { BookTexts } from './texts.ts';

export const mlagOnsetsBasic2011: BookTexts = {
  clauses: {
    BOS1: {
      says: 'Menor, Elemental e Intermedia juegan On-Sets básico según el manual del juego, con los cambios que se dan aquí. Donde este texto no dice nada, valdría el manual (que no se incluye).',
    },
    BOS2: {
      says: 'Hay dos o tres jugadores. Fija la primera Meta el jugador que saca el dígito más alto con un cubo de dígito. Quien mueve después está sentado a la izquierda, y se juega en el sentido del reloj.',
    },
    BOS3: {
      says: 'El juego trae 3 cubos de dígitos, 8 de colores, 4 de operaciones, 3 de restricción y las 16 cartas, una de ellas en blanco.',
    },
    BOS4: {
      says: '= es comodín de los seis nombres de conjuntos, y ⊆, de las cuatro operaciones. Quien escribe tiene que decir el significado, el mismo en toda la Solución.',
    },
    BOS5: {
      says: 'Una tirada empieza cuando se lanzan los cubos o se reparten las cartas. Las dos cosas se hacen, en cualquier orden, dentro del primero de los dos minutos para la Meta. Después nadie cambia ni esconde cubos ni cartas.',
    },
    'BOS5#cards': { says: 'Se reparten al menos 6 y como máximo 12 cartas.' },
    BOS6: { says: 'Cada tarea tiene un límite de tiempo que se mide con un reloj de arena de un minuto.' },
    'BOS6#goal': { says: 'Lanzar, repartir y fijar la Meta (o declarar Sin Meta): 2 minutos en total.' },
    'BOS6#first-turn': {
      says: 'Primer jugador después de quien fija la Meta: 1 minuto.',
      differs: '2 minutos en los reglamentos posteriores.',
    },
    'BOS6#turn': { says: 'Todos los demás turnos: 1 minuto.' },
    'BOS6#join': {
      says: 'Decidir a quién unirse: 1 minuto.',
      differs: 'En los reglamentos posteriores el tercer jugador decide dentro del tiempo para escribir.',
    },
    'BOS6#write': { says: 'Escribir después de un desafío o de un Force Out: 2 minutos.' },
    'BOS6#check': { says: 'Revisar una Solución: 2 minutos.' },
    'BOS6#warning': {
      says: 'Se le avisa al jugador unos 10 segundos antes de que se acabe el tiempo. Si nadie notó que se acabó, el jugador tiene 10 segundos más para mover.',
      differs: 'En los reglamentos posteriores se cuentan 10 segundos hacia atrás después del final.',
    },
    'BOS6#penalty': {
      says: 'Pasarse del tiempo cuesta un punto y da un minuto más. Pasarse también de ese minuto cuesta otro punto y el turno.',
      differs: 'mlag-onsets-adventurous-2017 y mlag-onsets-basic-2019 no quitan un segundo punto.',
    },
    'BOS6#only': {
      says: 'Los jugadores pierden puntos solo por no mover a tiempo o por tomar el minuto adicional para escribir.',
      differs: 'No hay castigos por desafíos inválidos ni por el bloque.',
    },
    BOS7: {
      says: 'Metas legales: A; A+B; A+B+C; AxB; AxBxC; (AxB)+C; (B+C)xA; de cabeza es negativo. Cualquier otra figura, o una Meta menor que cero o mayor que el número de cartas, es un Flub P. Los dígitos que no se usan van a Prohibido.',
    },
    BOS8: { says: 'Un cubo que ha tocado una sección del tablero se queda ahí.' },
    BOS9: { says: 'Todo jugador, vaya ganando o no, puede hacer un movimiento de bono en cualquier momento.' },
    'BOS9-1': { says: 'El jugador dice primero “bonus” (bono).' },
    'BOS9-2': { says: 'El cubo adicional va primero a Prohibido.' },
    'BOS9-3': {
      says: 'Después el jugador hace el movimiento normal a Prohibido, Permitido, Requerido o (cuando la fija) la Meta.',
    },
    BOS10: {
      says: 'Los desafíos son Flub A, Flub P, Flub CA, y los que van contra un Force Out y contra Sin Meta. Solo ha desafiado un jugador que tomó la pelota de flub, y tiene que decir por qué de inmediato.',
    },
    'BOS10#forceout': {
      says: 'Los jugadores no toman la pelota para un Force Out. Si alguien lo hace, el Force Out sigue de todos modos.',
    },
    'BOS10#adjust': {
      says: 'Anunciar que la vas a acomodar y después mover la pelota a un lugar justo no es un desafío.',
    },
    'BOS10#hand': { says: 'Ninguna mano y ningún dedo puede quedarse sobre la pelota o cerca de ella.' },
    BOS11: {
      says: 'Force Out es un movimiento. Lo declara quien mueve después, cuando una Solución está a un solo cubo y el jugador anterior no pudo evitarlo. Si nadie desafía, todos escriben en 2 minutos: 8 puntos si es correcta, 6 si no.',
    },
    'BOS11#two': { says: 'Un jugador no debe declarar Force Out cuando la Solución necesita dos cubos de Recursos.' },
    BOS12: {
      says: 'Los jugadores pueden desafiar un Force Out dentro del primero de los dos minutos, por la Razón A o la Razón B. Después, quien puede unirse tiene un minuto para elegir un lado, y quienes escriben tienen un minuto más. BOS16 da los puntos.',
    },
    'BOS12-A': {
      says: 'Razón A: quien lo declaró debió decir A o CA. Quien desafía (y quien se une a ese lado) escribe una Solución con como máximo uno de los cubos que estaban en Recursos en el Flub A original, y para ella un movimiento seguro que lo habría evitado.',
    },
    'BOS12-B': {
      says: 'Razón B: no hay ninguna Solución con un cubo más. Quien lo declaró (y quien se une a ese lado) tiene que escribir una con como máximo un cubo de Recursos. Quien desafía no escribe nada.',
    },
    BOS13: {
      says: 'El complemento va antes que la unión, la intersección y la diferencia, que no tienen orden entre sí.',
    },
    BOS14: {
      says: 'Nadie puede corregir una Solución presentada. Si la hoja tiene varias, quien escribió dice cuál cuenta, y los rivales tienen que preguntar.',
    },
    BOS15: {
      says: 'Un jugador que dice Flub A o Flub CA tiene que presentar un movimiento seguro junto con la Solución, dentro de los 2 minutos: un cubo y la sección a la que debió ir. Sin uno correcto, la prueba falla. Después de Flub CA los dos se refieren al Flub A anterior.',
    },
    'BOS15-a': { says: 'El movimiento seguro no debe dejar ninguna Solución con un cubo más de Recursos.' },
    'BOS15-b': { says: 'El movimiento seguro no debe causar un Flub P.' },
    'BOS15#call': { says: '“Decir Flub A” no es un movimiento seguro.' },
    BOS16: { says: 'Estos puntos por desafíos reemplazan los del manual.' },
    'BOS16-a': {
      says: 'Quien se une tiene que unirse a quien desafía o a quien movió.',
      differs: 'En los reglamentos posteriores, presentar o no muestra el lado.',
    },
    'BOS16-b': { says: 'Quien se une al lado que tiene que probar una Solución también tiene que escribir una.' },
    'BOS16-c': {
      says: 'Quien se une y acierta anota 8 del lado de quien desafía y 10 del lado de quien movió.',
      differs: '4 y 6 en los reglamentos posteriores.',
    },
    'BOS16-d': { says: 'Quien desafía y acierta anota 10.', differs: '6 en los reglamentos posteriores.' },
    'BOS16-e': { says: 'Quien movió y acierta anota 10.', differs: '6 en los reglamentos posteriores.' },
    'BOS16-f': { says: 'Todo el que no acierta anota 6.', differs: '2 en los reglamentos posteriores.' },
    BOS17: {
      says: 'Tres jugadores: primero 6, empate en primero 5, empate de tres 4, segundo 4, empate en segundo 3, tercero 2; dos jugadores: primero 6, empate 5, segundo 4.',
    },
    BOS18: {
      says: 'Nada de libros, tablas, calculadoras ni apuntes; solo plumas o lápices, papel en blanco y tablas del Universo impresas y en blanco.',
      why: 'Solo las personas pueden ver qué tiene un jugador en la mesa. Ahí un juez advierte y quita puntos.',
    },
  },
  rulings: {
    'use-of-cubes': {
      question:
        '¿Cómo usan las Soluciones los cubos de Requerido, Permitido y Prohibido, cuántos cubos tienen como mínimo, y pueden terminar con “= Meta”?',
      reading: 'Valen VII-B y VI de mlag-onsets-basic-2019: al menos dos cubos y nada de “= Meta”.',
    },
    'ambiguous-solutions': {
      question: '¿Es correcta una Solución ambigua?',
      reading: 'Es incorrecta si una lectura no da la Meta, por VII-B-3 de mlag-onsets-basic-2019.',
    },
    'joiner-alone-right': {
      question: '¿Qué anota el otro lado si quien desafía no acierta pero sí acierta quien se unió a él, o al revés?',
      reading: '6, porque ese lado no acierta, por X-A-2 de mlag-onsets-adventurous-2017.',
    },
    'force-out-mover': {
      question: '¿Quién es el que movió cuando se desafía un Force Out?',
      reading: 'El jugador que lo declaró.',
    },
    'ca-flub-position': {
      question: '¿Qué posición juzga un Flub CA, y quién puede decirlo?',
      reading:
        'La posición justo después del Flub A anterior. Puede decirlo cualquiera, menos el jugador que lo dejó pasar.',
    },
    'last-cube': {
      question: '¿Qué pasa cuando queda un cubo?',
      reading:
        'Quien mueve después declara Force Out o desafía. Si de todos modos se juega el cubo, vale VIII de mlag-onsets-basic-2019, con 8 y 6 puntos.',
    },
    'goal-setter-and-dealer': {
      question: '¿En qué orden fijan los jugadores las Metas, y quién reparte?',
      reading: 'Valen I-D y II-B de mlag-onsets-basic-2019.',
    },
    absence: { question: '¿Qué anota un jugador ausente?', reading: 'Los puntos de X-D de mlag-onsets-basic-2019.' },
    'end-of-round': {
      question: '¿Cómo termina una ronda?',
      reading: 'Vale XI-B de mlag-onsets-basic-2019, con 8 y 6 puntos.',
    },
    'illegal-procedure': {
      question: '¿Qué pasa después de un procedimiento ilegal?',
      reading: 'Vale IX de mlag-onsets-basic-2019.',
    },
    'no-goal': {
      question: '¿Cómo funciona Sin Meta?',
      reading: 'El procedimiento es III-D-2 de mlag-onsets-basic-2019; los puntos son los de BOS16.',
    },
    'late-joining': {
      question: '¿Qué pasa cuando quien puede unirse no dice nada?',
      reading: 'Se pone del lado del jugador que no escribe, por VII-A-3 de mlag-onsets-basic-2019.',
      because: 'La última oración de BOS6 no permite ningún castigo.',
    },
    ...tableRulings,
  },
};
