import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { agreedQuote } from '../../domain/offers.ts';
import { type Quote, quote } from '../../domain/pricing.ts';
import { stayOf } from '../../domain/stay.ts';
import { listPricedVillas } from '../../queries/offers/offer-quotes.ts';
import type { OfferedVillaRow, OfferRow } from '../../queries/offers/offers.ts';
import { siteRules } from '../listings/shell.ts';
import { asPricedVilla } from '../prices/priced-villas.ts';

/** What is paid to book a villa as it is offered, and what is left for the arrival. */
export interface OfferedSplit {
  prepayment_kurus: number;
  balance_kurus: number;
  prepayment_percent: number;
  whole_is_due: boolean;
}

/**
 * By the villas' ids, for who takes the offer today: the price is the offer's, when it is paid is today's
 * to say. A villa that can't be had, or not for what it was offered for, has none.
 */
export async function offeredSplits(
  db: Db,
  offer: OfferRow,
  villas: readonly OfferedVillaRow[],
): Promise<Record<number, OfferedSplit>> {
  const { check_in, check_out, adults, children, babies } = offer;
  const rules = { ...(await siteRules()), today: today() };
  const rows = await listPricedVillas(
    db,
    villas.map(({ villa_id }) => villa_id),
    { check_in, check_out },
  );
  const splits = villas.flatMap((villa) => {
    const row = rows.find(({ id }) => id === villa.villa_id);
    if (!row) return [];
    const live = quote(asPricedVilla(row), {
      ...rules,
      stay: stayOf(check_in, check_out),
      guests: { adults, children, babies },
      extra_ids: [],
    });
    const split = live.sellable ? splitOf(live, villa) : null;
    return split ? [[villa.villa_id, split] as const] : [];
  });
  return Object.fromEntries(splits);
}

function splitOf(live: Quote, villa: OfferedVillaRow): OfferedSplit | null {
  const taking = { percent: villa.discount_percent, chosen: [], same_people: true };
  const agreed = agreedQuote(live, villa.quote, taking);
  const { total_kurus, prepayment_kurus, balance_kurus } = agreed;
  if (total_kurus !== villa.total_kurus || prepayment_kurus === null || balance_kurus === null)
    return null;
  const { prepayment_percent, whole_is_due } = agreed;
  return { prepayment_kurus, balance_kurus, prepayment_percent, whole_is_due };
}
