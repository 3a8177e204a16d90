// The pages of `--help` for the commands around a server, laid out as they are printed: at most 100 columns.
export const serverHelp = {
  'help.serve': `openshake serve — live tables for a room or a league

Usage
  openshake serve [options]

Runs a server until you press Ctrl-C. A browser that opens its address gets the page to play on.
People sit down with friends, strangers or bots, and every
match is kept. One process and one file are enough for a school without internet.
Log lines go to standard error; a terminal shows only those about problems.

Options
  --port N               the port; 4747 by default, and 0 takes a free one
  --host HOST            who can connect: 127.0.0.1 (the default) is only this computer,
                         0.0.0.0 is everybody on your network
  --data FOLDER          where the database and the secrets are; by default
                         openshake/server in your data folder
  --database URL         keep everything in PostgreSQL instead, as in
                         postgres://user:password@localhost:5432/openshake
                         (or set the variable DATABASE_URL)
  --behind-proxy         believe the headers X-Forwarded-For, -Proto and -Host; only if nobody can
                         reach the port but your own proxy (docs/running.md)
  --open                 open the page in the browser of this computer
  --json                 print one JSON line when the server is ready, and nothing else
  -h, --help             show this page

Ctrl-C answers every action that is already stored, then stops. A second Ctrl-C stops at once.

Exit status
  0    the server was stopped
  1    it could not start, or could not close its database
  2    the command line was wrong
  130  it was stopped at once

Examples
  openshake serve --host 0.0.0.0
  openshake serve --port 0 --data /srv/openshake --json
  openshake serve --behind-proxy --data /srv/openshake --json
`,

  'help.connect': `openshake connect — your program plays at a table of a server

Usage
  openshake connect URL --code CODE [options] -- PROGRAM [arguments…]

Starts a program that speaks the bot protocol (docs/bot-protocol.md), takes a seat at the table with
this code, and lets the program play there. It shows the program each view and sends what the
program does. Dice and cards that the program names are left out: the server rolls and deals.
If the connection breaks, it connects again, and no action is lost or done twice.

Options
  --code CODE            the code of the table
  --seat SEAT            a, b or c; by default your own seat, or else the first open one
  --token TOKEN          play as the person with this token (or set OPENSHAKE_TOKEN);
                         by default a new guest plays
  --decision-ms N        how long the program may think about a view; 10000 by default
  -h, --help             show this page

Exit status
  0    the match is over
  1    the program or the server stopped before the end
  2    the command line was wrong
  130  it was stopped

Example
  openshake connect http://127.0.0.1:4747 --code K7MPXA -- python3 examples/bots/simple.py
`,

  'help.verify': `openshake verify — were the dice fair?

Usage
  openshake verify [options] [files…]

Reads finished matches from the files or from standard input, as "openshake replay" does: a match
downloaded from a server, or the log of "openshake play". Before a match the table publishes a
commitment, and after it the secret. Every roll and deal must follow from that secret by the rule in
docs/dice.md. The command names each one that does not.

Options
  --json                 print one JSON object per match instead of sentences
  --color, --no-color    use color, or don't; by default only on a terminal
  -h, --help             show this page

Exit status
  0  the dice of every match follow from its secret
  1  some do not, or a match could not be checked
  2  the command line was wrong

Example
  openshake verify match.json
`,

  'help.backup': `openshake backup — a copy of everything that a server keeps

Usage
  openshake backup FILE [options]

Writes everything into one new file, even while the server runs. The file holds people's names and
the secrets of the dice, so keep it in a safe place. "openshake restore" reads it again.

Options
  --data FOLDER          the folder of the server; by default openshake/server in your data folder
  --database URL         the PostgreSQL database of the server (or set DATABASE_URL)
  -h, --help             show this page

Exit status
  0  the backup is complete and on the disk
  1  it could not be made
  2  the command line was wrong

Example
  openshake backup openshake-monday.backup
`,

  'help.restore': `openshake restore — restores a backup

Usage
  openshake restore FILE [options]

Reads a file that "openshake backup" wrote. Stop the server first. If the folder or the database
already has data, nothing is changed unless you add --force.

Options
  --data FOLDER          the folder of the server; by default openshake/server in your data folder
  --database URL         the PostgreSQL database of the server (or set DATABASE_URL)
  --force                replace the data that is there
  -h, --help             show this page

Exit status
  0  the backup is restored
  1  it could not be restored; what was there is still there
  2  the command line was wrong

Example
  openshake restore openshake-monday.backup --data /srv/openshake
`,
} as const;
