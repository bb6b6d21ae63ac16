import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { RequestHandler } from 'express';

import { acceptedEncoding } from './compress.ts';
import { projectRoot } from './project-root.ts';
import { LEAD_END } from './shared/lead-end.ts';

const FOLDER = path.join(projectRoot, 'static/build');

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A built file in the ways it can be sent; without a key as it is. */
interface Served {
  type: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

let manifest: Record<string, string> | undefined;
const inlined = new Map<string, { css: string; hash: string }>();
const served = new Map<string, Served>();

/** `css/late.css` → the immutable address of that file as it was built. */
export const asset = (name: string): string => `/static/build/${builtName(name)}`;

/** `css/core.css`, … → their texts as one style block, and that block's hash for the CSP. */
export function inlineCss(...names: string[]): { css: string; hash: string } {
  const key = names.join(' ');
  const known = inlined.get(key);
  if (known) return known;
  const texts = names.map((name) =>
    readFileSync(path.join(FOLDER, builtName(name)), 'utf8').trim(),
  );
  const css = texts.join('') + LEAD_END;
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
  inlined.set(key, { css, hash });
  return { css, hash };
}

/**
 * Answers the built files under /static, from memory and already compressed. Their names hold their
 * hash, so browsers may keep them for good. Nothing else under /static exists.
 */
export const serveStatic: RequestHandler = (req, res) => {
  const file = findServed(req.path);
  if (!file) return void res.status(404).set('Cache-Control', 'no-store').end();
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return void res.status(405).set('Allow', 'GET, HEAD').end();
  const encoding = encodingFor(file, req.get('accept-encoding'));
  const body = encoding ? file[encoding] : file.plain;
  res.set({
    'Content-Type': file.type,
    'Content-Length': String(body?.length),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  if (file.br) res.set('Vary', 'Accept-Encoding');
  if (encoding) res.set('Content-Encoding', encoding);
  res.end(req.method === 'HEAD' ? undefined : body);
};

function builtName(name: string): string {
  manifest ??= JSON.parse(readFileSync(path.join(FOLDER, 'manifest.json'), 'utf8'));
  const built = manifest?.[name];
  if (!built) throw new Error(`no such asset: ${name}`);
  return built;
}

function findServed(address: string): Served | undefined {
  const known = served.get(address);
  const [, name] = /^\/build\/([a-z]+\/[\w.-]+)$/.exec(address) ?? [];
  if (known || !name || name.includes('..')) return known;
  const type = TYPES[path.extname(name)];
  const file = path.join(FOLDER, name);
  if (!type || !existsSync(file)) return undefined;
  const found = {
    type,
    plain: readFileSync(file),
    br: read(`${file}.br`),
    gzip: read(`${file}.gz`),
  };
  served.set(address, found);
  return found;
}

const read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** A file that is not worth being compressed has neither; otherwise it has both. */
const encodingFor = (file: Served, accepted: string | undefined) =>
  file.br && file.gzip ? acceptedEncoding(accepted) : undefined;
