import type { Db } from '../db/index.ts';
import { updateReservationOccupancy } from '../queries/occupancies.ts';
import { type LockedReservation, updateReservation } from '../queries/reservation-writes.ts';
import type { Doer } from './audit.ts';
import { optionDeadline } from './option-deadlines.ts';
import { followOption } from './payment-links.ts';
import { queueMoveMails } from './reservation-mailing.ts';
import { writeTrail } from './reservation-trail.ts';
import type { SiteRules } from './settings.ts';

interface Extension {
  /** ISO instant in the future. */
  option_until: string;
  reason?: string | undefined;
  tell_guest?: boolean;
}

/**
 * Gives a running option another end: the row, its place in the ledger, the links it is paid by,
 * timeline, audit log and, if wished, the option's mail anew. The reservation is locked. @throws 422 for an end that has passed
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
  await updateReservationOccupancy(db, reservation, { kind: 'OPTION', expires_at: ends });
  await followOption(db, reservation, ends);
  const before = { option_until: reservation.option_until?.toISOString() ?? null };
  const happened = {
    kind: 'EXTENDED',
    from_status: status,
    to_status: status,
    reason: reason ?? null,
    guest_told: tell_guest,
    details: { before: before.option_until, option_until: ends },
    action: 'reservation.option_extended',
    before,
    after: { option_until: ends },
  };
  await writeTrail(db, reservation, happened, doer);
  if (tell_guest) await queueMoveMails(db, reservation, ['reservation_option']);
}
