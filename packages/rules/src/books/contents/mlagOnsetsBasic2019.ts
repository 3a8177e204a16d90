// Which clauses mlag-onsets-basic-2019 has, in its order, with the tags of their comments. What they say is in ../clauses.
export const mlagOnsetsBasic2019Contents = `
  I-A I-B-1 I-B-1#c I-B-2 I-B-2-a I-B-2-b I-B-2-c I-B-2-c-i I-B-2-c-ii I-B-2-c-iii I-B-2-c-iv I-B-2-d I-B-2-d-i
  I-B-2-d-ii I-B-2-d-iii I-B-3 I-B-3-a I-B-3-b I-B-3-c I-B-3-d I-B-4 I-B-5 I-C I-D
  II-A II-A-1 II-A-2 II-B II-B-1 II-B-2
  III-A III-B III-B-1 III-B-1-a III-B-1-b III-B-1-c III-B-2 III-B-2-a III-B-2-b III-B-2-c III-B-2-d III-C III-C-1
  III-D III-D-1 III-D-1#c III-D-2
  IV-A IV-B IV-C IV-C#a IV-C#b
  V-A V-A-1 V-A-1#a V-A-1#b V-A-2 V-A-2-a V-A-2-b V-B V-B#a V-B#b V-B#c
  VI VI#a VI#b VI#c
  VII-A VII-A-1 VII-A-2 VII-A-3 VII-A-3#a VII-B-1 VII-B-2 VII-B-2-a VII-B-2-b VII-B-2-c VII-B-2-d VII-B-2-e VII-B-2-f
  VII-B-3 VII-B-3-a VII-B-3-b VII-C VII-C-1 VII-C-1-a VII-C-1-b VII-C-2 VII-C-2#b VII-C-3 VII-C-3-a VII-C-3-b
  VII-C-3-b-i VII-C-3-b-ii VII-C-3-b-iii VII-C-3-c VII-C-3-c#c VII-C-3-d
  VIII-A VIII-B VIII-B#a
  IX-A IX-A-1 IX-A-2 IX-B IX-C
  X-A-1 X-A-2 X-A-2#e X-B-1 X-B-2 X-C-1 X-C-2 X-D
  XI-A XI-A#n XI-A-1-a XI-A-1-b XI-A-1-c XI-A-1-d XI-A-1-e XI-A-1-f XI-A-1-g XI-A-1-h XI-A-2 XI-A-3 XI-B
  XII-A XII-B XII-B-1 XII-B-2
`;
