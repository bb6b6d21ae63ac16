import type { Db } from '../db/index.ts';
import { tryParse } from '../parse.ts';
import { GuestBoatReservationForm } from '../schemas/boat-reservations.ts';
import type { Doer } from './audit.ts';
import { bookBoatByForm, findBoatBookedByForm } from './boat-guest-bookings.ts';
import { type FormOutcome, outcomeOf, refusedFields } from './booking-forms.ts';

/** Books what a guest's form says of a boat, or tells why not; anything unexpected is thrown. */
export async function submitBoatBookingForm(
  pool: Db,
  boat_id: number,
  body: unknown,
  sender: { doer: Doer; userAgent: string | null },
): Promise<FormOutcome> {
  const form = tryParse(GuestBoatReservationForm, body);
  if (!form.success) return refusedFields(form.fields);
  const { accept_information, accept_contract, website, form_key, ...rest } = form.data;
  try {
    const booked = await bookBoatByForm(pool, { ...rest, boat_id }, { ...sender, key: form_key });
    return { kind: 'booked', ...booked };
  } catch (error) {
    return outcomeOf(error, form_key, (key) => findBoatBookedByForm(pool, key));
  }
}
