import type { VillaPictureRow } from '../queries/villa-pictures.ts';
import type { VillaPictureAnswer } from '../schemas/answers/villa-pictures.ts';
import { thumbnailUrl } from '../shared/pictures.ts';

/** A picture of a villa's gallery, as the form shows it. */
export const presentVillaPicture = (row: VillaPictureRow): VillaPictureAnswer => ({
  id: row.id,
  villa_id: row.villa_id,
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
