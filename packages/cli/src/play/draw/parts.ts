// The parts of a table as lines of text that fit a width.
import { books, type MatchView, type Player } from '@openshake/rules';
import { readGoal, shakeRules } from '@openshake/rules/equations';
import { type StoryFact, showPoints, type TableWords, textOf } from '@openshake/words';
import { sayBook } from '../../inPlainWords.ts';
import { excerpt, harmless, pad, widthOf } from '../../pretty/page.ts';
import type { Speech } from '../../words/speech.ts';
import type { Seat } from '../seat.ts';
import type { Style } from './blocks.ts';
import { drawCube, sorted } from './cubes.ts';

const LONGEST_NAME = 16;
export const nameOf = (player: Player, { name }: TableWords): string =>
  excerpt(harmless(name(player)), LONGEST_NAME).shown;

/** The table cuts a long name. */
export const speechOn = ({ speech, words }: Seat): Speech =>
  speech.at({ ...words, name: (player) => nameOf(player, words) });

export function headline({ view, speech }: Seat): string {
  const { table, shakes, phase, officiating, division } = view;
  const shake = table.shake ?? shakes.length + (phase.name === 'over' ? 0 : 1);
  return speech.say('table.head', { book: sayBook(view.book), division, officiating, shake });
}

/** A Goal of Equations with parentheses in place of its spaces, as it belongs in an Equation. */
function grouped(goal: unknown, { isEquations, view: { book, division } }: Seat): unknown {
  return isEquations && typeof goal === 'string' ? readGoal(goal, '0', shakeRules(book, division)).text : undefined;
}

/** The Goal and its value: `9× 8−7 = 9×(8−7) = 9`. */
export function goalText(seat: Seat): string {
  const { table } = seat.view;
  const { words, speech } = seat;
  if (table.goal === null) return speech.say('table.goal.none');
  const [laid, written] = [table.goal, grouped(table.goal, seat) ?? table.goal].map((goal) =>
    harmless(words.goal(goal)),
  );
  // Spaces that group nothing are no news.
  const isGrouped = written?.includes('(') && !laid?.includes('(');
  const shown = isGrouped ? `${laid} ${words.equals} ${written}` : (laid ?? '');
  const worth = words.any(table.goalValues.map(words.value));
  if (worth === '') return speech.say('table.goal.noValue', { goal: shown });
  return worth === shown ? shown : `${shown} ${words.equals} ${worth}`;
}

export const drawCubes = (cubes: readonly string[], seat: Seat, style: Style): string[] =>
  sorted(cubes, seat).map((cube) => drawCube(cube, seat, style));

/** What the table waits for from the player on turn. */
const ON_TURN: Readonly<Partial<Record<MatchView['phase']['name'], StoryFact['key']>>> = {
  start: 'role.rolls',
  variations: 'role.chooses',
  goal: 'role.setsGoal',
  move: 'role.moves',
};

/** What a player is doing, in a word or two. */
export function roleOf(player: Player, { view, words }: Pick<Seat, 'view' | 'words'>): string {
  const key = roleKey(player, view);
  return key === undefined ? '' : words.say({ key });
}

function roleKey(
  player: Player,
  { table, phase, block, presence, signed, writing }: MatchView,
): StoryFact['key'] | undefined {
  const { [player]: present = 'here' } = presence;
  if (present !== 'here') return `role.${present}`;
  if (block?.holder === player) return 'role.block';
  if (phase.name === 'over') return signed.includes(player) ? 'role.signed' : undefined;
  const answer = writing?.answers[player];
  if (answer !== undefined) return answer === 'may not write' ? undefined : `role.${answer}`;
  // Others may still deal after the cubes are rolled.
  if (phase.name === 'start' && table.resources.length > 0) return undefined;
  if (phase.player === player) return ON_TURN[phase.name];
  return table.lastMover === player && phase.name === 'move' ? 'role.moved' : undefined;
}

/** `most`: letters of the name. */
function shownName(player: Player, { you, words, speech }: Seat, most = LONGEST_NAME): string {
  const name = excerpt(harmless(words.name(player)), most).shown;
  return player === you ? speech.at({ ...words, name: () => name }).say('table.you', { player }) : name;
}

/** The longest form of the name that fits. */
function nameWithin(player: Player, seat: Seat, width: number): string {
  let most = LONGEST_NAME;
  while (most > 1 && widthOf(shownName(player, seat, most)) > width) most -= 1;
  return shownName(player, seat, most);
}

/** The arrow, the points and the gaps between them and the name. */
const BESIDE_NAME = widthOf('▸  100');
const ROLE_GAP = '  ';

const roleWidth = (player: Player, seat: Seat): number => {
  const role = roleOf(player, seat);
  return role === '' ? 0 : widthOf(`${ROLE_GAP}${role}`);
};

/** The width at which no name is cut and no role is left out. */
export function playersNeed(seat: Seat): number {
  const { players } = seat.view;
  const column = Math.max(...players.map((player) => widthOf(shownName(player, seat))));
  return BESIDE_NAME + column + Math.max(...players.map((player) => roleWidth(player, seat)));
}

/** Names shorter than this say too little, so the role goes first. */
const SHORTEST_NAME = 8;

/** A line for each player: an arrow for the turn, the points, and the role. If there is too little room, names are cut. */
export function playerLines(seat: Seat, width: number, { paint }: Style): string[] {
  const { view, words } = seat;
  const longest = Math.max(...view.players.map((player) => widthOf(shownName(player, seat))));
  const roles = Math.max(...view.players.map((player) => roleWidth(player, seat)));
  const room = width - BESIDE_NAME - roles;
  const hasRoles = room >= Math.min(longest, SHORTEST_NAME);
  const column = Math.min(longest, hasRoles ? room : width - BESIDE_NAME);
  return view.players.map((player) => {
    const onTurn = view.phase.player === player;
    const name = pad(nameWithin(player, seat, column), column);
    const points = showPoints(view.totals[player] ?? 0).padStart(3);
    const role = hasRoles ? roleOf(player, { view, words }) : '';
    return `${onTurn ? paint.cyan('▸') : ' '} ${onTurn ? paint.bold(name) : name} ${points}${role === '' ? '' : `${ROLE_GAP}${paint.dim(role)}`}`;
  });
}

/** The variations that this division plays in every shake. */
function standing({ view, words, speech }: Seat): string[] {
  const book = books[view.book];
  const always = view.variations && book.game === 'on-sets' ? (book.divisions[view.division]?.standing ?? []) : [];
  return always.map((id) => speech.say('table.everyShake', { variation: words.say({ key: `variation.${id}` }) }));
}

/** The variations in force: those of every shake, and the chosen ones with who chose them. */
export const variationTexts = (seat: Seat): string[] => [
  ...standing(seat),
  ...seat.view.table.variations.map((pick) => {
    const { by, improper, ...choice } = pick as Record<string, unknown>;
    const { say } = seat.speech.at(seat.words);
    const shown = { variation: seat.words.pick(choice), counts: improper ? 'no' : 'yes' };
    return harmless(
      by === undefined ? say('table.chosen', shown) : say('table.chosen.by', { ...shown, player: textOf(by) }),
    );
  }),
];
