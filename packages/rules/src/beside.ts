// What follows an expression in the same text, as papers are printed: `(4/0)-3=1, wild 0:3` or `Y'' | blank painted Y`.
export interface Beside {
  text: string;
  wild?: unknown;
  blank?: unknown;
}

/** No paper has more parts than this. */
const LONGEST = 400;

const MARKS = /^(?:\S\s*:\s*\S(?:\s+|$))+$/u;
const WILD = /^wild(?![^\s:])\s*:?\s*(.*)$/iu;
const BLANK = /^blank(?:\s+(?:card\s+)?painted)?\s*:?\s+(\S+)$/iu;

/** Moves what follows a comma or a bar into its own field. If that is anything else, the text stays as it was. */
export function withoutBeside<Request extends Beside>(
  request: Request,
  fields: readonly ('wild' | 'blank')[],
): Request {
  const { text } = request;
  const from = text.search(/[,|]/u);
  if (from < 0 || text.length - from > LONGEST) return request;
  const marks: Record<string, string> = {};
  let blank: string | undefined;
  let inWild = false;
  for (const part of text
    .slice(from)
    .split(/[,|]/u)
    .map((each) => each.trim())) {
    if (part === '') continue;
    const painted = BLANK.exec(part)?.[1];
    const listed = WILD.exec(part)?.[1] ?? (inWild ? part : '');
    inWild = MARKS.test(listed);
    if (!inWild && (painted === undefined || blank !== undefined)) return request;
    if (inWild) for (const [, cube = '', symbol = ''] of listed.matchAll(/(\S)\s*:\s*(\S)/gu)) marks[cube] = symbol;
    else blank = painted;
  }
  const found = { ...(Object.keys(marks).length > 0 && { wild: marks }), ...(blank !== undefined && { blank }) };
  const names = Object.keys(found) as ('wild' | 'blank')[];
  // If a field says it too, the judge decides.
  if (names.some((name) => !fields.includes(name) || request[name] !== undefined)) return request;
  return { ...request, ...found, text: text.slice(0, from) };
}
