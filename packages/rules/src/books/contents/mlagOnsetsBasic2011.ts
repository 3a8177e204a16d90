// Which clauses mlag-onsets-basic-2011 has, in its order, with the tags of their comments. What they say is in ../clauses.
export const mlagOnsetsBasic2011Contents = `
  BOS1
  BOS2
  BOS3
  BOS4
  BOS5 BOS5#cards
  BOS6 BOS6#goal BOS6#first-turn BOS6#turn BOS6#join BOS6#write BOS6#check BOS6#warning BOS6#penalty BOS6#only
  BOS7
  BOS8
  BOS9 BOS9-1 BOS9-2 BOS9-3
  BOS10 BOS10#forceout BOS10#adjust BOS10#hand
  BOS11 BOS11#two
  BOS12 BOS12-A BOS12-B
  BOS13
  BOS14
  BOS15 BOS15-a BOS15-b BOS15#call
  BOS16 BOS16-a BOS16-b BOS16-c BOS16-d BOS16-e BOS16-f
  BOS17
  BOS18
`;
