// A copy of the match for the person who plays it: it ends before anything that this seat may not see yet.
import { type Log, matchAfter, type Row, rowsSeen } from '@openshake/host';
import type { LogHeader } from '@openshake/protocol';
import type { Player } from '@openshake/rules';
import { makeMatch } from '@openshake/rules/notation';
import { writtenMatch } from '../replay/loggedMatch.ts';
import { makeLogText } from './logFile.ts';
import { LOG_ENDING, writeWhole } from './saving.ts';

interface LoggedRows {
  header: LogHeader;
  rows: readonly Row[];
}

/** The first rows, up to what is still hidden from this seat. Once the match is over, nothing is hidden. */
function openRows(log: Log, you: Player, form: 'log' | 'notation'): readonly Row[] {
  const { rows } = log;
  if (matchAfter(log).phase.name === 'over') return rows;
  const seen = rowsSeen(log, you);
  const underWay = rows.findLastIndex(({ events }) => events.some(({ type }) => type === 'shakeEnded')) + 1;
  const hidden = rows.findIndex(({ events }, at) => {
    const open = seen[at]?.events ?? [];
    if (open.some((event) => event.type === 'paperPresented' && event.paper === null)) return true;
    // A log also holds what the program alone knows, such as the verdict on a paper that nobody has checked.
    return form === 'log' && at >= underWay && open.length < events.length;
  });
  return hidden < 0 ? rows : rows.slice(0, hidden);
}

/** Writes the log itself or the match in notation, as the name of the file says. */
export function copyMatch(path: string, { header, rows }: LoggedRows): { whole: boolean } {
  const form = path.endsWith(LOG_ENDING) ? 'log' : 'notation';
  const open = openRows({ setup: header.setup, rows }, header.you, form);
  writeWhole(path, form === 'log' ? makeLogText(header, open) : makeMatch(writtenMatch({ header, rows: [...open] })));
  return { whole: open.length === rows.length };
}
