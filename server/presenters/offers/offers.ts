import { offerStatus } from '../../domain/offers.ts';
import type { OfferedVillaRow, OfferRow as Row } from '../../queries/offers/offers.ts';
import type {
  OfferAnswer,
  OfferedVilla,
  OfferRow,
  PublicOffer,
} from '../../schemas/answers/offers.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { momentsOf } from '../../services/offers/offers.ts';
import { discountLabel } from '../../services/prices/discount-words.ts';
import { paths } from '../../shared/paths.ts';
import { thumbnailUrl } from '../../shared/pictures.ts';

/** As of `now`; `site_url` is what links begin with. */
interface Context {
  now: Temporal.Instant;
  site_url: string;
}

/** What a file of the list shows. */
export const offerColumns: Columns<OfferRow> = {
  code: 'text',
  status: { code: 'states:offer' },
  customer_name: 'text',
  customer_email: 'text',
  customer_phone: 'phone',
  check_in: 'day',
  check_out: 'day',
  nights: 'number',
  villas_count: 'number',
  lowest_total_kurus: 'money',
  valid_until: 'instant',
  sent_at: 'instant',
  accepted_at: 'instant',
  created_at: 'instant',
};

/** A line of staff's list. */
export const presentOfferRow = (row: Row, { now, site_url }: Context): OfferRow => ({
  id: row.id,
  code: row.code,
  link: site_url + paths.offer(row.code),
  status: offerStatus(momentsOf(row), now),
  customer_name: row.customer_name,
  customer_email: row.customer_email,
  customer_phone: row.customer_phone,
  ...stayOf(row),
  villas_count: row.villas_count,
  lowest_total_kurus: row.lowest_total_kurus,
  discount_percent: row.discount_percent,
  valid_until: row.valid_until.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  opened_at: row.opened_at?.toISOString() ?? null,
  accepted_at: row.accepted_at?.toISOString() ?? null,
  accepted_reservation_id: row.accepted_reservation_id,
  accepted_reservation_code: row.accepted_reservation_code,
  accepted_villa_id: row.accepted_villa_id,
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  created_by_name: row.created_by_name,
  version: row.version,
});

export const presentOffer = (
  row: Row,
  villas: OfferedVillaRow[],
  context: Context,
): OfferAnswer => ({
  ...presentOfferRow(row, context),
  note: row.note,
  villas: villas.map((villa) => ({
    ...presentOfferedVilla(villa),
    own_discount_percent: villa.own_discount_percent,
  })),
});

/** What the link shows: nobody's name, phone or e-mail, so the code alone is enough. */
export const presentPublicOffer = (
  row: Row,
  villas: OfferedVillaRow[],
  now: Temporal.Instant,
): PublicOffer => ({
  code: row.code,
  status: publicStatus(row, now),
  ...stayOf(row),
  note: row.note,
  discount_percent: row.discount_percent,
  valid_until: row.valid_until.toISOString(),
  accepted_villa_id: row.accepted_villa_id,
  villas: villas.map((villa) => ({
    ...presentOfferedVilla(villa),
    district: villa.district,
    capacity: villa.capacity,
    bedrooms: villa.bedrooms,
    bathrooms: villa.bathrooms,
    pictures: villa.pictures,
    thumbnail: villa.pictures[0] ? thumbnailUrl(villa.pictures[0]) : null,
  })),
});

function publicStatus(row: Row, now: Temporal.Instant): PublicOffer['status'] {
  const status = offerStatus(momentsOf(row), now);
  return status === 'ACCEPTED' || status === 'EXPIRED' ? status : 'OPEN';
}

const stayOf = ({ check_in, check_out, nights, adults, children, babies }: Row) => ({
  check_in,
  check_out,
  nights,
  adults,
  children,
  babies,
});

const presentOfferedVilla = (villa: OfferedVillaRow): OfferedVilla => ({
  villa_id: villa.villa_id,
  slug: villa.slug,
  name: villa.name,
  town: villa.town,
  permit_no: villa.permit_no,
  note: villa.note,
  discount_percent: villa.discount_percent,
  available: villa.gone === null,
  gone: villa.gone,
  accommodation_kurus: villa.quote.accommodation_kurus,
  discount_kurus: villa.quote.discount_kurus,
  discount_label: villa.quote.discount_kurus ? discountLabel(villa.quote.nights, false) : null,
  short_stay_fee_kurus: villa.quote.short_stay_fee_kurus,
  short_stay_limit: villa.quote.short_stay_limit,
  extras_kurus: villa.quote.extras.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0),
  deposit_kurus: villa.quote.deposit_kurus,
  quoted_total_kurus: villa.quote.total_kurus,
  total_kurus: villa.total_kurus,
});
