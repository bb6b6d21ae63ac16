import { z } from 'zod';
import { foreignCurrencies } from '../shared/currency.ts';

import { exported, paging } from './common.ts';

/** TL for one unit: a decimal with a dot, at most four digits after it. */
const Rate = z
  .string()
  .trim()
  .regex(/^\d{1,6}(?:\.\d{1,4})?$/, 'not_rate')
  .refine((text) => Number(text) > 0, 'not_rate');

/** `PUT /v1/admin/exchange/edit`. */
export const ExchangeRates = z.strictObject({
  dollar_exchange_rate: Rate,
  euro_exchange_rate: Rate,
  sterling_exchange_rate: Rate,
  /** How often the three were set when they were read; an old one is 409 `stale`. */
  version: z.int().min(0).optional(),
});

const filters = {
  currency: z.enum(foreignCurrencies).optional(),
  source: z.enum(['STAFF', 'TCMB']).optional(),
};

/** `GET /v1/admin/exchange`: what was set when and by whom, the latest first. */
export const ExchangeHistory = z.strictObject({ ...paging(50), ...exported, ...filters });

/** The page's address; `bulletin=now` asks the central bank while the page is made. */
export const ExchangePage = z.object({
  ...paging(30),
  ...filters,
  bulletin: z.literal('now').optional(),
});

export type ExchangeRates = z.infer<typeof ExchangeRates>;
export type ExchangeHistory = z.infer<typeof ExchangeHistory>;
export type ExchangePage = z.infer<typeof ExchangePage>;
