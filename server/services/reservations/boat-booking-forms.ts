import type { Db } from '../../db/index.ts';
import { tryParse } from '../../parse.ts';
import { GuestBoatReservationForm } from '../../schemas/boat-reservations.ts';
import { findOwnBooking } from '../guests/own-bookings.ts';
import { bookBoatByForm } from './boat-guest-bookings.ts';
import {
  type FormOutcome,
  outcomeOf,
  outcomeOfBooked,
  refusedFields,
  type Sender,
} from './booking-forms.ts';
import { findBookedByForm } from './form-bookings.ts';

/** Books what a guest's form says of a boat, or tells why not; anything unexpected is thrown. */
export async function submitBoatBookingForm(
  pool: Db,
  boat_id: number,
  body: unknown,
  sender: Sender,
): Promise<FormOutcome> {
  const form = tryParse(GuestBoatReservationForm, body);
  if (!form.success) return refusedFields(form.fields);
  const { accept_information, accept_contract, website, form_key, ...rest } = form.data;
  try {
    const wanted = { ...rest, boat_id };
    return outcomeOfBooked(await bookBoatByForm(pool, wanted, { ...sender, key: form_key }));
  } catch (error) {
    return outcomeOf(error, {
      idempotency_key_reused: async () => form_key && findBookedByForm(pool, 'boat', form_key),
      dates_taken: () =>
        findOwnBooking(pool, sender.booked, { kind: 'boat', listing_id: boat_id, ...rest }),
    });
  }
}
