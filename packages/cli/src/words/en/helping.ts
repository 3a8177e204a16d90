// What help and why say, the papers of a shake, and the choices from last time.
export const helping = {
  'aid.open': 'You can do this now',
  'aid.always': 'You can always type',
  'aid.more':
    '{keys, select, yes {Press Tab to complete a word. } other {}}Type help and a command to learn more about it, or help now to see also what you cannot do and why.',
  'aid.closed': 'Not now',
  'aid.aboutNow': 'The challenge Now',
  'aid.changed':
    'You have already handed in your Solution. If you write again, it counts as changed, and a changed Solution is not correct ({clause}).',
  'aid.reasons': 'Reasons in this rulebook',
  'aid.reason': '{reason} ({clause})',
  'aid.notHere': 'Not in this match',
  'aid.clause': '{clause} says: {says}',
  'aid.clause.titled': '{clause} ({topic}) says: {says}',
  'aid.noClaim': 'There is no challenge {claim} in this rulebook. Its challenges are {claims}.',
  'aid.noCommand': 'There is no {command} in this match.',
  'aid.setAside':
    'It would be set aside, and {loss, select, nothing {it would cost you no point} point {you would lose a point} other {you would lose a point once a judge approves it}}:',
  'aid.illegal': 'You can do it, but it is illegal, and the others may charge it:',
  'aid.fine': 'It breaks no rule. You can do that now.',
  'aid.free': 'That changes nothing, so you can always type it.',
  'explain.charged':
    "The charge was about {player}''s {kind, select, bonus {bonus} shift {shift} other {move}} of {cube} to {to}, which broke {clauses}.",
  'explain.charged.choice': "The charge was about {player}''s choice of variations, which broke {clauses}.",
  'explain.nothingBack': 'Nothing had to be put back.',
  'explain.noPoints': 'It cost no points.',
  'explain.score': '{player} scores {points}.',
  'explain.score.clause': '{player} scores {points} ({clause}).',
  'papers.of': "{player}''s Solution",
  'papers.none': 'none',
  'papers.unchallenged': 'Nobody has challenged yet, so the Solution may use any cubes from Resources.',
  'papers.tight': 'It would also be correct after {after}: it uses at most one cube from Resources.',
  'papers.tight.not': 'After {after}, it would not be correct.',
  'settings.folder': '{file} is a folder, so your choices cannot be saved. Remove it, or give it another name.',
  'settings.unreadable':
    'Your choices from last time could not be read from {file}. Your new choices will replace them.',
} as const;
