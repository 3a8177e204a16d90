// Spanish texts of the readings that every book has about play at a table that a program runs.
import type { RulingTexts } from './texts.ts';

export const tableRulings: RulingTexts = {
  'all-turns-lost': {
    question: '¿Qué pasa si todos los jugadores de una tirada, uno tras otro, dejan pasar su turno?',
    reading: 'La tirada se anula. Los puntos perdidos siguen perdidos, y el siguiente jugador fija la Meta.',
    because: 'Ya nadie está jugando, y una partida no debe esperar para siempre.',
  },
  'start-never-finished': {
    question: '¿Qué pasa si nunca se lanzan los cubos, nunca se reparten las cartas o nunca se fija la Meta?',
    reading: 'Cuando se acaba el tiempo adicional, la tirada se anula, y el siguiente jugador fija la Meta.',
  },
  'late-deal': {
    question: '¿Corre el tiempo para la Meta mientras quien la fija espera las cartas?',
    reading: 'No. El tiempo para la Meta empieza, como muy pronto, cuando las cartas están en la mesa.',
    because: 'Nadie pierde un punto por el retraso de otro jugador.',
  },
  countdown: {
    question: '¿Cuándo exactamente pierde un jugador un punto?',
    reading:
      'Diez segundos después del límite. Entonces empieza el minuto adicional, que tiene su propia cuenta regresiva.',
  },
  'block-stops-the-turn': {
    question: '¿Se acaba un turno mientras otro jugador tiene el bloque?',
    reading:
      'No. El reloj del turno se detiene mientras alguien tiene el bloque. Quien lo tomó a tiempo puede decir un desafío, aunque mientras tanto termine el derecho a desafiar.',
    because: 'Nadie puede mover mientras alguien lo tiene.',
  },
  'last-cube-forbidden': {
    question: '¿Qué pasa si en una mesa un jugador pone el último cubo en Prohibido y nadie dice nada?',
    reading:
      'El turno no ha terminado, y su reloj sigue. Un desafío no cuenta y hace regresar el cubo. También regresa cuando se acaba el turno.',
  },
  'what-a-charge-reaches': {
    question: '¿Tiene que nombrar una denuncia la cláusula correcta?',
    reading: 'No. El programa averigua por sí mismo si las últimas acciones de un rival fueron legales.',
  },
  'point-for-misconduct': {
    question: '¿Puede un juez quitar un punto por mala conducta sin advertir antes?',
    reading: 'Solo si el reglamento permite que dos jueces lo hagan juntos.',
  },
  'replays-in-order': {
    question: '¿Cuándo se repiten las tiradas, y quién fija sus Metas?',
    reading:
      'Se anulan de inmediato. Se repiten en orden, después de la tirada en curso y antes de cualquier tirada nueva. En cada una fija la Meta el mismo jugador. Después sigue el orden normal de quienes fijan la Meta. Los puntos perdidos siguen perdidos.',
  },
  'replay-after-the-round': {
    question: '¿Se repite una tirada después de que terminó la ronda?',
    reading:
      'Sí, porque no es una tirada nueva. Tiene sus propios cinco minutos. Cuando se detiene el juego, se cancela una repetición que no ha empezado.',
  },
  'round-played-again': {
    question: '¿Qué queda de una ronda que se repite?',
    reading:
      'Quedan los puntos perdidos, las advertencias y las descalificaciones. Todas las tiradas se anulan. La ronda empieza otra vez con todo su tiempo y con quien fijó la primera Meta de la partida. Un jugador que no se nombra no juega, y su lugar depende de los puntos que le quedan.',
  },
  'taken-score-raises-nobody': {
    question:
      '¿Suben de lugar los demás jugadores cuando un oficial baja unos puntos, o le da a un jugador 0 en la ronda?',
    reading:
      'No. Los demás conservan los lugares que ganaron con los puntos como se jugaron. 0 en la ronda significa ningún punto de partida. Los puntos de las tiradas se quedan en la hoja.',
    because: 'La regla solo le quita puntos a quien engañó. Si no, unos amigos podrían hacerse subir de lugar.',
  },
  'which-solution-counts': {
    question: '¿Cuánto tiempo tiene quien escribió varias Soluciones para decir cuál cuenta?',
    reading:
      'Diez segundos después de que un rival pregunta. Después de eso, un rival puede rechazar la hoja por ello. Nadie puede rechazar la hoja antes de que alguien haya preguntado. Con arbitraje estricto el programa no acepta una hoja así.',
    because: 'Los reglamentos también dan diez segundos para otras correcciones pequeñas.',
  },
  'correction-counts': {
    question: '¿Cuándo cuenta un puntaje corregido?',
    reading:
      'Cuando todos los jugadores que siguen en la partida han firmado después de que se anotó. Las firmas anteriores ya no cuentan. Para retirar una corrección, pide el puntaje que vale. Después todos firman otra vez.',
  },
};
