// Which clauses mlag-onsets-adventurous-2017 has, in its order, with the tags of their comments. What they say is in ../clauses.
export const mlagOnsetsAdventurous2017Contents = `
  I-A I-B-1 I-B-1#c I-B-2 I-B-2-a I-B-2-b I-B-2-c I-B-2-c-i I-B-2-c-ii I-B-2-c-iii I-B-2-c-iv I-B-2-d I-B-2-d-i
  I-B-2-d-ii I-B-2-d-iii I-B-3 I-B-3-a I-B-3-b I-B-3-c I-B-3-d I-B-4 I-B-5 I-C I-C#c I-D
  II-A II-A-1 II-A-2 II-A-3 II-B II-B-1 II-B-2 II-B-2#a II-B#c II-C II-C-1 II-C-1-a II-C-1-b II-C-1-c II-C-2 II-C-2#a
  II-C-2#b II-C-3
  III-A III-B III-B-1 III-B-1-a III-B-1-b III-B-1-c III-B-2 III-B-2-a III-B-2-b III-B-2-c III-B-2-d III-C III-C-1
  III-C-2 III-D III-D-1 III-D-1#a III-D-1#b III-D-1#c III-D-2
  IV-A IV-B IV-B#a IV-C IV-C-1 IV-C-1#a IV-C-1#b IV-C-2 IV-C-2#a IV-C-2#b IV-D IV-D#a IV-D#b
  V-A V-A-1 V-A-1#a V-A-1#b V-A-2 V-A-2-a V-A-2-b V-B V-B#a V-B#b V-B#c V-B#d V-B#e
  VI-A VI-A#a VI-A#b VI-A#c VI-B VI-B-1 VI-B-1#a VI-B-2 VI-B-2-a VI-B-2-b VI-B-2-c VI-B-2-c-i VI-B-2-c-ii VI-B-3
  VII-A VII-A-1 VII-A-2 VII-A-3 VII-A-3#a VII-B-1 VII-B-2 VII-B-3 VII-B-3#a VII-B-3#b VII-B-4 VII-B-4-a VII-B-4-b
  VII-B-4-c VII-B-4-d VII-B-4-e VII-B-4-f VII-B-5 VII-B-6 VII-B-6-a VII-B-6-b VII-C VII-C-1 VII-C-2 VII-C-2-a
  VII-C-2-b VII-C-3 VII-C-4 VII-C-4#a VII-C-4#b VII-C-5 VII-C-5-a VII-C-5-b VII-C-5-b-i VII-C-5-b-ii VII-C-5-c
  VII-C-5-c#a VII-C-5-c#b VII-C-5-c#c VII-C-5-c#d VII-C-5-c#e VII-C-5-c#f VII-C-5-d VII-C-5-e
  VIII-A VIII-A#a VIII-B VIII-B#a
  IX-A IX-A-1 IX-A-2 IX-B IX-C
  X-A-1 X-A-2 X-B-1 X-B-2 X-C-1 X-C-2 X-D
  XI-A XI-A#n XI-A-1-a XI-A-1-b XI-A-1-c XI-A-1-d XI-A-1-e XI-A-1-f XI-A-1-g XI-A-1-h XI-A-1-i XI-A-2 XI-A-3 XI-A-3#a
  XI-B
  XII-A XII-B XII-B-1 XII-B-2
  XIII-A-1 XIII-A-1#a XIII-A-2 XIII-A-2#a XIII-A-2#b XIII-A-3 XIII-A-3#a XIII-A-3#b XIII-A-3#c XIII-A-3#d XIII-A-3#e
  XIII-A-4 XIII-A-5 XIII-A-5#a XIII-A-5#b XIII-A-6 XIII-A-6#a XIII-A-6#b XIII-A-7 XIII-A-7#a XIII-A-7#b XIII-A-7#c
  XIII-B-1 XIII-B-2 XIII-B-3 XIII-B-4 XIII-B-5 XIII-B-6 XIII-B-7 XIII-B-7#d XIII-B-8 XIII-B-8#a XIII-B-9 XIII-C-1
  XIII-C-2 XIII-C-3 XIII-C-4 XIII-C-5 XIII-C-6 XIII-C-7 XIII-C-8 XIII-C-9 XIII-C-9#a XIII-C-10 XIII-C-10#a XIII-C-10#b
  XIII-C-11 XIII-C-11#a XIII-C-11#b XIII-C-11#c XIII-C-11#d XIII-C-11#e XIII-C-12 XIII-D XIII-D-13 XIII-D-13#a
  XIII-D-13#b XIII-D-14 XIII-D-14#a XIII-D-14#b XIII-D-14#c XIII-D-14#d XIII-D-14#e XIII-D-14#f XIII-D-14#g
`;
