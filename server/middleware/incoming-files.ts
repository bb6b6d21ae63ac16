import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Request } from 'express';
import type { StorageEngine } from 'multer';

import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import type { IncomingFile } from '../services/incoming-file.ts';

/** All files of one call together. */
const MOST_TOGETHER = 256 * 1024 * 1024;

/** Files of a call, each under a name of ours in the data folder; `limit` is the most bytes of one. */
export function incomingStore(limit: number): StorageEngine {
  return {
    _handleFile(req, file, done) {
      const target = path.join(folder(), randomUUID());
      const counted = countBytes(req, limit);
      const written = pipeline(
        file.stream,
        counted.stream,
        createWriteStream(target, { flags: 'wx' }),
      );
      filesOf(req).push({ target, stream: counted.stream, written });
      written.then(
        () => done(null, { path: target, size: counted.bytes() }),
        (error) => done(error),
      );
    },
    _removeFile(_req, file, done) {
      rm(file.path, { force: true }).then(() => done(null), done);
    },
  };
}

/** Removes what a call brought, after it was answered; what still arrives of a refused call is cut off. */
export async function removeIncoming(req: Request): Promise<void> {
  await Promise.all(
    filesOf(req).map(async ({ target, stream, written }) => {
      stream.destroy();
      await written.catch(() => {});
      await rm(target, { force: true });
    }),
  );
}

/** What multer found, as our calls know it. */
export const incomingOf = (
  { originalname, path: target, size }: Express.Multer.File,
  limit: number,
): IncomingFile => ({
  name: originalname.replaceAll(/\p{Cc}/gu, '').slice(0, 200),
  path: target,
  bytes: size,
  too_large: size > limit,
});

interface Arriving {
  target: string;
  stream: Transform;
  written: Promise<void>;
}

const kept = new WeakMap<Request, Arriving[]>();
const received = new WeakMap<Request, number>();

function filesOf(req: Request): Arriving[] {
  const files = kept.get(req) ?? [];
  kept.set(req, files);
  return files;
}

function folder(): string {
  const incoming = path.join(env.DATA_DIR, 'incoming');
  mkdirSync(incoming, { recursive: true });
  return incoming;
}

/** Passes on `limit` bytes of a file and counts the rest, so that the other files still arrive. */
function countBytes(req: Request, limit: number) {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      const together = (received.get(req) ?? 0) + chunk.length;
      received.set(req, together);
      if (together > MOST_TOGETHER) return next(new AppError(413, 'too_large'));
      const room = Math.max(0, limit - bytes);
      bytes += chunk.length;
      next(null, chunk.subarray(0, room));
    },
  });
  return { stream, bytes: () => bytes };
}
