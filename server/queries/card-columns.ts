import { type RawBuilder, sql } from 'kysely';

import type { PictureData } from '../shared/pictures.ts';

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

/**
 * Columns of `FoundVilla` from `villa_search s` joined to `villas v`, `districts d` and `towns t`
 * (`cardTables`). Of the pictures it is the first: the others are fetched when a card is swiped.
 */
export const cardColumns: RawBuilder<unknown> = sql`
  v.id, v.slug, v.name, t.name as town, d.name as district, v.permit_no, v.capacity, v.bedrooms,
  v.bathrooms, s.sea_metres, s.rating::float8 as rating, s.rating_count, s.instant_booking,
  s.from_price_kurus,
  (select y.name from villa_types y where y.id = any(s.type_ids) order by y.position limit 1)
    as type,
  coalesce((
    select json_build_array(json_build_object('hash', k.hash, 'width', k.width,
      'height', k.height, 'colour', k.colour, 'alt', p.alt))
    from villa_pictures p join stored_pictures k on k.hash = p.hash
    where p.villa_id = v.id order by p.position, p.id limit 1), '[]') as pictures`;

export const cardTables: RawBuilder<unknown> = sql`
  join villas v on v.id = s.villa_id
  join districts d on d.id = v.district_id
  join towns t on t.id = d.town_id`;

/** A kept picture as views know it, or null: from `stored_pictures k` left joined. */
export const pictureObject = (alt: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when k.hash is null then null else json_build_object('hash', k.hash, 'width', k.width,
    'height', k.height, 'colour', k.colour, 'alt', ${alt}) end`;
