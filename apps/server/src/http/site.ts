// The page to play on: the built files of apps/web, read once when the server starts. A request never touches the disk, so no address reaches another file.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Beside the server, in a clone and where it is installed. */
export const SITE_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const FIRST = 'index.html';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const IS_PACKED = /\.(png|woff2|ico)$/;
/** These have a hash of their content in their name. Everything else is asked for again. */
const IS_HASHED = /^assets\//;

interface SiteFile {
  type: string;
  cache: string;
  tag: string;
  plain: Buffer;
  /** Not there if it would not be smaller. */
  br?: Buffer;
  gzip?: Buffer;
}

/** The files by their addresses. */
export type Site = ReadonlyMap<string, SiteFile>;

const packBr = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Good enough: the best takes many times as long at every start. */
const QUALITY = 7;

async function fileAt(folder: string, name: string): Promise<SiteFile> {
  const plain = await readFile(join(folder, name));
  const file: SiteFile = {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    cache: IS_HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
  };
  if (IS_PACKED.test(name)) return file;
  const br = await packBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const zipped = await packGzip(plain);
  if (br.length < plain.length) file.br = br;
  if (zipped.length < plain.length) file.gzip = zipped;
  return file;
}

/** Reads the built page; null if nobody built it. */
export async function readSite(folder: string): Promise<Site | null> {
  let entries: import('node:fs').Dirent[];
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    // Maps back to the sources are for us alone.
    .filter((name) => !name.endsWith('.map'));
  if (!names.includes(FIRST)) return null;
  const site = new Map<string, SiteFile>();
  // One after another: packing takes megabytes for each.
  for (const name of names) site.set(name === FIRST ? '/' : `/${name}`, await fileAt(folder, name));
  return site;
}

/** What the browser can unpack, the smaller one first. A packing that is refused by `q=0` does not count. */
function packedFor({ br, gzip: zipped }: SiteFile, accepted: string | undefined) {
  const takes = (name: string) =>
    (accepted ?? '').split(',').some((each) => {
      const [what = '', quality = ''] = each.split(';').map((part) => part.trim().toLowerCase());
      return what === name && !/^q=0(\.0*)?$/.test(quality);
    });
  if (br && takes('br')) return { name: 'br', body: br };
  if (zipped && takes('gzip')) return { name: 'gzip', body: zipped };
  return undefined;
}

function give(file: SiteFile, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.type(file.type).headers({ 'Cache-Control': file.cache, ETag: file.tag, Vary: 'Accept-Encoding' });
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(file.tag)) return reply.code(304).send();
  const packed = packedFor(file, headers['accept-encoding']);
  if (packed) reply.header('Content-Encoding', packed.name);
  return reply.send(packed?.body ?? file.plain);
}

export function siteRoutes(app: FastifyInstance, site: Site): void {
  for (const [path, file] of site) app.get(path, (request, reply) => give(file, request, reply));
}

/** The page says what is at an address, in its own part of the address. So `/join/CODE` can be told, and printed as a QR code. */
export const inPage = (url: string): string => `/#${/^\/[!-~]*$/.test(url) ? url : '/'}`;
