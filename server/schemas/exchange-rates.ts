import { z } from 'zod';

import { paging } from './common.ts';

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
});

/** `GET /v1/admin/exchange`: what was set when and by whom, the latest first. */
export const ExchangeHistory = z.strictObject(paging(50));

export type ExchangeRates = z.infer<typeof ExchangeRates>;
