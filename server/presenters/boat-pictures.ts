import type { BoatPictureRow } from '../queries/boat-pictures.ts';
import type { BoatPictureAnswer } from '../schemas/answers/boat-pictures.ts';
import { thumbnailUrl } from '../shared/pictures.ts';

/** A picture of a boat's gallery, as the form shows it. */
export const presentBoatPicture = (row: BoatPictureRow): BoatPictureAnswer => ({
  id: row.id,
  boat_id: row.boat_id,
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
