import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Request, Response } from 'express';

import { type Pressing, paramsOf } from './brotli-parts.ts';
import { compressAfterLead } from './page-lead.ts';

const WORTH_IT = 1_000;
/** Above this the work is left to the proxy: it would hold up the other requests of this process. */
const TOO_LONG = 400_000;
/** Room for a whole page at once, where the usual 16 kB would be two pieces to put together. */
const CHUNK = 32 * 1024;

/**
 * A window of 64 kB, whose tables are a third as large, loses next to nothing up to here, and takes a
 * quarter less time between other work, when none of the encoder's tables are near the processor.
 */
const WINDOWFUL = 100_000;

export type Encoding = 'br' | 'gzip' | undefined;

const WISHES = [
  ['br', /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/],
  ['gzip', /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/],
] as const;

/** The best of our encodings that an Accept-Encoding header allows; undefined: none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  return WISHES.find(([, wish]) => {
    const found = wish.exec(accepted);
    return found !== null && Number(found[1] ?? 1) > 0;
  })?.[0];
}

/** What counts for more, once a page's lead is known. */
export type Wish = 'smaller' | 'sooner';

/** A page's first visitor alone gets these: 5 is 6 % smaller than 4, which takes half the time. */
const SMALLER = 5;
const SOONER = 4;
/** What a list may have, its styles among it (docs/performance.md): one that has more is compressed once more. */
const MOST_SOONER = 15_000;

/**
 * Text as it will be sent, compressed with brotli or gzip 6, and its headers set. Synchronously:
 * below 100 kB handing the bytes to a thread and back costs more than compressing them.
 */
export function compressFor(
  req: Request,
  res: Response,
  text: string | Buffer,
  wish: Wish = 'smaller',
): Buffer {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  res.vary('Accept-Encoding');
  const isWorthIt = bytes.length >= WORTH_IT && bytes.length <= TOO_LONG;
  const encoding = isWorthIt ? acceptedEncoding(req.headers['accept-encoding']) : undefined;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  const body = compress(encoding, bytes, wish);
  res.setHeader('Content-Length', body.length);
  return body;
}

export function compress(encoding: Encoding, bytes: Buffer, wish: Wish = 'smaller'): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 6 });
  return encoding === 'br' ? brotliOf(bytes, wish) : bytes;
}

function brotliOf(bytes: Buffer, wish: Wish): Buffer {
  const window = bytes.length < WINDOWFUL ? 16 : windowOf(bytes.length);
  const quick = wish === 'sooner' && compressAfterLead(bytes, { quality: SOONER, window });
  if (quick && quick.length <= MOST_SOONER) return quick;
  const pressing = { quality: SMALLER, window };
  return compressAfterLead(bytes, pressing) ?? wholeOf(bytes, pressing);
}

const wholeOf = (bytes: Buffer, pressing: Pressing): Buffer =>
  brotliCompressSync(bytes, { chunkSize: CHUNK, params: paramsOf(pressing, bytes.length) });

/** The smallest that holds all of a text, as a power of two: with it the bytes are those of the usual 4 MB. */
const windowOf = (length: number): number => Math.ceil(Math.log2(length + 16));
