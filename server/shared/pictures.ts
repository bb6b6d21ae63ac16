/** The widths a picture is kept in, in pixels; a picture is never enlarged. */
export const PICTURE_WIDTHS = [360, 640, 960, 1440] as const;

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/**
 * A picture as views and JSON know it: `hash` names its content, `colour` is '#rrggbb', `width` and
 * `height` are those of the whole picture, upright.
 */
export interface PictureData {
  hash: string;
  width: number;
  height: number;
  colour: string;
  alt: string;
}

/** The immutable address of one size of a picture, e.g. `/media/3f9c…/640.webp`. */
export function pictureUrl(hash: string, width: number, format: PictureFormat): string {
  return `/media/${hash}/${width}.${format}`;
}

/** The address of a picture's one JPEG, which shows it whole and bears the name of its largest width. */
export function jpegUrl({ hash, width }: Pick<PictureData, 'hash' | 'width'>): string {
  return pictureUrl(hash, largestWidth(width), 'jpg');
}

/**
 * The smallest WebP of a picture, for lists and menus. They crop it to their own shape: of a panorama
 * that is a larger one, as the smallest would be a strip, and blurred once it fills theirs.
 */
export function thumbnailUrl({
  hash,
  width,
  height,
}: Pick<PictureData, 'hash' | 'width' | 'height'>): string {
  const isHighEnough = (each: number) => each * height >= THUMBNAIL_HEIGHT * width;
  const widths = pictureWidths(width);
  return pictureUrl(hash, widths.find(isHighEnough) ?? largestWidth(width), 'webp');
}

/** What 360 pixels of a picture of 16:9 leave, the widest that are no panoramas. */
const THUMBNAIL_HEIGHT = 200;

/** The widths that exist of a picture in WebP and AVIF: 1200 → 360, 640, 960, 1200; 300 → 300. */
export function pictureWidths(width: number): number[] {
  return [...new Set(PICTURE_WIDTHS.map((step) => Math.min(step, width)))];
}

/** What `srcset` says of a picture: where each of its widths is. */
export const pictureSet = (hash: string, widths: readonly number[], format: PictureFormat) =>
  widths.map((width) => `${pictureUrl(hash, width, format)} ${width}w`).join(',');

export const largestWidth = (width: number) => Math.min(width, PICTURE_WIDTHS[3]);
