import type { Db } from '../db/index.ts';
import type { Quote } from '../domain/pricing.ts';
import { getPricedVilla } from '../queries/priced-villas.ts';
import type { QuoteQuery } from '../schemas/stays.ts';
import { quoteOf, refuseUnknownExtras } from './booking-quotes.ts';
import { siteRules } from './shell.ts';

/**
 * The price of a stay as of now, or every reason against it.
 * @throws 404 for an unknown villa, 422 for an extra that it does not offer, as a booking does
 */
export async function quoteStay(db: Db, wanted: QuoteQuery): Promise<Quote> {
  const villa = await getPricedVilla(db, wanted.villa_id, wanted);
  refuseUnknownExtras(villa, wanted);
  return quoteOf(villa, wanted, await siteRules());
}
