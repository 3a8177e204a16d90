// What is wrong with a text of notation.
export const notation = {
  'notation.missing': 'Aquí falta algo.',
  'notation.oneWord': 'Escribe una sola palabra aquí, no “{text}”. Pon entre comillas un nombre con espacios.',
  'notation.oneWordMissing': 'Aquí falta una palabra. Pon entre comillas un nombre con espacios.',
  'notation.wholeNumber': 'Escribe un número entero aquí, no “{text}”.',
  'notation.wholeNumberMissing': 'Aquí falta un número entero.',
  'notation.nothingMore': 'Aquí no va nada más. Quita “{text}”.',
  'notation.noBar': 'Aquí no puede ir nada después de una barra.',
  'notation.afterBar': 'Después de una barra, escribe {labels}, no “{text}”.',
  'notation.twice': '“{text}” está dos veces aquí.',
  'notation.badQuote':
    '{text} no es un solo texto entre comillas. Dentro de las comillas, escribe una comilla así: \\".',
  'notation.writtenLike': '{why} Escríbelo así: {example}',
  'notation.action.unknown':
    'No existe la acción “{text}”. Un movimiento se escribe así: B to required. Las otras acciones son {actions}.',
  'notation.action.fieldsAsJson':
    'Después de :=, escribe los campos como un objeto JSON, por ejemplo \'{\'"cube":"B"\'}\'.',
  'notation.action.wholeAsJson': 'Después de := al comienzo de una línea, escribe toda la acción como JSON.',
  'notation.action.noTime': '“{text}” no es un tiempo. Escribe un tiempo como 0:09 o 12:03.25.',
  'notation.action.whoAndWhat': 'Después del tiempo, escribe quién actúa y qué hace: 0:12 bob B to required.',
  'notation.move': 'Escribe aquí un cubo, “to” y una sección.',
  'notation.pick': 'Una elección se escribe así: wild-cube G by ann.',
  'notation.pick.noBlank':
    '{variation} no tiene ningún espacio en blanco que llenar. Solo puede seguir el nombre de quien la eligió.',
  'notation.mark': 'Escribe una marca como B:U, no “{text}”.',
  'notation.setNameMissing': 'Falta el Nombre de Conjunto después del último punto y coma.',
  'notation.match.none': 'Aquí no hay ninguna partida.',
  'notation.match.another': 'Aquí empieza otra partida.',
  'notation.match.noBeginning': 'Una partida empieza con la línea “match”, y su id si lo tiene.',
  'notation.match.noActionsHeading': 'Las acciones no llevan encabezado. Escribe cada una en su propia línea.',
  'notation.match.notAction':
    '“{text}” no es un tiempo ni un comentario. Empieza cada acción con su tiempo, como 0:09. Deja el encabezado junto, antes de la primera acción.',
  'notation.match.playerAsHeading':
    '{name} es un jugador. ¿Falta el tiempo? Una acción se escribe así: 0:09 {name} agree.',
  'notation.heading.valueAsJson': 'Después de :=, escribe el valor de “{heading}” como JSON.',
  'notation.heading.valueMissing': '¿Cuál es el valor de “{heading}”? Un texto vacío se escribe "".',
  'notation.heading.yesOrNo': '“{heading}” es yes o no, no “{text}”.',
  'notation.heading.badName':
    '“{text}” no puede ser el nombre de una línea del encabezado. Empieza el nombre con una letra, o ponlo entre comillas.',
  'notation.heading.nearly':
    '¿Quisiste decir “{heading}”? Si no, pon entre comillas el nombre de esta línea: "{text}".',
  'notation.heading.twice': '“{heading}” está dos veces en el encabezado.',
  'notation.players.comma': 'Escribe los nombres uno al lado del otro, sin comas: players ann bob "Mary Jane".',
  'notation.position.noRulebook': 'Una posición empieza con su reglamento. No hay ningún reglamento “{text}”.',
  'notation.position.noDivision':
    'Después del reglamento, escribe su división y luego una barra. Las divisiones son {divisions}.',
  'notation.position.inPart': 'En “{part}”: {why}',
  'notation.position.noPart': 'Una posición no tiene ninguna parte “{text}”. Sus partes son {parts}.',
  'notation.position.oneOf': '“{text}” debe ser uno de estos: {names}.',
  'notation.position.noCube': '“{text}” no es un cubo.',
  'notation.position.noCard': '“{text}” no es una carta.',
  'notation.position.json': 'Después de :=, escribe JSON.',
  'notation.position.jsonList': 'Después de :=, escribe una lista o false.',
} as const;
