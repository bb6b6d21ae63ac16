import type { RequestHandler, Response } from 'express';

import type { FileStore, StoredFile } from './services/files/file-store.ts';
import { mediaStore } from './services/files/media-store.ts';
import { sendStored } from './stream.ts';

/** GET /media/{hash}/{width}.{webp|avif|jpg} from the data folder and the demo pictures. */
export const servePictures: RequestHandler = (req, res, next) =>
  serveFrom(mediaStore())(req, res, next);

/**
 * Answers a picture's file, immutable; anything else under /media is 404 with no body.
 * An AVIF that its job has not made yet is answered with the WebP of the same width for a while, so
 * pages name AVIF always and no page changes when the job is done.
 */
export const serveFrom =
  (store: FileStore): RequestHandler =>
  async (req, res) => {
    const [, picture, format] = PICTURE_PATH.exec(req.path) ?? [];
    if (!picture || !format) return notThere(res);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    const file = await store.open(`${picture}.${format}`);
    if (file) return send(res, file, { format, cache: 'public, max-age=31536000, immutable' });
    const standIn = format === 'avif' ? await store.open(`${picture}.webp`) : undefined;
    if (!standIn) return notThere(res);
    return send(res, standIn, { format: 'webp', cache: 'public, max-age=600' });
  };

const PICTURE_PATH = /^\/([0-9a-f]{20}\/[1-9]\d{0,3})\.(webp|avif|jpg)$/;

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

async function send(res: Response, file: StoredFile, as: { format: string; cache: string }) {
  res.set({
    'Content-Type': TYPES[as.format],
    'Cache-Control': as.cache,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // Mails show pictures too, and they are read on other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  await sendStored(res, file);
}

function notThere(res: Response) {
  res.status(404).set('Cache-Control', 'no-store').end();
}
