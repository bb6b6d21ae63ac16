import type { Response } from 'express';

import { notFound } from './errors.ts';
import { documentStore } from './services/files/document-store.ts';
import type { StoredFile } from './services/files/file-store.ts';
import { sendStored } from './stream.ts';

interface Paper {
  /** What the download is called. */
  name: string;
  hash: string;
  mime: string;
}

/** Sends a paper as a download; how long it may be kept is the caller's to say. @throws 404 when its file is not in the store */
export async function sendPaper(res: Response, { name, hash, mime }: Paper): Promise<void> {
  const file = await documentStore().open(hash);
  if (!file) throw notFound('paper');
  res.attachment(name);
  await send(res, mime, file);
}

/** The same in the dashboard: a picture in the browser itself, a PDF as a file. */
export async function showPaper(res: Response, { name, hash, mime }: Paper): Promise<void> {
  const file = await documentStore().open(hash);
  if (!file) throw notFound('paper');
  if (!mime.startsWith('image/')) res.attachment(name);
  res.set('Cache-Control', 'private, no-store');
  await send(res, mime, file);
}

async function send(res: Response, mime: string, file: StoredFile): Promise<void> {
  // It came from outside: nothing in it may run.
  res.type(mime).set('Content-Security-Policy', "default-src 'none'; sandbox");
  await sendStored(res, file);
}
