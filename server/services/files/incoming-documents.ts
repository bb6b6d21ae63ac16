import { readFile } from 'node:fs/promises';

import sharp from 'sharp';

import { AppError } from '../../errors.ts';
import { firstLetters } from '../../shared/first-letters.ts';
import { DOCUMENT_MEGABYTES } from '../../shared/upload-limits.ts';
import { onePicture } from '../accounts/lanes.ts';
import type { IncomingFile } from './incoming-file.ts';
import { checkPixels, PICTURE_LIMITS } from './pictures-check.ts';

const LARGEST_SIDE = 2400;
const PDF = '%PDF-';
/** A picture of 50 megapixels takes two. */
const LONGEST_SECONDS = 20;

interface Paper {
  bytes: Buffer;
  mime: 'application/pdf' | 'image/jpeg';
}

/**
 * The bytes of a paper that was sent, if it is a PDF by its content.
 * @throws 413 `file_too_large`, 422 `not_a_pdf`
 */
export async function readPdf(file: IncomingFile): Promise<Buffer> {
  const bytes = await bytesOf(file);
  if (!isPdf(bytes)) throw new AppError(422, 'not_a_pdf');
  return bytes;
}

/**
 * A PDF as it is; a picture anew, without what a telephone writes into it.
 * @throws 413 `file_too_large`, 422 `too_many_pixels`; for anything else 422 with the code given as `refusal`
 */
export async function readPaper(file: IncomingFile, refusal: string): Promise<Paper> {
  const bytes = await bytesOf(file);
  if (bytes.toString('latin1', 0, 5) === PDF) {
    if (!isPdf(bytes)) throw new AppError(422, refusal);
    return { bytes, mime: 'application/pdf' };
  }
  const isPicture = /^(\xff\xd8|\x89PNG)/.test(bytes.toString('latin1', 0, 4));
  if (!isPicture) throw new AppError(422, refusal);
  return { bytes: await redrawn(bytes, refusal), mime: 'image/jpeg' };
}

function redrawn(bytes: Buffer, refusal: string): Promise<Buffer> {
  const unreadable = new AppError(422, refusal);
  return onePicture(async () => {
    await checkPixels(bytes, unreadable);
    return sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' })
      .rotate()
      .resize({
        width: LARGEST_SIDE,
        height: LARGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: 82 })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
      .catch(() => {
        throw unreadable;
      });
  });
}

const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' } as const;

/** What a download is called: no folders, and the ending that says what it is. */
export function paperNameOf(name: string, mime: Paper['mime']): string {
  const own = name.split(/[\\/]/).at(-1)?.trim() ?? '';
  const stem = firstLetters(own.replace(/\.(pdf|jpe?g|png)$/i, ''), 180) || 'document';
  return `${stem}.${ENDINGS[mime]}`;
}

const isPdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, PDF.length) === PDF && bytes.includes('%%EOF', -2048);

async function bytesOf(file: IncomingFile): Promise<Buffer> {
  if (file.too_large)
    throw new AppError(413, 'file_too_large', { values: { megabytes: DOCUMENT_MEGABYTES } });
  return readFile(file.path);
}
