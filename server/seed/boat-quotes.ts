import { type CharterUnit, type PricedBoat, quoteCharter } from '../domain/charter-pricing.ts';
import type { DiscountKind, ExtraUnit, Quote } from '../domain/pricing.ts';
import { parseDay, parseDays, stayOf } from '../domain/stay.ts';
import { papersUntil } from '../shared/boat-papers.ts';
import type { DemoBoat } from './boats.ts';
import { type QuotedStay, SITE_RULES } from './villa-quotes.ts';

/** Before any trip leaves. */
const OPENING = new Temporal.PlainTime();

/** What a charter cost on the day it was booked, by the product's own rule and the seeded rows. */
export function charterQuoteOf(boat: DemoBoat, unit: CharterUnit, stay: QuotedStay): Quote {
  const { adults, children, babies, extra_ids, today } = stay;
  return quoteCharter(pricedBoat(boat), {
    unit,
    stay: stayOf(stay.check_in, stay.check_out),
    guests: { adults, children, babies },
    extra_ids,
    today: parseDay(today),
    time: OPENING,
    ...SITE_RULES,
  });
}

const prepared = new WeakMap<DemoBoat, PricedBoat>();

function pricedBoat(boat: DemoBoat): PricedBoat {
  const known = prepared.get(boat);
  if (known) return known;
  const { row } = boat;
  const { insurance_until = null, seaworthiness_until = null } = row;
  const until = papersUntil({ insurance_until, seaworthiness_until });
  const priced: PricedBoat = {
    active: true,
    papers_until: until === null ? null : parseDay(until),
    guests_day: row.guests_day,
    guests_night: row.guests_night ?? 0,
    trip_starts_at: Temporal.PlainTime.from(row.trip_starts_at ?? '10:00'),
    changeover_weekday: row.changeover_weekday ?? 6,
    min_days: row.min_days ?? 1,
    prepayment_percent: row.prepayment_percent ?? 30,
    deposit_kurus: row.deposit_kurus ?? 0,
    leaving_time: Temporal.PlainTime.from(row.leaving_time ?? '12:00'),
    seasons: boat.prices.map((price) => ({
      id: price.id,
      unit: price.unit.toLowerCase() as CharterUnit,
      days: parseDays(price.days),
      price_kurus: price.price_kurus,
      min_days: price.min_days ?? null,
      changeover_weekday: price.changeover_weekday ?? null,
      prepayment_percent: price.prepayment_percent ?? null,
      deposit_kurus: price.deposit_kurus ?? null,
    })),
    discounts: discountsOf(boat),
    extras: boat.extras.map(({ id, name, amount_kurus, unit }) => {
      const kind = unit.toLowerCase() as ExtraUnit;
      return { id, name, amount_kurus, unit: kind, optional: true };
    }),
    occupied: [],
  };
  prepared.set(boat, priced);
  return priced;
}

const discountsOf = ({ discounts }: DemoBoat): PricedBoat['discounts'] =>
  discounts.map((discount) => ({
    id: discount.id,
    unit: null,
    kind: discount.kind.toLowerCase() as DiscountKind,
    percent: discount.percent,
    days: parseDays(discount.days),
    book_before: discount.book_before ? parseDay(String(discount.book_before)) : null,
    within_days: discount.within_days ?? null,
    min_nights: discount.min_nights ?? null,
  }));
