import { z } from 'zod';

import {
  CharterGuestNumbers,
  CharterGuests,
  CharterUnitName,
  CharterUnitText,
} from './charters.ts';
import {
  Accepted,
  Day,
  Email,
  exported,
  Id,
  IdText,
  Line,
  listOf,
  Phone,
  paging,
  Text,
} from './common.ts';
import { ReservationState } from './reservations.ts';
import { datesInOrder, withinNights } from './stays.ts';

const customer = {
  customer_name: Line(120),
  customer_phone: Phone,
  customer_email: Email,
  customer_note: Text(2000).default(''),
};

const charterFields = {
  boat_id: Id,
  unit: CharterUnitName,
  check_in: Day,
  check_out: Day,
  ...CharterGuestNumbers,
  ...customer,
};

/** `POST /v1/boatreservations`: a guest's request with the two acceptances the law wants apart. */
export const GuestBoatReservation = z
  .strictObject({ ...charterFields, accept_information: Accepted, accept_contract: Accepted })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem);

const Hidden = z
  .string()
  .max(100)
  .regex(/^[\w-]*$/)
  .optional()
  .catch(undefined);

/** The same as an HTML form posts it; see `GuestReservationForm`. */
export const GuestBoatReservationForm = z
  .object({
    unit: CharterUnitText,
    check_in: Day,
    check_out: Day,
    ...CharterGuests,
    extras: listOf(IdText).default([]),
    ...customer,
    accept_information: Accepted,
    accept_contract: Accepted,
    form_key: Hidden,
    price_mark: Hidden,
    shown_total_kurus: z.coerce.number().int().min(0).optional().catch(undefined),
    website: z.literal('').optional(),
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem);

const agreed = {
  override_reason: Line(500).optional(),
  total_kurus: z.int().min(0).max(1_000_000_000_00).optional(),
};

const totalHasReason = {
  check: ({ total_kurus, override_reason }: z.output<z.ZodObject<typeof agreed>>) =>
    total_kurus === undefined || Boolean(override_reason),
  problem: { path: ['override_reason'], error: 'required' },
};

/** `POST /v1/admin/boatreservations`: by staff, in one of the three opening states. */
export const NewBoatReservation = z
  .strictObject({
    ...charterFields,
    ...agreed,
    status: z.enum(['PENDING', 'OPTION', 'CONFIRMED']).default('PENDING'),
    option_until: z.iso.datetime({ offset: true }).optional(),
    reason: Line(500).optional(),
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem)
  .refine(totalHasReason.check, totalHasReason.problem);

/**
 * `PUT`: replaces what staff may edit. The charter itself (boat, unit, days, extras) stays as it is
 * where it is not named; named and another one, it is priced anew and the old one kept as a revision.
 * `preview`: says what it would cost, changes nothing.
 */
export const BoatReservationChanges = z
  .strictObject({
    ...customer,
    adults: CharterGuestNumbers.adults,
    children: CharterGuestNumbers.children,
    babies: CharterGuestNumbers.babies,
    staff_note: Text(4000).default(''),
    boat_id: Id.optional(),
    unit: CharterUnitName.optional(),
    check_in: Day.optional(),
    check_out: Day.optional(),
    extras: z.array(Id).max(50).optional(),
    reason: Line(500).optional(),
    ...agreed,
    tell_guest: z.boolean().default(true),
    /** The guest's request that this grants. */
    request_id: Id.optional(),
    preview: z.boolean().default(false),
    version: z.int().positive().optional(),
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(totalHasReason.check, totalHasReason.problem);

const ORDER_COLUMNS = [
  'id',
  'created_at',
  'check_in',
  'check_out',
  'total_kurus',
  'customer_name',
  'status',
] as const;
const orders = ORDER_COLUMNS.flatMap((column) => [column, `-${column}`] as const);

const listFields = {
  order: z.enum(orders).default('-created_at'),
  status: listOf(ReservationState).default([]),
  boat_id: IdText.optional(),
  started_at: Day.optional(),
  finished_at: Day.optional(),
  created_at: Day.optional(),
  reservation_id: Line(20).optional(),
  customer_name: Line(120).optional(),
};

interface Days {
  started_at?: string | undefined;
  finished_at?: string | undefined;
}

const daysInOrder = ({ started_at, finished_at }: Days) =>
  started_at === undefined || finished_at === undefined || started_at <= finished_at;
const outOfOrder = { path: ['finished_at'], error: 'date2_before_date1' };

/**
 * `GET /v1/admin/boatreservations` (spec §7): charters with a day from `started_at` to `finished_at`,
 * both inclusive; `created_at` is a day in Istanbul, `reservation_id` the beginning of a code.
 */
export const BoatReservationList = z
  .strictObject({ ...paging(20), ...exported, ...listFields })
  .refine(daysInOrder, outOfOrder);

/** The list page: unknown parameters ignored. */
export const BoatReservationListPage = z
  .object({ ...paging(20), ...listFields })
  .refine(daysInOrder, outOfOrder);

export type GuestBoatReservation = z.infer<typeof GuestBoatReservation>;
export type GuestBoatReservationForm = z.infer<typeof GuestBoatReservationForm>;
export type NewBoatReservation = z.infer<typeof NewBoatReservation>;
export type BoatReservationChanges = z.infer<typeof BoatReservationChanges>;
export type BoatReservationList = Omit<z.infer<typeof BoatReservationList>, 'format'>;
