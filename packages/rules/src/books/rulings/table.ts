// Rulings on what every book leaves open about play at a table that a program runs.
import type { Ruling } from '../ruling.ts';

interface Clauses {
  time: string;
  lastCube: string;
  block: string;
  charge: string;
  conduct: string;
  correction: string;
  which: string;
}

export const tableRulings = ({ time, lastCube, block, charge, conduct, correction, which }: Clauses): Ruling[] => [
  {
    id: 'all-turns-lost',
    clause: time,
    question: 'What if every player in a shake, one after another, lets the turn run out?',
    reading: 'The shake is void. Lost points stay lost, and the next player sets the Goal.',
    because: 'Nobody is playing anymore, and a match must not wait forever.',
  },
  {
    id: 'start-never-finished',
    clause: time,
    question: 'What if the cubes are never rolled, the cards never dealt or the Goal never set?',
    reading: 'When the additional time is over, the shake is void, and the next player sets the Goal.',
  },
  {
    id: 'late-deal',
    clause: time,
    question: 'Does the time for the Goal run out while the Goal-setter waits for the cards?',
    reading: 'No. The countdown for the Goal starts when the cards are on the table, at the earliest.',
    because: 'Nobody loses a point for another player’s delay.',
  },
  {
    id: 'countdown',
    clause: time,
    question: 'When exactly does a player lose a point?',
    reading: 'Ten seconds after the limit. The additional minute starts then and has its own countdown.',
  },
  {
    id: 'block-stops-the-turn',
    clause: block,
    question: 'Does a turn run out while another player holds the block?',
    reading:
      'No. The clock of the turn stops while someone holds the block. A player who picked it up in time may state a challenge even if the right to challenge ends meanwhile.',
    because: 'Nobody may move while someone holds it.',
  },
  {
    id: 'last-cube-forbidden',
    clause: lastCube,
    question: 'What if a player puts the last cube in Forbidden at a table and nobody says anything?',
    reading:
      'The turn is not over, and its clock keeps running. A challenge is set aside and sends the cube back. The end of the turn sends it back too.',
  },
  {
    id: 'what-a-charge-reaches',
    clause: charge,
    question: 'Does a charge have to name the right clause?',
    reading: "No. The program itself finds out whether an opponent's latest actions were legal.",
  },
  {
    id: 'point-for-misconduct',
    clause: conduct,
    question: 'May a judge take a point for misconduct without a warning?',
    reading: 'Only if the book lets two judges do so together.',
  },
  {
    id: 'replays-in-order',
    clause: conduct,
    question: 'When are shakes replayed, and who sets their Goals?',
    reading:
      'They are void immediately. They are replayed in order, after the shake in progress and before any new shake. Each keeps its Goal-setter. Then the normal order of Goal-setters continues. Lost points stay lost.',
  },
  {
    id: 'replay-after-the-round',
    clause: conduct,
    question: 'Is a shake replayed after the round has ended?',
    reading:
      'Yes, because it is not a new shake. It gets its own five minutes. When play is stopped, a replay that has not begun is canceled.',
  },
  {
    id: 'round-played-again',
    clause: conduct,
    question: 'What remains of a round that is replayed?',
    reading:
      'Lost points, warnings and disqualifications remain. Every shake is void. The round starts over with its full time and the first Goal-setter of the match. A player who is not named sits out and is ranked by the remaining points.',
  },
  {
    id: 'taken-score-raises-nobody',
    clause: correction,
    question: 'Do the other players move up when an official lowers a score, or gives a player 0 for the round?',
    reading:
      'No. The others keep the places that they earned by the scores as played. 0 for the round means no match points. The scores of the shakes stay on the sheet.',
    because: 'The rule takes points only from the player who deceived. Otherwise friends could move each other up.',
  },
  {
    id: 'which-solution-counts',
    clause: which,
    question: 'How long does the writer of several Solutions have to say which one counts?',
    reading:
      'Ten seconds after an opponent asks. After that, an opponent may reject the paper for it. Nobody may reject the paper before someone has asked. In strict officiating the program refuses such a paper.',
    because: 'The books give ten seconds for other small corrections too.',
  },
  {
    id: 'correction-counts',
    clause: correction,
    question: 'When does a corrected score count?',
    reading:
      'Once every player still in the match has signed after it was written down. Earlier signatures no longer count. To withdraw a correction, ask for the score that stands. Then everybody signs again.',
  },
];
