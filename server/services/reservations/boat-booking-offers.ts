import type { Db } from '../../db/index.ts';
import type { Quote } from '../../domain/pricing.ts';
import { getPricedBoat, type PricedBoatRow } from '../../queries/prices/priced-boats.ts';
import type { BookedBoatRow } from '../../queries/reservations/booking-boats.ts';
import {
  type RenderedDocument,
  renderLegalDocuments,
  termsMark,
} from '../content/legal-documents.ts';
import type { SiteRules } from '../content/settings.ts';
import { charterFacts } from '../listings/boat-facts.ts';
import { siteFacts, siteRules } from '../listings/shell.ts';
import { priceMark } from '../offers/shown-offers.ts';
import { quoteOfCharter, type WantedCharter } from '../prices/boat-quotes.ts';

/** A charter as it is offered to a guest: what it costs, by which terms, under which texts. */
export interface CharterOffer {
  wish: WantedCharter;
  priced: PricedBoatRow;
  quoted: Quote;
  /** Changes when any price on the page does. */
  price_mark: string;
  /** Changes when a text does, but by the guest's own choices. */
  terms_mark: string;
  documents: RenderedDocument[];
  rules: SiteRules;
}

/** The offer of a charter; its texts carry the charter's data, but not yet the guest's. */
export async function offerCharter(
  db: Db,
  boat: BookedBoatRow,
  wish: WantedCharter,
): Promise<CharterOffer> {
  const [rules, { settings }] = await Promise.all([siteRules(), siteFacts()]);
  const priced = await getPricedBoat(db, boat.id, wish);
  const quoted = quoteOfCharter(priced, wish, rules);
  const facts = charterFacts({ ...boat, policy: priced.policy }, wish, { quoted, settings });
  const documents = await renderLegalDocuments(db, facts, 'boat');
  return {
    wish,
    priced,
    quoted,
    price_mark: priceMark(priced, quoted),
    terms_mark: termsMark(documents, facts),
    documents,
    rules,
  };
}
