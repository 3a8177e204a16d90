// Where we are: the part of the address after #. So the page lies in one file, and any web host can serve it.
import { signal } from '@preact/signals';

export interface Place {
  /** `#/match/ID?shake=2` is ['match', 'ID']. */
  path: readonly string[];
  query: URLSearchParams;
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

function read(): Place {
  const [path = '', query = ''] = location.hash.slice(1).split(/\?(.*)/s);
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

export const place = signal<Place>(read());

export const hrefTo = (path: readonly string[], query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search && `?${search}`}`;
};

/** Goes to another screen. `replace`: the one before is not kept in the history. */
export function go(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  place.value = read();
}

addEventListener('hashchange', () => {
  place.value = read();
});
addEventListener('popstate', () => {
  place.value = read();
});
