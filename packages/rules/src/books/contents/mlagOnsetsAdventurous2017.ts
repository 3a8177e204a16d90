// Which clauses mlag-onsets-adventurous-2017 has, in order, with the tags of their comments. ../clauses has what they say.
import { readContents } from './contents.ts';

export const mlagOnsetsAdventurous2017Contents = readContents(`
I: A B-1 B-1#c B-2 B-2-a B-2-b B-2-c B-2-c-i B-2-c-ii B-2-c-iii B-2-c-iv B-2-d B-2-d-i B-2-d-ii B-2-d-iii B-3 B-3-a
I: B-3-b B-3-c B-3-d B-4 B-5 C C#c D
II: A A-1 A-2 A-3 B B-1 B-2 B-2#a B#c C C-1 C-1-a C-1-b C-1-c C-2 C-2#a C-2#b C-3
III: A B B-1 B-1-a B-1-b B-1-c B-2 B-2-a B-2-b B-2-c B-2-d C C-1 C-2 D D-1 D-1#a D-1#b D-1#c D-2
IV: A B B#a C C-1 C-1#a C-1#b C-2 C-2#a C-2#b D D#a D#b
V: A A-1 A-1#a A-1#b A-2 A-2-a A-2-b B B#a B#b B#c B#d B#e
VI: A A#a A#b A#c B B-1 B-1#a B-2 B-2-a B-2-b B-2-c B-2-c-i B-2-c-ii B-3
VII: A A-1 A-2 A-3 A-3#a B-1 B-2 B-3 B-3#a B-3#b B-4 B-4-a B-4-b B-4-c B-4-d B-4-e B-4-f B-5 B-6 B-6-a B-6-b C C-1 C-2
VII: C-2-a C-2-b C-3 C-4 C-4#a C-4#b C-5 C-5-a C-5-b C-5-b-i C-5-b-ii C-5-c C-5-c#a C-5-c#b C-5-c#c C-5-c#d C-5-c#e
VII: C-5-c#f C-5-d C-5-e
VIII: A A#a B B#a
IX: A A-1 A-2 B C
X: A-1 A-2 B-1 B-2 C-1 C-2 D
XI: A A#n A-1-a A-1-b A-1-c A-1-d A-1-e A-1-f A-1-g A-1-h A-1-i A-2 A-3 A-3#a B
XII: A B B-1 B-2
XIII: A-1 A-1#a A-2 A-2#a A-2#b A-3 A-3#a A-3#b A-3#c A-3#d A-3#e A-4 A-5 A-5#a A-5#b A-6 A-6#a A-6#b A-7 A-7#a A-7#b
XIII: A-7#c B-1 B-2 B-3 B-4 B-5 B-6 B-7 B-7#d B-8 B-8#a B-9 C-1 C-2 C-3 C-4 C-5 C-6 C-7 C-8 C-9 C-9#a C-10 C-10#a
XIII: C-10#b C-11 C-11#a C-11#b C-11#c C-11#d C-11#e C-12 D D-13 D-13#a D-13#b D-14 D-14#a D-14#b D-14#c D-14#d D-14#e
XIII: D-14#f D-14#g
`);
