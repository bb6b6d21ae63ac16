import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Response } from 'express';

/** Sends a file piece by piece, as fast as it is taken. */
export async function sendPieces(
  res: Response,
  type: string,
  pieces: AsyncIterable<unknown>,
): Promise<void> {
  res.type(type);
  await pipeline(Readable.from(pieces), res).catch((error: NodeJS.ErrnoException) => {
    // The clerk closed the page before the file was whole.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
