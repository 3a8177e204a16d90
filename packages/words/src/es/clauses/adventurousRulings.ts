// Spanish texts of the readings that both books of the adventurous game have.
import type { RulingTexts } from './texts.ts';

export const adventurousRulings: RulingTexts = {
  'exchange-mark-does-not-spread': {
    question:
      'Un cubo de unión está marcado como intersección en un lugar y sin marca en otro. ¿Vale la marca también ahí?',
    reading:
      'No. Sin marca, es lo que muestra. Una marca al lado del texto vale en todas partes, y también una marca con otro significado que no sea el del par intercambiable.',
    because:
      'Cuando los dos son intercambiables, cada cubo es libre, y quien escribe solo pone el símbolo que quiere decir.',
  },
  'same-variation-twice': {
    question: '¿Qué pasa si una lista que se le da a un juez nombra dos veces una variación?',
    reading: 'La segunda se deja fuera, y la respuesta lo dice.',
    because: 'Ya se eligió, así que elegirla otra vez es indebido, y una elección indebida no cuenta en la tirada.',
  },
  'two-solutions-one-goal': {
    question: 'Después de un desafío Sin Meta con Dos Soluciones, ¿pueden ser las dos Soluciones para Metas distintas?',
    reading: 'No. La Meta solo hay que escribirla una vez.',
    because: 'Una tirada tiene una sola Meta.',
  },
  'copy-still-ambiguous': {
    question: '¿Prueba una copia que la Solución es ambigua si una lectura de la copia todavía da la Meta?',
    reading: 'Sí, si otra lectura de la copia no da la Meta. Una copia sin más agrupación no prueba nada.',
    because:
      'Quien revisa ha agregado signos de agrupación, y la Solución es incorrecta. Nadie tiene que agrupar toda una fila larga.',
  },
  'every-reading-of-one': {
    question: '¿Puede citar VII-B-6 quien revisa una Solución que no da la Meta en ninguna lectura?',
    reading: 'Sí, y quien revisa no tiene que escribir una lectura.',
    because: 'Ninguna interpretación legal es igual a la Meta, así que no todas lo son.',
  },
  'list-of-another-division': {
    question: '¿Puede citar quien revisa una variación por su número en la lista de otra división?',
    reading: 'Sí. Las listas dicen la misma variación.',
  },
};
