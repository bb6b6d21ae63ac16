import sharp from 'sharp';

import { AppError } from '../../errors.ts';
import { bytesOf, PICTURE_MEGABYTES } from '../../shared/upload-limits.ts';

/** What may come in, before it is made smaller. */
export const PICTURE_LIMITS = { bytes: bytesOf(PICTURE_MEGABYTES), pixels: 50_000_000 } as const;

// Everything but the four photo formats is closed, above all SVG, which can hold scripts and links.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

/**
 * Refuses what is no JPEG, PNG, WebP or AVIF by its content; its name and declared type say nothing.
 * Throws 413 `picture_too_large`, 422 `not_a_picture` or `too_many_pixels`. A file that passes may
 * still turn out broken when all of it is decoded.
 */
export async function checkPicture(bytes: Buffer): Promise<void> {
  if (bytes.length > PICTURE_LIMITS.bytes) {
    throw new AppError(413, 'picture_too_large', { values: { megabytes: PICTURE_MEGABYTES } });
  }
  if (!hasPictureSignature(bytes)) throw notAPicture();
  await checkPixels(bytes, notAPicture());
}

/** @throws 422 `too_many_pixels`; the error given as `unreadable` for what has no measures */
export async function checkPixels(bytes: Buffer, unreadable: AppError): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable;
    });
  if (width * height > PICTURE_LIMITS.pixels) {
    throw new AppError(422, 'too_many_pixels', { values: { megapixels: 50 } });
  }
}

export const notAPicture = () => new AppError(422, 'not_a_picture');

function hasPictureSignature(bytes: Buffer): boolean {
  const at = (offset: number, text: string) =>
    bytes.toString('latin1', offset, offset + text.length) === text;
  const isJpeg = at(0, '\xff\xd8\xff');
  const isPng = at(0, '\x89PNG\r\n\x1a\n');
  const isWebp = at(0, 'RIFF') && at(8, 'WEBP');
  const isAvif = at(4, 'ftypavif');
  return isJpeg || isPng || isWebp || isAvif;
}
