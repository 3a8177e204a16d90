// What the arena says: about its options, while it plays, and what it found.
const MATCHES = '{total, plural, one {# partida} other {# partidas}}';

export const arena = {
  'arena.players': 'En una mesa hay 2 o 3 jugadores, no {count}.',
  'arena.noLevel': 'No existe el nivel "{word}". Elige {known}.{guess}',
  'arena.noLevel.program':
    'No existe el nivel "{word}". Elige {known}. Para nombrar un programa, escribe --program "{command}".',
  'arena.alone': '{name} necesita un rival. Nombra también otro nivel o un programa.',
  'arena.noBook': 'No existe el reglamento "{word}". Elige {known}.{guess}',
  'arena.noDivision': 'No existe la división "{word}". Elige {known}.{guess}',
  'arena.noOfficiating': 'No existe el arbitraje "{word}". Elige {known}.{guess}',
  'arena.noTables': 'Ninguno de estos reglamentos tiene la división {divisions}.',
  'arena.progress': `{done} de ${MATCHES}`,
  'arena.progress.seconds': `{done} de ${MATCHES}, {left, plural, one {falta # s} other {faltan # s}}`,
  'arena.progress.minutes': `{done} de ${MATCHES}, {left, plural, one {falta # min} other {faltan # min}}`,
  'arena.played':
    '{matches, plural, one {# partida} other {# partidas}} en {seconds} s con {workers, plural, one {# hilo} other {# hilos}}:',
  'arena.plan':
    '{players} jugadores, {shakes, plural, one {# tirada} other {# tiradas}} por partida, {tables, plural, one {# mesa} other {# mesas}} de {books, plural, one {# reglamento} other {# reglamentos}}, semilla {seed}',
  'arena.stopped': `Se detuvo: no se {left, plural, one {jugó #} other {jugaron #}} de ${MATCHES}.`,
  'arena.pairing': 'pareja',
  'arena.matches': 'partidas',
  'arena.results': 'ganadas–empatadas–perdidas',
  'arena.won': 'ganadas',
  'arena.ahead': 'puntos de ventaja',
  'arena.matchPoints': 'puntos de partida',
  'arena.player': 'jugador',
  'arena.decisions': 'decisiones',
  'arena.mean': 'promedio',
  'arena.slowest': 'la más lenta',
  'arena.lostChallenges': 'desafíos perdidos',
  'arena.wrongPapers': 'hojas incorrectas',
  'arena.refused': 'rechazadas',
  'arena.faults': 'faltas',
  'arena.forfeits': 'abandonos',
  'arena.share': '{share} % ({low} a {high})',
  'arena.of': '{count} de {total}',
  'arena.unfinished':
    '{count, plural, one {# partida no llegó a su fin y cuenta como empate.} other {# partidas no llegaron a su fin y cuentan como empates.}}',
  'arena.forfeited': '{name} perdió {count, plural, one {# partida} other {# partidas}} por abandono. {why}',
  // What a program and its host say to each other is in English.
  'arena.firstFault': '{name}: {count, plural, one {# falta} other {# faltas}}. La primera: {fault}',
  'arena.firstRefusal':
    '{name}: {count, plural, one {# acción rechazada} other {# acciones rechazadas}}. La primera, {action}: {why}',
  'arena.legend': `  ganadas: la parte de las partidas, con un empate como media victoria, y el intervalo de
  Wilson del 95 %. Puntos de ventaja: cuántos puntos más hace un lugar en una partida que un
  lugar del otro lado, en promedio; ± es la mitad del intervalo de Student del 95 %, en el que
  las partidas con los mismos dados cuentan como una sola; ? quiere decir que fueron muy pocas.
  Puntos de partida: lo mismo en puntos de partida.`,
  'forfeit.silent': 'No hizo nada cuando la partida lo esperaba.',
  'forfeit.restless': 'Hizo {count} acciones, y la partida no llegó a su fin.',
  'plot.title': 'Partidas que ganó el primero de cada pareja',
  'plot.heading': 'Partidas que ganó el primero de cada pareja, con un empate como media victoria',
  'plot.share': '{first} contra {second} en {game}: {share} %, entre {low} y {high} %.',
  'plot.intervals': 'Las barras son intervalos del 95 %.',
} as const;
