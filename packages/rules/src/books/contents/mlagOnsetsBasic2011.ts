// Which clauses mlag-onsets-basic-2011 has, in order, with the tags of their comments. ../clauses has what they say.
import { readContents } from './contents.ts';

export const mlagOnsetsBasic2011Contents = readContents(`
BOS1: .
BOS2: .
BOS3: .
BOS4: .
BOS5: . #cards
BOS6: . #goal #first-turn #turn #join #write #check #warning #penalty #only
BOS7: .
BOS8: .
BOS9: . 1 2 3
BOS10: . #forceout #adjust #hand
BOS11: . #two
BOS12: . A B
BOS13: .
BOS14: .
BOS15: . a b #call
BOS16: . a b c d e f
BOS17: .
BOS18: .
`);
