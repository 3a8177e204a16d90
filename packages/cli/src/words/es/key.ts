// The key: the symbols on the cubes and the variations in words.
const BLANK = '{open, select, yes {que nombres} other {{blank}}}';
const typed = (article: string, key: string): string =>
  `{alone, select, yes {${key.charAt(0).toUpperCase()}${key.slice(1)}} other {{sign} (escribe ${article} ${key})}}`;

export const key = {
  'key.symbols': 'Los símbolos de los cubos',
  'key.inForce': 'Variaciones en juego',
  'key.none.off': 'Ninguna: esta partida se juega sin variaciones.',
  'key.none.yet': 'Ninguna hasta ahora en esta tirada.',
  'key.none.ever': 'Ninguna: esta división del reglamento no tiene variaciones.',
  'key.everyShake': '{variation} (en cada tirada)',
  'key.chosen': '{variation} (la eligió {player})',
  'keyboard.letter': '{sign} (escribe {letter})',
  'keyboard.hyphen': typed('el', 'guion'),
  'keyboard.apostrophe': typed('el', 'apóstrofo'),
  'keyboard.equals': typed('el', 'signo igual'),
  'keyboard.plus': typed('el', 'signo más'),
  'keyboard.slash': typed('la', 'barra'),
  'keyboard.caret': typed('el', 'acento circunflejo'),
  'symbol.sets':
    'un conjunto de cartas: B nombra todas las cartas del Universo que tienen un punto azul; R, las que tienen uno rojo; G, uno verde; Y, uno amarillo',
  'symbol.union':
    'unión: las cartas que están en uno de los dos conjuntos o en ambos. {sample} nombra todas las cartas que tienen un punto azul, un punto rojo o los dos',
  'symbol.intersection':
    'intersección: las cartas que están en los dos conjuntos. {sample} nombra todas las cartas que tienen un punto azul y también uno rojo',
  'symbol.difference':
    'menos, la diferencia: las cartas del primer conjunto que no están en el segundo. {sample} nombra todas las cartas que tienen un punto azul pero no uno rojo',
  'symbol.symmetric':
    'menos: las cartas que están en uno solo de los dos conjuntos. {sample} nombra todas las cartas que tienen un punto azul o uno rojo, pero no los dos',
  'symbol.complement':
    'complemento: las cartas que no están en el conjunto que va antes. {sample} nombra todas las cartas sin punto rojo',
  'symbol.universe': 'universo: todas las cartas',
  'symbol.null': 'vacío, el conjunto vacío: ninguna carta',
  'symbol.equals':
    'igual, para una Restricción: {sample} quita todas las cartas que tienen uno de los dos puntos pero no el otro',
  'symbol.subset':
    'subconjunto, para una Restricción: {sample} quita todas las cartas que tienen un punto azul pero no uno rojo',
  'symbol.unused': '{cube, select, equals {igual} other {subconjunto}}: en esta división, las Soluciones no lo usan',
  'symbol.wild':
    '{cube, select, equals {igual} other {subconjunto}}, comodín: tú dices cuál de {meanings} representa, y representa lo mismo en toda la Solución',
  'symbol.alsoWild':
    'También es comodín: tú dices cuál de {meanings} representa, y representa lo mismo en toda la Solución',
  'symbol.digits':
    'dígitos, solo para la Meta. Uno al lado del otro se suman; uno encima del otro se multiplican. Un dígito de cabeza {turned, select, either {se puede leer como negativo o como positivo} other {es negativo}}',
  'symbol.allDigits': '0 a 9',
  'symbol.numbers':
    'dígitos. En una Solución, cada número tiene un dígito; una Meta puede tener números de dos o tres dígitos{zero, select, wild {. Un 0 puede representar cualquier símbolo} other {}}',
  'symbol.plus': 'más: {sample}',
  'symbol.minus': 'menos: {sample}. Solo resta: no se puede escribir delante de un número para hacerlo negativo',
  'symbol.times': 'por: {sample}',
  'symbol.divide': 'entre: {sample}',
  'symbol.power': 'potencia: {sample}',
  'symbol.root': 'raíz. El número que va antes es el índice: {sample}; sin número es la raíz cuadrada: {square}',
  'varies.cited': '{says} ({clause})',
  'varies.required-cube': `toda Solución usa el cubo ${BLANK}`,
  'varies.wild-cube': `el cubo ${BLANK} puede representar cualquier símbolo que no sea un dígito; representa lo mismo en toda la Solución, y quien la escribe dice cuál`,
  'varies.union-intersection-interchangeable':
    'la unión y la intersección se pueden usar una por la otra, cubo por cubo',
  'varies.universe-null-interchangeable': 'V y el conjunto vacío se pueden usar uno por el otro, cubo por cubo',
  'varies.two-operations': 'un Nombre de Conjunto tiene al menos dos símbolos de operación',
  'varies.multiple-operations': 'un cubo con una operación se puede usar más de una vez en una Solución',
  'varies.shift-from-permitted':
    'en vez de mover, un jugador puede pasar un cubo de Permitido a Requerido o a Prohibido',
  'varies.no-null-restrictions': 'cada Restricción quita al menos una carta que las demás dejan',
  'varies.absolute-value': 'un dígito de cabeza en la Meta se puede leer como negativo o como positivo',
  'varies.double-set': `las cartas del conjunto ${BLANK} cuentan dos veces`,
  'varies.required-card': `toda Solución nombra un conjunto en el que está la carta ${BLANK}`,
  'varies.forbidden-card': `ninguna Solución nombra un conjunto en el que esté la carta ${BLANK}`,
  'varies.blank-card-wild': 'quien escribe puede pintar puntos en la carta en blanco, y dice cuáles',
  'varies.symmetric-difference': 'el signo menos nombra las cartas que están en uno solo de los dos conjuntos',
  'varies.two-solutions': 'cada quien escribe dos Soluciones; la segunda nombra una carta que la primera no nombra',
  'varies.sideways': 'un dígito de lado significa 1 entre ese dígito: escribe s3 para un tercio',
  'called.sideways': 'De lado',
  'varies.upside-down': 'un dígito de cabeza es negativo: escribe u3 para 3 negativo',
  'called.upside-down': 'De cabeza',
  'varies.both-ways':
    'un dígito que está de lado y de cabeza es las dos cosas: escribe su3 para menos un tercio. Una Meta no puede tener un dígito así',
  'called.both-ways': 'De lado y de cabeza',
  'varies.zero-wild':
    'un 0 puede representar cualquier símbolo; representa lo mismo en todas partes, y quien escribe dice cuál',
  'called.zero-wild': '0 Comodín',
  'offer.title': 'Variaciones que puedes elegir',
  'offer.blank':
    'En su espacio en blanco va {blank, select, cube {un cubo con cualquier símbolo que no sea un dígito} card {una carta del Universo} other {un conjunto, escrito como Nombre de Conjunto}}.',
  'offer.inForce': 'Está en juego en esta tirada.',
  'offer.off': 'Esta partida se juega sin variaciones.',
  'offer.notHere': 'En este reglamento y esta división nadie la puede elegir.',
  'offer.type': 'Escribe: {form}',
} as const;
