import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import sharp, { type Raw, type Sharp } from 'sharp';

import {
  largestWidth,
  type PictureData,
  type PictureFormat,
  pictureWidths,
} from '../../shared/pictures.ts';
import { createQueue, onePicture } from '../accounts/lanes.ts';
import { allDone } from './all-done.ts';
import type { FileStore } from './file-store.ts';
import { checkPicture, notAPicture, PICTURE_LIMITS } from './pictures-check.ts';
import { avif, encodeWidth, webp } from './pictures-encode.ts';

/** One file of a picture: `width` is its name in the address, `bytes` its content. */
interface PictureVariant {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

/** A picture ready to be kept; `width` and `height` are those of the JPEG, which is the whole of it. */
export type PreparedPicture = Omit<PictureData, 'alt'> & { variants: PictureVariant[] };

/** What the database keeps of a picture: `bytes` is the weight of all its files together. */
export type StoredPicture = Omit<PictureData, 'alt'> & { bytes: number };

/** The frame a picture is shrunk into. The height is product.md §9; the width stops panoramas. */
const LARGEST = { width: 3840, height: 1280 };

// One thread per encoding and two encodings at a time leave the event loop its share of the machine.
sharp.concurrency(1);
sharp.cache(false);
const encodings = createQueue(2);

/**
 * Checks an upload by decoding it and makes its JPEG and WebP files: upright, without metadata,
 * never enlarged. `hash` comes from the original bytes, so the same upload is the same picture.
 * Throws 413 `picture_too_large`, 422 `not_a_picture` or `too_many_pixels`.
 */
export async function preparePicture(bytes: Buffer, largest = LARGEST): Promise<PreparedPicture> {
  await checkPicture(bytes);
  return onePicture(async () => {
    const whole = await decode(bytes, largest);
    const { width, height } = whole.size;
    const jpeg = encodings(() => whole.image().jpeg({ quality: 80, mozjpeg: true }).toBuffer());
    const webps = pictureWidths(width)
      .toReversed()
      .map((each) =>
        encodings(() => encodeWidth(whole.image(), each, webp)).then(variant(each, 'webp')),
      );
    const variants = await Promise.all([jpeg.then(variant(largestWidth(width), 'jpg')), ...webps]);
    return { hash: contentHash(bytes), width, height, colour: await colourOf(whole), variants };
  });
}

/** The AVIF files of a picture, from its JPEG. Takes a second or two: for a job, behind all uploads. */
export async function prepareAvif(jpeg: Buffer): Promise<PictureVariant[]> {
  const { width } = await sharp(jpeg).metadata();
  return Promise.all(
    pictureWidths(width).map((each) =>
      encodings(() => encodeWidth(sharp(jpeg), each, avif), { later: true }).then(
        variant(each, 'avif'),
      ),
    ),
  );
}

/** Keeps the files of a prepared picture. @throws 507 `storage_unavailable` */
export async function storePrepared(
  store: FileStore,
  { variants, ...picture }: PreparedPicture,
): Promise<StoredPicture> {
  return { ...picture, bytes: await storeVariants(store, picture.hash, variants) };
}

/** The AVIF files of a kept picture; none if its JPEG is gone. */
export async function avifOf(
  store: FileStore,
  { hash, width }: Pick<PictureData, 'hash' | 'width'>,
): Promise<PictureVariant[]> {
  const jpeg = await store.open(pictureKey(hash, largestWidth(width), 'jpg'));
  return jpeg ? prepareAvif(await buffer(jpeg.stream())) : [];
}

/** Removes all files of a picture, after its last use is gone from the database. */
export async function deletePictureFiles(store: FileStore, hash: string): Promise<void> {
  await store.deleteFolder(hash);
}

/** The store's name for one file of a picture; its address is the same under /media/. */
export const pictureKey = (hash: string, width: number, format: PictureFormat) =>
  `${hash}/${width}.${format}`;

/**
 * Keeps files of a picture, all at once: one after the other on a slow service they outlast the
 * transaction that notes them. Their weight in bytes. @throws 507 `storage_unavailable`
 */
export async function storeVariants(store: FileStore, hash: string, variants: PictureVariant[]) {
  await allDone(
    variants.map(({ width, format, bytes }) => store.put(pictureKey(hash, width, format), bytes)),
  );
  return variants.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

interface Decoded {
  size: { width: number; height: number };
  /** A fresh pipeline over the decoded pixels. */
  image(): Sharp;
}

async function decode(bytes: Buffer, largest: typeof LARGEST): Promise<Decoded> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: PICTURE_LIMITS.pixels,
    // Cameras write files that deserve a warning; a file that ends early is an error.
    failOn: 'error',
  })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: 20 })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw notAPicture();
    });
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  return { size: { width: info.width, height: info.height }, image: () => sharp(data, { raw }) };
}

/** The dominant colour as '#rrggbb', read from a thumbnail: it is only the place the picture will take. */
async function colourOf(picture: Decoded): Promise<string> {
  const thumbnail = await picture.image().resize(48, 48, { fit: 'fill' }).png().toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  const hex = (part: number) => part.toString(16).padStart(2, '0');
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

const contentHash = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 20);

const variant =
  (width: number, format: PictureFormat) =>
  (bytes: Buffer): PictureVariant => ({ width, format, bytes });
