import type { GapCardData } from '../../../views/components/gap-card.tsx';
import type { VillaCardData } from '../../../views/components/villa-card.tsx';
import { wholeTl } from '../../domain/money.ts';
import { quote } from '../../domain/pricing.ts';
import { stayOf } from '../../domain/stay.ts';
import { t } from '../../i18n.ts';
import type { FoundVilla } from '../../queries/listings/card-columns.ts';
import type { listGapOffers } from '../../queries/listings/gap-offers.ts';
import { USUAL_PARTY } from '../../schemas/stays.ts';
import { asPricedVilla } from '../../services/prices/priced-villas.ts';
import { booksAtOnce } from '../../services/reservations/at-once.ts';
import { formatDistance } from '../../shared/format.ts';

/** The sums of a card's stay; absent or null when no dates are chosen. */
interface StaySums {
  nights?: number | null;
  total_kurus?: number | null;
  accommodation_kurus?: number | null;
  discount_kurus?: number | null;
}

/** Above this a villa is not "near the sea" in the words of a card. */
const NEAR_SEA_METRES = 3_000;

/** A villa as its card shows it. */
export function presentVillaCard(villa: FoundVilla & StaySums): VillaCardData {
  const { nights = null, total_kurus = null, accommodation_kurus, discount_kurus } = villa;
  const accommodation = accommodation_kurus ?? 0;
  const discount = discount_kurus ?? 0;
  return {
    id: villa.id,
    slug: villa.slug,
    name: villa.name,
    town: villa.town,
    district: villa.district,
    permit_no: villa.permit_no,
    capacity: villa.capacity,
    bedrooms: villa.bedrooms,
    bathrooms: villa.bathrooms,
    highlight: highlightOf(villa),
    rating: villa.rating,
    rating_count: villa.rating_count,
    pictures: villa.pictures,
    from_price_kurus: villa.from_price_kurus,
    nights,
    nightly_average_kurus:
      nights && total_kurus !== null
        ? wholeTl(Math.round((accommodation - discount) / nights))
        : null,
    total_kurus,
    total_before_discount_kurus: total_kurus !== null && discount ? total_kurus + discount : null,
    discount_percent: discount ? Math.round((discount * 100) / accommodation) : null,
    tag: null,
    instant_booking: booksAtOnce(villa),
  };
}

function highlightOf({ sea_metres, type }: FoundVilla): string | null {
  if (sea_metres !== null && sea_metres <= NEAR_SEA_METRES)
    return t('cards:sea_distance', { distance: formatDistance(sea_metres) });
  return type;
}

type GapOffer = Awaited<ReturnType<typeof listGapOffers>>[number];

/**
 * A gap as its card shows it, or null when it cannot be sold as a whole after all. Its link names no
 * party, so it costs what the villa's page says to a usual one.
 */
export function presentGapCard(
  gap: GapOffer,
  rules: { today: Temporal.PlainDate; full_payment_days: number; gap_max_nights: number },
): GapCardData | null {
  const quoted = quote(asPricedVilla(gap), {
    stay: stayOf(gap.started_at, gap.finished_at),
    guests: USUAL_PARTY,
    extra_ids: [],
    ...rules,
  });
  const { permit_no } = gap;
  if (!quoted.sellable || quoted.total_kurus === null || permit_no === null) return null;
  const discount = quoted.discount_kurus ?? 0;
  const accommodation = quoted.accommodation_kurus ?? 0;
  return {
    villa_id: gap.id,
    slug: gap.slug,
    name: gap.name,
    town: gap.town,
    district: gap.district,
    permit_no,
    capacity: gap.capacity,
    picture: gap.pictures[0] ?? null,
    check_in: gap.started_at,
    check_out: gap.finished_at,
    nights: quoted.nights.length,
    total_kurus: quoted.total_kurus,
    total_before_discount_kurus: discount ? quoted.total_kurus + discount : null,
    discount_percent: discount ? Math.round((discount * 100) / accommodation) : null,
  };
}
