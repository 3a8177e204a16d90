// The table, and what it waits for.
const CHALLENGE = '{challenge, select, yes {, o desafía: {claims}} other {}}';
const COUNTS = '{counts, select, yes {} other {, no cuenta}}';
const WHICH = '{two, select, yes {qué dos Soluciones cuentan} other {qué Solución cuenta}}';

export const table = {
  'table.head': '{book}, {division}{officiating, select, table {, en una mesa} other {}}, tirada {shake}',
  'table.goal.none': 'todavía no hay',
  'table.goal.noValue': '{goal} (ningún valor legal)',
  'table.goal.setBy': 'la fijó {player}',
  'table.resources': 'Recursos · {count, plural, one {# cubo} other {# cubos}}',
  'table.universe': 'Universo · {count, plural, one {# carta} other {# cartas}}',
  'table.you': '{player} (tú)',
  'table.everyShake': '{variation} (en cada tirada)',
  'table.chosen': `{variation}${COUNTS}`,
  'table.chosen.by': `{variation} ({player})${COUNTS}`,
  'table.spoken.goal': 'Meta: {goal}.',
  'table.spoken.cubes': '{section}: {count, plural, =0 {nada} one {# cubo: {cubes}} other {# cubos: {cubes}}}.',
  'table.spoken.universe': 'Universo: {count, plural, one {# carta} other {# cartas}}: {cards}.',
  'table.spoken.variations': 'Variaciones: {variations}.',
  'table.spoken.player':
    '{player}{you, select, yes {, tú} other {}}: {points, plural, one {# punto} other {# puntos}}{acts, select, yes {, {role}} other {}}.',
  'duty.roll': 'Lanza los cubos. Escribe: roll',
  'duty.deal': 'Reparte las cartas, de {least} a {most}. Escribe: deal {count}',
  'duty.choose':
    'Elige {two, select, yes {dos variaciones} other {una variación}}{listed, select, yes {, como {some}} other {}}. Escribe vars y {two, select, yes {los dos nombres, separados por una coma} other {su nombre}}{keys, select, yes {; la tecla Tab muestra los nombres} other {}}.',
  'duty.choose.help': 'Escribe help {name} para saber qué hace una, o help vars para saber qué hacen todas.',
  'duty.goal': 'Fija la Meta con cubos de Recursos.',
  'duty.goal.example': 'Escribe, por ejemplo: goal {goal}',
  'duty.goal.none': 'Si crees que ninguna Meta tiene Solución, escribe no-goal.',
  'duty.goal.form': 'Escribe una Meta así: {one} o {other}',
  'duty.answer': '¿De verdad no hay Meta? Escribe agree si estás de acuerdo; si no: challenge no-goal',
  'duty.turn': `Te toca mover: escribe un cubo y r, p o f, como {form}{bonus, select, yes {; antes puedes hacer un bono} other {}}${CHALLENGE}.`,
  'duty.block':
    'Tienes el bloque. Di qué desafías{challenge, select, yes {: {claims};} other {,}} o devuélvelo: down{costs, select, yes { (cuesta un punto)} other {}}',
  'duty.write': '{must, select, yes {Tienes que} other {Puedes}} escribir una Solución. Escribe: {form}.',
  'duty.write.restrictions':
    '{must, select, yes {Tienes que} other {Puedes}} escribir una Solución. Escribe: {form}, o con Restricciones: {restricted}.',
  'duty.write.avoid': 'Quien desafió agrega el movimiento que habría sido seguro: write B U R || avoid G to forbidden.',
  'duty.write.else': `Si no quieres: decline{join, select, yes {, o: join mover, join challenger} other {}}${CHALLENGE}`,
  'duty.check': 'Revisa {count, plural, one {esta Solución} other {estas Soluciones}}: {papers}.',
  'duty.check.paper': '{paper} (de {player})',
  'duty.check.sealed': 'la Solución de {player}',
  'duty.check.answer':
    'Escribe accept, o escribe reject y di qué está mal, por ejemplo: reject {writer} {reason}. Escribe help reject para ver todas las razones.',
  'duty.indicate.asked': `{player} pregunta ${WHICH}.`,
  'duty.indicate': `Tu hoja tiene estas Soluciones: {papers}. Di ${WHICH}: indicate {two, select, yes {1 2} other {1}}.`,
  'duty.indicate.soon': 'Tienes diez segundos.',
  'duty.sign': 'La partida terminó. Escribe score para ver la hoja de puntos, y sign para firmarla.',
  'duty.others.sign':
    '{count, plural, one {Todavía tiene que firmar {players}.} other {Todavía tienen que firmar {players}.}}',
  'duty.correction':
    'Hay una corrección abierta: {points} para {player} en la tirada {shake}. Cuenta cuando todos han firmado, y los bots firman solo los puntos que contó el programa. Para retirar la corrección, escribe: {command}',
  'duty.others': 'La mesa espera, pero no a ti.',
  'duty.thinking': '{count, plural, one {{players} está pensando.} other {{players} están pensando.}}',
  'duty.away': 'Te has ido de la mesa. Escribe return para volver.',
  'time.up': 'Se acabó el tiempo. Haz algo antes de que la cuenta llegue a diez, o pierdes un punto.',
  'time.ten': 'Quedan diez segundos.',
  'time.half': 'Queda medio minuto.',
} as const;
