// What somebody wrote: the pieces of a Set-Name, a Restriction, an Equation or a Goal, as text or as cubes, with brackets under what belongs together.
// `parts/expression/tokens.ts` reads and writes the text; `nest.ts` says what belongs together.
import '../styles/expression.css';
import type { GameName } from '@openshake/rules';
import { Fragment } from 'preact';
import { say } from '../app/speech.ts';
import { Cube, cubeName, Face, type Lip } from './Cube.tsx';
import { type Group, type Nested, nest, type Wild } from './expression/nest.ts';
import { type CubeToken, meaningOf, readTokens, showSign, type Token } from './expression/tokens.ts';
import { Sign, signOf } from './Sign.tsx';

export interface ExpressionProps {
  game: GameName;
  /** In the letters of the notation or in signs. */
  text: string;
  /** What wild cubes stand for, as marked beside the text. */
  wild?: Wild | undefined;
  /** Printed, or as cubes that lie side by side. */
  look?: 'text' | 'cubes';
  /** Brackets under what belongs together; they are there in printed text unless told otherwise. */
  brackets?: boolean;
  /** What stands under a bracket: by the part with its groupings written out, in letters, as `grouped` of the rules writes it. */
  values?: ReadonlyMap<string, string> | undefined;
  /** The widest brackets are green: their values are right. */
  right?: boolean;
  /** Where the next piece will stand: before the piece with this number. */
  caret?: number | null | undefined;
  /** Pieces that are wrong, by number. */
  faults?: ReadonlySet<number> | undefined;
  /** The colour of each Equations cube, by the number of its piece. */
  lipOf?: ((at: number) => Lip | undefined) | undefined;
  /** Said instead of the pieces; empty where the text beside it says the same. */
  label?: string | undefined;
}

/** A printed text becomes smaller when it is long, so that it stays on one line. */
const LENGTHS = [8, 12, 16, 20, 26, 34] as const;

export function Expression(props: ExpressionProps) {
  const { game, text, wild = {}, look = 'text', brackets = look === 'text', caret = null } = props;
  const tokens = readTokens(game, text);
  const tree: readonly Nested[] = brackets ? nest(game, tokens, wild) : tokens.map((_, at) => at);
  const label = props.label ?? spoken(game, tokens, wild);
  const size = LENGTHS.find((length) => tokens.length <= length) ?? 'more';
  const isHidden = label === '';
  return (
    <span
      class={look === 'text' ? `ex ex-n${size}` : 'ex-cubes'}
      {...(isHidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Parts {...props} caret={caret} tokens={tokens} parts={tree} isWhole isOpen={false} />
      {look === 'text' && <Marks game={game} tokens={tokens} wild={wild} />}
    </span>
  );
}

type Inner = ExpressionProps & { caret: number | null; tokens: readonly Token[] };

const firstOf = (part: Nested): number => (typeof part === 'number' ? part : firstOf(part.parts[0] ?? 0));
const lastOf = (part: Nested): number => (typeof part === 'number' ? part : lastOf(part.parts.at(-1) ?? 0));

function Parts({
  parts,
  isWhole,
  isOpen,
  ...rest
}: Inner & { parts: readonly Nested[]; isWhole: boolean; isOpen: boolean }) {
  const { caret, tokens } = rest;
  const last = parts.at(-1);
  const end = last === undefined ? 0 : lastOf(last) + 1;
  const isDrawnDeeper = typeof last === 'object' && last.open;
  return (
    <>
      {parts.map((part) => (
        <Fragment key={firstOf(part)}>
          {/* Before a group the caret stands once, and not again before the first piece within. */}
          {caret !== null && caret === firstOf(part) && (isWhole || part !== parts[0]) && <Caret />}
          {typeof part === 'number' ? (
            <Piece {...rest} at={part} token={tokens[part]} />
          ) : (
            <Bracket {...rest} group={part} isTop={isWhole} />
          )}
        </Fragment>
      ))}
      {caret === end && (isWhole || isOpen) && !isDrawnDeeper && <Caret />}
    </>
  );
}

const Caret = () => <span class="caret" />;

function Bracket({ group, isTop, ...rest }: Inner & { group: Group; isTop: boolean }) {
  const { values, right } = rest;
  const value = group.open || group.text === undefined ? undefined : values?.get(group.text);
  const kind = ['br', group.open && 'open', right && isTop && value !== undefined && 'ok'].filter(Boolean).join(' ');
  return (
    <span class={kind} data-v={value ?? ''}>
      <span>
        <Parts {...rest} parts={group.parts} isWhole={false} isOpen={group.open} />
      </span>
    </span>
  );
}

function Piece({
  game,
  look = 'text',
  token,
  at,
  wild = {},
  faults,
  lipOf,
}: Inner & { token: Token | undefined; at: number }) {
  if (!token) return null;
  const wrong = faults?.has(at) ? ' ex-wrong' : '';
  if (token.kind !== 'cube')
    return (
      <span class={`ex-${token.kind}${wrong}`} data-at={at}>
        {token.text}
      </span>
    );
  const means = meaningOf(token, wild);
  const as = means !== token.cube && <span class="ex-as">{say('expression.as', { sign: showSign(game, means) })}</span>;
  if (look === 'cubes')
    return (
      <span class={`ex-cube${wrong}`} data-at={at}>
        <Cube game={game} cube={token.cube} lip={lipOf?.(at)} turned={token.turned} label={false} />
        {as}
      </span>
    );
  return (
    <span class={`ex-piece ${kindOf(game, means)}${wrong}`} data-at={at}>
      <Printed game={game} token={token} />
      {token.mark && as}
    </span>
  );
}

/** Where there is more room: around signs that join two things. */
const kindOf = (game: GameName, means: string): string =>
  (game === 'equations' ? /^[-+x/^]$/ : /^[UNC=-]$/).test(means) ? 'ex-joins' : '';

function Printed({ game, token: { cube, turned } }: { game: GameName; token: CubeToken }) {
  if (turned) {
    const how = { 'upside-down': 'tu', sideways: 'tu sd', both: 'tu sd u' }[turned];
    return <i class={how}>{signOf(game, cube) ? <Face game={game} cube={cube} /> : cube}</i>;
  }
  const sign = signOf(game, cube);
  return sign ? <Sign name={sign} /> : <span>{cube}</span>;
}

/** The marks beside a text: G as ∪. */
function Marks({ game, tokens, wild }: { game: GameName; tokens: readonly Token[]; wild: Wild }) {
  const used = Object.entries(wild).filter(
    ([cube, means]) =>
      means !== cube && tokens.some((token) => token.kind === 'cube' && token.cube === cube && !token.mark),
  );
  if (used.length === 0) return null;
  return (
    <small class="ex-marks">
      {used
        .map(([cube, means]) => `${showSign(game, cube)} ${say('expression.as', { sign: showSign(game, means) })}`)
        .join(', ')}
    </small>
  );
}

/** The pieces as they are read aloud: blue, union, open parenthesis, green as union. */
export function spoken(game: GameName, tokens: readonly Token[], wild: Wild = {}): string {
  if (tokens.length === 0) return say('expression.empty');
  const words = tokens.map((token) => {
    if (token.kind === 'unknown') return token.text;
    if (token.kind !== 'cube') return say(`expression.${token.kind}`);
    const { cube, turned } = token;
    const means = meaningOf(token, wild);
    const name = cubeName({ game, cube, turned });
    return means === cube ? name : `${name} ${say('expression.as', { sign: cubeName({ game, cube: means }) })}`;
  });
  return words.join(', ');
}
