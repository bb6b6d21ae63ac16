import type { Sharp } from 'sharp';

import { PICTURE_WIDTHS } from '../../shared/pictures.ts';

/**
 * Starts at the best quality and goes down by what the overshoot asks for, until the bytes fit under
 * the width's ceiling or the lowest quality is reached. Busy pictures go down, and hide it best.
 * The figures come from the demo photos: docs/decisions/0014-picture-formats.md.
 */
interface Encoding {
  best: number;
  lowest: number;
  /** So many points of quality less divide the bytes by e. */
  points: number;
  ceilings: Record<(typeof PICTURE_WIDTHS)[number], number>;
  encode(image: Sharp, quality: number): Promise<Buffer>;
}

export const webp: Encoding = {
  best: 56,
  lowest: 40,
  points: 72,
  ceilings: { 360: 16_000, 640: 32_000, 960: 56_000, 1440: 120_000 },
  encode: (image, quality) => image.webp({ quality, effort: 2 }).toBuffer(),
};

export const avif: Encoding = {
  best: 50,
  lowest: 36,
  points: 20,
  ceilings: { 360: 12_000, 640: 22_000, 960: 48_000, 1440: 96_000 },
  encode: (image, quality) =>
    image.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer(),
};

/** One width of a picture in one format, under that width's ceiling where the qualities allow. */
export async function encodeWidth(image: Sharp, width: number, encoding: Encoding) {
  const { best, lowest, points, encode } = encoding;
  const ceiling = encoding.ceilings[stepOf(width)];
  const resized = image.resize({ width, withoutEnlargement: true });
  let quality = best;
  let bytes = await encode(resized.clone(), quality);
  while (bytes.length > ceiling && quality > lowest) {
    const tooMuch = Math.ceil(Math.log(bytes.length / ceiling) * points);
    quality = Math.max(lowest, quality - tooMuch);
    bytes = await encode(resized.clone(), quality);
  }
  return bytes;
}

const stepOf = (width: number) => PICTURE_WIDTHS.find((step) => width <= step) ?? 1440;
