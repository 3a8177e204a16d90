// The pages of `--help`, laid out as they are printed: at most 100 columns.
export const help = {
  'help.overview': `openshake — an exact judge, solver and table for On-Sets and Equations

Usage
  openshake                     on a terminal: starts a match, like openshake play
  openshake play [options]      plays a match of either game against bots, in the terminal
  openshake judge [files…]      judges requests, one JSON object per line
  openshake replay [files…]     shows what happened in stored matches
  openshake review [files…]     says what was safe, what was a mistake, and what was better
  openshake solve [files…]      says whether a Solution can be written
  openshake value [files…]      says what an expression names, step by step
  openshake arena [players…]    plays bots and programs against each other, and says who is better
  openshake bot                 lets one of our bots play in another program
  openshake serve [options]     runs a server: live tables for a room or a league
  openshake connect URL         lets your program play at a table of a server
  openshake verify [files…]     says whether the dice of finished matches were fair
  openshake backup FILE         copies everything that a server keeps, even while it runs
  openshake restore FILE        restores a backup
  openshake rulebooks           lists the rulebooks and their divisions
  openshake prompt              asks for a position and a Solution, and judges it

  openshake help <command>      says more about a command
  openshake --version           says which version this is

  --lang en, --lang es          with any command: speaks English or Spanish; otherwise the
                                command speaks the language of your system

New here? Type openshake and press Enter at every question to start a match. To see a
verdict, type openshake prompt and answer "example" or "example equations" to the first question.
`,

  'help.requests': `Reads requests from the files, one JSON object per line. Without files, or for a file named "-", it
reads standard input. Writes one answer for each request to standard output: one JSON object per
line, in the same order, with the same "id".`,

  'help.options': `  --color, --no-color    use color in --pretty, or don't; by default only on a terminal
                         (the variables NO_COLOR and FORCE_COLOR count too)
  -h, --help             show this page`,

  'help.exit': `Exit status
  0  {command, select,
        judge {every request was judged, whether or not its Solution is correct}
        replay {every match was replayed, even if actions in it were refused}
        other {every request was answered}}
  1  a {command, select, replay {match} other {request}} was malformed or a file could not be read, and the others were still answered;
     or the answers could not be written, for example because the disk is full
  2  the command line was wrong`,

  'help.judge': `openshake judge — is this Solution correct?

Usage
  openshake judge [options] [files…]

{requests}

Options
  --pretty               print verdicts for people instead of JSON
{options}

A request for On-Sets
{onSets}

  Cubes:  B R G Y  V  A (null set)  U (union)  N (intersection)  - ' = C (subset)  1 to 5
          You may also write ∪ ∩ − ′ Λ ⊆. Capitals and spaces do not matter.
  Cards:  by their dots: B, RY, BRGY; the card without dots is blank
  Goal:   the shape is single, row, column, L or T; "u3" is an upside-down 3
  after:  now, impossible, last-cube, end-of-round, no-goal; in the 2011 rules also
          a-flub, p-flub, ca-flub, force-out, force-out-a, force-out-b

A request for Equations
{equations}

  Cubes:  0 to 9  + - x /  ^ or * (power)  r (root: r9 square root, 3r8 cube root)
          You may also write − × ÷ √. Spaces do not matter.
  Goal:   its cubes; where the spacing shows grouping, write parentheses
  after:  now, impossible, last-cube, end-of-round, no-goal (then the solution has a "goal" too)
  Junior and Senior:  s3 is a 3 sideways, u3 upside-down, su3 both. Mark a 0 that stands for
          another symbol once, as in 0:x, or beside the Equation: "wild":{wild}

Write each request on one line. The lines above are broken to fit the page.

{exit}

Examples
  openshake judge requests.jsonl > answers.jsonl
  openshake judge --pretty < request.json
`,

  'help.solve': `openshake solve — can a Solution be written?

Usage
  openshake solve [options] [files…]

{requests}
A request looks like one for "openshake judge", but has a "question" in place of a Solution:

  now        can one be written with the cubes on the mat and at most one cube from Resources?
  possible   can one be written with any cubes from Resources?
  avoid      which moves of the next player keep a Solution possible without allowing Now?
  goals      which Goals can be set from Resources, and how few cubes does a Solution need?

The answer to "now" and "possible" has the simplest "solution". With "count":5 it also has up to
five different Solutions in "found", the simplest first, each worked out step by step.

Options
  --limit-ms N           give up after this many milliseconds; the "answer" is then null
  --workers N            search Equations with this many threads; by default one for each core
  --pretty               print answers for people instead of JSON
{options}

A request for On-Sets
{onSets}

A request for Equations
{equations}

  maxCubes:  the most cubes in a Goal that "goals" lists, 1 to 6; 3 by default

Write each request on one line. The lines above are broken to fit the page.

{exit}
`,

  'help.value': `openshake value — what does this expression name?

Usage
  openshake value [options] [files…]

{requests}
An answer has the cards or the exact number, and "readings": every way to read the text, worked out
step by step. You need no mat and no Goal.

Options
  --pretty               print answers for people instead of JSON
{options}

A request for On-Sets
{onSets}

  text:      a Set-Name, Restrictions, or both; put a semicolon after each Restriction
  universe:  the cards; all sixteen if you leave it out
  blank:     the dots painted on the blank card under Blank Card Wild, such as "BG"

A request for Equations
{equations}

  text:      an expression or an Equation; both sides of an Equation are worked out

Symbols, marks such as B:U or 0:x, and "wild" work as in "openshake judge".
Write each request on one line. The lines above are broken to fit the page.

{exit}

Example
  openshake value --pretty docs/examples/expressions.jsonl
`,

  'help.replay': `openshake replay — what happened at the table?

Usage
  openshake replay [options] [files…]

Reads whole matches from the files. Without files, or for a file named "-", it reads standard input.
A match is one JSON object on a line, or the notation of docs/notation.md; the first character shows
which. The command decides every action again under the rulebook of the match. It writes one JSON
answer per line: what became of each action ("results"), "shakes" with scores and penalties,
"totals", "matchPoints", the "phase" and the "table" as it is now.

Options
  --pretty               print the scoresheet and the story of each match, for people
  --events               add everything that happened: a list of "events" for each action
  --position             print one line for the position that each match has reached
  --notation             print the matches themselves as notation
  --json                 print the matches themselves as JSON, one per line
{options}

A match as JSON (write it on one line; it is broken here to fit the page)
{json}

The same match as notation
{notation}

  officiating:  strict (illegal actions are refused) or table (they stand until somebody charges)
  clocks:       book (the time limits of the rulebook) or none
  variations:   true (yes), or false (no) for a table that plays without any

{exit}

Examples
  openshake replay --pretty match.txt
  openshake replay --notation matches.jsonl > matches.txt
`,

  'help.review': `openshake review — what was the mistake?

Usage
  openshake review [options] [files…]

Reads whole matches from the files, or from standard input, like "openshake replay". The exact
solver looks at every Goal, move and challenge, and the page says:

  - whether a move was safe, or let the next player rightly call Now or Impossible;
  - which moves were safe instead, and what a perfect player would have done;
  - whether each challenge was right, and which right challenge was missed;
  - how the Solutions did, what cost points, and which move was the mistake.

Ctrl-C stops the review and prints what it has found so far. A second Ctrl-C ends it immediately.

Options
  --json                 print one JSON document per match (docs/review.md) instead of a page
  --color, --no-color    use color, or don't; by default only on a terminal
  -h, --help             show this page

Exit status
  0    every match was reviewed
  1    a match was malformed or a file could not be read, and the others were still reviewed;
       or the review could not be written, for example because the disk is full
  2    the command line was wrong
  130  the review was stopped

Examples
  openshake review match.txt
  openshake review --json matches.jsonl > reviews.jsonl
`,

  'help.prompt': `openshake prompt — answer questions and get a verdict

Usage
  openshake prompt [options]

Asks for a rulebook of On-Sets or Equations, the position and the Solution, and prints the verdict.
If it cannot take an answer, it says why and asks again.

At every question
  Enter                  takes the choice in [brackets]
  quit                   leaves, like Ctrl-D
At the first question
  example                fills in a position and a Solution of On-Sets, to show you a verdict
  example equations      does the same for Equations

Options
  --color, --no-color    use color, or don't
  -h, --help             show this page
`,

  'help.play': `openshake play — a match against bots

Usage
  openshake play [options]
  openshake play --resume [FILE]
  openshake                     the same, on a terminal

You play a whole match against one or two bots. First you answer questions about whatever the
options leave open, starting with the rulebook. Enter takes the answer in [brackets], which is often
what you chose last time. At the table, help says what you can do now, hint says what a perfect
player would do, and the Tab key completes a word. The match is saved after every action.

The match
  --book BOOK            a rulebook ("openshake rulebooks" lists them); --rulebook is the same
  --division DIVISION    one of its divisions
  --name NAME            your name
  --bots LEVEL[,LEVEL]   first-week, first-term, club, team, champion or perfect; one bot or two
  --officiating WHICH    strict (illegal actions are refused) or table (players charge them)
  --variations, --no-variations   play with variations, or without
  --clock, --no-clock    play with the time limits of the rulebook, or without
  --shakes N             how many shakes; or --minutes N, how long
  --pace N               how long bots think: 1 like people, 0.5 half as long, 0 not at all;
                         by default 1 with a clock, and about a third of that without
  --seed N               the same number gives the same cubes and cards again

Where it is saved
  --save FILE            in this file; otherwise in the folder openshake/matches of your data
  --resume [FILE]        continues that match, or the latest one that is not over

How it looks
  --plain                for a screen reader: no frames or columns, and words for signs
  --color, --no-color    use color, or don't
  -h, --help             show this page

What you type, for example
  b r                    moves the cube B to Required; p is Permitted, f is Forbidden
  now, impossible        challenges the last move
  goal 1+2               sets the Goal; in Equations: goal 3x(5+2)
  write G C B ; B U R    hands in a Solution, Restrictions first; in Equations: write 6x6+1=37
  accept                 says that a Solution is correct; or: reject bob not the Goal
  hint, why, try B U R   asks for advice, for a reason, or for a verdict that only you see
  key                    explains the symbols and the variations in force
  table, score, story, papers, save, quit

Before you hand in a Solution, you see how it was read and confirm it once.
Through a pipe, each line is a command, read when the table waits for you. A Solution is then handed
in without a question, bots take no time to think, and the match is saved when the lines end.
`,

  'help.rulebooks': `openshake rulebooks — the rulebooks and their divisions

Usage
  openshake rulebooks [--json]

Options
  --json        print one JSON list instead of text
  -h, --help    show this page
`,

  'help.arena': `openshake arena — who plays better?

Usage
  openshake arena [options] [levels…]

Plays matches between levels of our bots and programs that speak the bot protocol. For each pairing
and game it prints how often each side won, with 95 % intervals. Everybody plays every seat with the
same dice. The same seed gives the same matches, however many workers play them. If you name nobody,
all levels play, each against the next. Ctrl-C stops and shows the results so far.

  levels     perfect, champion, team, club, first-term, first-week

Who plays
  --program "COMMAND"    a program plays too; you may give this several times
  --ladder               each plays only the next one named, not everybody
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
  --workers N            by default one for each core

What comes out
  --json                 one JSON object instead of a page
  --save FILE            all matches as notation (docs/notation.md)
  --plot FILE            a picture of the results, as SVG
  --color, --no-color    use color, or don't; by default only on a terminal
  -h, --help             show this page

Exit status
  0    all matches were played
  1    a program could not be started, or a file could not be written
  2    the command line was wrong
  130  it was stopped before the end

Examples
  openshake arena team club --books equations --matches 200
  openshake arena club --program "python3 examples/bots/simple.py" --save matches.txt
`,

  'help.bot': `openshake bot — one of our bots, for other programs

Usage
  openshake bot --level LEVEL [options]

Speaks the bot protocol (docs/bot-protocol.md) on standard input and output. A host seats the bot in
matches and shows it what its seat sees, and the bot answers with what it does. It reports a host's
mistakes on standard error.

Options
  --level LEVEL    perfect, champion, team, club, first-term or first-week
  --pace N         how long it thinks: 1 like people, 0.5 half as long, 0 not at all; 1 by default
  -h, --help       show this page

Example
  openshake arena club --program "openshake bot --level team"
`,
} as const;
