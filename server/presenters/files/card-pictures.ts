import type { CardPicture } from '../../queries/files/card-pictures.ts';
import { pictureUrl, pictureWidths } from '../../shared/pictures.ts';

/** A card's picture as the script shows it. */
interface SwipedPicture {
  src: string;
  srcset: string;
  alt: string;
}

/** Twice the pixels of a card as wide as a phone of 360. */
const WIDEST = 640;

/** By the listing's address, in order. */
export function presentCardPictures(pictures: CardPicture[]): Record<string, SwipedPicture[]> {
  const shown: Record<string, SwipedPicture[]> = {};
  for (const { slug, hash, width, alt } of pictures) {
    const widths = pictureWidths(Math.min(width, WIDEST));
    shown[slug] ??= [];
    shown[slug].push({
      src: pictureUrl(hash, widths.at(-1) ?? width, 'webp'),
      srcset: widths.map((each) => `${pictureUrl(hash, each, 'avif')} ${each}w`).join(),
      alt,
    });
  }
  return shown;
}
