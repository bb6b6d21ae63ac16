import { z } from 'zod';
import { ENDED_BY } from '../shared/ended-by.ts';
import { RESERVATION_STATES } from '../shared/reservation-states.ts';

import {
  Day,
  exported,
  Id,
  IdText,
  Line,
  listOf,
  Moment,
  Month,
  paging,
  Text,
  WholeText,
} from './common.ts';
import { daysInOrder } from './day-ranges.ts';
import {
  Acceptances,
  CustomerFields,
  GuestFormFields,
  OpeningFields,
  ResaleFields,
  ReservationOrder,
  totalHasReason,
} from './reservation-fields.ts';
import { datesInOrder, GuestCounts, GuestNumbers, withinNights } from './stays.ts';

export const ReservationState = z.enum(RESERVATION_STATES);
export type ReservationState = z.infer<typeof ReservationState>;

const stayFields = {
  villa_id: Id,
  check_in: Day,
  check_out: Day,
  ...GuestNumbers,
  ...CustomerFields,
};

/** `POST /v1/reservations`: a guest's request with the two acceptances the law wants apart. */
export const GuestReservation = z
  .strictObject({ ...stayFields, ...Acceptances })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem);

/** The same as an HTML form posts it. `offer`: the code of the one it follows. */
export const GuestReservationForm = z
  .object({
    check_in: Day,
    check_out: Day,
    ...GuestCounts,
    ...GuestFormFields,
    offer: z.string().trim().max(20).optional().catch(undefined),
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem);

/** `POST /v1/admin/reservations`: by staff, in one of the three opening states. */
export const NewReservation = z
  .strictObject({
    ...stayFields,
    ...OpeningFields,
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem)
  .refine(totalHasReason.check, totalHasReason.problem);

const DoorMethod = z.enum(['TRANSFER', 'CASH']);

/**
 * `PATCH`: a move of the state, or (`option_until` alone) another end of an option that still runs,
 * of which `tell_guest` is told or not. `cancelled_by` says whose wish a cancellation is: a guest's follows
 * the ladder the stay was sold with, and one that nobody is named for is the agency's own. The methods say what was taken at the check-in (the unpaid rest,
 * the deposit), the last three what becomes of the deposit at the departure.
 */
export const ReservationMove = z
  .strictObject({
    status: ReservationState.optional(),
    reason: Line(500).optional(),
    option_until: Moment.optional(),
    cancelled_by: z.enum(ENDED_BY).default('AGENCY'),
    balance_method: DoorMethod.optional(),
    deposit_method: DoorMethod.optional(),
    deposit_returned_kurus: z.int().min(0).max(1_000_000_000_00).optional(),
    deduction_reason: Line(500).optional(),
    return_iban: Line(40).optional(),
    tell_guest: z.boolean().default(true),
    version: z.int().positive().optional(),
  })
  .refine(({ status, option_until }) => status !== undefined || option_until !== undefined, {
    path: ['status'],
    error: 'required',
  });

/** `POST …/notes`: a line of the agency's own in the timeline. It is never changed or taken away. */
export const ReservationNote = z.strictObject({ note: Text(2000).min(1) });

/**
 * `PUT`: the fields staff may edit. Other dates or another villa make the sale anew at today's prices;
 * other people, extras or `total_kurus` change the one that was made, whose nights keep their price.
 * What is not given of them stays. Of a guest who is there, or was, only `total_kurus` changes. `preview`: says what it would cost, changes nothing.
 */
export const ReservationChanges = z
  .strictObject({
    ...CustomerFields,
    adults: GuestNumbers.adults,
    children: GuestNumbers.children,
    babies: GuestNumbers.babies,
    staff_note: Text(4000).default(''),
    villa_id: Id.optional(),
    ...ResaleFields,
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem)
  .refine(totalHasReason.check, totalHasReason.problem);

const listFields = {
  order: ReservationOrder,
  oldrez: z.enum(['0', '1']).default('0'),
  status: listOf(ReservationState).default([]),
  villa_id: IdText.optional(),
  reservation_id: Line(20).optional(),
  customer_name: Line(120).optional(),
  /** `ended`: of what came to nothing, the day on which it did. */
  datetype: z.enum(['created', 'check_in', 'check_out', 'stay', 'ended']).default('check_in'),
  date1: Day.optional(),
  date2: Day.optional(),
};

const inOrder = daysInOrder('date1', 'date2');

/** `GET /v1/admin/reservations` (spec §7); `oldrez=1`: stays with `check_out` before today. */
export const ReservationList = z
  .strictObject({ ...paging(100), ...exported, ...listFields })
  .refine(inOrder.check, inOrder.problem);

/** The list page: unknown parameters ignored. */
export const ReservationListPage = z
  .object({ ...paging(100), ...listFields })
  .refine(inOrder.check, inOrder.problem);

/** A reservation's page: which part of its timeline is shown. */
export const ReservationPageQuery = z.object({
  show: z.enum(['all', 'mails', 'payments', 'notes']).default('all'),
});

/** What a charter is chosen by, beside its days. */
const Unit = z.enum(['week', 'day', 'trip']);

/** The screen of other dates, people or another listing; without days it asks for them. */
export const ReservationChangeQuery = z.object({
  /** Villa or boat. */
  listing: IdText.optional(),
  unit: Unit.optional(),
  check_in: Day.optional(),
  check_out: Day.optional(),
  adults: WholeText(1, 300).optional(),
  children: WholeText(0, 300).optional(),
  babies: WholeText(0, 50).optional(),
  extras: listOf(IdText).default([]),
  /** Whole TL agreed with the guest. */
  total: WholeText(0, 1_000_000_000).optional(),
  override_reason: Line(500).optional(),
  /** The guest's request that this would grant. */
  request: IdText.optional(),
  /** Its first look: extras are as they were sold. */
  as_sold: z.literal('1').optional().catch(undefined),
});

/** The screen of a new reservation: whom it is looked for, and what was picked. */
export const NewReservationQuery = z.object({
  q: Line(80).optional(),
  unit: Unit.optional(),
  check_in: Day.optional(),
  check_out: Day.optional(),
  ...GuestCounts,
  page: WholeText(1, 500).default(1),
  /** The picked villa or boat. */
  listing: IdText.optional(),
  extras: listOf(IdText).default([]),
  /** Names what is typed on this way through the screens. */
  draft: Line(40).optional(),
});

const ownerFilters = {
  when: z.enum(['coming', 'now', 'past']).default('coming'),
  /** Instead of `when`: what was sold of the nights of a month. */
  month: Month.optional(),
  /** One villa or boat: 'villa-12', 'boat-3'. */
  listing: z
    .string()
    .regex(/^(villa|boat)-\d{1,9}$/)
    .optional(),
  date1: Day.optional(),
  date2: Day.optional(),
};

/** An owner's list: stays from today on, those that run, or those before; of one villa or boat, by their arrival. */
export const OwnerReservationsQuery = z
  .object({ ...paging(100), ...ownerFilters })
  .refine(inOrder.check, inOrder.problem);

/** `GET /v1/admin/ownreservations`: the same as JSON or as a file. */
export const OwnerReservationList = z
  .strictObject({ ...paging(100), ...exported, ...ownerFilters })
  .refine(inOrder.check, inOrder.problem);

export type GuestReservation = z.infer<typeof GuestReservation>;
export type GuestReservationForm = z.infer<typeof GuestReservationForm>;
export type NewReservation = z.infer<typeof NewReservation>;
export type ReservationMove = z.infer<typeof ReservationMove>;
export type ReservationChanges = z.infer<typeof ReservationChanges>;
export type ReservationChangeQuery = z.infer<typeof ReservationChangeQuery>;
export type NewReservationQuery = z.infer<typeof NewReservationQuery>;
export type ReservationList = Omit<z.infer<typeof ReservationList>, 'format'>;
