// Which clauses mlag-equations-basic-2018 has, in order, with the tags of their comments. ../clauses has what they say.
import { readContents } from './contents.ts';

export const mlagEquationsBasic2018Contents = readContents(`
I: A B-1 B-2 B-2-a B-2-b B-2-c B-2-d B-3 B-4 C C#chart D D#lot
II: . a b
III: A A#grouping B B-1 B-2 B-2#nested B-3 C C-1 C-2 C-2-a C-2-b C-2-c C-2-d C-2-e C-3 C-3#roots C-3#grouping
IV: A B B-1 B-1#upright B-1#no-number B-2 B-2#root B-3 B-3-a B-3-b B-3-c B-3-d C D D-1 D-1#a D-1#c D-2 D-2#challenger
IV: D-2#third D-2#setter
V: A B B#touch C C#a C#b
VI: A A-1 A-1#a A-1#b A-2 A-2-a A-2-b B B#oneself B#b B#c
VII: A A-1 A-2 A-3 A-3#comment B B-1 B-2 B-2#a B-2#b B-2#b-grouping B-3 B-3-a B-3-b B-3-c B-3-d B-3-e B-3-f B-4 B-5 C
VII: C-1 C-1-a C-1-b C-2 C-2#a C-2#b C-3 C-3-a C-3-b C-3-c C-3-c-i C-3-c-ii C-3-c-iii C-3-c-iv C-3-d C-3-e C-3-f C-3-g
VII: C-3-g#judge
VIII: A A#forbidden B B#comment
IX: A A-1 A-1#time A-2 B C C#disqualification C#examples
X: A A-1 A-2 A-2#exception B B-1 B-2 C C-1 C-2 D
XI: A A#approval A-1 A-1-a A-1-b A-1-c A-1-d A-1-e A-1-f A-1-g A-2 A-3 A-3#pace B B#stop
XII: A A#two A#totals B B#oversight B-1 B-2
XIII: . sideways upside-down upside-down#both 0-wild 0-wild#examples 0-wild#comment
`);
