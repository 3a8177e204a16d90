// Which clauses mlag-onsets-basic-2019 has, in order, with the tags of their comments. ../clauses has what they say.
import { readContents } from './contents.ts';

export const mlagOnsetsBasic2019Contents = readContents(`
I: A B-1 B-1#c B-2 B-2-a B-2-b B-2-c B-2-c-i B-2-c-ii B-2-c-iii B-2-c-iv B-2-d B-2-d-i B-2-d-ii B-2-d-iii B-3 B-3-a
I: B-3-b B-3-c B-3-d B-4 B-5 C D
II: A A-1 A-2 B B-1 B-2
III: A B B-1 B-1-a B-1-b B-1-c B-2 B-2-a B-2-b B-2-c B-2-d C C-1 D D-1 D-1#c D-2
IV: A B C C#a C#b
V: A A-1 A-1#a A-1#b A-2 A-2-a A-2-b B B#a B#b B#c
VI: . #a #b #c
VII: A A-1 A-2 A-3 A-3#a B-1 B-2 B-2-a B-2-b B-2-c B-2-d B-2-e B-2-f B-3 B-3-a B-3-b C C-1 C-1-a C-1-b C-2 C-2#b C-3
VII: C-3-a C-3-b C-3-b-i C-3-b-ii C-3-b-iii C-3-c C-3-c#c C-3-d
VIII: A B B#a
IX: A A-1 A-2 B C
X: A-1 A-2 A-2#e B-1 B-2 C-1 C-2 D
XI: A A#n A-1-a A-1-b A-1-c A-1-d A-1-e A-1-f A-1-g A-1-h A-2 A-3 B
XII: A B B-1 B-2
`);
