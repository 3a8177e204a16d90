// What the commands around a server say.
export const server = {
  'verify.fair':
    'The dice are fair: {rolls, plural, one {# roll} other {# rolls}}{deals, plural, =0 {} one { and # deal} other { and # deals}} checked',
  'verify.unfair': 'The dice do not follow from the secret',
  'verify.failed': 'Could not be checked',
  'verify.noSecret':
    'This match lacks its commitment or its secret. The server reveals the secret when the match is over. Download the match again then.',
  'verify.secret':
    'The secret is not the promised one. The commitment is {promised}, but this secret belongs to {found}.',
  'verify.chosen':
    '{what, select, roll {The cubes of shake {shake} were chosen, not rolled: {fell}} other {The cards of shake {shake} were chosen, not dealt: {fell}}}',
  'verify.differs':
    '{what, select, roll {Shake {shake}, the roll} other {Shake {shake}, the deal}}: the match has {fell}, but the secret gives {follows}',
  'verify.missing':
    '{what, select, roll {Shake {shake} was played without a roll.} other {Shake {shake} was played without a deal.}}',
  'verify.rows':
    "Apart from the dice, today''s rules would decide {count, plural, one {row} other {rows}} {rows} of this log differently.",
  'verify.refused':
    'Action {number} is a {what, select, roll {roll} other {deal}} that the rules refuse, so nothing follows from it. {why}',
  'verify.left':
    "Today''s rules refuse {count, plural, one {# other action} other {# other actions}}, so the dice were checked without {count, plural, one {it} other {them}}.",
  'verify.compare': 'The commitment is {commitment}. Compare it with the one that you saw before the match.',
  'serve.notInstalled':
    'the server is not installed here. It runs from a clone of the Openshake repository: run "npm run build" there, then "npx openshake serve".',
  'serve.port': 'The option "--port" needs a number from 0 to {most}.',
  'serve.databaseUrl':
    'This is not the address of a PostgreSQL database. After --database, or in DATABASE_URL, write one such as postgres://user:password@localhost:5432/openshake',
  'serve.noFolder':
    'HOME is empty or not a full path, so there is no folder for the data. Set HOME or XDG_DATA_HOME, or name a folder with --data.',
  'serve.speed': 'OPENSHAKE_CLOCK_SPEED must be a number above 0, such as 50.',
  'serve.portTaken':
    'port {port} is taken, perhaps by another Openshake. Stop that program, or choose another port with --port.',
  'serve.portForbidden': 'you do not have permission to use port {port}. Choose one from 1024 up with --port.',
  'serve.noHost':
    'this computer does not have the address "{host}". With --host 127.0.0.1 only this computer can connect; with --host 0.0.0.0, everybody on your network can.',
  'serve.folder': 'the folder {folder} cannot be used: {why}. Choose another one with --data.',
  'serve.inUse':
    'another server is running on the folder {folder}. Stop it first, or choose another folder with --data.',
  'serve.inUse.database': 'another server is running on this database. Stop it first, or choose another database.',
  'serve.newer': 'a newer version of Openshake wrote this data. Update Openshake, then try again.',
  'serve.database.unreachable':
    'the database does not answer. Check that PostgreSQL is running and that its address is right, then try again.',
  'serve.database.refused':
    'the database refused the user, the password or the database name in its address. Correct the address, then try again.',
  'serve.failed': 'the server could not start: {error}',
  'serve.notClosed': 'the server could not close its database: {error}',
  'serve.running': 'Openshake is running.',
  'serve.here': 'On this computer',
  'serve.network': 'On your network',
  'serve.data': 'Data',
  'serve.data.database': 'PostgreSQL; the secrets are in {folder}',
  'serve.alone': 'Only this computer can connect. To let everybody on your network connect, add --host 0.0.0.0',
  'serve.noNetwork':
    'This computer is not on a network, so nobody else can connect. Join the same Wi-Fi as the tablets, then start the server again.',
  'serve.scan': 'To connect with a phone or a tablet, scan this:',
  'serve.stop': 'To stop it, press Ctrl-C.',
  'serve.stopping': 'Stopping. Everything that the server confirmed is saved.',
  'backup.file': 'Name a file, as in: openshake {command} openshake.backup',
  'backup.done': 'The backup is in {file}. It holds names and the secrets of the dice, so keep it in a safe place.',
  'backup.exists': '{file} already exists. Choose another name.',
  'backup.noData': 'the folder {folder} has no server data. Name the right folder with --data.',
  'backup.noData.database': 'this database has no server data. Check its address.',
  'backup.notWritten': 'the backup cannot be written to {file}: {why}. Choose another place for it.',
  'backup.failed': 'the backup could not be made: {error}',
  'restore.done': 'The backup is restored. To start the server: {command}',
  'restore.notBackup': '{file} is not a backup of Openshake, or it is damaged. Nothing was changed.',
  'restore.notRead': 'cannot read {file}: {why}. Nothing was changed.',
  'restore.taken': 'the folder {folder} already has data. To replace it, add --force.',
  'restore.taken.database': 'this database already has data. To replace it, add --force.',
  'restore.failed': 'the backup could not be restored: {error}',
  'connect.url': '"{url}" is not the address of a server. Write one such as http://127.0.0.1:4747',
  'connect.url.missing': 'Which server? Name its address first, such as http://127.0.0.1:4747',
  'connect.code': '"{code}" is too long to be the code of a table.',
  'connect.code.missing': 'Which table? After --code, write the code of the table.',
  'connect.token': 'This cannot be a token: it is too long, or has characters that no token has. Copy the token again.',
  'connect.program.missing': 'Which program plays? Name it after --, as in: -- python3 examples/bots/simple.py',
  'connect.unreachable': 'there is no answer from {url}. Check the address, and that the server is running.',
  'connect.noServer': '{url} does not answer like an Openshake server. Check the address.',
  'connect.refusedUs': 'the server says: {why}',
  'connect.full': 'every seat at this table is taken. Ask for the code of another table.',
  'connect.seated': '{program} sits in seat {seat}. It plays as soon as every seat is taken.',
  'connect.broken': 'The connection to the server broke. Trying again.',
  'connect.again': 'Connected again.',
  'connect.trouble': 'The server has a problem: {why}',
  'connect.refused': 'Refused: {why}',
  'connect.tooLong': 'This action is too long for the server.',
  'connect.view': 'The server sent a view that makes no sense. {why}',
  'connect.over': 'The match is over: {totals}.',
  'connect.return': 'To come back to this seat, start again with --token {token}',
} as const;
