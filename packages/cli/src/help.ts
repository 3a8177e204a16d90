// What `--help` says, for the whole command and for each subcommand.

export const OVERVIEW = `openshake — an exact judge for On-Sets

Usage
  openshake                     on a terminal: asks for a position and a Solution, and judges it
  openshake judge [files…]      judges requests, one JSON object a line
  openshake rulebooks           lists the rulebooks and their divisions
  openshake prompt              asks, as openshake alone does

  openshake help <command>      says more about a command
  openshake --version           tells which version this is

New here? Type openshake, press Enter, and answer "example" to the first question.
`;

const JUDGE = `openshake judge — is this Solution correct?

Usage
  openshake judge [options] [files…]

Reads one request a line (JSON) from the files, or from standard input when there are none or a file
is "-". Writes one answer a line (JSON) to standard output, in the same order, with the same "id".

Options
  --pretty               a verdict for people instead of JSON
  --color, --no-color    colour in --pretty, or not; without either: on a terminal only
                         (the variables NO_COLOR and FORCE_COLOR are respected)
  -h, --help             this text

A request
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

Exit status
  0  every request was judged, whether its Solution is correct or not
  1  a request was malformed or a file could not be read; the others were still answered
  2  the command was called wrongly

Examples
  openshake judge requests.jsonl > answers.jsonl
  openshake judge --pretty < request.json
`;

const PROMPT = `openshake prompt — the judge that asks

Usage
  openshake prompt [options]
  openshake                     the same, on a terminal

Asks for the rulebook, the position and the Solution, and prints the verdict. A bad answer is
explained and asked again.

At every question
  Enter      takes the choice in [brackets]
  quit       leaves, as Ctrl-D does
At the first question
  example    fills in a position and a Solution, so that you see a verdict at once

Options
  --color, --no-color    colour, or not
  -h, --help             this text
`;

const RULEBOOKS = `openshake rulebooks — the rulebooks and their divisions

Usage
  openshake rulebooks [--json]

Options
  --json        one JSON list instead of text
  -h, --help    this text
`;

export const HELP = { judge: JUDGE, prompt: PROMPT, rulebooks: RULEBOOKS, help: OVERVIEW } as const;
export const TOPICS = Object.keys(HELP) as readonly (keyof typeof HELP)[];
export const isTopic = (word: string): word is keyof typeof HELP => Object.hasOwn(HELP, word);
