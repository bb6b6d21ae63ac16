import { z } from 'zod';
import { currencies } from '../shared/currency.ts';

import { hasIbanCheckDigits, plainIban } from '../shared/iban.ts';
import { exported, Flags, IdText, Line, paging, Text, Version } from './common.ts';

/** An IBAN as it is written or copied, with or without spaces. */
const Iban = z
  .string()
  .max(60)
  .transform(plainIban)
  .pipe(
    z
      .string()
      .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'any_iban')
      .refine(hasIbanCheckDigits, 'any_iban'),
  );

/** `POST /v1/admin/banks`. */
export const NewBank = z.strictObject({
  bank_name: Line(80),
  branch: Line(80).nullable().default(null),
  holder: Line(160),
  iban: Iban,
  currency: z.enum(currencies).default('TL'),
  note: Text(500).default(''),
  active: z.boolean().default(true),
});

/** `PUT /v1/admin/banks/{id}`: replaces the fields. */
export const BankChanges = NewBank.extend({ version: Version });

/** `PATCH /v1/admin/banks/activity`. */
export const BankFlags = Flags;

/** `GET /v1/admin/banks`: few enough for one page. */
export const BankList = z.strictObject({ ...paging(100), ...exported });

/** The dashboard's list; `id` is the account whose form is open. */
export const BankListPage = z.strictObject({ ...paging(100), id: IdText.optional() });

export type NewBank = z.infer<typeof NewBank>;
export type BankChanges = z.infer<typeof BankChanges>;
export type BankList = z.infer<typeof BankList>;
export type BankListPage = z.infer<typeof BankListPage>;
