import { z } from 'zod';
import { isTckn, isVkn, parseIban } from '../shared/identity-numbers.ts';
import { ROLES } from '../shared/roles.ts';
import {
  Email,
  exported,
  Flags,
  IdText,
  Line,
  ordersOf,
  Phone,
  paging,
  Text,
  Version,
} from './common.ts';

const orders = ordersOf('id', 'last_name', 'last_login_at', 'created_at');

const Role = z.enum(ROLES);

const listed = {
  ...paging(10),
  order: z.enum(orders).default('last_name'),
  role: Role.optional(),
  active: z.enum(['0', '1', 'true', 'false']).optional(),
  q: Line(100).optional(),
};

/** `GET /v1/admin/users` (spec §7). */
export const UserList = z.strictObject({ ...listed, ...exported });

/** The dashboard's list. */
export const UserListPage = z.strictObject(listed);

export type UserListPage = z.infer<typeof UserListPage>;

/** `GET /v1/admin/users/select`. */
export const UserSelect = z.strictObject({ role: Role.optional() });

/** A number or a code that is empty is none. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

const Tckn = Line(20).refine(isTckn, 'not_tckn');
const Vkn = Line(20).refine(isVkn, 'not_vkn');
const Iban = Line(40).refine((text) => parseIban(text) !== null, 'not_iban');

const facts = {
  email: Email.refine((email) => /^[!-~]+$/.test(email), 'not_email'),
  role: Role,
  first_name: Line(60),
  last_name: Line(60),
  phone: orNone(Phone),
  person_kind: z.enum(['INDIVIDUAL', 'COMPANY']),
  title: orNone(Line(200)),
  tax_office: orNone(Line(100)),
  vkn: orNone(Vkn),
  address: orNone(Line(300)),
  notify_reservations: z.boolean(),
  notify_payments: z.boolean(),
  staff_note: orNone(Text(2000)),
  /** Answered masked only. */
  tckn: orNone(Tckn),
  foreign_identity: orNone(Line(30)),
  iban: orNone(Iban),
};

/** `POST /v1/admin/users`: an invitation goes out by mail unless `invite` is false. */
export const NewUser = z.strictObject({
  ...facts,
  phone: facts.phone.default(null),
  person_kind: facts.person_kind.default('INDIVIDUAL'),
  title: facts.title.default(null),
  tax_office: facts.tax_office.default(null),
  vkn: facts.vkn.default(null),
  address: facts.address.default(null),
  notify_reservations: facts.notify_reservations.default(true),
  notify_payments: facts.notify_payments.default(true),
  staff_note: facts.staff_note.default(null),
  tckn: facts.tckn.optional(),
  foreign_identity: facts.foreign_identity.optional(),
  iban: facts.iban.optional(),
  invite: z.boolean().default(true),
});

/**
 * `PUT /v1/admin/users/{id}`: what is not given stays as it is, null or '' removes it. Nobody who gives
 * a person another role means their telephone to go.
 */
export const UserChanges = z
  .strictObject({ ...facts, version: Version })
  .partial()
  .refine(({ version, ...changes }) => Object.keys(changes).length > 0, {
    path: ['email'],
    error: 'nothing_to_change',
  });

export type NewUser = z.infer<typeof NewUser>;
export type UserChanges = z.infer<typeof UserChanges>;

/** `PATCH /v1/admin/users/activity`. */
export const UserActivity = Flags;

export const UserIdParams = z.strictObject({ id: IdText });

/** The page for a forgotten password. */
export const ForgottenForm = z.object({ email: Email });

/** 256 bits in base64url, as the mail's link carries them. */
export const ResetParams = z.object({ code: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

export const ResetForm = z.object({
  password: z.string().max(1000),
  repeated: z.string().max(1000),
});
