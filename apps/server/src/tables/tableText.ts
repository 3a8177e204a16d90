// The part of a view that changes with every move, as text. Most of that text is the trail of moves, which only grows.
import type { PublicTable } from '@openshake/rules';
import { flat } from './flat.ts';

export class TableText {
  #rolled: PublicTable['rolled'] = [];
  #rolledText = '[]';
  #trail: PublicTable['trail'] = [];
  /** The trail without the bracket at its end. */
  #trailText = '[';

  of(table: PublicTable): string {
    const rest = JSON.stringify({ ...table, rolled: undefined, trail: undefined });
    return `${rest.slice(0, -1)},"rolled":${this.#rolledIn(table)},"trail":${this.#trailIn(table)}]}`;
  }

  #rolledIn({ rolled }: PublicTable): string {
    if (rolled !== this.#rolled) {
      this.#rolled = rolled;
      this.#rolledText = flat(JSON.stringify(rolled));
    }
    return this.#rolledText;
  }

  #trailIn({ trail }: PublicTable): string {
    const known = this.#trail;
    if (trail === known) return this.#trailText;
    this.#trail = trail;
    // A move that is taken back makes it shorter.
    const isLonger = known.every((move, at) => move === trail[at]);
    let text = isLonger ? this.#trailText : '[';
    for (let at = isLonger ? known.length : 0; at < trail.length; at += 1)
      text += `${at > 0 ? ',' : ''}${JSON.stringify(trail[at])}`;
    this.#trailText = flat(text);
    return this.#trailText;
  }
}
