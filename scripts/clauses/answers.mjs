// How the program answers the clauses that no rule key stands for, and those whose keys alone would not tell it. Everything else is derived in page.mjs.
// `17 19 23: I-B-1; eq: I-B-2-a`: books by their numbers, then clauses; `#tag` for one of a clause's comments.

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
    'A match is set up for two or three players; a shake with fewer at the table does not begin (`start.players`).',
  ],
  ['11: BOS1', 'Where the book is silent, the 2019 book of the same league speaks; the rulings of the book say so.'],
  [
    '17 19 23: I-B-1, I-B-2-b, I-B-2-c; 17 19: I-B-1#c; 23: I-B-1#comment, Glossary-Digit-cube',
    'The kit has just these cubes and cards; a roll or deal of others is refused.',
  ],
  [
    '17 19 23: I-B-2-a',
    'The kit has these faces. A digit in a Set-Name is an error of the Solution (`text.digit`), and no move takes a digit.',
  ],
  [
    '17 19 23: I-B-2-c-i, I-B-2-c-ii, I-B-2-c-iii, I-B-2-c-iv, I-B-2-d-i, I-B-2-d-ii',
    'The judge works every Set-Name out on the cards of the Universe by this definition.',
  ],
  ['17 23: I-B-2-d-iii', 'Restrictions are read and applied to the Universe before the Set-Name (`restriction.*`).'],
  [
    '17 19 23: I-B-3; eq: I-B-2',
    'The table has these places, and a `move` goes from Resources to one of three sections.',
  ],
  [
    '17 19 23: I-B-3-a; eq: I-B-2-a',
    '`set-goal` takes the cubes out of Resources; no Solution and no move can use them afterwards.',
  ],
  [
    '17 19 23: I-B-3-b, I-B-3-c, I-B-3-d; 17 23: VII-B-4, VII-B-4-f; 19: VII-B-2, VII-B-2-f; eq: I-B-2-b, I-B-2-c, I-B-2-d, VII-B-3, VII-B-3-f; 23: Basic-IV-A-1-a, Basic-IV-A-1-b',
    'The judge finds for each symbol a cube that may serve it, by section and by challenge (`cubes.*`).',
  ],
  ['17 19 23: I-B-4; eq: I-B-3', 'The clock of the table keeps every limit; `"clocks":"none"` plays without.'],
  [
    '17 19: I-B-5; eq: I-B-4',
    '`pick-up-block`: one player holds it, and nobody else challenges or moves meanwhile (`block.held`).',
  ],
  ['eq: I-C#chart', 'Everybody sees Resources, the Goal and the opened papers all the time, so a chart is not needed.'],
  [
    '23: I-C, I-C#comment, II-A-2, II-B#touch, V-B#b, IX-C#examples, XI-A-3#pace, VII-C-5-c#b; 17: II-A-2, II-B-2#a, V-B#d, VII-C-5-c#b; 19: II-A-2, V-B#b; eq: VI-B#b, IX-C#examples, XI-A-3#pace; 11: BOS10#hand',
    'Only people see it. A judge has `warn`, `penalize` and `disqualify`, with this clause.',
  ],
  [
    '17 19 23: I-D; eq: I-D, I-D#lot',
    '`players` begins with the winner of the lot, which a host draws with `drawLots`; `openshake play` draws it from its seed. After each shake the player on the left is next.',
  ],
  // Starting
  ['19: I-B-2-d', 'The kit has these faces, and all cubes are rolled; nothing is set out.'],
  ['23: Basic-I', '`roll` with the three cubes set out, and `deal`; another start is refused (`start.*`).'],
  [
    '11: BOS5',
    '`roll` and `deal` in either order, within the first minute; no action changes cubes or cards afterwards (`start.*`).',
  ],
  ['17 19 23: II-A-1; eq: II-a', 'The first `roll` or `deal` begins the shake, and its limits count from there.'],
  [
    '23: II-B#undealt',
    'All sixteen cards are known and the Universe is open to all, so everybody knows what was not dealt.',
  ],
  [
    '23: II-B#comment; 17: II-B#c; 19: II-B-2',
    'There is no action that takes a card back. Where the program officiates too many are refused (`start.cards`); at a table the last ones dealt go.',
  ],
  ['23: Glossary-Deal-cards', 'A live `deal` says how many cards; chance says which.'],
  [
    '23: Glossary-Illegal-Universe',
    'Refused where the program officiates; at a table too many are cut and too few dealt again (`start.cards`).',
  ],
  // Variations
  [
    '17 23: II-C',
    '`choose-variations` comes between the start and the Goal. Each variation changes the rules of that shake.',
  ],
  [
    '17 23: II-C-1-a, II-C-1-b; 23: II-C-3#time',
    'The clock: 15 seconds from the later of the first minute and the choice before, for all that a player chooses.',
  ],
  [
    '17 23: II-C-1-c',
    'The table keeps each choice with its blank, its player and its place in the order; a choice with an empty blank is improper.',
  ],
  [
    '23: II-C-2#insulation; 17: II-C-2#a',
    'At a table an improper choice stands until it is charged. The next proper choice or a legal Goal ends that, and it never counts.',
  ],
  [
    '17 23: XIII-D; 23: XIII-A, XIII-B, XIII-C',
    'Each division has its list: variations in every shake, and those that may be chosen.',
  ],
  // The Goal
  [
    '23: Basic-I-A',
    '`set-goal` by whoever rolled (`goal.setter`, `goal.cubes`); there is no bonus and no No Goal here.',
  ],
  [
    '17 19 23: III-D; eq: IV-D',
    '`no-goal` by the Goal-setter (`noGoal.declare`); each opponent has a minute for `agree` or `challenge`, and silence agrees.',
  ],
  [
    '17 19 23: III-D-1; eq: IV-D-1',
    'The shake is void, nobody scores, and the same player sets the next Goal. After a bonus `no-goal` is refused (`noGoal.afterBonus`).',
  ],
  [
    '23: Basic-I-B-1, Basic-I-B-2; 17 19 23: III-B-1-a, III-B-1-b, III-B-1-c',
    'The value of a Goal is worked out so from its layout.',
  ],
  [
    '17 19 23: III-B-2, III-B-2-a, III-B-2-b; eq: IV-B-3, IV-B-3-a, IV-B-3-b',
    '`set-goal` lays the whole Goal in one action: nothing lies in the section before it is said.',
  ],
  [
    '17 19: III-B-2-c; eq: IV-B-3-c',
    'The Goal is laid in one action, so no cube lies there when time runs out: the point is lost, and without a Goal the shake is void.',
  ],
  [
    '23: III-C-2#correction',
    'At a table such a bonus stands until it is charged; then the cube goes back and the point is lost (`goal.bonusLeader`).',
  ],
  ['17 23: III-D-1#a; eq: IV-D-1#a', 'No Goal may be declared after any roll; opponents who know a Goal challenge it.'],
  [
    '23: III-D-2#challenger, III-D-2#third, III-D-2#setter; eq: IV-D-2#challenger, IV-D-2#third, IV-D-2#setter',
    'Scored so when the papers of a No Goal challenge are settled (`score.challenge`).',
  ],
  [
    '17 19 23: III-D-2; eq: IV-D-2',
    '`challenge` with the claim `no-goal`; the papers have a Goal of their own, and the judge holds it to the rules (`goal.written`).',
  ],
  ['23: Glossary-Ambiguous-Goal', 'A Goal has one value, or several under Absolute Value only; all of them are told.'],
  [
    'eq: III-B, III-C, III-B-2, III-B-3, III-C-1, III-C-2',
    'Every expression is parsed and worked out exactly by this rule.',
  ],
  ['eq: IV-B-2', 'Goals are written with the parentheses that the spacing means, and read by the order of operations.'],
  // Moving
  ['23: Basic-II', '`move`, one cube a turn, to the left (`move.*`); there is no bonus and no clock here.'],
  ['11: BOS9', '`bonus`, before the Goal and on every turn, for the leader as well (`goal.bonus`, `move.bonus`).'],
  ['17 23: IV-A', 'The turn goes to the left after each move.'],
  [
    '17 23: IV-C-2',
    'At a table a leader’s bonus stands until it is charged: then the second cube goes back, a point is lost, and the turn is over.',
  ],
  [
    '17: IV-C-2#b; 23: IV-C-2#b',
    'The second of the two is out of turn: charged, it goes back. Which of the two goes back is not asked.',
  ],
  [
    '11: BOS9-1, BOS9-3',
    '`bonus` is an action of its own that goes to Forbidden; the regular move or the Goal follows it.',
  ],
  ['23: Glossary-Forceout', 'The last cube goes to Required or Permitted (`lastCube.section`), and then all write.'],
  [
    '23: Glossary-Legal-move, Glossary-Mover, Glossary-Third-Party, Glossary-Turn',
    'The table uses the word in this sense: who may move, who may be challenged, who is left.',
  ],
  // Challenging
  [
    '23: Basic-IV-A',
    '`challenge`, or `pick-up-block` first; one against it is refused, at a table set aside (`challenge.*`, `block.held`).',
  ],
  [
    '11: BOS10',
    '`challenge` with one of these claims, or `pick-up-block` and then the claim (`challenge.*`, `block.*`).',
  ],
  [
    '11: BOS11',
    '`force-out` by the player on turn (`forceOut.declare`); all write, with one more cube (`cubes.forceOut`), and score by `score.lastCube`.',
  ],
  [
    '17 19 23: V-A-1, V-A-2; eq: VI-A-1, VI-A-2; 23: Basic-IV-A-1, Basic-IV-A-2',
    '`challenge` with this claim; whoever has to prove it writes, and the judge holds the paper to what the claim allows.',
  ],
  [
    '23: V-B#two',
    'The first in the log is the Challenger; the third player is not asked. See the rulings of the book.',
  ],
  [
    '23: V-B#c; 17: V-B#e; 19: V-B#c; eq: VI-B#c',
    'Who picks it up states a claim within 15 seconds; otherwise it goes back, with the point that the book takes.',
  ],
  ['11: BOS10#forceout', '`force-out` puts the block back and happens all the same.'],
  ['11: BOS10#adjust', 'Picking up the block and putting it down costs nothing in this book.'],
  [
    '23: Glossary-Illegal-challenge',
    'Refused where the program officiates; at a table set aside with its point (`challenge.*`).',
  ],
  // Solutions
  [
    '23: Basic-III',
    'The judge of Solutions asks all of this; = and ⊆ have no place here (`setName.*`, `value.equalsGoal`).',
  ],
  [
    '11: BOS13',
    'The parser takes the complement first; every other order is a reading that has to meet the Goal (`value.everyReading`).',
  ],
  ['eq: VII-B-5', 'Every Equation and every Goal is read by this order, so there is one reading.'],
  ['17 23: VII-A; 19: VII-A; eq: VII-A', 'After a challenge the table waits for whoever has to write (`write.who`).'],
  [
    '23: VII-B; eq: VII-B',
    'A Solution is correct when the judge finds no broken rule; an answer lists all that are broken.',
  ],
  [
    '17 23: VI-B, VI-B-1, VI-B-2-a, VI-B-2-b, VI-B-2-c, VI-B-2-c-i, VI-B-2-c-ii',
    'Restrictions of every kind and length are worked out so, before the Set-Name.',
  ],
  ['17 23: VII-B-5', 'Each variation has a rule of its own that the judge asks (`variation.*`).'],
  [
    '17 23: VII-B-6-a; 19: VII-B-3-a',
    'The judge finds every reading. At a table a checker writes one out that misses the Goal (`reject` with `interpretation`).',
  ],
  ['17 23: VII-B-6-b; 19: VII-B-3-b', 'The parser takes the prime first and leaves every other order open.'],
  ['23: Glossary-Operation-symbol', 'Two and Multiple Operations count these signs, whatever they mean.'],
  [
    '23: Appendix-A',
    'A cube used for another symbol is marked once, in the text or beside it; without a mark it is itself (`wild.marked`).',
  ],
  [
    '23: Appendix-A#unacceptable',
    'Marks on real paper are seen by people: a checker rejects by the clause, or a judge rules.',
  ],
  // Writing and checking
  [
    '17 19 23: VII-A-1, VII-A-2; eq: VII-A-1, VII-A-2; 11: BOS16-b',
    'After each challenge the table knows who must write and who may; a paper of anybody else is refused (`write.who`).',
  ],
  ['17 19 23: VII-C; eq: VII-C', 'Papers are opened when all writers have answered or their time is up.'],
  [
    '17: VII-C-1; 23: VII-C-1, VII-C-1#ways',
    '`present` or `decline` within the two minutes; silence presents nothing.',
  ],
  [
    '17 23: VII-C-2; 19: VII-C-1; eq: VII-C-1; 23: Glossary-Presenting',
    '`present` hands the paper in, sealed; all papers are opened together.',
  ],
  [
    '17 23: VII-C-2-b; 19: VII-C-1-b; eq: VII-C-1-b',
    'At a table `ask-which` and `indicate`: an opponent asks, the writer says which Solution counts. The program does not take a paper with too many (`check.which`).',
  ],
  [
    '11: BOS14',
    'A second paper is refused (`write.once`). With several Solutions on one, `ask-which` and `indicate` say which counts (`check.which`).',
  ],
  [
    '17 23: VII-C-5; eq: VII-C-3-a, VII-C-3-b, VII-C-3-c, VII-C-3-c-i, VII-C-3-c-ii, VII-C-3-c-iii, VII-C-3-c-iv, VII-C-3-d, VII-C-3-e; 17 23: VII-C-5-e, VII-C-5-b; 19: VII-C-3-b; eq: VII-C-3-g',
    '`reject` with this clause, or with the rule that means the same; the judge confirms that the Solution breaks it.',
  ],
  [
    '17 23: VII-C-5-b-i, VII-C-5-b-ii; 19: VII-C-3-b-i, VII-C-3-b-ii',
    'A rejection needs only its clause; the program works the Solution out. A judge may be called about the effort.',
  ],
  [
    '17 23: VII-C-5-c#a',
    'A checker who is not ready loses the point and has one more minute; each checker pays for himself.',
  ],
  [
    '17 23: VII-C-5-c#c',
    'Each checker has one try with an `interpretation`. Who works together is not told, so two have two.',
  ],
  ['17 23: VII-C-5-c#e', 'The judge looks at an attempt in no time.'],
  ['23: VII-C-6, VII-C-6-a', '`call-judge` with `equals`; after that every objection is set aside (`check.question`).'],
  ['23: VII-C-6-b', 'A judge answers with `rule`; where none comes the program answers, and so.'],
  [
    '19: VII-C-3-b-iii; eq: VII-C-3-g#judge',
    '`call-judge` with `equals`, answered by `rule`. Who asked objects no more; the other may until the ruling.',
  ],
  ['23: VII-C-7', '`call-judge` with `appeal` waits for a `rule`; whoever signs gives it up (`judge.appeal`).'],
  // Illegal procedure and conduct
  [
    '17 19 23: IX-A; eq: IX-A',
    '`charge` names it in one action; the program finds out whether anything illegal stands (`illegal.charge`).',
  ],
  [
    '17 19 23: IX-A-1; eq: IX-A-1; 23: IX-A-1#time, IX-A-1#examples; eq: IX-A-1#time',
    'A charge sends the cube back and gives the turn back, with at least ten seconds.',
  ],
  ['17 19 23: IX-B; eq: IX-B', 'A legal choice, move or challenge of another player makes what was illegal stand.'],
  [
    '17 19 23: IX-C; eq: IX-C, IX-C#disqualification',
    'A judge has `warn`, `penalize`, `disqualify`, `replay-shake` (also by number) and `replay-round`. Other rounds are other matches: what is carried over, people carry over.',
  ],
  ['23: IX-D', '`penalize` with a `second` judge, or `disqualify`.'],
  // Scores
  [
    '17: VII-C-4#a; 19: X-A-2#e; 23: VII-C-4#accept, X-A-2#exception; eq: X-A-2#exception',
    'Scored so: `score.acceptedWrong`.',
  ],
  [
    '23: Basic-V, Basic-V-A, Basic-V-B, Basic-VI-A, Basic-VI-C, X-B-3, X-B-4; 17 19 23: X-A-1, X-B-1; 17 19 23: X-A-2; eq: X-A, X-A-1, X-A-2, X-B, X-B-1; 11: BOS16, BOS16-c, BOS16-d, BOS16-e, BOS16-f',
    'Scored so when all papers are settled (`score.challenge`).',
  ],
  ['17 19 23: X-C-2; eq: X-C, X-C-2', 'Scored so after the last cube (`score.lastCube`).'],
  ['17 19 23: XII-A; eq: XII-A; 11: BOS17', 'Match points are worked out so once the round is over.'],
  [
    '17 19 23: XII-B; eq: XII-B',
    'Each player has `sign`; a `correct-score` stands when all have signed after it. There is no sheet to hand in.',
  ],
  ['eq: XII-B#oversight', '`correct-score`, which stands when every player has signed after it.'],
  [
    '17 19 23: XII-B-1; eq: XII-B-1',
    'A judge or the director: `take-score` with the shake and the lower score. Nobody else moves up.',
  ],
  [
    '17 19 23: XII-B-2; eq: XII-B-2',
    'A judge or the director: `take-score` gives no match points for the round. Nobody else moves up.',
  ],
  // Time
  [
    '17 23: XI-A-1-a, XI-A-1-b, XI-A-1-c, XI-A-1-d, XI-A-1-e, XI-A-1-f, XI-A-1-g, XI-A-1-h, XI-A-1-i; 19: XI-A-1-a, XI-A-1-b, XI-A-1-c, XI-A-1-d, XI-A-1-f, XI-A-1-g, XI-A-1-h; eq: XI-A-1, XI-A-1-a, XI-A-1-b, XI-A-1-c, XI-A-1-e, XI-A-1-f, XI-A-1-g; 23: Glossary-Additional-minute; 11: BOS6',
    'The clock keeps this limit.',
  ],
  ['19: XI-A-3; eq: XI-A-3; 17 23: XI-A-3', 'The clock counts the ten seconds itself, and only then takes the point.'],
  [
    '17: XI-A#n; 19: XI-A#n; 23: XI-A#note; eq: XI-A#approval',
    'The point waits until a judge says `approve-penalty` (`judge.approve`).',
  ],
  [
    '17 19: XI-B; 23: XI-B, XI-B-1; eq: XI-B, XI-B#stop',
    'The director says `end-round` and then `stop-play`. Where the program officiates with clocks it stops play after the five minutes.',
  ],
  ['eq: XIII', 'Junior and Senior play with these three variations in every shake.'],
];
