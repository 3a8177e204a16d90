// Where somebody is, as far as limits go: all devices of a home or a school count together.

/** The machine of the server itself, where programs of its owner run, by whichever of its own addresses. */
const OWN = '127.0.0.1';
const OWN_FACTOR = 100;

/** A home or a school has one IPv4 address, or the first half of an IPv6 address. */
export function placeOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (plain === '::1' || plain.startsWith('127.')) return OWN;
  if (!plain.includes(':')) return plain;
  const [before = '', after] = plain.replace(/%.*$/, '').split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return `${[...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4).join(':')}::`;
}

/** How many times as much is allowed at this place as elsewhere. */
export const factorAt = (place: string): number => (place === OWN ? OWN_FACTOR : 1);
