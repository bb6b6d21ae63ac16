import type { ComparedVilla } from '../../islands/compared-villa.ts';
import type { ComparedVillaRow } from '../queries/compared-villas.ts';
import { pictureUrl, pictureWidths } from '../shared/pictures.ts';

/** Wide enough for a column of the table on a screen of double density. */
const PICTURE_WIDTH = 640;

/** A villa as the comparison shows it; prices in kuruş. */
export function presentComparedVilla(villa: ComparedVillaRow): ComparedVilla {
  const [first] = villa.pictures;
  return {
    id: villa.id,
    slug: villa.slug,
    name: villa.name,
    thumbnail: first ? pictureUrl(first.hash, widthOf(first.width), 'webp') : null,
    thumbnail_alt: first?.alt ?? '',
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
    from_price_kurus: villa.from_price_kurus,
  };
}

const widthOf = (width: number) =>
  pictureWidths(width).find((each) => each >= PICTURE_WIDTH) ?? width;
