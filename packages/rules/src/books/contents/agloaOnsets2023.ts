// Which clauses agloa-onsets-2023 has, in its order, with the tags of their comments. What they say is in ../clauses.
export const agloaOnsets2023Contents = `
  Basic-I Basic-I-A Basic-I-B Basic-I-B-1 Basic-I-B-2 Basic-I-B-3
  Basic-II
  Basic-III Basic-III-A Basic-III-B Basic-III-C Basic-III-D Basic-III-E
  Basic-IV-A Basic-IV-A-1 Basic-IV-A-1-a Basic-IV-A-1-b Basic-IV-A-1-c Basic-IV-A-2 Basic-IV-B
  Basic-V Basic-V-A Basic-V-B
  Basic-VI-A Basic-VI-B Basic-VI-C
  Basic-VII
  I-A I-B-1 I-B-1#comment I-B-2 I-B-2-a I-B-2-b I-B-2-c I-B-2-c-i I-B-2-c-ii I-B-2-c-iii I-B-2-c-iv I-B-2-d I-B-2-d-i
  I-B-2-d-ii I-B-2-d-iii I-B-3 I-B-3-a I-B-3-b I-B-3-c I-B-3-d I-B-4 I-B-5 I-C I-C#comment I-D
  II-A II-A-1 II-A-2 II-A-3 II-B II-B-1 II-B-2 II-B#touch II-B#undealt II-B#comment II-C II-C-1 II-C-1-a II-C-1-b
  II-C-1-c II-C-2 II-C-2#insulation II-C-2#examples II-C-3 II-C-3#time
  III-A III-B III-B-1 III-B-1-a III-B-1-b III-B-1-c III-B-1#comment III-B-2 III-B-2-a III-B-2-b III-B-2-c III-C
  III-C-1 III-C-2 III-C-2#correction III-D III-D-1 III-D-1#a III-D-1#b III-D-1#c III-D-2 III-D-2#challenger
  III-D-2#third III-D-2#setter
  IV-A IV-B IV-B#touch IV-C IV-C-1 IV-C-1#a IV-C-1#b IV-C-2 IV-C-2#a IV-C-2#b IV-D IV-D#a IV-D#b
  V-A V-A-1 V-A-1#comment V-A-2 V-A-2-a V-A-2-a#comment V-A-2-b V-B V-B#two V-B#invalid V-B#b V-B#c
  VI-A VI-A#relation VI-A#a VI-A#b VI-B VI-B-1 VI-B-1#a VI-B-1#b VI-B-2 VI-B-2-a VI-B-2-b VI-B-2-c VI-B-2-c-i
  VI-B-2-c-ii VI-B-3 VI-B-3#comment
  VII-A VII-A-1 VII-A-2 VII-B VII-B-1 VII-B-2 VII-B-2#may VII-B-3 VII-B-3#order VII-B-3#b VII-B-4 VII-B-4-a VII-B-4-b
  VII-B-4-c VII-B-4-d VII-B-4-e VII-B-4-f VII-B-5 VII-B-6 VII-B-6-a VII-B-6-b VII-C VII-C-1 VII-C-1#ways
  VII-C-1#retract VII-C-2 VII-C-2-a VII-C-2-b VII-C-3 VII-C-3#comment VII-C-4 VII-C-4#accept VII-C-4#comment VII-C-5
  VII-C-5-a VII-C-5-b VII-C-5-b-i VII-C-5-b-ii VII-C-5-c VII-C-5-c#a VII-C-5-c#b VII-C-5-c#c VII-C-5-c#d VII-C-5-c#e
  VII-C-5-c#examples VII-C-5-c#wild VII-C-5-d VII-C-5-e VII-C-6 VII-C-6-a VII-C-6-b VII-C-7
  VIII-A VIII-A#forbidden VIII-B VIII-B#comment
  IX-A IX-A-1 IX-A-1#time IX-A-1#examples IX-A-2 IX-A-2#comment IX-B IX-B#example IX-C IX-C#examples IX-D
  X-A-1 X-A-2 X-A-2#exception X-B-1 X-B-2 X-B-3 X-B-4 X-C-1 X-C-2 X-D
  XI-A XI-A#note XI-A-1-a XI-A-1-b XI-A-1-c XI-A-1-d XI-A-1-e XI-A-1-f XI-A-1-g XI-A-1-h XI-A-1-i XI-A-2 XI-A-3
  XI-A-3#pace XI-A-3#block XI-B XI-B-1 XI-B-2 XI-B-2#comment
  XII-A XII-A#two XII-B XII-B-1 XII-B-2
  XIII-A XIII-A-1 XIII-A-1#comment XIII-A-2 XIII-A-2#a XIII-A-2#b XIII-A-3 XIII-A-3#a XIII-A-3#b XIII-A-3#c XIII-A-3#d
  XIII-A-3#e XIII-A-4 XIII-A-5 XIII-A-5#a XIII-A-5#b XIII-A-6 XIII-A-6#a XIII-A-6#b XIII-A-7 XIII-A-7#a XIII-A-7#b
  XIII-A-7#c XIII-B XIII-B-1 XIII-B-2 XIII-B-3 XIII-B-4 XIII-B-5 XIII-B-6 XIII-B-7 XIII-B-8 XIII-B-8#comment XIII-B-9
  XIII-B-9#examples XIII-C XIII-C-1 XIII-C-2 XIII-C-3 XIII-C-4 XIII-C-5 XIII-C-6 XIII-C-7 XIII-C-8 XIII-C-9 XIII-C-10
  XIII-C-10#examples XIII-C-10#comment XIII-C-11 XIII-C-11#a XIII-C-11#b XIII-C-12 XIII-C-12#a XIII-C-12#b XIII-C-12#c
  XIII-C-12#d XIII-C-12#e XIII-D XIII-D-13 XIII-D-13#conflict XIII-D-13#a XIII-D-13#b XIII-D-13#c XIII-D-14
  XIII-D-14#limits XIII-D-14#a XIII-D-14#b XIII-D-14#c XIII-D-14#d XIII-D-14#e XIII-D-14#f XIII-D-14#g XIII-D-14#h
  Appendix-A Appendix-A#wild Appendix-A#un Appendix-A#va Appendix-A#multiple Appendix-A#blank Appendix-A#unacceptable
  Appendix-B
  Glossary-Additional-minute Glossary-Ambiguous-Goal Glossary-Deal-cards Glossary-Digit-cube Glossary-Forceout
  Glossary-Illegal-challenge Glossary-Illegal-Universe Glossary-Legal-move Glossary-Mover Glossary-Operation-symbol
  Glossary-Presenting Glossary-Third-Party Glossary-Turn
`;
