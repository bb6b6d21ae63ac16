import type { Db } from '../../db/index.ts';
import { offeredTotal } from '../../domain/offers.ts';
import { type QuoteReason, type QuoteRequest, quote } from '../../domain/pricing.ts';
import { stayOf } from '../../domain/stay.ts';
import { AppError, invalid } from '../../errors.ts';
import { listPricedVillas } from '../../queries/offers/offer-quotes.ts';
import type { NewOffer } from '../../schemas/offers.ts';
import { asPricedVilla } from '../prices/priced-villas.ts';
import { reasonsInWords } from '../prices/reason-words.ts';
import { refuseOtherTotals } from '../prices/shown-totals.ts';

type Rules = Pick<QuoteRequest, 'today' | 'full_payment_days' | 'gap_max_nights'>;
type WantedOffer = Omit<NewOffer, 'valid_until'>;

/**
 * The villas of an offer, each with its quote as of today and what it is offered for. 422
 * `offer_not_sellable` with `villas: [{villa_id, reasons}]` when one cannot be had; 409
 * `total_changed`; 422 for a villa that does not exist.
 */
export async function quoteOfferVillas(db: Db, wanted: WantedOffer, rules: Rules) {
  const { check_in, check_out, villas } = wanted;
  const ids = villas.map(({ villa_id }) => villa_id);
  const rows = await listPricedVillas(db, ids, { check_in, check_out });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const priced = new Map(rows.map((row) => [row.id, asPricedVilla(row)]));
  refuseUnknown(ids, priced);
  const quoted = villas.map(({ villa_id, note, discount_percent = null, expected_total_kurus }) => {
    const villa = priced.get(villa_id);
    if (!villa) throw new Error('a villa that was just found is there');
    const { adults, children, babies, extras } = { extras: [], ...wanted };
    const quote_of_today = quote(villa, {
      ...rules,
      stay: stayOf(check_in, check_out),
      guests: { adults, children, babies },
      extra_ids: extras,
    });
    const shown = { shown: expected_total_kurus, name: names.get(villa_id) };
    return { villa_id, note, discount_percent, quote: quote_of_today, shown };
  });
  refuseUnsellable(quoted.map((villa) => ({ ...villa, reasons: villa.quote.reasons })));
  refuseOtherTotals(quoted.map(({ quote: { total_kurus }, shown }) => ({ ...shown, total_kurus })));
  return quoted.map(({ quote: frozen, shown: _, ...villa }) => ({
    ...villa,
    quote: JSON.stringify(frozen),
    total_kurus: offeredTotal(frozen, villa.discount_percent ?? wanted.discount_percent) ?? 0,
  }));
}

function refuseUnknown(ids: number[], known: Map<number, unknown>): void {
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [index]));
  if (unknown.length > 0)
    throw invalid(
      Object.fromEntries(unknown.map((index) => [`villas.${index}.villa_id`, 'no_such_row'])),
    );
}

function refuseUnsellable(villas: { villa_id: number; reasons: QuoteReason[] }[]): void {
  const refused = villas.filter(({ reasons }) => reasons.length > 0);
  if (refused.length === 0) return;
  throw new AppError(422, 'offer_not_sellable', {
    details: {
      villas: refused.map(({ villa_id, reasons }) => ({
        villa_id,
        reasons: reasonsInWords(reasons, 'desk'),
      })),
    },
  });
}
