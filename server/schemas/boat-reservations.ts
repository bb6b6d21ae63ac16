import { z } from 'zod';

import { CharterUnitText } from './boats.ts';
import { CharterGuestNumbers, CharterGuests, CharterUnitName } from './charters.ts';
import { Day, exported, Id, IdText, Line, listOf, paging, Text } from './common.ts';
import { daysInOrder } from './day-ranges.ts';
import {
  Acceptances,
  BoatReservationOrder,
  CustomerFields,
  GuestFormFields,
  OpeningFields,
  ResaleFields,
  totalHasReason,
} from './reservation-fields.ts';
import { ReservationState } from './reservations.ts';
import { datesInOrder, withinNights } from './stays.ts';

const charterFields = {
  boat_id: Id,
  unit: CharterUnitName,
  check_in: Day,
  check_out: Day,
  ...CharterGuestNumbers,
  ...CustomerFields,
};

/** `POST /v1/boatreservations`: a guest's request with the two acceptances the law wants apart. */
export const GuestBoatReservation = z
  .strictObject({ ...charterFields, ...Acceptances })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem);

/** The same as an HTML form posts it; see `GuestReservationForm`. */
export const GuestBoatReservationForm = z
  .object({
    unit: CharterUnitText,
    check_in: Day,
    check_out: Day,
    ...CharterGuests,
    ...GuestFormFields,
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem);

/** `POST /v1/admin/boatreservations`: by staff, in one of the three opening states. */
export const NewBoatReservation = z
  .strictObject({
    ...charterFields,
    ...OpeningFields,
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem)
  .refine(totalHasReason.check, totalHasReason.problem);

/**
 * `PUT`: replaces what staff may edit. The charter itself (boat, unit, days, extras) stays as it is
 * where it is not named. Another boat, unit or days are priced anew; other people, extras or
 * `total_kurus` leave the days' price. The old one is kept as a revision. `preview`: says what it
 * would cost, changes nothing.
 */
export const BoatReservationChanges = z
  .strictObject({
    ...CustomerFields,
    adults: CharterGuestNumbers.adults,
    children: CharterGuestNumbers.children,
    babies: CharterGuestNumbers.babies,
    staff_note: Text(4000).default(''),
    boat_id: Id.optional(),
    unit: CharterUnitName.optional(),
    ...ResaleFields,
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem)
  .refine(totalHasReason.check, totalHasReason.problem);

const listFields = {
  order: BoatReservationOrder,
  status: listOf(ReservationState).default([]),
  boat_id: IdText.optional(),
  datetype: z.enum(['stay', 'ended']).default('stay'),
  started_at: Day.optional(),
  finished_at: Day.optional(),
  created_at: Day.optional(),
  leaves_by: Day.optional(),
  reservation_id: Line(20).optional(),
  customer_name: Line(120).optional(),
};

const inOrder = daysInOrder('started_at', 'finished_at');

/**
 * `GET /v1/admin/boatreservations` (spec §7): charters with a day from `started_at` to `finished_at`,
 * both inclusive, or by `datetype` `ended` those that came to nothing then; `created_at` is a day in Istanbul, `reservation_id` the beginning of a code. Guests of those
 * `leaves_by` a day leave on it or before: a day trip's on the day they came.
 */
export const BoatReservationList = z
  .strictObject({ ...paging(20), ...exported, ...listFields })
  .refine(inOrder.check, inOrder.problem);

/** The list page: unknown parameters ignored. */
export const BoatReservationListPage = z
  .object({ ...paging(20), ...listFields })
  .refine(inOrder.check, inOrder.problem);

export type GuestBoatReservation = z.infer<typeof GuestBoatReservation>;
export type GuestBoatReservationForm = z.infer<typeof GuestBoatReservationForm>;
export type NewBoatReservation = z.infer<typeof NewBoatReservation>;
export type BoatReservationChanges = z.infer<typeof BoatReservationChanges>;
export type BoatReservationList = Omit<z.infer<typeof BoatReservationList>, 'format'>;
