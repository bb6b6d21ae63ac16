import type { FoundCharter } from '../queries/boat-search.ts';
import type { BoatCardAnswer } from '../schemas/answers/boat-search.ts';
import { thumbnailUrl } from '../shared/pictures.ts';

/** A card of `/v2/searchboat`: the list's card with its first picture as `thumbnail`. */
export const presentFoundBoat = (boat: FoundCharter): BoatCardAnswer => {
  const [picture] = boat.pictures;
  return {
    id: boat.id,
    slug: boat.slug,
    name: boat.name,
    thumbnail: picture ? thumbnailUrl(picture) : null,
    marina: boat.marina,
    type: boat.type,
    length_metres: boat.length_metres,
    capacity: boat.capacity,
    cabins: boat.cabins,
    rating: boat.rating,
    rating_count: boat.rating_count,
    unit: boat.unit.toUpperCase() as BoatCardAnswer['unit'],
    from_price_kurus: boat.from_price_kurus,
    total_kurus: boat.total_kurus,
    pictures: boat.pictures,
  };
};
