import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Request, Response } from 'express';

import { paramsOf } from './brotli-parts.ts';
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

type Encoding = 'br' | 'gzip' | undefined;

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

/**
 * Text as it will be sent, compressed with brotli 5 or gzip 6, and its headers set. Synchronously:
 * below 100 kB handing the bytes to a thread and back costs more than compressing them. After a lead 4 takes
 * no less time between other work, for its tables are large; it would be 6 % larger.
 */
export function compressFor(req: Request, res: Response, text: string | Buffer): Buffer {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  res.vary('Accept-Encoding');
  const isWorthIt = bytes.length >= WORTH_IT && bytes.length <= TOO_LONG;
  const encoding = isWorthIt ? acceptedEncoding(req.headers['accept-encoding']) : undefined;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  const body = compress(encoding, bytes);
  res.setHeader('Content-Length', body.length);
  return body;
}

export function compress(encoding: Encoding, bytes: Buffer): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 6 });
  return encoding === 'br' ? brotliOf(bytes) : bytes;
}

function brotliOf(bytes: Buffer): Buffer {
  const pressing = { quality: 5, window: bytes.length < WINDOWFUL ? 16 : windowOf(bytes.length) };
  return (
    compressAfterLead(bytes, pressing) ??
    brotliCompressSync(bytes, { chunkSize: CHUNK, params: paramsOf(pressing, bytes.length) })
  );
}

/** The smallest that holds all of a text, as a power of two: with it the bytes are those of the usual 4 MB. */
const windowOf = (length: number): number => Math.ceil(Math.log2(length + 16));
