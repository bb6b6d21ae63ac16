import type { OpenConfirmation } from '../../../views/public/booking/booking.ts';
import { fieldSentences } from '../../error-sentences.ts';
import type { GuestsReservation } from '../../queries/guests/guest-reservations.ts';
import { waitsForWord } from '../../services/guests/guest-confirmations.ts';
import type { Agreement } from '../../services/reservations/sale-agreements.ts';
import { formatDay, formatInstant } from '../../shared/format.ts';
import { presentAgreement } from './agreements.ts';
import type { Answered } from './guest-affairs.ts';

interface Shown {
  now: Temporal.Instant;
  /** What is accepted with the word; null: it was. */
  agreement: Agreement | null;
  answered: Answered;
}

/** The option that only waits for the guest's word; null: there is none to give. */
export function presentConfirmation(
  row: GuestsReservation,
  { now, agreement, answered: { refused } }: Shown,
): OpenConfirmation | null {
  if (!waitsForWord(row, now)) return null;
  const fields = refused?.form === 'confirm' ? fieldSentences(refused.fields) : {};
  // Ticked under texts that changed meanwhile, a box says nothing of the new ones.
  const given = Object.keys(fields).length > 0 ? refused?.typed : undefined;
  return {
    until: formatInstant(row.option_until),
    check_in: formatDay(row.check_in),
    agreement: presentAgreement(agreement, { errors: fields, given }),
  };
}
