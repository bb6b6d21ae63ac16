import { z } from 'zod';
import { ROLES } from '../../shared/roles.ts';

const row = {
  id: z.int(),
  email: z.string(),
  role: z.enum(ROLES),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  active: z.boolean(),
  /** False: the invitation was not followed yet. */
  has_password: z.boolean(),
  last_login_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.int(),
};

export const UserListItem = z.strictObject({ ...row, villas: z.int() });

/** Identity and account numbers are answered with their last signs only. */
export const UserAnswer = z.strictObject({
  ...row,
  person_kind: z.enum(['INDIVIDUAL', 'COMPANY']),
  title: z.string().nullable(),
  tax_office: z.string().nullable(),
  vkn: z.string().nullable(),
  address: z.string().nullable(),
  notify_reservations: z.boolean(),
  notify_payments: z.boolean(),
  staff_note: z.string().nullable(),
  /** Signs in in two steps. */
  has_totp: z.boolean(),
  tckn_masked: z.string().nullable(),
  foreign_identity_masked: z.string().nullable(),
  iban_masked: z.string().nullable(),
});

export const UserName = z.strictObject({
  id: z.int(),
  role: z.enum(ROLES),
  name: z.string(),
});

export const UserInvited = z.strictObject({ id: z.int(), email: z.string() });

export type UserListItem = z.infer<typeof UserListItem>;
export type UserAnswer = z.infer<typeof UserAnswer>;
