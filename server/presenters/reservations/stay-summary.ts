import type {
  BookedStay,
  BookedVilla,
  PriceLine,
  StayPrice,
  StaySummary,
} from '../../../views/public/booking/booking.ts';
import { partsAsked, staysOpen } from '../../domain/amount-due.ts';
import { frozenQuote, frozenRates, percentAsked } from '../../domain/frozen-sale.ts';
import type { Quote, QuoteExtra, QuoteNight } from '../../domain/pricing.ts';
import type { ReservationState } from '../../domain/reservation-moves.ts';
import { t } from '../../i18n.ts';
import type { CodedReservation } from '../../queries/guests/guest-reservations.ts';
import type { PricedVillaRow } from '../../queries/prices/priced-villas.ts';
import type { Charter } from '../../queries/reservations/boat-reservation-columns.ts';
import type { BookedVillaRow } from '../../queries/reservations/booking-villas.ts';
import type { CharterUnit } from '../../schemas/boats.ts';
import { discountLabel } from '../../services/prices/discount-words.ts';
import { formatMoney } from '../../shared/format.ts';
import { ladderOf } from '../prices/stay-ladder.ts';

/** The summary of a stay that is still only wished for. */
export const presentWish = (
  villa: VillaColumns,
  stay: BookedStay,
  {
    priced,
    quoted,
    today,
  }: {
    priced: Pick<PricedVillaRow, 'policy'>;
    quoted: Quote;
    today: Temporal.PlainDate;
  },
): StaySummary => ({
  villa: presentBookedVilla(villa),
  stay,
  price: priceOf(quoted, villa.charter),
  ladder: ladderOf({ ...priced, ...quoted }, stay.check_in, today),
});

/** The summary of a reservation: its own frozen money and terms, never today's. */
export const presentSold = (
  reservation: CodedReservation,
  today: Temporal.PlainDate,
): StaySummary => ({
  villa: presentBookedVilla(reservation),
  stay: {
    check_in: reservation.check_in,
    check_out: reservation.check_out,
    nights: reservation.nights,
    adults: reservation.adults,
    children: reservation.children,
    babies: reservation.babies,
  },
  price: soldPriceOf(reservation, partsAsked(reservation)),
  // What came to nothing can't be cancelled any more.
  ladder: staysOpen(reservation.status as ReservationState)
    ? ladderOf({ ...reservation, ...partsAsked(reservation) }, reservation.check_in, today)
    : [],
});

type VillaColumns = Pick<
  BookedVillaRow,
  | 'villa_slug'
  | 'villa_name'
  | 'town'
  | 'town_slug'
  | 'district'
  | 'bedrooms'
  | 'permit_no'
  | 'rating_average'
  | 'rating_count'
  | 'picture'
  | 'check_in_time'
  | 'check_out_time'
> & { charter?: Charter };

export const presentBookedVilla = (row: VillaColumns): BookedVilla => ({
  slug: row.villa_slug,
  name: row.villa_name,
  town: row.town,
  town_slug: row.town_slug,
  district: row.district,
  bedrooms: row.bedrooms,
  permit_no: row.permit_no,
  rating: row.rating_average === null ? null : Number(row.rating_average),
  rating_count: row.rating_count,
  picture: row.picture,
  check_in_time: row.check_in_time,
  check_out_time: row.check_out_time,
  charter: row.charter
    ? {
        unit: row.charter.unit.toLowerCase() as CharterUnit,
        finished_at: row.charter.finished_at,
      }
    : null,
});

/** Null while a night has no price: then there are no sums to show. */
function priceOf(quoted: Quote, charter: Charter | undefined): StayPrice | null {
  const { total_kurus, prepayment_kurus, balance_kurus, deposit_kurus } = quoted;
  if (total_kurus === null || prepayment_kurus === null || balance_kurus === null) return null;
  return {
    lines: linesOf({ ...quoted, nights_sold: quoted.nights.length, charter }),
    total_kurus,
    prepayment_kurus,
    balance_kurus,
    prepayment_percent: quoted.prepayment_percent,
    deposit_kurus,
    whole_is_due: quoted.whole_is_due,
  };
}

