import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Response } from 'express';

import type { StoredFile } from './services/file-store.ts';

/** Sends a file piece by piece, as fast as it is taken. */
export async function sendPieces(
  res: Response,
  type: string,
  pieces: AsyncIterable<unknown>,
): Promise<void> {
  res.type(type);
  await pipeline(Readable.from(pieces), res).catch(unlessLeft);
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
