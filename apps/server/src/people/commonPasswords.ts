// Passwords that whoever guesses tries first. The list is written by hand, from patterns that are known to be common; it is no breach corpus.

/** Words that many people follow with a few digits or a sign. */
const STEMS = `
password passw0rd p@ssword p@ssw0rd pa55word passwort princess sunshine football baseball basketball superman batman1 iloveyou
welcome monkey dragon master shadow letmein trustno1 michael jennifer jordan michelle daniel jessica ashley charlie andrew
qwerty qwertyui qwertyuiop asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4
abcdefg abcdefgh abc123 abcd1234 a1b2c3d4 computer internet whatever starwars pokemon minecraft fortnite roblox hello
helloworld school student teacher changeme default secret test testing admin administrator guest login user access freedom
hunter soccer hockey summer winter spring autumn flower cheese cookie chocolate banana pepper ginger purple orange yellow
matthew anthony joshua nicole hannah samantha amanda elizabeth liverpool chelsea arsenal barcelona realmadrid manchester
america mustang corvette ferrari mercedes harley killer ninja pirate tiger lovely butterfly angel babygirl family friends
forever blink182 metallica eminem slipknot nirvana spiderman pussycat snoopy garfield mickey scooby pikachu naruto zaq12wsx
openshake equations onsets math mathematics cubes numbers google facebook youtube samsung iphone android windows microsoft
apple jesus christ god blessed faith maria carlos jose alejandro contrasena tequiero teamo bienvenido hola estrella mariposa`
  .trim()
  .split(/\s+/);

const TAILS = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '!',
  '1!',
  '123!',
  '2',
  '7',
  '01',
  '69',
  '99',
  '2020',
  '2024',
  '2025',
];

const OTHERS = `
12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321 0123456789 01234567 11223344 1122334455 12341234
12344321 123123123 123321123 123454321 147258369 159357456 789456123 741852963 963852741 102030405 10203040 112233445566
123qweasd 123qwe123 qwe123qwe 1234qwer qwer1234 qwerasdf asdf1234 asdfasdf asdfqwer zxcv1234 zxcvasdf poiuytre mnbvcxz1
1qaz1qaz 1qazxsw2 2wsx3edc q1q1q1q1 a1a1a1a1 1a2b3c4d abc12345 abc123456 abcabcabc abc123abc aa123456 a1234567 a12345678
p4ssw0rd pass1234 pass12345 passpass passw0rd! password!! passwordpassword mypassword thepassword newpassword nopassword
iloveyou2 iloveu123 iloveyouso loveyou1 iloveme1 letmein1 letmeinn openopen opensesame sesame123 trustno1 trustnoone
correcthorsebatterystaple correct horse battery staple 8characters eightcharacters onetwothree 31415926 314159265 27182818`
  .trim()
  .split(/\s+/);

const COMMON: ReadonlySet<string> = new Set([
  ...STEMS.flatMap((stem) => TAILS.map((tail) => `${stem}${tail}`)),
  ...OTHERS,
  'correct horse battery staple',
]);

/** One sign or a short group again and again, or signs that follow each other. */
function isMonotonous(password: string): boolean {
  if (/^(.{1,3})\1+.{0,2}$/u.test(password)) return true;
  const signs = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = signs.slice(1).map((sign, at) => sign - (signs[at] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** `password`: in lower case. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password) || isMonotonous(password);
