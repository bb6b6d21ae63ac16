import { type Guests, type PricedVilla, quote } from '../../server/domain/pricing.ts';
import { request } from './villa.ts';

interface Asked {
  villa?: Partial<PricedVilla>;
  guests?: Guests;
  extras?: number[];
  today?: string;
}

/** What is special, the days as 'MM-DD MM-DD' of 2026, what is asked, and the line it makes. */
export type PricingCase = [name: string, days: string, asked: Asked, line: string];

/**
 * A quote in one line, in TL: `accommodation - discount + fee + extras = total; prepayment + balance`,
 * or the codes of the reasons against it.
 */
export function lineOf(villa: PricedVilla, days: string, asked: Asked): string {
  const [checkIn, checkOut] = days.split(' ');
  const found = quote(
    villa,
    request(`2026-${checkIn}`, `2026-${checkOut}`, {
      extra_ids: asked.extras ?? [],
      ...(asked.guests && { guests: asked.guests }),
      ...(asked.today && { today: asked.today }),
    }),
  );
  if (!found.sellable) return found.reasons.map(({ code }) => code).join(' ');
  const extras = found.extras.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
  const [accommodation, discount, fee, added, total, prepayment, balance] = [
    found.accommodation_kurus,
    found.discount_kurus,
    found.short_stay_fee_kurus,
    extras,
    found.total_kurus,
    found.prepayment_kurus,
    found.balance_kurus,
  ].map((kurus) => String((kurus ?? Number.NaN) / 100));
  return `${accommodation} - ${discount} + ${fee} + ${added} = ${total}; ${prepayment} + ${balance}`;
}
