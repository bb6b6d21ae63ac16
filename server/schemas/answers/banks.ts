import { z } from 'zod';

import { Id, Version } from './common.ts';

/** An account money is sent to. */
export const BankAnswer = z.strictObject({
  id: Id,
  bank_name: z.string(),
  branch: z.string().nullable(),
  holder: z.string(),
  iban: z.string(),
  currency: z.string(),
  note: z.string(),
  position: z.int(),
  active: z.boolean(),
  version: Version,
});

export type BankAnswer = z.infer<typeof BankAnswer>;
