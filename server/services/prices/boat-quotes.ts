import { timeOfDay, today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import {
  type CharterRequest,
  type CharterUnit,
  quoteCharter,
} from '../../domain/charter-pricing.ts';
import type { Quote } from '../../domain/pricing.ts';
import { NEVER_OVERRIDDEN } from '../../domain/pricing-reasons.ts';
import { stayOf } from '../../domain/stay.ts';
import { AppError, invalid } from '../../errors.ts';
import { getPricedBoat, type PricedBoatRow } from '../../queries/prices/priced-boats.ts';
import type { Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { siteRules } from '../listings/shell.ts';
import { asPricedBoat } from './priced-boats.ts';
import { charterReasonsInWords, readerOf } from './reason-words.ts';

/** A charter somebody asks the price of. Days ISO, half-open; `extras` are ids of the boat's. */
export interface WantedCharter {
  unit: CharterUnit;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
  extras: number[];
}

interface QuotedCharter {
  boat: PricedBoatRow;
  quoted: Quote;
}

/** The price of a charter as of now, or every reason against it. @throws 404 for an unknown boat */
export async function quoteBoat(
  db: Db,
  wanted: WantedCharter & { boat_id: number },
): Promise<QuotedCharter> {
  const boat = await getPricedBoat(db, wanted.boat_id, wanted);
  return { boat, quoted: quoteOfCharter(boat, wanted, await siteRules()) };
}

/** The same computation for showing, selling and keeping it. */
export const quoteOfCharter = (
  boat: PricedBoatRow,
  wanted: WantedCharter,
  rules: SiteRules,
): Quote => quoteCharter(asPricedBoat(boat), charterRequest(wanted, rules));

/** What is asked of a boat as of now. */
export const charterRequest = (wanted: WantedCharter, rules: SiteRules): CharterRequest => ({
  unit: wanted.unit,
  stay: stayOf(wanted.check_in, wanted.check_out),
  guests: { adults: wanted.adults, children: wanted.children, babies: wanted.babies },
  extra_ids: wanted.extras,
  today: today(),
  time: timeOfDay(),
  full_payment_days: rules.full_payment_days,
  gap_max_nights: rules.gap_max_nights,
});

interface Sale {
  unit: CharterUnit;
  override_reason?: string | undefined;
  /** What staff agreed on; undefined: the quote's. */
  total_kurus?: number | undefined;
}

/** @throws 422 `not_sellable` with every reason that stands; staff's `override_reason` lifts most of them */
export function refuseUnsellableCharter(quoted: Quote, sale: Sale, doer: Doer): void {
  const reasons = quoted.reasons.filter(({ code }) => code !== 'taken');
  const standing = sale.override_reason
    ? reasons.filter(({ code }) => NEVER_OVERRIDDEN.has(code))
    : reasons;
  if (standing.length > 0)
    throw new AppError(422, 'not_sellable', {
      details: { reasons: charterReasonsInWords(standing, sale.unit, readerOf(doer)) },
    });
  if (quoted.total_kurus === null && sale.total_kurus === undefined)
    throw invalid({ total_kurus: 'required' });
}
