import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { Quote } from '../../domain/pricing.ts';
import { notFound } from '../../errors.ts';
import type { OfferList } from '../../schemas/offers.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { isTaken } from '../calendars/is-taken.ts';
import { hold } from '../search/typed-words.ts';

export interface OfferRow {
  id: number;
  code: string;
  customer_name: string;
  customer_email: string | null;
  customer_phone: string | null;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children: number;
  babies: number;
  note: string;
  discount_percent: number;
  villas_count: number;
  lowest_total_kurus: number | null;
  valid_until: Date;
  sent_at: Date | null;
  opened_at: Date | null;
  accepted_at: Date | null;
  accepted_reservation_id: number | null;
  accepted_reservation_code: string | null;
  accepted_villa_id: number | null;
  withdrawn_at: Date | null;
  created_at: Date;
  created_by_name: string | null;
  version: number;
}

/** A villa of an offer: as it was quoted, and whether it can be had now. */
export interface OfferedVillaRow {
  villa_id: number;
  slug: string;
  name: string;
  town: string;
  district: string;
  permit_no: string | null;
  capacity: number;
  bedrooms: number;
  bathrooms: number;
  note: string;
  /** Its own; null: the offer's. */
  own_discount_percent: number | null;
  discount_percent: number;
  /** Why it cannot be had: not on sale, or its days are taken. null: it can. */
  gone: 'OFF_SALE' | 'TAKEN' | null;
  quote: Quote;
  total_kurus: number;
  pictures: PictureData[];
}

/**
 * One page of the offers; `total` counts all that match. `now` decides which are over. What an offer's villas say is
 * read of those on the page alone.
 */
export async function listOffers(
  db: Db,
  search: OfferList,
  now: string,
): Promise<{ rows: OfferRow[]; total: number }> {
  const { status, customer_name, order, skip, take } = search;
  const conditions = [
    ...(status.length ? [sql`${stateOf(now)} = any(${status}::text[])`] : []),
    ...(customer_name ? [hold(sql`tr_fold(o.customer_name)`, customer_name)] : []),
  ];
  const { rows } = await sql<OfferRow & { matching: number }>`
    with page as materialized (
      select o.id, count(*) over ()::int as matching from offers o
      where ${conditions.length ? sql.join(conditions, sql` and `) : sql`true`}
      order by ${orderOf(order)}
      limit ${take} offset ${skip}
    )
    select ${COLUMNS}, page.matching
    from page join offers o using (id) left join users u on u.id = o.created_by
    order by ${orderOf(order)}`.execute(db);
  if (rows.length === 0 && skip > 0)
    return { rows, total: (await listOffers(db, { ...search, skip: 0, take: 1 }, now)).total };
  return { rows, total: rows[0]?.matching ?? 0 };
}

/** @throws 404 */
export async function getOffer(db: Db, id: number): Promise<OfferRow> {
  const { rows } = await sql<OfferRow>`
    select ${COLUMNS} from offers o left join users u on u.id = o.created_by
    where o.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('offer');
  return rows[0];
}

/** By the code of its link. @throws 404 */
export async function getOfferByCode(db: Db, code: string): Promise<OfferRow> {
  const { rows } = await sql<OfferRow>`
    select ${COLUMNS} from offers o left join users u on u.id = o.created_by
    where o.code = ${code}`.execute(db);
  if (!rows[0]) throw notFound('offer');
  return rows[0];
}

/** The villas of an offer in its order, with whether each can be had for its days as of now. */
export async function listOfferedVillas(db: Db, offerId: number): Promise<OfferedVillaRow[]> {
  const { rows } = await sql<OfferedVillaRow>`
    select x.villa_id, v.slug, v.name, t.name as town, d.name as district, v.permit_no, v.capacity,
      v.bedrooms, v.bathrooms, x.note, x.quote, x.total_kurus,
      x.discount_percent as own_discount_percent,
      coalesce(x.discount_percent, f.discount_percent) as discount_percent,
      case
        when not v.active or v.deleted_at is not null then 'OFF_SALE'
        when exists (
          select from villa_occupancies o
          where o.villa_id = v.id and o.stay && f.stay and ${isTaken('villa')}) then 'TAKEN' end as gone,
      (select coalesce(json_agg(picture), '[]') from (
        select p.hash, k.width, k.height, k.colour, p.alt
        from villa_pictures p join stored_pictures k on k.hash = p.hash
        where p.villa_id = v.id order by p.position, p.id limit 4) picture) as pictures
    from offer_villas x
    join offers f on f.id = x.offer_id
    join villas v on v.id = x.villa_id
    join districts d on d.id = v.district_id
    join towns t on t.id = d.town_id
    where x.offer_id = ${offerId}
    order by x.position, x.id`.execute(db);
  return rows;
}

const COLUMNS = sql`o.id, o.code, o.customer_name, o.customer_email, o.customer_phone,
  lower(o.stay) as check_in, upper(o.stay) as check_out,
  upper(o.stay) - lower(o.stay) as nights, o.adults, o.children, o.babies, o.note,
  o.discount_percent, o.valid_until, o.sent_at, o.opened_at, o.withdrawn_at,
  o.accepted_at, o.accepted_reservation_id,
  (select reservation_id from reservations where id = o.accepted_reservation_id) as accepted_reservation_code,
  (select villa_id from reservations where id = o.accepted_reservation_id) as accepted_villa_id,
  o.created_at, o.version, u.first_name || ' ' || u.last_name as created_by_name,
  (select count(*)::int from offer_villas where offer_id = o.id) as villas_count,
  (select min(total_kurus) from offer_villas where offer_id = o.id) as lowest_total_kurus`;

/** `offerStatus` of domain/offers.ts in SQL, to filter by. */
const stateOf = (now: string): RawBuilder<unknown> => sql`case
  when o.accepted_at is not null then 'ACCEPTED'
  when o.withdrawn_at is not null then 'WITHDRAWN'
  when o.valid_until <= ${now}::timestamptz then 'EXPIRED'
  when o.opened_at is not null then 'OPENED'
  when o.sent_at is not null then 'SENT' else 'DRAFT' end`;

const ORDERS: Record<string, RawBuilder<unknown>> = {
  created_at: sql`o.created_at`,
  valid_until: sql`o.valid_until`,
  check_in: sql`lower(o.stay)`,
};

function orderOf(order: string): RawBuilder<unknown> {
  const column = ORDERS[order.replace(/^-/, '')] ?? sql`o.created_at`;
  return order.startsWith('-') ? sql`${column} desc, o.id desc` : sql`${column}, o.id`;
}
