import { asAppError } from '../../db/errors.ts';
import type { Db } from '../../db/index.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import { tryParse } from '../../parse.ts';
import { GuestReservationForm } from '../../schemas/reservations.ts';
import type { Doer } from '../audit.ts';
import type { Booked } from '../guests/guest-senders.ts';
import { findOwnBooking } from '../guests/own-bookings.ts';
import { findBookedByForm } from './form-bookings.ts';
import { bookByForm } from './guest-bookings.ts';

/** What became of a booking form. A refusal names its bad fields, if it is about fields. */
export type FormOutcome =
  | ({ kind: 'booked' } & Omit<Booked, 'changed'>)
  | { kind: 'sent_before'; reservation_id: string }
  | {
      kind: 'refused';
      status: number;
      code: 'robot' | (typeof REFUSALS)[number];
      fields: Record<string, FieldProblem>;
    };

export interface Sender {
  doer: Doer;
  userAgent: string | null;
  /** The codes of what the same browser booked before. */
  booked: readonly string[];
}

/** Books what a guest's form says, or tells why not; anything unexpected is thrown. */
export async function submitBookingForm(
  pool: Db,
  villaId: number,
  body: unknown,
  sender: Sender,
): Promise<FormOutcome> {
  const form = tryParse(GuestReservationForm, body);
  if (!form.success) return refusedFields(form.fields);
  const { accept_information, accept_contract, website, form_key, ...rest } = form.data;
  const wanted = { ...rest, villa_id: villaId };
  try {
    return outcomeOfBooked(await bookByForm(pool, wanted, { ...sender, key: form_key }));
  } catch (error) {
    return outcomeOf(error, {
      idempotency_key_reused: async () => form_key && findBookedByForm(pool, 'villa', form_key),
      dates_taken: () =>
        findOwnBooking(pool, sender.booked, { kind: 'villa', listing_id: villaId, ...rest }),
    });
  }
}

/** Who sent the same again is led to it; who changed something is asked first. */
export const outcomeOfBooked = ({ changed, ...booked }: Booked): FormOutcome =>
  changed
    ? { kind: 'sent_before', reservation_id: booked.reservation_id }
    : { kind: 'booked', ...booked };

/** A filled trap field tells a robot, or a browser that filled in too much. */
export function refusedFields(fields: Record<string, FieldProblem>): FormOutcome {
  const { website, ...others } = fields;
  const onlyTrap = website !== undefined && Object.keys(others).length === 0;
  return { kind: 'refused', status: 422, code: onlyTrap ? 'robot' : 'invalid', fields: others };
}

const REFUSALS = [
  'invalid',
  'price_changed',
  'texts_changed',
  'dates_taken',
  'not_sellable',
  'texts_missing',
] as const;

/** How to find the reservation that a guest made before, by the code of the error that tells of one. */
type Before = Partial<Record<string, () => Promise<string | undefined>>>;

/** What an error of a booking means for its form; the ledger itself may be what refuses its days. */
export async function outcomeOf(error: unknown, before: Before): Promise<FormOutcome> {
  const refusal = error instanceof AppError ? error : asAppError(error);
  if (!refusal) throw error;
  const reservation_id = await before[refusal.code]?.();
  if (reservation_id) return { kind: 'sent_before', reservation_id };
  const code = REFUSALS.find((known) => known === refusal.code);
  if (!code) throw error;
  return { kind: 'refused', status: refusal.status, code, fields: refusal.fields };
}
