// The table, and what it waits for.
const CHALLENGE = '{challenge, select, yes {, or challenge: {claims}} other {}}';
const COUNTS = '{counts, select, yes {} other {, does not count}}';
const WHICH = '{two, select, yes {which two count} other {which one counts}}';

export const table = {
  'table.head': '{book}, {division}{officiating, select, table {, at a table} other {}}, shake {shake}',
  'table.goal.none': 'not set yet',
  'table.goal.noValue': '{goal} (no legal value)',
  'table.goal.setBy': 'set by {player}',
  'table.resources': 'Resources · {count, plural, one {# cube} other {# cubes}}',
  'table.universe': 'Universe · {count, plural, one {# card} other {# cards}}',
  'table.you': '{player} (you)',
  'table.everyShake': '{variation} (every shake)',
  'table.chosen': `{variation}${COUNTS}`,
  'table.chosen.by': `{variation} ({player})${COUNTS}`,
  'table.spoken.goal': 'Goal: {goal}.',
  'table.spoken.cubes': '{section}: {count, plural, =0 {nothing} one {# cube: {cubes}} other {# cubes: {cubes}}}.',
  'table.spoken.universe': 'Universe: {count, plural, one {# card} other {# cards}}: {cards}.',
  'table.spoken.variations': 'Variations: {variations}.',
  'table.spoken.player':
    '{player}{you, select, yes {, you} other {}}: {points, plural, one {# point} other {# points}}{acts, select, yes {, {role}} other {}}.',
  'duty.roll': 'Roll the cubes. Type: roll',
  'duty.deal': 'Deal the cards, {least} to {most}. Type: deal {count}',
  'duty.choose':
    'Choose {two, select, yes {two variations} other {a variation}}{listed, select, yes {, such as {some}} other {}}. Type vars and {two, select, yes {both names, with a comma between them} other {its name}}{keys, select, yes {; the Tab key lists them} other {}}.',
  'duty.choose.help': 'Type help {name} to learn about one, or help vars to learn about all of them.',
  'duty.goal': 'Set the Goal with cubes from Resources.',
  'duty.goal.example': 'Type, for example: goal {goal}',
  'duty.goal.none': 'If you think no Goal has a Solution, type no-goal.',
  'duty.goal.form': 'Type a Goal like this: {one} or {other}',
  'duty.answer': 'Is there really no Goal? Type agree, or: challenge no-goal',
  'duty.turn': `Your move: type a cube and r, p or f, such as {form}{bonus, select, yes {; you may make a bonus move first} other {}}${CHALLENGE}.`,
  'duty.block':
    'You hold the block. Say what you challenge{challenge, select, yes {: {claims};} other {,}} or put it back: down{costs, select, yes { (costs a point)} other {}}',
  'duty.write': 'You {must, select, yes {must} other {may}} write a Solution. Type: {form}.',
  'duty.write.restrictions':
    'You {must, select, yes {must} other {may}} write a Solution. Type: {form}, or with Restrictions: {restricted}.',
  'duty.write.avoid': 'The Challenger adds the move that would have been safe: write B U R || avoid G to forbidden.',
  'duty.write.else': `Or: decline{join, select, yes {, or: join mover, join challenger} other {}}${CHALLENGE}`,
  'duty.check': 'Check {count, plural, one {this Solution} other {these Solutions}}: {papers}.',
  'duty.check.paper': '{paper} (by {player})',
  'duty.check.sealed': "{player}'s Solution",
  'duty.check.answer':
    'Type accept, or type reject and say what is wrong, as in: reject {writer} {reason}. Type help reject to see all reasons.',
  'duty.indicate.asked': `{player} asks ${WHICH}.`,
  'duty.indicate': `Your paper has these Solutions: {papers}. Say ${WHICH}: indicate {two, select, yes {1 2} other {1}}.`,
  'duty.indicate.soon': 'You have ten seconds.',
  'duty.sign': 'The match is over. Type score to see the scoresheet, and sign to sign it.',
  'duty.others.sign': '{players} still {count, plural, one {has} other {have}} to sign.',
  'duty.correction':
    'A correction is open: {points} for {player} in shake {shake}. It counts when everybody has signed, and bots sign only the scores that the program counted. To withdraw the correction, type: {command}',
  'duty.others': 'The table is waiting, but not for you.',
  'duty.thinking': '{players} {count, plural, one {is} other {are}} thinking.',
  'duty.away': 'You have left. Type return to come back.',
  'time.up': 'Time is up. Act before the count of ten is over, or you lose a point.',
  'time.ten': 'Ten seconds left.',
  'time.half': 'Half a minute left.',
} as const;
