// Which clauses mlag-equations-basic-2018 has, in its order, with the tags of their comments. What they say is in ../clauses.
export const mlagEquationsBasic2018Contents = `
  I-A I-B-1 I-B-2 I-B-2-a I-B-2-b I-B-2-c I-B-2-d I-B-3 I-B-4 I-C I-C#chart I-D I-D#lot
  II II-a II-b
  III-A III-A#grouping III-B III-B-1 III-B-2 III-B-2#nested III-B-3 III-C III-C-1 III-C-2 III-C-2-a III-C-2-b
  III-C-2-c III-C-2-d III-C-2-e III-C-3 III-C-3#roots III-C-3#grouping
  IV-A IV-B IV-B-1 IV-B-1#upright IV-B-1#no-number IV-B-2 IV-B-2#root IV-B-3 IV-B-3-a IV-B-3-b IV-B-3-c IV-B-3-d IV-C
  IV-D IV-D-1 IV-D-1#a IV-D-1#c IV-D-2 IV-D-2#challenger IV-D-2#third IV-D-2#setter
  V-A V-B V-B#touch V-C V-C#a V-C#b
  VI-A VI-A-1 VI-A-1#a VI-A-1#b VI-A-2 VI-A-2-a VI-A-2-b VI-B VI-B#oneself VI-B#b VI-B#c
  VII-A VII-A-1 VII-A-2 VII-A-3 VII-A-3#comment VII-B VII-B-1 VII-B-2 VII-B-2#a VII-B-2#b VII-B-2#b-grouping VII-B-3
  VII-B-3-a VII-B-3-b VII-B-3-c VII-B-3-d VII-B-3-e VII-B-3-f VII-B-4 VII-B-5 VII-C VII-C-1 VII-C-1-a VII-C-1-b
  VII-C-2 VII-C-2#a VII-C-2#b VII-C-3 VII-C-3-a VII-C-3-b VII-C-3-c VII-C-3-c-i VII-C-3-c-ii VII-C-3-c-iii
  VII-C-3-c-iv VII-C-3-d VII-C-3-e VII-C-3-f VII-C-3-g VII-C-3-g#judge
  VIII-A VIII-A#forbidden VIII-B VIII-B#comment
  IX-A IX-A-1 IX-A-1#time IX-A-2 IX-B IX-C IX-C#disqualification IX-C#examples
  X-A X-A-1 X-A-2 X-A-2#exception X-B X-B-1 X-B-2 X-C X-C-1 X-C-2 X-D
  XI-A XI-A#approval XI-A-1 XI-A-1-a XI-A-1-b XI-A-1-c XI-A-1-d XI-A-1-e XI-A-1-f XI-A-1-g XI-A-2 XI-A-3 XI-A-3#pace
  XI-B XI-B#stop
  XII-A XII-A#two XII-A#totals XII-B XII-B#oversight XII-B-1 XII-B-2
  XIII XIII-sideways XIII-upside-down XIII-upside-down#both XIII-0-wild XIII-0-wild#examples XIII-0-wild#comment
`;
