import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Response } from 'express';

import type { StoredFile } from './services/files/file-store.ts';

/** Milliseconds a reader may take nothing before it is gone for us: what it reads is kept open for it. */
const PATIENCE = 20_000;

/** Sends a file piece by piece, as fast as it is taken; a reader who takes nothing any more is cut off. */
export async function sendPieces(
  res: Response,
  type: string,
  pieces: AsyncIterable<unknown>,
  { patience = PATIENCE }: { patience?: number } = {},
): Promise<void> {
  res.type(type);
  res.setTimeout(patience, () => {
    // Quiet for want of a reader; otherwise the next piece is only not read from the database yet.
    if (res.writableNeedDrain) res.destroy();
  });
  await pipeline(Readable.from(ended(pieces)), res).catch(unlessLeft);
}

/**
 * A stream throws into its source when its reader leaves, and a list that the source hands on by `yield*` has
 * no such method, which would be a failure of its own. A loop's source is told to end instead.
 */
async function* ended(pieces: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  for await (const piece of pieces) yield piece;
}

/** Sends a kept file whole; to a HEAD no more than its size. Its headers, but for that, are the caller's. */
export async function sendStored(res: Response, file: StoredFile): Promise<void> {
  res.set('Content-Length', String(file.size));
  if (res.req.method === 'HEAD') {
    await file.close();
    res.end();
    return;
  }
  await pipeline(file.stream(), res)
    .catch(unlessLeft)
    // A stream that ends before its first byte leaves its file open, and an open one ends the process.
    .finally(() => file.close());
}

/** Whoever asked may go on before the answer is whole, or before it begins. */
function unlessLeft(error: NodeJS.ErrnoException): void {
  if (!LEFT.includes(error.code ?? '')) throw error;
}

const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];
