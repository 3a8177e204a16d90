// What help says about variations: what each does, what fills its blank, how to type it, and whether this match offers it.
import { books } from '@openshake/rules';
import { parsePick, type VariationId, variations } from '@openshake/rules/onsets';
import { type Page, wrap } from '../pretty/page.ts';
import { FILLINGS, variationNamed } from '../prompt/onSetsReading.ts';
import type { Text } from '../words/texts/index.ts';
import { pickTexts } from './commands/starting.ts';
import { equationVariationLines, isInForce, symbolLines, variationSays } from './key.ts';
import { choicesOf, isOpen, type Seat } from './seat.ts';

function divisionOf({ view }: Seat) {
  const book = books[view.book];
  return book.game === 'on-sets' ? book.divisions[view.division] : undefined;
}

/** Those that this seat can choose now, or else all that the division offers. */
export function onOffer(seat: Seat): VariationId[] {
  const offered = seat.view.variations ? (divisionOf(seat)?.offered ?? []) : [];
  if (!isOpen(seat, 'choose-variations')) return [...offered];
  const open = choicesOf(seat, 'choose-variations').flatMap((action) =>
    action.variations.map((pick) => parsePick(pick)?.name),
  );
  return open.length > 0 ? offered.filter((name) => open.includes(name)) : [...offered];
}

/** `vars wild-cube G`, with the blank filled in as it can be now. */
function typedForm(name: VariationId, seat: Seat): string {
  const { blank } = variations[name];
  if (blank === undefined) return `vars ${name}`;
  const now = isOpen(seat, 'choose-variations')
    ? pickTexts(seat).find((text) => text.startsWith(`${name} `))
    : undefined;
  return `vars ${now ?? `${name} ${FILLINGS[blank]}`}`;
}

/** Its status in this match. */
function standing(name: VariationId, seat: Seat): Text {
  if (isInForce(name, seat)) return { key: 'offer.inForce' };
  if (!seat.view.variations) return { key: 'offer.off' };
  if (!divisionOf(seat)?.offered.includes(name)) return { key: 'offer.notHere' };
  return { key: 'offer.type', form: typedForm(name, seat) };
}

function lines(name: VariationId, seat: Seat, { paint, width }: Page): string[] {
  const { blank } = variations[name];
  const title = seat.words.pick({ name });
  const more: Text[] = [...(blank === undefined ? [] : [{ key: 'offer.blank', blank } as const]), standing(name, seat)];
  const text = `${title}: ${variationSays(name, seat)}. ${seat.speech.tell(more)}`;
  return wrap(text, width - 2).map((line, at) =>
    at === 0 ? `${paint.bold(line.slice(0, title.length))}${line.slice(title.length)}` : `  ${line}`,
  );
}

/** A variation or a symbol by its name; undefined if the text names neither. */
export function nameLines(text: string, seat: Seat, page: Page): string[] | undefined {
  const name = seat.isEquations ? undefined : variationNamed(text);
  if (name !== undefined) return lines(name, seat, page);
  return symbolLines(text, seat, page) ?? equationVariationLines(text, seat, page);
}

/** All variations on offer, in words. */
export function offerLines(seat: Seat, page: Page): string[] {
  const all = onOffer(seat);
  if (all.length === 0) return [];
  return [
    page.paint.bold(page.paint.cyan(seat.speech.say('offer.title'))),
    ...all.flatMap((name) => lines(name, seat, page)),
  ];
}
