import { z } from 'zod';
import { foreignCurrencies } from '../../shared/currency.ts';

import { Day, Id, Instant } from './common.ts';

const Rate = z.string();

/** The site's rates: TL for one unit, decimal strings with a dot. */
export const ExchangeRatesAnswer = z.strictObject({
  dollar_exchange_rate: Rate,
  euro_exchange_rate: Rate,
  sterling_exchange_rate: Rate,
});

/** The central bank's selling rates, a suggestion that is not kept; null: not in the bulletin. */
export const CentralBankRates = z.strictObject({
  bulletin_date: Day,
  bulletin_no: z.string().nullable(),
  /** False on weekends, holidays and before the day's bulletin. */
  of_today: z.boolean(),
  dollar_exchange_rate: Rate.nullable(),
  euro_exchange_rate: Rate.nullable(),
  sterling_exchange_rate: Rate.nullable(),
  /** Setting `exchange_margin`, whole percents; below zero takes off. */
  margin_percent: z.int(),
  /** The bank's rates with the margin: what the site is suggested to show. */
  suggested: z.strictObject({
    dollar_exchange_rate: Rate.nullable(),
    euro_exchange_rate: Rate.nullable(),
    sterling_exchange_rate: Rate.nullable(),
  }),
});

/** A line of the history. */
export const PastExchangeRate = z.strictObject({
  id: Id,
  currency: z.enum(foreignCurrencies),
  rate: Rate,
  source: z.enum(['STAFF', 'TCMB']),
  bulletin_date: Day.nullable(),
  bulletin_no: z.string().nullable(),
  note: z.string().nullable(),
  created_by_name: z.string().nullable(),
  created_at: Instant,
});

export type CentralBankRates = z.infer<typeof CentralBankRates>;
export type PastExchangeRate = z.infer<typeof PastExchangeRate>;
