import type { SiteSettings } from '../../../views/layouts/site.ts';
import type { Db } from '../../db/index.ts';
import type { Quote } from '../../domain/pricing.ts';
import { getPricedVilla, type PricedVillaRow } from '../../queries/prices/priced-villas.ts';
import type { BookedVillaRow } from '../../queries/reservations/booking-villas.ts';
import type { ChosenStay } from '../../schemas/bookings.ts';
import {
  type RenderedDocument,
  renderLegalDocuments,
  termsMark,
} from '../content/legal-documents.ts';
import type { SiteRules } from '../content/settings.ts';
import { siteFacts, siteRules } from '../listings/shell.ts';
import { agreedPrice } from '../offers/offered-prices.ts';
import { priceMark } from '../offers/shown-offers.ts';
import { bookingFacts } from './booking-facts.ts';
import { quoteOf } from './booking-quotes.ts';

/** A stay as it is offered to a guest: what it costs, by which terms, under which texts. */
export interface Offer {
  wish: ChosenStay;
  priced: PricedVillaRow;
  quoted: Quote;
  /** The offer by staff that the price comes from. */
  offer_id: number | null;
  /** Changes when any price on the page does. */
  price_mark: string;
  /** Changes when a text does, but by the guest's own choices. */
  terms_mark: string;
  documents: RenderedDocument[];
  rules: SiteRules;
}

/** The offer of a stay in a villa; its texts carry the stay's data, but not yet the guest's. */
export async function offerStay(db: Db, villa: BookedVillaRow, wish: ChosenStay): Promise<Offer> {
  const [rules, { settings }] = await Promise.all([siteRules(), siteFacts()]);
  const priced = await getPricedVilla(db, villa.id, wish);
  const today = quoteOf(priced, wish, rules);
  const { quoted, offer_id } = await agreedPrice(db, { ...wish, villa_id: villa.id }, today);
  const facts = factsOf(villa, wish, { priced, quoted, settings });
  const documents = await renderLegalDocuments(db, facts, 'villa');
  return {
    wish,
    priced,
    quoted,
    offer_id,
    price_mark: priceMark(priced, quoted),
    terms_mark: termsMark(documents, facts),
    documents,
    rules,
  };
}

const factsOf = (
  villa: BookedVillaRow,
  wish: ChosenStay,
  { priced, quoted, settings }: { priced: PricedVillaRow; quoted: Quote; settings: SiteSettings },
) => bookingFacts({ ...villa, policy: priced.policy }, wish, { quoted, settings });
