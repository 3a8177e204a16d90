// How the program answers the clauses that have no rule key, or whose keys do not say enough. page.mjs derives the rest.
// `17 19 23: I-B-1; eq: I-B-2-a`: books by their short names, then clauses; `#tag` is one of a clause's comments.

/** The short names of the books in the table below. */
export const BOOKS = {
  11: 'mlag-onsets-basic-2011',
  17: 'mlag-onsets-adventurous-2017',
  19: 'mlag-onsets-basic-2019',
  23: 'agloa-onsets-2023',
  eq: 'mlag-equations-basic-2018',
};

export const ANSWERS = [
  // The game and its kit
  [
    '17 19 23: I-A; eq: I-A',
    'A match has two or three players. A shake cannot begin with fewer than two at the table (`start.players`).',
  ],
  [
    '11: BOS1',
    'Where this book says nothing, the 2019 book of the same league applies; the rulings of the book say where.',
  ],
  [
    '17 19 23: I-B-1, I-B-2-b, I-B-2-c; 17 19: I-B-1#c; 23: I-B-1#comment, Glossary-Digit-cube',
    'The kit has exactly these cubes and cards. The program refuses a roll or deal of any others.',
  ],
  [
    '17 19 23: I-B-2-a',
    'The kit has these faces. A digit in a Set-Name makes the Solution incorrect (`text.digit`), and no move uses a digit.',
  ],
  [
    '17 19 23: I-B-2-c-i, I-B-2-c-ii, I-B-2-c-iii, I-B-2-c-iv, I-B-2-d-i, I-B-2-d-ii',
    'The judge works out every Set-Name on the cards of the Universe by this definition.',
  ],
  [
    '17 23: I-B-2-d-iii',
    'The judge applies Restrictions to the Universe before it works out the Set-Name (`restriction.*`).',
  ],
  [
    '17 19 23: I-B-3; eq: I-B-2',
    'The table has these areas. A `move` takes a cube from Resources to one of the three sections.',
  ],
  [
    '17 19 23: I-B-3-a; eq: I-B-2-a',
    '`set-goal` takes the cubes out of Resources. After that no Solution or move can use them.',
  ],
  [
    '17 19 23: I-B-3-b, I-B-3-c, I-B-3-d; 17 23: VII-B-4, VII-B-4-f; 19: VII-B-2, VII-B-2-f; eq: I-B-2-b, I-B-2-c, I-B-2-d, VII-B-3, VII-B-3-f; 23: Basic-IV-A-1-a, Basic-IV-A-1-b',
    'For each symbol the judge finds a cube that may be used, by section and by challenge (`cubes.*`).',
  ],
  ['17 19 23: I-B-4; eq: I-B-3', 'The program keeps every time limit. `"clocks":"none"` turns the limits off.'],
  [
    '17 19: I-B-5; eq: I-B-4',
    '`pick-up-block`: while one player holds the block, nobody else may challenge or move (`block.held`).',
  ],
  ['eq: I-C#chart', 'Everyone always sees Resources, the Goal and the opened papers, so no chart is needed.'],
  [
    '23: I-C, I-C#comment, II-A-2, II-B#touch, V-B#b, IX-C#examples, XI-A-3#pace, VII-C-5-c#b; 17: II-A-2, II-B-2#a, V-B#d, VII-C-5-c#b; 19: II-A-2, V-B#b; eq: VI-B#b, IX-C#examples, XI-A-3#pace; 11: BOS10#hand',
    'Only people can see this. A judge may `warn`, `penalize` or `disqualify` and cite this clause.',
  ],
  [
    '17 19 23: I-D; eq: I-D, I-D#lot',
    'The winner of the draw comes first in `players`. A host draws with `drawLots`, `openshake play` from its seed. After each shake the player on the left is next.',
  ],
  // Starting
  ['19: I-B-2-d', 'The kit has these faces. All cubes are rolled; none is set out.'],
  ['23: Basic-I', '`roll` with the three cubes set out, and `deal`. The program refuses any other start (`start.*`).'],
  [
    '11: BOS5',
    '`roll` and `deal` in either order, within the first minute. Nothing changes the cubes or cards after that (`start.*`).',
  ],
  ['17 19 23: II-A-1; eq: II-a', 'The first `roll` or `deal` begins the shake and starts its time limits.'],
  [
    '23: II-B#undealt',
    'Everyone knows the sixteen cards and sees the Universe, so everyone knows which cards were not dealt.',
  ],
  [
    '23: II-B#comment; 17: II-B#c; 19: II-B-2',
    'No action takes a card back. In strict officiating the program refuses too many cards (`start.cards`). At a table the last cards dealt are removed.',
  ],
  ['23: Glossary-Deal-cards', 'In a live match `deal` says how many cards, and the program draws them at random.'],
  [
    '23: Glossary-Illegal-Universe',
    'Strict officiating refuses it. At a table extra cards are removed, and too few are dealt again (`start.cards`).',
  ],
  // Variations
  [
    '17 23: II-C',
    'Players use `choose-variations` before the Goal is set. Each variation changes the rules of that shake.',
  ],
  [
    '17 23: II-C-1-a, II-C-1-b; 23: II-C-3#time',
    'The clock gives each player 15 seconds in all. They start after the first minute or after the previous choice, whichever is later.',
  ],
  [
    '17 23: II-C-1-c',
    'The program records each choice with its blank, its player and its order. A choice with an empty blank is improper.',
  ],
  [
    '23: II-C-2#insulation; 17: II-C-2#a',
    'At a table an opponent may charge an improper choice until the next proper choice or a legal Goal. It never counts.',
  ],
  [
    '17 23: XIII-D; 23: XIII-A, XIII-B, XIII-C',
    'Each division has a list of the variations in every shake and of those that players may choose.',
  ],
  // The Goal
  [
    '23: Basic-I-A',
    'The player who rolled uses `set-goal` (`goal.setter`, `goal.cubes`). There is no bonus and no No Goal here.',
  ],
  [
    '17 19 23: III-D; eq: IV-D',
    'The Goal-setter uses `no-goal` (`noGoal.declare`). Each opponent has a minute to `agree` or `challenge`; silence means agreement.',
  ],
  [
    '17 19 23: III-D-1; eq: IV-D-1',
    'The shake is void, nobody scores, and the same player sets the next Goal. The program refuses `no-goal` after a bonus (`noGoal.afterBonus`).',
  ],
  [
    '23: Basic-I-B-1, Basic-I-B-2; 17 19 23: III-B-1-a, III-B-1-b, III-B-1-c',
    'The program works out the value of a Goal from its layout this way.',
  ],
  [
    '17 19 23: III-B-2, III-B-2-a, III-B-2-b; eq: IV-B-3, IV-B-3-a, IV-B-3-b',
    '`set-goal` sets the whole Goal in one action, so no cube is in the Goal section before that.',
  ],
  [
    '17 19: III-B-2-c; eq: IV-B-3-c',
    'The Goal is set in one action, so no cube is there when time runs out. The Goal-setter loses the point, and without a Goal the shake is void.',
  ],
  [
    '23: III-C-2#correction',
    'At a table such a bonus stands until charged. Then the cube goes back and the leader loses a point (`goal.bonusLeader`).',
  ],
  [
    '17 23: III-D-1#a; eq: IV-D-1#a',
    'A player may declare No Goal after any roll. Opponents who see a Goal challenge it.',
  ],
  [
    '23: III-D-2#challenger, III-D-2#third, III-D-2#setter; eq: IV-D-2#challenger, IV-D-2#third, IV-D-2#setter',
    'Scored this way after a No Goal challenge (`score.challenge`).',
  ],
  [
    '17 19 23: III-D-2; eq: IV-D-2',
    '`challenge` with the claim `no-goal`. Each paper has its own Goal, which the judge checks too (`goal.written`).',
  ],
  [
    '23: Glossary-Ambiguous-Goal',
    'A Goal has one value, or several under Absolute Value only. The program shows all of them.',
  ],
  [
    'eq: III-B, III-C, III-B-2, III-B-3, III-C-1, III-C-2',
    'The program reads and works out every expression exactly by this rule.',
  ],
  [
    'eq: IV-B-2',
    'The program reads the spaces in a Goal without parentheses: `2x 3+5` is 2×(3+5). A Goal with parentheses is read by them. It refuses a group inside the group under a root sign (`goal.grouping`).',
  ],
  // Moving
  [
    '23: Basic-II',
    '`move`, one cube a turn; the turn passes to the left (`move.*`). There is no bonus and no clock here.',
  ],
  ['11: BOS9', '`bonus`, before the Goal and on every turn. The leader may use it too (`goal.bonus`, `move.bonus`).'],
  ['17 23: IV-A', 'The turn passes to the left after each move.'],
  [
    '17 23: IV-C-2',
    'At a table a leader’s bonus stands until charged. Then the second cube goes back, the leader loses a point, and the turn is over.',
  ],
  [
    '17: IV-C-2#b; 23: IV-C-2#b',
    'The second move is out of turn and goes back when charged. The Mover does not choose which cube goes back.',
  ],
  [
    '11: BOS9-1, BOS9-3',
    '`bonus` is a separate action that puts a cube in Forbidden. The regular move or the Goal follows.',
  ],
  ['23: Glossary-Forceout', 'The last cube goes to Required or Permitted (`lastCube.section`). Then everyone writes.'],
  [
    '23: Glossary-Legal-move, Glossary-Mover, Glossary-Third-Party, Glossary-Turn',
    'The program uses the word in this sense.',
  ],
  // Challenging
  [
    '23: Basic-IV-A',
    '`challenge`, or `pick-up-block` first. An illegal challenge is refused; at a table it is set aside (`challenge.*`, `block.held`).',
  ],
  [
    '11: BOS10',
    '`challenge` with one of these claims, or `pick-up-block` and then the claim (`challenge.*`, `block.*`).',
  ],
  [
    '11: BOS11',
    'The player on turn uses `force-out` (`forceOut.declare`). Everyone writes, with one more cube (`cubes.forceOut`), and scores by `score.lastCube`.',
  ],
  [
    '17 19 23: V-A-1, V-A-2; eq: VI-A-1, VI-A-2; 23: Basic-IV-A-1, Basic-IV-A-2',
    '`challenge` with this claim. The player who has to prove it writes a Solution, and the judge checks it by what the claim allows.',
  ],
  ['23: V-B#two', 'The first challenge in the log counts. Nobody asks the third player. See the rulings of the book.'],
  [
    '23: V-B#c; 17: V-B#e; 19: V-B#c; eq: VI-B#c',
    'The player who picks up the block has 15 seconds to state a challenge. Otherwise the block goes back, and the book says whether that costs a point.',
  ],
  ['11: BOS10#forceout', 'A Mover who holds the block may still use `force-out`; the block goes back.'],
  ['11: BOS10#adjust', 'In this book it costs nothing to pick up the block and put it down.'],
  [
    '23: Glossary-Illegal-challenge',
    'Strict officiating refuses it. At a table it is set aside and costs the point that the book takes (`challenge.*`).',
  ],
  // Solutions
  ['23: Basic-III', 'The judge checks all of this. = and ⊆ may not be used here (`setName.*`, `value.equalsGoal`).'],
  [
    '11: BOS13',
    'Complement comes first. Any other order is a possible reading, and every reading has to equal the Goal (`value.everyReading`).',
  ],
  ['eq: VII-B-5', 'The program reads every Equation and Goal in this order, so there is only one reading.'],
  [
    '17 23: VII-A; 19: VII-A; eq: VII-A',
    'After a challenge the program waits for the players who have to write (`write.who`).',
  ],
  ['23: VII-B; eq: VII-B', 'A Solution is correct if it breaks no rule. The answer lists every rule that it breaks.'],
  [
    '17 23: VI-B, VI-B-1, VI-B-2-a, VI-B-2-b, VI-B-2-c, VI-B-2-c-i, VI-B-2-c-ii',
    'The judge works out Restrictions of every kind and length this way, before the Set-Name.',
  ],
  ['17 23: VII-B-5', 'The judge checks a separate rule for each variation (`variation.*`).'],
  [
    '17 23: VII-B-6-a; 19: VII-B-3-a',
    'The judge finds every reading. At a table a checker writes out one that misses the Goal (`reject` with `interpretation`).',
  ],
  ['17 23: VII-B-6-b; 19: VII-B-3-b', 'The prime comes first. Any other order is a possible reading.'],
  [
    '23: Glossary-Operation-symbol',
    'Two Operations and Multiple Operations count these signs, whatever they stand for.',
  ],
  [
    '23: Appendix-A',
    'Mark a cube used for another symbol once, in the text or beside it. Without a mark it stands for itself (`wild.marked`).',
  ],
  [
    '23: Appendix-A#unacceptable',
    'Only people see marks on real paper. A checker may `reject` by this clause, or a judge may `rule`.',
  ],
  // Writing and checking
  [
    '17 19 23: VII-A-1, VII-A-2; eq: VII-A-1, VII-A-2; 11: BOS16-b',
    'After each challenge the program knows who must write and who may. It refuses a paper from anyone else (`write.who`).',
  ],
  ['17 19 23: VII-C; eq: VII-C', 'The papers are opened when all writers have answered or time is up.'],
  [
    '17: VII-C-1; 23: VII-C-1, VII-C-1#ways',
    '`present` or `decline` within two minutes. A silent player presents nothing.',
  ],
  [
    '17 23: VII-C-2; 19: VII-C-1; eq: VII-C-1; 23: Glossary-Presenting',
    '`present` hands in a sealed paper. All papers are opened together.',
  ],
  [
    '23: VII-C-2-a',
    'Strict officiating refuses a second `present`. At a table it changes the paper, and a changed Solution is not correct (`write.once`).',
  ],
  [
    '17 23: VII-C-2-b; 19: VII-C-1-b; eq: VII-C-1-b',
    'At a table an opponent uses `ask-which`, and the writer answers with `indicate`. Strict officiating refuses a paper with too many Solutions (`check.which`).',
  ],
  [
    '11: BOS14',
    'The program refuses a second paper (`write.once`). If a paper has several Solutions, an opponent uses `ask-which` and the writer answers with `indicate`; strict officiating refuses such a paper (`check.which`). At a table a checker rejects with the clause that the Solution breaks (`check.reason`).',
  ],
  [
    '17 23: VII-C-5; eq: VII-C-3-a, VII-C-3-b, VII-C-3-c, VII-C-3-c-i, VII-C-3-c-ii, VII-C-3-c-iii, VII-C-3-c-iv, VII-C-3-d, VII-C-3-e; 17 23: VII-C-5-e, VII-C-5-b; 19: VII-C-3-b; eq: VII-C-3-g',
    '`reject` with this clause. The program confirms that the Solution breaks a rule that the clause states.',
  ],
  [
    '17 23: VII-C-5-b-i, VII-C-5-b-ii; 19: VII-C-3-b-i, VII-C-3-b-ii',
    'A rejection needs only its clause; the program works out the Solution. Players may call a judge about the effort.',
  ],
  [
    '17 23: VII-C-5-c#a',
    'A checker who is not ready loses a point and gets one more minute. Each checker is fined separately.',
  ],
  [
    '17 23: VII-C-5-c#c',
    'Each checker gets one try with an `interpretation`. The program does not know who works together, so two checkers get two tries.',
  ],
  ['17 23: VII-C-5-c#e', 'The program checks an attempt immediately.'],
  [
    '23: VII-C-6, VII-C-6-a',
    '`call-judge` with `equals`. After that the program refuses every objection (`check.question`).',
  ],
  ['23: VII-C-6-b', 'A judge answers with `rule`. If no judge answers in time, the program answers this way.'],
  [
    '19: VII-C-3-b-iii; eq: VII-C-3-g#judge',
    '`call-judge` with `equals`, answered by `rule`. The player who asked may not object again; the other checker may, until the ruling.',
  ],
  [
    '23: VII-C-7',
    '`call-judge` with `appeal` waits for a `rule`. A player who signs gives up the appeal (`judge.appeal`).',
  ],
  // Illegal procedure and conduct
  [
    '17 19 23: IX-A; eq: IX-A',
    '`charge`, with or without a clause. The program finds out whether an illegal action stands (`illegal.charge`).',
  ],
  [
    '17 19 23: IX-A-1; eq: IX-A-1; 23: IX-A-1#time, IX-A-1#examples; eq: IX-A-1#time',
    'After a charge the cube goes back, and its Mover gets the turn back with at least ten seconds.',
  ],
  [
    '17 19 23: IX-B; eq: IX-B',
    'After a legal choice, move or challenge by another player, nobody may charge the earlier illegal action.',
  ],
  [
    '17 19 23: IX-C; eq: IX-C, IX-C#disqualification',
    'A judge may use `warn`, `penalize`, `disqualify`, `replay-shake` (also by number) and `replay-round`. Each round is a separate match, so people carry results from one to the next.',
  ],
  ['23: IX-D', '`penalize` with a `second` judge, or `disqualify`.'],
  // Scores
  [
    '17: VII-C-4#a; 19: X-A-2#e; 23: VII-C-4#accept, X-A-2#exception; eq: X-A-2#exception',
    'Scored this way (`score.acceptedWrong`).',
  ],
  [
    '23: Basic-V, Basic-V-A, Basic-V-B, Basic-VI-A, Basic-VI-C, X-B-3, X-B-4; 17 19 23: X-A-1, X-B-1; 17 19 23: X-A-2; eq: X-A, X-A-1, X-A-2, X-B, X-B-1; 11: BOS16, BOS16-c, BOS16-d, BOS16-e, BOS16-f',
    'Scored this way when all papers are settled (`score.challenge`).',
  ],
  ['17 19 23: X-C-2; eq: X-C, X-C-2', 'Scored this way after the last cube (`score.lastCube`).'],
  ['17 19 23: XII-A; eq: XII-A; 11: BOS17', 'The program works out match points this way when the round is over.'],
  [
    '17 19 23: XII-B; eq: XII-B',
    'Each player uses `sign`. A `correct-score` takes effect when everyone has signed after it. There is no sheet to hand in.',
  ],
  ['eq: XII-B#oversight', '`correct-score`, which takes effect when every player has signed after it.'],
  [
    '17 19 23: XII-B-1; eq: XII-B-1',
    'A judge or the director uses `take-score` with the shake and the lower score. Nobody else moves up.',
  ],
  [
    '17 19 23: XII-B-2; eq: XII-B-2',
    'A judge or the director uses `take-score`: no match points for the round. Nobody else moves up.',
  ],
  // Time
  [
    '17 23: XI-A-1-a, XI-A-1-b, XI-A-1-c, XI-A-1-d, XI-A-1-e, XI-A-1-f, XI-A-1-g, XI-A-1-h, XI-A-1-i; 19: XI-A-1-a, XI-A-1-b, XI-A-1-c, XI-A-1-d, XI-A-1-f, XI-A-1-g, XI-A-1-h; eq: XI-A-1, XI-A-1-a, XI-A-1-b, XI-A-1-c, XI-A-1-e, XI-A-1-f, XI-A-1-g; 23: Glossary-Additional-minute; 11: BOS6',
    'The clock enforces this limit.',
  ],
  ['19: XI-A-3; eq: XI-A-3; 17 23: XI-A-3', 'The clock counts the ten seconds and only then takes the point.'],
  [
    '17: XI-A#n; 19: XI-A#n; 23: XI-A#note; eq: XI-A#approval',
    'The point counts only after a judge uses `approve-penalty` (`judge.approve`).',
  ],
  [
    '17 19: XI-B; 23: XI-B, XI-B-1; eq: XI-B, XI-B#stop',
    'The director uses `end-round` and then `stop-play`. In a live match with clocks, the officials of `packages/host` stop play after five minutes; `replay` does not.',
  ],
  ['eq: XIII', 'Junior and Senior play these three variations in every shake.'],
];
