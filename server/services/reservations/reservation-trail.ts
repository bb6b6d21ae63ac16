import type { Db } from '../../db/index.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import type { MovePlan } from '../../domain/reservation-moves.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import {
  type ListingKind,
  ofReservation,
  type ReservationKey,
} from '../../queries/reservations/reservation-tables.ts';
import { insertAuditedEvent } from '../../queries/reservations/reservation-writes.ts';
import { auditRow, type Change, type Doer } from '../audit.ts';
import { queueMoveMails } from './reservation-mailing.ts';

/** What happened to a reservation: a line of its timeline, and beside it one of the audit log. */
interface Happened extends Pick<Change, 'action' | 'before' | 'after'> {
  kind: string;
  from_status?: ReservationState | string | null;
  to_status?: ReservationState | string | null;
  reason?: string | null;
  guest_told?: boolean;
  /** Further facts for the timeline. */
  details?: object;
}

/** How the audit log calls a reservation of this kind. */
export const entityOf = (kind: ListingKind) =>
  kind === 'villa' ? 'reservation' : 'boat_reservation';

/** Writes both lines in one statement, in the transaction of what they tell. */
export async function writeTrail(
  db: Db,
  key: ReservationKey,
  { action, before, after, details, ...event }: Happened,
  doer: Doer,
): Promise<void> {
  const change = { action, entity: entityOf(key.kind), entity_id: key.id, before, after };
  await insertAuditedEvent(
    db,
    {
      ...ofReservation(key),
      ...event,
      ...(details && { details: JSON.stringify(details) }),
      actor_id: doer.id,
      actor_role: doer.role,
      request_id: doer.request_id,
    },
    auditRow(doer, change),
  );
}

/** How a reservation began, and its mails. */
export async function noteOpening(
  db: Db,
  key: ReservationKey,
  plan: MovePlan,
  doer: Doer,
): Promise<void> {
  const happened = {
    kind: 'CREATED',
    to_status: plan.to,
    reason: plan.reason,
    guest_told: plan.mails.length > 0,
    details: { staff_word: plan.staff_word },
    action: `${entityOf(key.kind)}.created`,
    after: { status: plan.to },
  };
  await inOneTrip(db, (together) => [
    writeTrail(together, key, happened, doer),
    queueMoveMails(together, key, plan.mails),
  ]);
}