/** What a reservation was sold for, in the parts that the page asks for it in. */
export function soldPriceOf(
  row: CodedReservation,
  { prepayment_kurus, balance_kurus }: Pick<StayPrice, 'prepayment_kurus' | 'balance_kurus'>,
): StayPrice {
  const frozen = frozenQuote(row.quote);
  const lines = linesOf({
    nights: frozen.nights ?? [],
    nights_sold: row.nights,
    charter: row.charter,
    accommodation_kurus: row.accommodation_kurus,
    discount_kurus: row.discount_kurus,
    short_stay_fee_kurus: row.short_stay_fee_kurus,
    short_stay_limit: frozen.short_stay_limit ?? null,
    extras: frozen.extras ?? [],
  });
  const rest = row.total_kurus - lines.reduce((sum, { kurus }) => sum + kurus, 0);
  lines.push({ label: t('booking:summary.adjustment'), kurus: rest });
  return {
    // What costs nothing says nothing once it is sold, as in mails: none of it can still come.
    lines: lines.filter(({ kurus }) => kurus !== 0),
    total_kurus: row.total_kurus,
    prepayment_kurus,
    balance_kurus,
    prepayment_percent: percentAsked(row, prepayment_kurus),
    deposit_kurus: row.deposit_kurus,
    // Not known of what was sold before a quote said so.
    whole_is_due: frozen.whole_is_due ?? false,
    rates: frozenRates(row.rates),
  };
}

interface Amounts {
  nights: QuoteNight[];
  nights_sold: number;
  charter?: Charter | undefined;
  accommodation_kurus: number | null;
  discount_kurus: number | null;
  short_stay_fee_kurus: number | null;
  short_stay_limit: number | null;
  extras: QuoteExtra[];
}

/** Nights by their price, discount, short-stay fee (also a zero one, where there could be one), extras. */
function linesOf(amounts: Amounts): PriceLine[] {
  const { nights, charter, discount_kurus, extras } = amounts;
  const { short_stay_fee_kurus: fee, short_stay_limit } = amounts;
  const lines = accommodationLines(amounts);
  if (discount_kurus)
    lines.push({ label: discountLabel(nights, charter !== undefined), kurus: -discount_kurus });
  if (fee || short_stay_limit !== null)
    lines.push({
      label: t('quote:lines.short_stay_fee'),
      kurus: fee ?? 0,
      note:
        fee && short_stay_limit !== null
          ? t('quote:lines.short_stay_free_from', { nights: short_stay_limit })
          : undefined,
    });
  for (const { name, amount_kurus } of extras) lines.push({ label: name, kurus: amount_kurus });
  return lines;
}

function accommodationLines(amounts: Amounts): PriceLine[] {
  const { nights, nights_sold, accommodation_kurus, charter } = amounts;
  // A week's price is shared over its days for reckoning only.
  if (charter)
    return [{ label: charterLabel(charter, nights_sold), kurus: accommodation_kurus ?? 0 }];
  const counts = new Map<number, number>();
  for (const { price_kurus } of nights)
    if (price_kurus !== null) counts.set(price_kurus, (counts.get(price_kurus) ?? 0) + 1);
  const lines = [...counts].map(([kurus, count]) => ({
    label: t('quote:lines.nights_at', { price: formatMoney(kurus), nights: count }),
    kurus: kurus * count,
  }));
  const sum = lines.reduce((total, { kurus }) => total + kurus, 0);
  if (sum === accommodation_kurus) return lines;
  const label = t('booking:summary.accommodation', { nights: nights_sold });
  return [{ label, kurus: accommodation_kurus ?? 0 }];
}

const charterLabel = ({ unit }: Charter, days: number): string =>
  t(unit === 'TRIP' ? 'booking:summary.day_trip' : 'booking:summary.charter', { days });
