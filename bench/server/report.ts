// What was measured, as a table with the limit beside each number.

export interface Finding {
  what: string;
  measured: number;
  /** What follows the number. */
  unit: string;
  /** The most that it may be; absent if the number is only there to compare with. */
  limit?: number;
  /** The least that it may be. */
  least?: number;
  /** More about it. */
  note?: string;
}

const inDigits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));
const withUnit = (value: string, unit: string): string => `${value} ${unit}`.trim();

const isOver = ({ measured, limit }: Finding): boolean => limit !== undefined && measured > limit;
const isUnder = ({ measured, least }: Finding): boolean => least !== undefined && measured < least;
/** Whether it is not within its limit. */
export const isMissed = (finding: Finding): boolean => isOver(finding) || isUnder(finding);

function limitsOf(finding: Finding): string {
  const { limit, least, unit } = finding;
  const texts = [
    ...(limit === undefined ? [] : [`${withUnit(String(limit), unit)}${isOver(finding) ? ', OVER' : ''}`]),
    ...(least === undefined ? [] : [`at least ${withUnit(String(least), unit)}${isUnder(finding) ? ', UNDER' : ''}`]),
  ];
  return texts.join('; ');
}

function cellsOf(finding: Finding): string[] {
  const { what, measured, unit, note = '' } = finding;
  return [what, withUnit(inDigits(measured), unit), limitsOf(finding), note];
}

/** As a table of Markdown, which is readable in a terminal too. */
export function report(title: string, findings: readonly Finding[]): string {
  const rows = [[title, 'measured', 'at most', ''], ...findings.map(cellsOf)];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  const lines = rows.map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return `\n${lines.join('\n')}\n`;
}
