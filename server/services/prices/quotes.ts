import type { Db } from '../../db/index.ts';
import type { NearestDays } from '../../domain/nearest-stay.ts';
import type { Quote } from '../../domain/pricing.ts';
import { getPricedVilla } from '../../queries/prices/priced-villas.ts';
import { listExtraIds } from '../../queries/prices/villa-extras.ts';
import type { QuoteQuery } from '../../schemas/stays.ts';
import { siteRules } from '../listings/shell.ts';
import { nearestTo, quoteOf, refuseUnknownExtras } from '../reservations/booking-quotes.ts';

interface QuotedStay {
  quoted: Quote;
  /** Where to go from days that cannot be had. */
  nearest: NearestDays | null;
}

/**
 * The price of a stay as of now, or every reason against it.
 * @throws 404 for an unknown villa, 422 for an extra that is none of its own; one of other months costs nothing
 */
export async function quoteStay(db: Db, wanted: QuoteQuery): Promise<QuotedStay> {
  const villa = await getPricedVilla(db, wanted.villa_id, wanted);
  const isOffered = (id: number) => villa.extras.some((extra) => extra.id === id);
  if (!wanted.extras.every(isOffered))
    refuseUnknownExtras({ extras: await listExtraIds(db, villa.id) }, wanted);
  const rules = await siteRules();
  const quoted = quoteOf(villa, wanted, rules);
  return { quoted, nearest: nearestTo(villa, { wanted, quoted, rules }) };
}
