import type { PictureRow } from '../../queries/files/listing-pictures.ts';
import type { BoatPictureAnswer } from '../../schemas/answers/boat-pictures.ts';
import type { VillaPictureAnswer } from '../../schemas/answers/villa-pictures.ts';
import { thumbnailUrl } from '../../shared/pictures.ts';

/** A picture of a gallery, as its form shows it. */
const presentPicture = (row: PictureRow) => ({
  id: row.id,
  hash: row.hash,
  width: row.width,
  height: row.height,
  colour: row.colour,
  alt: row.alt,
  kind: row.kind,
  position: row.position,
  order: row.order,
  thumbnail: thumbnailUrl(row),
});

export const presentVillaPicture = (row: PictureRow): VillaPictureAnswer => ({
  ...presentPicture(row),
  villa_id: row.listing_id,
});

export const presentBoatPicture = (row: PictureRow): BoatPictureAnswer => ({
  ...presentPicture(row),
  boat_id: row.listing_id,
});
