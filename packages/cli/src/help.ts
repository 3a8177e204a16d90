// What `--help` says, for the whole command and for each subcommand.

export const OVERVIEW = `openshake — an exact judge, solver and table for On-Sets and Equations

Usage
  openshake                     on a terminal: opens a match, as openshake play does
  openshake play [options]      a match of either game against bots, in the terminal
  openshake judge [files…]      judges requests, one JSON object a line
  openshake replay [files…]     tells what happened in stored matches
  openshake review [files…]     says what was safe, what was a mistake, and what was better
  openshake solve [files…]      answers whether a Solution can be written
  openshake value [files…]      says what an expression names, step by step
  openshake arena [players…]    plays matches between bots and programs, and says who is better
  openshake bot                 lets one of our bots play in another program
  openshake rulebooks           lists the rulebooks and their divisions
  openshake prompt              asks for a position and a Solution, and judges it

  openshake help <command>      says more about a command
  openshake --version           tells which version this is

  --lang en, --lang es          speaks English or Spanish, with any command; otherwise
                                the language of your system

New here? Type openshake and press Enter at every question: you sit at a table. To see a
verdict, type openshake prompt and answer "example" to the first question, or "example equations".
`;

const JUDGE = `openshake judge — is this Solution correct?

Usage
  openshake judge [options] [files…]

Reads one request a line (JSON) from the files, or from standard input when there are none or a file
is "-". Writes one answer a line (JSON) to standard output, in the same order, with the same "id".

Options
  --pretty               a verdict for people instead of JSON
  --color, --no-color    color in --pretty, or not; by default on a terminal only
                         (the variables NO_COLOR and FORCE_COLOR are respected)
  -h, --help             this text

A request of On-Sets
  {"id":"1","rulebook":"agloa-onsets-2023","division":"middle","variations":[],
   "universe":["B","BR","RY","G","BGY","blank"],"goal":{"shape":"row","cubes":["1","2"]},
   "required":["R","C"],"permitted":["B","U"],"forbidden":["4"],"resources":["G","Y","'"],
   "after":"now","solution":{"restrictions":["B C R"],"setName":"R U G"}}

  Cubes:  B R G Y  V  A (null set)  U (union)  N (intersection)  - ' = C (subset)  1 to 5
          The signs ∪ ∩ − ′ Λ ⊆ are read as well, in any case and spacing.
  Cards:  by their dots, B, RY, BRGY; the card without a dot is blank.
  Goal:   shape single, row, column, L or T; "u3" is an upside-down 3.
  after:  now, impossible, last-cube, end-of-round, no-goal; in the 2011 rules also
          a-flub, p-flub, ca-flub, force-out, force-out-a, force-out-b.

A request of Equations
  {"id":"2","rulebook":"mlag-equations-basic-2018","division":"middle","goal":"3x(5+2)",
   "required":["6","-"],"permitted":["4","x","r"],"forbidden":["8","+"],
   "resources":["9","1","/"],"after":"now","solution":{"equation":"(6x4)-r9=3x(5+2)"}}

  Cubes:  0 to 9  + - x /  ^ or * (power)  r (root: r9 square root, 3r8 cube root)
          The signs − × ÷ √ are read as well, in any spacing.
  Goal:   its cubes, with the grouping that the spacing shows as parentheses.
  after:  now, impossible, last-cube, end-of-round, no-goal (the solution then has "goal" too)
  Junior and Senior:  s3 is a 3 sideways, u3 upside-down, su3 both; a 0 that stands for another
          symbol is marked once, 0:x, or beside the Equation: "wild":{"0":"x"}.

Each request stands on one line; the lines above are broken to fit the page.

Exit status
  0  every request was judged, whether its Solution is correct or not
  1  a request was malformed or a file could not be read, and the others were still answered;
     or the answers could not be written, for example because the disk is full
  2  the command was called wrongly

Examples
  openshake judge requests.jsonl > answers.jsonl
  openshake judge --pretty < request.json
`;

