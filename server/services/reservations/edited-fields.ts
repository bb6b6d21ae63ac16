import type { Db } from '../../db/index.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { ReservationChanges } from '../../schemas/reservations.ts';
import { audit, type Doer } from '../audit.ts';
import { storedPhone } from '../stored-phone.ts';
import { entityOf, writeTrail } from './reservation-trail.ts';

type Field =
  | 'customer_name'
  | 'customer_phone'
  | 'customer_email'
  | 'customer_note'
  | 'adults'
  | 'children'
  | 'babies'
  | 'staff_note';

/** What an edit of either kind writes over as it is given: no days and no money. */
export const fieldsOf = <Row extends Pick<ReservationChanges, Field>>(row: Row) => ({
  customer_name: row.customer_name,
  customer_phone: row.customer_phone,
  customer_email: row.customer_email,
  customer_note: row.customer_note,
  adults: row.adults,
  children: row.children,
  babies: row.babies,
  staff_note: row.staff_note,
});

/** These fields before and after an edit. */
interface Edit {
  before: Partial<Record<Field, unknown>>;
  after: ReturnType<typeof fieldsOf>;
}

/** @throws 422 for a phone that is none */
export function editOf(
  reservation: LockedReservation,
  changes: Pick<ReservationChanges, Field>,
): Edit {
  const after = { ...fieldsOf(changes), customer_phone: storedPhone(changes.customer_phone) };
  const before = Object.fromEntries(
    Object.keys(after).map((field) => [field, reservation[field as Field]]),
  );
  return { before, after };
}

export const changesFields = ({ before, after }: Edit): boolean =>
  Object.entries(after).some(([field, value]) => before[field as Field] !== value);

/** Writes the edit on the reservation's timeline and into the log; one that changes nothing into the log alone. */
export function noteEdit(
  db: Db,
  reservation: LockedReservation,
  edit: Edit,
  doer: Doer,
): Promise<void> {
  const action = 'reservation.edited';
  if (changesFields(edit))
    return writeTrail(db, reservation, { kind: 'EDITED', action, ...edit }, doer);
  const { id, kind } = reservation;
  return audit(db, doer, { action, entity: entityOf(kind), entity_id: id, ...edit });
}
