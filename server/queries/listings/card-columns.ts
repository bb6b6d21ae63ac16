import { type RawBuilder, sql } from 'kysely';

import { fixed } from '../../db/fixed-sql.ts';
import type { PictureData } from '../../shared/pictures.ts';

/** A villa as a card shows it; sums are of the chosen stay and null without one. */
export interface FoundVilla {
  id: number;
  slug: string;
  name: string;
  town: string;
  district: string;
  permit_no: string;
  capacity: number;
  bedrooms: number;
  bathrooms: number;
  sea_metres: number | null;
  /** Out of 5. */
  rating: number | null;
  rating_count: number;
  instant_booking: boolean;
  from_price_kurus: number | null;
  type: string | null;
  /** The first one, if there is any. */
  pictures: PictureData[];
}

/** What a card shows stands in `villa_search`: these of its columns, `villa_id` beside them. */
export const CARD_FACTS = [
  ...['slug', 'name', 'town_name', 'district_name', 'permit_no', 'max_guests', 'bedrooms'],
  ...['bathrooms', 'sea_metres', 'rating', 'rating_count', 'instant_booking', 'from_price_kurus'],
  ...['type_name', 'pictures'],
] as const;

/** Columns of `FoundVilla` from `villa_search s`, or from a query with its CARD_FACTS. */
export const cardColumns: RawBuilder<unknown> = fixed(sql`
  s.villa_id as id, s.slug, s.name, s.town_name as town, s.district_name as district, s.permit_no,
  s.max_guests as capacity, s.bedrooms, s.bathrooms, s.sea_metres, s.rating::float8 as rating,
  s.rating_count, s.instant_booking, s.from_price_kurus, s.type_name as type, s.pictures`);

/** A kept picture as views know it, or null: from `stored_pictures k` left joined. */
export const pictureObject = (alt: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when k.hash is null then null else json_build_object('hash', k.hash, 'width', k.width,
    'height', k.height, 'colour', k.colour, 'alt', ${alt}) end`;