const SOLVE = `openshake solve — can a Solution be written?

Usage
  openshake solve [options] [files…]

Reads one request a line (JSON) from the files, or from standard input when there are none or a file
is "-". Writes one answer a line (JSON) to standard output, in the same order, with the same "id".
A request is that of "openshake judge" without a Solution, and with a "question":

  now        with the cubes on the mat and at most one cube of Resources?
  possible   with any cubes of Resources?
  avoid      the moves of the next mover after which it is still possible, and not yet Now
  goals      every Goal that can be set from Resources, with the fewest cubes of a Solution

The answer to "now" and "possible" has the plainest "solution". With "count":5 it also has up to
five different Solutions in "found", the plainest first, each worked out step by step.

Options
  --limit-ms N           gives up after this many milliseconds: {"answer":null,"searched":…}
  --workers N            for Equations; by default as many as there are cores
  --pretty               an answer for people instead of JSON
  --color, --no-color    color in --pretty, or not; by default on a terminal only
  -h, --help             this text

A request of On-Sets
  {"id":"1","rulebook":"agloa-onsets-2023","division":"middle","variations":[],
   "universe":["B","BR","RY","G","BGY","blank"],"goal":{"shape":"row","cubes":["1","2"]},
   "required":["R","C"],"permitted":["B","U"],"forbidden":["4"],"resources":["G","Y","'"],
   "question":"now"}

A request of Equations
  {"id":"2","rulebook":"mlag-equations-basic-2018","division":"middle","goal":"12",
   "required":["x"],"permitted":["3"],"forbidden":[],"resources":["4","+"],"question":"now"}

  maxCubes:  how many cubes the Goals have that "goals" lists, 1 to 6; 3 by default

Each request stands on one line; the lines above are broken to fit the page.

Exit status
  0  every request was answered
  1  a request was malformed or a file could not be read, and the others were still answered;
     or the answers could not be written, for example because the disk is full
  2  the command was called wrongly
`;

const VALUE = `openshake value — what does this expression name?

Usage
  openshake value [options] [files…]

Reads one request a line (JSON) from the files, or from standard input when there are none or a file
is "-". Writes one answer a line (JSON) to standard output, in the same order, with the same "id".
An answer has the cards or the exact number, and "readings": every way to read the text, worked out
step by step. No mat and no Goal are needed.

Options
  --pretty               an answer for people instead of JSON
  --color, --no-color    color in --pretty, or not; by default on a terminal only
  -h, --help             this text

A request of On-Sets
  {"id":"1","rulebook":"agloa-onsets-2023","division":"middle","variations":[],
   "universe":["B","BR","RY","G","BGY","blank"],"text":"B C R ; B U G - R"}

  text:      a Set-Name, Restrictions, or both; put a semicolon after each Restriction
  universe:  the cards; all sixteen if left out
  blank:     the dots painted on the blank card under Blank Card Wild, such as "BG"

A request of Equations
  {"id":"2","rulebook":"mlag-equations-basic-2018","division":"middle","text":"6x4-r9"}

  text:      an expression, or an Equation; both sides of an Equation are worked out

Symbols, marks such as B:U or 0:x, and "wild" are those of "openshake judge".
Each request stands on one line; the lines above are broken to fit the page.

Exit status
  0  every request was answered
  1  a request was malformed or a file could not be read, and the others were still answered;
     or the answers could not be written, for example because the disk is full
  2  the command was called wrongly

Example
  openshake value --pretty docs/examples/expressions.jsonl
`;

