// What help and why say, the papers of a shake, and the choices from last time.
export const helping = {
  'aid.open': 'Ahora puedes hacer esto',
  'aid.always': 'Siempre puedes escribir',
  'aid.more':
    '{keys, select, yes {Con Tab se completa una palabra. } other {}}Escribe help y un comando para saber más sobre él, o help now para ver también lo que no puedes hacer y por qué.',
  'aid.closed': 'Ahora no',
  'aid.aboutNow': 'El desafío Ahora',
  'aid.changed':
    'Ya entregaste tu Solución. Si escribes otra vez, cuenta como cambiada, y una Solución cambiada no es correcta ({clause}).',
  'aid.reasons': 'Razones en este reglamento',
  'aid.reason': '{reason} ({clause})',
  'aid.notHere': 'No se usa en esta partida',
  // The rulebooks are in English, and so are their clauses.
  'aid.clause': 'La cláusula {clause} dice, en inglés: “{says}”',
  'aid.clause.titled': 'La cláusula {clause} ({topic}) dice, en inglés: “{says}”',
  'aid.noClaim': 'Este reglamento no tiene el desafío {claim}. Sus desafíos son {claims}.',
  'aid.noCommand': 'En esta partida no se usa {command}.',
  'aid.setAside':
    'No contaría, y {loss, select, nothing {no te costaría ningún punto} point {perderías un punto} other {perderías un punto si un juez lo aprueba}}:',
  'aid.illegal': 'Puedes hacerlo, pero es ilegal, y los demás te pueden denunciar:',
  'aid.fine': 'No va contra ninguna regla. Puedes hacerlo ahora.',
  'aid.free': 'Eso no cambia nada, así que siempre puedes escribirlo.',
  'explain.charged':
    'La denuncia fue por {kind, select, bonus {el bono} shift {el cambio} other {el movimiento}} de {player}, {cube} a {to}, que va contra {clauses}.',
  'explain.charged.choice': 'La denuncia fue por las variaciones que eligió {player}, que van contra {clauses}.',
  'explain.nothingBack': 'No hubo que regresar nada a su lugar.',
  'explain.noPoints': 'No costó puntos.',
  'explain.score': 'Puntos de {player}: {points}.',
  'explain.score.clause': 'Puntos de {player}: {points} ({clause}).',
  'papers.of': 'La Solución de {player}',
  'papers.none': 'ninguna',
  'papers.unchallenged':
    'Nadie ha desafiado todavía, así que la Solución puede usar todos los cubos de Recursos que quiera.',
  'papers.tight': 'También sería correcta después de {after}: usa un cubo de Recursos como máximo.',
  'papers.tight.not': 'Después de {after} no sería correcta.',
  'settings.folder': '{file} es una carpeta, así que no se puede guardar lo que eliges. Quítala o cámbiale el nombre.',
  'settings.unreadable':
    'No se pudo leer en {file} lo que elegiste la última vez. Lo que elijas ahora ocupará su lugar.',
} as const;
