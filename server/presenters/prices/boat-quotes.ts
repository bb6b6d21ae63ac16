import type { CharterUnit } from '../../domain/charter-pricing.ts';
import { listedWords } from '../../domain/listed-words.ts';
import type { Quote } from '../../domain/pricing.ts';
import type { PricedBoatRow } from '../../queries/prices/priced-boats.ts';
import type { CharterQuoteAnswer } from '../../schemas/answers/boat-quotes.ts';
import { charterReasonsInWords } from '../../services/prices/reason-words.ts';
import { presentQuote } from './quotes.ts';

/**
 * The answer of `GET /v1/quote` for a boat: a villa's, with the unit, a day trip's hours, and what
 * the price contains and does not.
 */
export const presentCharterQuote = (
  boat: PricedBoatRow,
  quoted: Quote,
  unit: CharterUnit,
): CharterQuoteAnswer => ({
  ...presentQuote(quoted, true),
  reasons: charterReasonsInWords(quoted.reasons, unit),
  unit: unit.toUpperCase() as CharterQuoteAnswer['unit'],
  starts_at: unit === 'trip' ? boat.trip_starts_at.slice(0, 5) : null,
  ends_at: unit === 'trip' ? boat.trip_ends_at.slice(0, 5) : null,
  included: listedWords(boat.included),
  excluded: listedWords(boat.excluded),
});
