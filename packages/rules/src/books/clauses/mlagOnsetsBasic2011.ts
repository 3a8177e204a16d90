// The clauses of mlag-onsets-basic-2011 in our own words, in the order of the book.

import { type Clause, engine, judge, paper } from '../clause.ts';

export const mlagOnsetsBasic2011Clauses: readonly Clause[] = [
  engine(
    'BOS1',
    'definition',
    'Minor, Elementary and Middle play Basic On-Sets by the manual of the game, with the changes given here. Where this text is silent, the manual (not supplied) would apply.',
  ),
  engine(
    'BOS2',
    'start',
    'There are two or three players. The player with the highest roll of a digit cube sets the first Goal. The next Mover sits to the left, and play goes clockwise.',
  ),
  engine(
    'BOS3',
    'equipment',
    'The kit has 3 digit cubes, 8 color cubes, 4 operation cubes, 3 restriction cubes and the 16 cards, one of them blank.',
  ),
  engine(
    'BOS4',
    'solution',
    '= is wild for the six set names, and the subset sign for the four operations. The writer must state the meaning, the same one throughout the Solution.',
  ),
  engine(
    'BOS5',
    'start',
    'A shake begins when cubes are rolled or cards are dealt. Both happen, in either order, within the first of the two minutes for the Goal. Nobody changes or hides cubes or cards after that.',
  ),
  engine('BOS5#cards', 'start', 'At least 6 and at most 12 cards are dealt.'),
  engine('BOS6', 'time', 'Each task has a time limit measured with a one-minute timer.'),
  engine('BOS6#goal', 'time', 'Roll, deal and Goal (or declaring No Goal): 2 minutes together.'),
  engine(
    'BOS6#first-turn',
    'time',
    'First player after the Goal-setter: 1 minute.',
    '2 minutes in the later rulebooks.',
  ),
  engine('BOS6#turn', 'time', 'All other turns: 1 minute.'),
  engine(
    'BOS6#join',
    'time',
    'Deciding whom to join: 1 minute.',
    'The later rulebooks let the Third Party decide within the writing time.',
  ),
  engine('BOS6#write', 'time', 'Writing after a challenge or a Force Out: 2 minutes.'),
  engine('BOS6#check', 'time', 'Checking a Solution: 2 minutes.'),
  engine(
    'BOS6#warning',
    'time',
    'The player is warned about 10 seconds before time is up. If nobody noticed that time was up, the player has 10 more seconds to move.',
    'The later rulebooks count down 10 seconds after the end.',
  ),
  engine(
    'BOS6#penalty',
    'time',
    'Missing the time costs one point and gives one more minute. Missing that too costs another point and the turn.',
    'mlag-onsets-adventurous-2017 and mlag-onsets-basic-2019 take no second point.',
  ),
  engine(
    'BOS6#only',
    'time',
    'Players lose points only for not moving in time or for taking the extra minute to write.',
    'There are no fines for invalid challenges or for the block.',
  ),
  engine(
    'BOS7',
    'goal',
    'Legal Goals: A; A+B; A+B+C; AxB; AxBxC; (AxB)+C; (B+C)xA; upside-down is negative. Any other layout, or a Goal below zero or above the number of cards, is a P Flub. Unused digits go to Forbidden.',
  ),
  engine('BOS8', 'move', 'A cube that has touched a section of the mat stays there.'),
  engine('BOS9', 'move', 'Every player, leading or not, may at any time make a bonus move.'),
  engine('BOS9-1', 'move', 'The player says "bonus" first.'),
  engine('BOS9-2', 'move', 'The extra cube goes to Forbidden first.'),
  engine(
    'BOS9-3',
    'move',
    'Then the player makes the regular move to Forbidden, Permitted, Required or (when setting it) the Goal.',
  ),
  engine(
    'BOS10',
    'challenge',
    'The challenges are A Flub, P Flub, CA Flub, and those against a Force Out and against No Goal. Only a player who picked up the flub ball has challenged, and that player must say why immediately.',
  ),
  engine(
    'BOS10#forceout',
    'challenge',
    'Players do not pick up the ball for a Force Out. If someone does, the Force Out goes on anyway.',
  ),
  engine(
    'BOS10#adjust',
    'challenge',
    'Announcing an adjustment and then moving the ball to a fair spot is not a challenge.',
  ),
  judge('BOS10#hand', 'conduct', 'No hand or finger may stay on or near the ball.'),
  engine(
    'BOS11',
    'lastcube',
    'Force Out is a move. The next Mover declares it when a Solution is one cube away and the previous Mover could not avoid that. If nobody challenges, everyone writes within 2 minutes: 8 points if correct, 6 if not.',
  ),
  engine(
    'BOS11#two',
    'lastcube',
    'A player should not declare Force Out when the Solution needs two cubes from Resources.',
  ),
  engine(
    'BOS12',
    'challenge',
    'Players may challenge a Force Out within the first of the two minutes, for Reason A or Reason B. Then a Joiner has one minute to choose a side, and writers have one more minute. BOS16 gives the scores.',
  ),
  engine(
    'BOS12-A',
    'challenge',
    'Reason A: the player who declared it should have called A or CA. The Challenger (and a Joiner on that side) writes a Solution with at most one of the cubes that were in Resources at the original A Flub, and an avoid move for it.',
  ),
  engine(
    'BOS12-B',
    'challenge',
    'Reason B: there is no Solution with one more cube. The player who declared it (and a Joiner on that side) must write one with at most one cube from Resources. The Challenger writes nothing.',
  ),
  engine(
    'BOS13',
    'solution',
    'Complement comes before union, intersection and difference, which have no order among themselves.',
  ),
  engine(
    'BOS14',
    'check',
    'Nobody may correct a presented Solution. If the paper has several, the writer says which one counts, and opponents must ask.',
  ),
  engine(
    'BOS15',
    'challenge',
    'A player who calls A Flub or CA Flub must present an avoid move along with the Solution, within the 2 minutes: a cube and the section it should have gone to. Without a correct one the proof fails. After CA Flub both refer to the old A Flub.',
  ),
  engine('BOS15-a', 'challenge', 'The avoid move must leave no Solution with one more cube from Resources.'),
  engine('BOS15-b', 'challenge', 'The avoid move must not cause a P Flub.'),
  engine('BOS15#call', 'challenge', '"Call an A Flub" is not an avoid move.'),
  engine('BOS16', 'scoring', 'These challenge scores replace those of the manual.'),
  engine(
    'BOS16-a',
    'scoring',
    'The Joiner must join the Challenger or the Mover.',
    'In the later rulebooks, presenting or not shows the side.',
  ),
  engine('BOS16-b', 'scoring', 'A Joiner on the side that must prove a Solution must write one as well.'),
  engine(
    'BOS16-c',
    'scoring',
    "A correct Joiner scores 8 on the Challenger's side and 10 on the Mover's.",
    '4 and 6 in the later rulebooks.',
  ),
  engine('BOS16-d', 'scoring', 'A correct Challenger scores 10.', '6 in the later rulebooks.'),
  engine('BOS16-e', 'scoring', 'A correct Mover scores 10.', '6 in the later rulebooks.'),
  engine('BOS16-f', 'scoring', 'Everyone who is incorrect scores 6.', '2 in the later rulebooks.'),
  engine(
    'BOS17',
    'match',
    'Three players: first 6, tie for first 5, three-way tie 4, second 4, tie for second 3, third 2; two players: first 6, tie 5, second 4.',
  ),
  paper(
    'BOS18',
    'conduct',
    'No books, tables, calculators or notes; only pens or pencils, blank paper and blank preprinted Universe charts.',
    'Only people can see what a player has at the table. A judge there warns and takes points.',
  ),
];
