// Which clauses agloa-onsets-2023 has, in order, with the tags of their comments. ../clauses has what they say.
import { readContents } from './contents.ts';

export const agloaOnsets2023Contents = readContents(`
Basic-I: . A B B-1 B-2 B-3
Basic-II: .
Basic-III: . A B C D E
Basic-IV: A A-1 A-1-a A-1-b A-1-c A-2 B
Basic-V: . A B
Basic-VI: A B C
Basic-VII: .
I: A B-1 B-1#comment B-2 B-2-a B-2-b B-2-c B-2-c-i B-2-c-ii B-2-c-iii B-2-c-iv B-2-d B-2-d-i B-2-d-ii B-2-d-iii B-3
I: B-3-a B-3-b B-3-c B-3-d B-4 B-5 C C#comment D
II: A A-1 A-2 A-3 B B-1 B-2 B#touch B#undealt B#comment C C-1 C-1-a C-1-b C-1-c C-2 C-2#insulation C-2#examples C-3
II: C-3#time
III: A B B-1 B-1-a B-1-b B-1-c B-1#comment B-2 B-2-a B-2-b B-2-c C C-1 C-2 C-2#correction D D-1 D-1#a D-1#b D-1#c D-2
III: D-2#challenger D-2#third D-2#setter
IV: A B B#touch C C-1 C-1#a C-1#b C-2 C-2#a C-2#b D D#a D#b
V: A A-1 A-1#comment A-2 A-2-a A-2-a#comment A-2-b B B#two B#invalid B#b B#c
VI: A A#relation A#a A#b B B-1 B-1#a B-1#b B-2 B-2-a B-2-b B-2-c B-2-c-i B-2-c-ii B-3 B-3#comment
VII: A A-1 A-2 B B-1 B-2 B-2#may B-3 B-3#order B-3#b B-4 B-4-a B-4-b B-4-c B-4-d B-4-e B-4-f B-5 B-6 B-6-a B-6-b C C-1
VII: C-1#ways C-1#retract C-2 C-2-a C-2-b C-3 C-3#comment C-4 C-4#accept C-4#comment C-5 C-5-a C-5-b C-5-b-i C-5-b-ii
VII: C-5-c C-5-c#a C-5-c#b C-5-c#c C-5-c#d C-5-c#e C-5-c#examples C-5-c#wild C-5-d C-5-e C-6 C-6-a C-6-b C-7
VIII: A A#forbidden B B#comment
IX: A A-1 A-1#time A-1#examples A-2 A-2#comment B B#example C C#examples D
X: A-1 A-2 A-2#exception B-1 B-2 B-3 B-4 C-1 C-2 D
XI: A A#note A-1-a A-1-b A-1-c A-1-d A-1-e A-1-f A-1-g A-1-h A-1-i A-2 A-3 A-3#pace A-3#block B B-1 B-2 B-2#comment
XII: A A#two B B-1 B-2
XIII: A A-1 A-1#comment A-2 A-2#a A-2#b A-3 A-3#a A-3#b A-3#c A-3#d A-3#e A-4 A-5 A-5#a A-5#b A-6 A-6#a A-6#b A-7
XIII: A-7#a A-7#b A-7#c B B-1 B-2 B-3 B-4 B-5 B-6 B-7 B-8 B-8#comment B-9 B-9#examples C C-1 C-2 C-3 C-4 C-5 C-6 C-7
XIII: C-8 C-9 C-10 C-10#examples C-10#comment C-11 C-11#a C-11#b C-12 C-12#a C-12#b C-12#c C-12#d C-12#e D D-13
XIII: D-13#conflict D-13#a D-13#b D-13#c D-14 D-14#limits D-14#a D-14#b D-14#c D-14#d D-14#e D-14#f D-14#g D-14#h
Appendix: A A#wild A#un A#va A#multiple A#blank A#unacceptable B
Glossary: Additional-minute Ambiguous-Goal Deal-cards Digit-cube Forceout Illegal-challenge Illegal-Universe
Glossary: Legal-move Mover Operation-symbol Presenting Third-Party Turn
`);
