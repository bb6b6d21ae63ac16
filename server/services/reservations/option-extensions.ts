import type { Db } from '../../db/index.ts';
import { isPrepaymentThere, staying } from '../../domain/amount-due.ts';
import {
  type LockedReservation,
  updateReservation,
} from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { followOption } from '../payments/payment-links.ts';
import { optionDeadline } from './option-deadlines.ts';
import { keepHold } from './reservation-holds.ts';
import { queueMoveMails } from './reservation-mailing.ts';
import { writeTrail } from './reservation-trail.ts';

interface Extension {
  /** ISO instant in the future. */
  option_until: string;
  reason?: string | undefined;
  tell_guest?: boolean;
}

/**
 * Gives a running option another end: the row, its place in the ledger, the links it is paid by,
 * timeline, audit log and, if wished, the option's mail anew: not to who has paid the prepayment, which is
 * all that it asks for. The reservation is locked. @throws 422 for an end that has passed
 */
export async function extendOption(
  db: Db,
  reservation: LockedReservation,
  { option_until, reason, tell_guest = true }: Extension,
  { doer, rules }: { doer: Doer; rules: SiteRules },
): Promise<void> {
  const { id, kind, status } = reservation;
  const ends = optionDeadline(option_until, reservation, rules);
  await updateReservation(db, id, { option_until: ends }, kind);
  await keepHold(db, reservation, { kind: 'OPTION', expires_at: ends }, doer);
  await followOption(db, reservation, ends);
  const tells = tell_guest && !isPaid(reservation);
  const before = { option_until: reservation.option_until?.toISOString() ?? null };
  const happened = {
    kind: 'EXTENDED',
    from_status: status,
    to_status: status,
    reason: reason ?? null,
    guest_told: tells,
    details: { before: before.option_until, option_until: ends },
    action: 'reservation.option_extended',
    before,
    after: { option_until: ends },
  };
  await writeTrail(db, reservation, happened, doer);
  if (tells) await queueMoveMails(db, reservation, ['reservation_option']);
}

/** Such an option waits for staff: for a villa that is on sale again, or a guest who accepts its texts. */
const isPaid = (reservation: LockedReservation): boolean =>
  staying(reservation) > 0 && isPrepaymentThere(reservation);
