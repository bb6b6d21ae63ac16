import type { ComparedBoat, ComparedVilla } from '../../../islands/compared-listings.ts';
import type { ComparedBoatRow } from '../../queries/listings/compared-boats.ts';
import type { ComparedVillaRow } from '../../queries/listings/compared-villas.ts';
import { type PictureData, pictureUrl, pictureWidths } from '../../shared/pictures.ts';

/** Wide enough for a column of the table on a screen of double density. */
const PICTURE_WIDTH = 640;

/** A villa as the comparison shows it; prices in kuruş. */
export function presentComparedVilla(villa: ComparedVillaRow): ComparedVilla {
  return {
    id: villa.id,
    slug: villa.slug,
    name: villa.name,
    ...pictureOf(villa),
    town: villa.town,
    district: villa.district,
    permit_no: villa.permit_no,
    capacity: villa.capacity,
    bedrooms: villa.bedrooms,
    bathrooms: villa.bathrooms,
    sea_metres: villa.sea_metres,
    rating: villa.rating,
    rating_count: villa.rating_count,
    min_nights: villa.min_nights,
    deposit_kurus: villa.deposit_kurus,
    deposit_up_to_kurus: villa.deposit_up_to_kurus,
    from_price_kurus: villa.from_price_kurus,
  };
}

/** The same of a boat. */
export function presentComparedBoat(boat: ComparedBoatRow): ComparedBoat {
  return {
    id: boat.id,
    slug: boat.slug,
    name: boat.name,
    ...pictureOf(boat),
    marina: boat.marina,
    town: boat.town,
    type: boat.type,
    length_metres: boat.length_metres,
    guests_day: boat.guests_day,
    guests_night: boat.guests_night,
    cabins: boat.cabins,
    rating: boat.rating,
    rating_count: boat.rating_count,
    unit: boat.unit.toUpperCase() as ComparedBoat['unit'],
    deposit_kurus: boat.deposit_kurus,
    from_price_kurus: boat.from_price_kurus,
    licence_no: boat.licence_no ?? '',
  };
}

const pictureOf = ({ pictures: [first] }: { pictures: PictureData[] }) => ({
  thumbnail: first ? pictureUrl(first.hash, widthOf(first.width), 'webp') : null,
  thumbnail_alt: first?.alt ?? '',
});

const widthOf = (width: number) =>
  pictureWidths(width).find((each) => each >= PICTURE_WIDTH) ?? width;
