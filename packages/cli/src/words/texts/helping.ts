// What help and why say, the papers of a shake, and the choices from last time.
import type { FactKinds } from '@openshake/rules';

export const HELPING_TEXTS = {
  'aid.open': {},
  'aid.always': {},
  'aid.more': { keys: 'word' },
  'aid.closed': {},
  'aid.aboutNow': {},
  'aid.changed': { clause: 'clause' },
  'aid.reasons': {},
  'aid.reason': { reason: 'shown', clause: 'clause' },
  'aid.notHere': {},
  'aid.clause': { clause: 'shown', says: 'shown' },
  'aid.clause.titled': { clause: 'shown', topic: 'shown', says: 'shown' },
  'aid.noClaim': { claim: 'shown', claims: 'shown' },
  'aid.noCommand': { command: 'shown' },
  'aid.setAside': { loss: 'word' },
  'aid.illegal': {},
  'aid.fine': {},
  'aid.free': {},
  // What happened last, and why
  'explain.charged': { player: 'player', kind: 'word', cube: 'cube', to: 'section', clauses: 'shown' },
  'explain.charged.choice': { player: 'player', clauses: 'shown' },
  'explain.nothingBack': {},
  'explain.noPoints': {},
  'explain.score': { player: 'player', points: 'shown' },
  'explain.score.clause': { player: 'player', points: 'shown', clause: 'clause' },
  // Papers, worked out
  'papers.of': { player: 'player' },
  'papers.none': {},
  'papers.unchallenged': {},
  'papers.tight': { after: 'shown' },
  'papers.tight.not': { after: 'shown' },
  // The choices from last time
  'settings.folder': { file: 'shown' },
  'settings.unreadable': { file: 'shown' },
} as const satisfies FactKinds;