const REPLAY = `openshake replay — what happens at the table?

Usage
  openshake replay [options] [files…]

Reads whole matches from the files, or from standard input when there are none or a file is "-":
one JSON object a line, or the notation of docs/notation.md; the first character tells which.
Every action is decided again under the rulebook of the match. Writes one answer a line (JSON):
what became of each action ("results"), "shakes" with scores and penalties, "totals",
"matchPoints", the "phase" and the "table" as it stands.

Options
  --pretty               the scoresheet and the story of each match, for people
  --events               JSON answers with all that happened: a list of "events" for each action
  --position             one line for the position at which each match stands
  --notation             the matches themselves as notation
  --json                 the matches themselves as JSON, one a line
  --color, --no-color    color in --pretty, or not; by default on a terminal only
  -h, --help             this text

A match as JSON (on one line; it is broken here to fit the page)
  {"id":"m1","rulebook":"agloa-onsets-2023","division":"middle","players":["ann","bob"],
   "officiating":"strict","clocks":"none","variations":false,"actions":[
   {"at":0,"by":"ann","type":"roll","cubes":["1","2","4","B","B","R","R","G","G","Y","Y","U","U",
   "N","-","C","V","="]},{"at":4400,"by":"bob","type":"deal","cards":["B","BR","RY","G","BGY",
   "blank"]},{"at":9000,"by":"ann","type":"set-goal","goal":{"shape":"row","cubes":["1","2"]}}]}

The same match as notation
  match m1
  rulebook agloa-onsets-2023
  division middle
  players ann bob
  officiating strict
  clocks none
  variations no

  0:00 ann roll 1 2 4 B B R R G G Y Y U U N - C V =
  0:04.4 bob deal B BR RY G BGY blank
  0:09 ann goal row 1 2

  officiating:  strict (an illegal action is refused) or table (it stands until it is charged)
  clocks:       book (the limits of the rulebook) or none
  variations:   true (yes), or false (no) for a table that plays without any

Exit status
  0  every match was replayed, whatever was refused in it
  1  a match was malformed or a file could not be read, and the others were still answered;
     or the answers could not be written, for example because the disk is full
  2  the command was called wrongly

Examples
  openshake replay --pretty match.txt
  openshake replay --notation matches.jsonl > matches.txt
`;

const PROMPT = `openshake prompt — the judge that asks

Usage
  openshake prompt [options]

Asks for the rulebook of On-Sets or Equations, the position and the Solution, and prints the
verdict. A bad answer is explained and asked again.

At every question
  Enter      takes the choice in [brackets]
  quit       leaves, as Ctrl-D does
At the first question
  example    fills in a position and a Solution of On-Sets, so that you see a verdict at once
  example equations             the same, of Equations

Options
  --color, --no-color    color, or not
  -h, --help             this text
`;

const REVIEW = `openshake review — what was the mistake?

Usage
  openshake review [options] [files…]

Reads whole matches from the files, or from standard input when there are none or a file is "-",
as "openshake replay" does. The exact solver looks at every Goal, move and challenge:

  - whether a move was safe, or let the next player rightly call Now or Impossible;
  - which moves were safe instead, and what a perfect player would have done;
  - whether each challenge was right, and which right challenge was missed;
  - how the Solutions fared, what cost points, and which move was the mistake.

Ctrl-C stops the review and prints what it has found so far. A second Ctrl-C ends it at once.

Options
  --json                 one JSON document a match (docs/review.md) instead of a page
  --lang en, --lang es   English or Spanish; by default the language of the system
  --color, --no-color    color on the page, or not; by default on a terminal only
  -h, --help             this text

Exit status
  0    every match was reviewed
  1    a match was malformed or a file could not be read, and the others were still reviewed;
       or the review could not be written, for example because the disk is full
  2    the command was called wrongly
  130  the review was stopped

Examples
  openshake review match.txt
  openshake review --json matches.jsonl > reviews.jsonl
`;

