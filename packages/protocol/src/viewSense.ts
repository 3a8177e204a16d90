// Whether a view makes sense: its players, cubes and cards are those of its match, and the phase has what belongs to it.
// What each field must be by itself is in matchView.ts.
import { books, type MatchView, OFFICIALS, type WireFact } from '@openshake/rules';
import { parseCard } from '@openshake/rules/onsets';
import { isName, TAKEN } from './bounds.ts';
import { EQUATIONS_CUBES, ON_SETS_CUBES } from './cubes.ts';
import { foundIn, quoted } from './inWords.ts';

/** What is settled before the first roll. */
export type Settled = Pick<MatchView, 'book' | 'division' | 'players'>;

/** What is wrong with the table of a match or a view; undefined if people can play there. */
export function faultInSetup({ book, division, players }: Settled): WireFact | undefined {
  const { divisions } = books[book];
  if (!Object.hasOwn(divisions, division))
    return {
      key: 'request.division',
      division: quoted(division),
      rulebook: book,
      divisions: Object.keys(divisions),
    };
  if (players.length !== 2 && players.length !== 3) return { key: 'view.players', count: players.length };
  const odd = players.find(
    (name, at) => name.trim() === '' || !isName(name) || TAKEN.includes(name) || players.indexOf(name) !== at,
  );
  if (odd !== undefined) return { key: 'view.name', name: quoted(odd) };
}

/** What contradicts something else in a view. */
export function contradictionIn(view: MatchView): WireFact | undefined {
  return faultInSetup(view) ?? strangerIn(view) ?? oddThingIn(view) ?? faultInPhase(view);
}

/** Every place that names a player, and the names there. */
function* namesIn(view: MatchView): Generator<[place: string, names: readonly (string | null | undefined)[]]> {
  const { table, phase, stage, writing, checking } = view;
  yield ['phase', [phase.player]];
  yield ['table', [table.goalSetter, table.turn, table.lastMover, table.block, ...table.players, ...table.lifted]];
  yield ['table.trail', table.trail.map(({ by }) => by)];
  yield ['table.passes', [...table.passes, ...table.sentOut].map(({ player }) => player)];
  yield ['table.tries', Object.keys(table.tries)];
  if (stage) {
    if ('player' in stage) yield ['stage', [stage.player]];
    if ('next' in stage) yield ['stage', stage.next];
    if ('agreed' in stage) yield ['stage', stage.agreed];
  }
  yield ['tasks', view.tasks.map(({ player }) => player)];
  yield ['block', [view.block?.holder]];
  yield ['presence', Object.keys(view.presence)];
  yield ['shakes', view.shakes.flatMap(({ goalSetter, scores }) => [goalSetter, ...Object.keys(scores ?? {})])];
  yield ['totals', Object.keys(view.totals)];
  yield ['penalties', view.penalties.map(({ player }) => player)];
  yield ['signed', [...view.signed, ...view.warned]];
  yield ['corrections', view.corrections.map(({ player }) => player)];
  const { replays, replaying } = view;
  yield [
    'replays',
    [...replays, ...(replaying ? [replaying] : [])].flatMap(({ goalSetter, players }) => [goalSetter, ...players]),
  ];
  yield ['taken', view.taken.map(({ player }) => player)];
  for (const [place, written] of [
    ['writing', writing],
    ['checking', checking],
  ] as const) {
    if (!written) continue;
    const { challenger, mover, must, may, sides } = written;
    yield [place, [challenger, mover, ...must, ...may, ...Object.keys(sides)]];
  }
  if (writing) yield ['writing.answers', Object.keys(writing.answers)];
  if (checking)
    yield [
      'checking.papers',
      [
        checking.current,
        ...Object.keys(checking.solutions),
        ...checking.papers.flatMap(({ writer, accepted, spent }) => [writer, ...accepted, ...spent]),
      ],
    ];
}

function strangerIn(view: MatchView): WireFact | undefined {
  const { players, viewer, presence } = view;
  if (!players.includes(viewer) && !OFFICIALS.some((official) => official === viewer) && viewer !== 'audience')
    return { key: 'view.viewer', name: quoted(viewer) };
  for (const [place, names] of namesIn(view)) {
    const stranger = names.find((name) => typeof name === 'string' && !players.includes(name));
    if (typeof stranger === 'string') return { key: 'view.stranger', field: place, name: quoted(stranger) };
  }
  const missing = players.find((player) => !Object.hasOwn(presence, player));
  if (missing !== undefined) return { key: 'view.presence', name: quoted(missing) };
}

function oddThingIn({ book, table }: MatchView): WireFact | undefined {
  const isEquations = books[book].game === 'equations';
  const { all, inKit } = isEquations ? EQUATIONS_CUBES : ON_SETS_CUBES;
  const { rolled, resources, mat, universe, trail } = table;
  const lying = [...resources, ...mat.required, ...mat.permitted, ...mat.forbidden];
  const isCube = (cube: string): boolean => (all as readonly string[]).includes(cube);
  const odd = [...lying, ...rolled, ...trail.map(({ cube }) => cube)].find((cube) => !isCube(cube));
  if (odd !== undefined) return { key: 'view.cube', cube: quoted(odd), rulebook: book, cubes: all.join(' ') };
  const most = Math.max(lying.length, rolled.length);
  if (most > inKit) return { key: 'view.cubes', count: most, most: inKit };
  if (isEquations) return universe.length > 0 ? { key: 'view.noCards' } : undefined;
  const noCard = universe.find((card) => parseCard(card) === undefined);
  if (noCard !== undefined) return { key: 'view.card', card: quoted(noCard) };
  if (new Set(universe.map(parseCard)).size < universe.length) return { key: 'view.card.twice' };
}

function faultInPhase({ phase, stage, writing, checking, table }: MatchView): WireFact | undefined {
  const { name, player } = phase;
  const told = name === 'write' ? writing : name === 'check' ? checking : stage;
  const field = name === 'write' ? 'writing' : name === 'check' ? 'checking' : 'stage';
  if (!told) return { key: 'view.phase.lacks', phase: name, field };
  if (stage && stage.name !== name) return { key: 'view.phase.stage', phase: name, stage: stage.name };
  if (stage && 'player' in stage && stage.player !== player)
    return { key: 'view.phase.players', one: foundIn(player), other: foundIn(stage.player) };
  if (name === 'start' || name === 'over') return undefined;
  if (table.shake === null) return { key: 'view.phase.noShake', phase: name };
  if (name === 'move' && table.goal === null) return { key: 'view.phase.noGoal', phase: name };
}
