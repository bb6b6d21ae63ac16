import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Request } from 'express';
import type { StorageEngine } from 'multer';

import { AppError } from '../errors.ts';
import { type IncomingFile, incomingFolder } from '../services/files/incoming-file.ts';
import { firstLetters } from '../shared/first-letters.ts';

/** All files of one call together. */
const MOST_TOGETHER = 256 * 1024 * 1024;

/** Files of a call, each under a name of ours in the data folder; `limit` is the most bytes of one. */
export function incomingStore(limit: number): StorageEngine {
  return {
    _handleFile(req, file, done) {
      const target = placeFor(file.stream, done);
      if (!target) return;
      const counted = countBytes(req, limit);
      const written = pipeline(
        file.stream,
        counted.stream,
        createWriteStream(target, { flags: 'wx' }),
      );
      filesOf(req).push({ target, stream: counted.stream, written });
      written.then(() => done(null, { path: target, size: counted.bytes() }), done);
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
  name: firstLetters(originalname.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ''), 200),
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

/** A new file's name; undefined where there is no room for one, which is told. */
function placeFor(stream: Readable, done: (error: unknown) => void): string | undefined {
  try {
    return path.join(incomingFolder(), randomUUID());
  } catch (error) {
    // Thrown from here it would end the process: nobody listens between the parser and its storage.
    stream.resume();
    done(error);
    return undefined;
  }
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