const PLAY = `openshake play — a match against bots

Usage
  openshake play [options]
  openshake play --resume [FILE]
  openshake                     the same, on a terminal

You play a whole match with one or two bots. First you answer questions about whatever the options
leave open, starting with the rulebook. Enter takes the answer in [brackets]; what you chose last
time is offered again. At the table, help says what you can do now, hint says what a perfect player
would do, and the Tab key completes a word. The match is kept after every action.

The match
  --book BOOK            a rulebook ("openshake rulebooks" lists them)
  --division DIVISION    one of its divisions
  --name NAME            your name
  --bots LEVEL[,LEVEL]   first-week, first-term, club, team, champion or perfect; one bot or two
  --officiating WHICH    strict (an illegal action is refused) or table (players charge it)
  --variations, --no-variations   with variations, or without any
  --clock, --no-clock    the time limits of the rulebook, or none
  --shakes N             how many shakes; or --minutes N, how long
  --pace N               how long bots think: 1 as people do, 0.5 half as long, 0 not at all
  --seed N               the same number brings the same cubes and cards again

Where it is kept
  --save FILE            a file of its own; otherwise in the folder openshake/matches of your data
  --resume [FILE]        continues that match, or the latest one that is not over

How it looks
  --plain                for a screen reader: no frames or columns, and words for signs
  --color, --no-color    color, or not
  -h, --help             this text

What you type, for example
  b r                    moves the cube B to Required; p is Permitted, f Forbidden
  now, impossible        challenges the move before
  goal 1+2               sets the Goal; in Equations: goal 3x(5+2)
  write G C B ; B U R    hands in a Solution, Restrictions first; in Equations: write 6x6+1=37
  accept                 says that a Solution is correct; or: reject bob not the Goal
  hint, why, try B U R   asks for advice, for a reason, or for a verdict that nobody else sees
  key                    explains the symbols and the variations in force
  table, score, story, papers, save, quit

Before a Solution counts, you see how it was read, and you are asked once.
Through a pipe, each line is a command and is read when the table waits for you. A Solution is then
handed in without a question, bots take no time to think, and the match is kept when the lines end.
`;

const RULEBOOKS = `openshake rulebooks — the rulebooks and their divisions

Usage
  openshake rulebooks [--json]

Options
  --json        one JSON list instead of text
  -h, --help    this text
`;

const ARENA = `openshake arena — who plays better?

Usage
  openshake arena [options] [levels…]

Plays matches between levels of our bots and programs that speak the bot protocol, and prints for
each pairing and game who won how often, with 95 % intervals. Everybody plays every seat with the
same dice, and the same seed gives the same matches, however many workers play them. If you name
nobody, all levels play, each against the next. Ctrl-C stops and shows the results so far.

  levels     perfect, champion, team, club, first-term, first-week

Who plays
  --program "COMMAND"    a program plays too; may be given several times
  --ladder               each plays only against the one named next, not everybody against everybody
  --decision-ms N        how long a program may think, in real time; 1000 by default

At which tables
  --books LIST           rulebooks or games, with commas: equations, agloa-onsets-2023; or all
  --divisions LIST       such as elementary,middle; by default all that the rulebooks have
  --officiating KIND     strict (the default), table, or both
  --players N            2 (the default) or 3

How much
  --matches N            for each pairing and game, 100 by default; rounded up to whole bouts
  --shakes N             in each match, 4 by default; 6 for three players
  --seed N               another number gives other dice; 1 by default
  --workers N            by default as many as there are cores

What comes out
  --json                 one JSON object instead of a page
  --save FILE            all matches as notation (docs/notation.md)
  --plot FILE            a picture of the results, as SVG
  --color, --no-color    color, or not; by default on a terminal only
  -h, --help             this text

Exit status
  0    all matches were played
  1    a program could not be started, or a file not written
  2    the command was called wrongly
  130  it was stopped before the end

Examples
  openshake arena team club --books equations --matches 200
  openshake arena club --program "python3 examples/bots/simple.py" --save matches.txt
`;

const BOT = `openshake bot — one of our bots, for other programs

Usage
  openshake bot --level LEVEL [options]

Speaks the bot protocol (docs/bot-protocol.md) on standard input and output: a host seats the bot at
matches, shows it what its seat sees, and hears what it does. The bot reports a host's mistakes on
standard error.

Options
  --level LEVEL    perfect, champion, team, club, first-term or first-week
  --pace N         how long it thinks: 1 as people do, 0.5 half as long, 0 not at all; 1 by default
  -h, --help       this text

Example
  openshake arena club --program "openshake bot --level team"
`;

export const HELP = {
  judge: JUDGE,
  solve: SOLVE,
  value: VALUE,
  replay: REPLAY,
  review: REVIEW,
  play: PLAY,
  prompt: PROMPT,
  arena: ARENA,
  bot: BOT,
  rulebooks: RULEBOOKS,
  help: OVERVIEW,
} as const;
export const TOPICS = Object.keys(HELP) as readonly (keyof typeof HELP)[];
export const isTopic = (word: string): word is keyof typeof HELP => Object.hasOwn(HELP, word);
