// The requests and the match on the pages of `--help`. They are the same in every language.

export const JUDGE_ON_SETS = `  {"id":"1","rulebook":"agloa-onsets-2023","division":"middle","variations":[],
   "universe":["B","BR","RY","G","BGY","blank"],"goal":{"shape":"row","cubes":["1","2"]},
   "required":["R","C"],"permitted":["B","U"],"forbidden":["4"],"resources":["G","Y","'"],
   "after":"now","solution":{"restrictions":["B C R"],"setName":"R U G"}}`;

export const JUDGE_EQUATIONS = `  {"id":"2","rulebook":"mlag-equations-basic-2018","division":"middle","goal":"3x(5+2)",
   "required":["6","-"],"permitted":["4","x","r"],"forbidden":["8","+"],
   "resources":["9","1","/"],"after":"now","solution":{"equation":"(6x4)-r9=3x(5+2)"}}`;

export const SOLVE_ON_SETS = `  {"id":"1","rulebook":"agloa-onsets-2023","division":"middle","variations":[],
   "universe":["B","BR","RY","G","BGY","blank"],"goal":{"shape":"row","cubes":["1","2"]},
   "required":["R","C"],"permitted":["B","U"],"forbidden":["4"],"resources":["G","Y","'"],
   "question":"now"}`;

export const SOLVE_EQUATIONS = `  {"id":"2","rulebook":"mlag-equations-basic-2018","division":"middle","goal":"12",
   "required":["x"],"permitted":["3"],"forbidden":[],"resources":["4","+"],"question":"now"}`;

export const VALUE_ON_SETS = `  {"id":"1","rulebook":"agloa-onsets-2023","division":"middle","variations":[],
   "universe":["B","BR","RY","G","BGY","blank"],"text":"B C R ; B U G - R"}`;

export const VALUE_EQUATIONS = `  {"id":"2","rulebook":"mlag-equations-basic-2018","division":"middle","text":"6x4-r9"}`;

export const MATCH_AS_JSON = `  {"id":"m1","rulebook":"agloa-onsets-2023","division":"middle","players":["ann","bob"],
   "officiating":"strict","clocks":"none","variations":false,"actions":[
   {"at":0,"by":"ann","type":"roll","cubes":["1","2","4","B","B","R","R","G","G","Y","Y","U","U",
   "N","-","C","V","="]},{"at":4400,"by":"bob","type":"deal","cards":["B","BR","RY","G","BGY",
   "blank"]},{"at":9000,"by":"ann","type":"set-goal","goal":{"shape":"row","cubes":["1","2"]}}]}`;

export const MATCH_AS_NOTATION = `  match m1
  rulebook agloa-onsets-2023
  division middle
  players ann bob
  officiating strict
  clocks none
  variations no

  0:00 ann roll 1 2 4 B B R R G G Y Y U U N - C V =
  0:04.4 bob deal B BR RY G BGY blank
  0:09 ann goal row 1 2`;
