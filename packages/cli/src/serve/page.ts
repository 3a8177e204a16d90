// The page of a server that has started: its addresses, a code to scan, where its data is, and how to stop it.
import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { MARGIN } from '../pretty/lines.ts';
import { harmless, pad, widthOf } from '../pretty/page.ts';
import { shownPath } from '../whyNot.ts';
import type { Speech } from '../words/speech.ts';
import type { ServeArgs } from './options.ts';

type Interfaces = Readonly<Record<string, NetworkInterfaceInfo[] | undefined>>;

/** Networks between the programs of one computer. Nobody else can reach it there. */
const INNER = /^(docker|br-|veth|virbr|vboxnet|vmnet|utun|tun|tap|lxc|lxd|podman|cni)/;

const EVERYBODY = ['0.0.0.0', '::'];
const isOnlyHere = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

const inBrackets = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** The addresses in the local network at which this computer can be reached; those of real networks come first. */
function networkAddresses(host: string, interfaces: Interfaces): string[] {
  if (!EVERYBODY.includes(host)) return isOnlyHere(host) ? [] : [host];
  const all = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses.filter(({ internal }) => !internal).map((address) => ({ name, ...address })),
  );
  const plain = all.filter(({ family }) => family === 'IPv4');
  // An address of a link works only with the name of the link.
  const long = all.filter(({ family, address }) => family === 'IPv6' && !/^fe80/i.test(address));
  const found = host === '::' ? [...plain, ...long] : plain;
  const inner = found.filter(({ name }) => INNER.test(name));
  return [...found.filter(({ name }) => !INNER.test(name)), ...inner].map(({ address }) => address);
}

/** Where the page is on this computer. */
export function addressHere(url: string, host: string): string {
  const { port, protocol } = new URL(url);
  return EVERYBODY.includes(host) ? `${protocol}//127.0.0.1:${port}` : url;
}

export function readyPage(url: string, args: ServeArgs, interfaces: Interfaces, { say }: Speech): string {
  const { host, data, database } = args;
  const { port, protocol } = new URL(url);
  const at = (address: string): string => `${protocol}//${inBrackets(address)}:${port}`;
  const network = networkAddresses(host, interfaces).map(at);
  const here = addressHere(url, host);
  const folder = shownPath(data);
  const rows: (readonly [label: string, text: string])[] = [
    ...(EVERYBODY.includes(host) || network.length === 0 ? [[say('serve.here'), here] as const] : []),
    ...network.map((address, nth) => [nth === 0 ? say('serve.network') : '', address] as const),
    [say('serve.data'), database === undefined ? folder : say('serve.data.database', { folder })],
  ];
  const column = Math.max(...rows.map(([label]) => widthOf(label))) + 2;
  const [first] = network;
  return [
    say('serve.running'),
    '',
    ...rows.map(([label, text]) => `${MARGIN}${pad(label, column)}${harmless(text)}`),
    '',
    ...(first === undefined
      ? [say(EVERYBODY.includes(host) ? 'serve.noNetwork' : 'serve.alone')]
      : [say('serve.scan'), '', ...codeOf(first), '']),
    say('serve.stop'),
    '',
  ].join('\n');
}

const codeOf = (address: string): string[] =>
  renderUnicodeCompact(address, { border: 2 })
    .split('\n')
    .map((line) => `${MARGIN}${line}`);
