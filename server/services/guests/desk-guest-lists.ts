import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  listKeptDocuments,
  lockGuestList,
  replaceGuests,
} from '../../queries/guests/guest-affairs.ts';
import { getGuestList, setGuestListReported } from '../../queries/guests/guest-lists.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import type { GuestListChanges, GuestListReport } from '../../schemas/guest-lists.ts';
import { audit, type Doer } from '../audit.ts';
import { entityOf } from '../reservations/reservation-trail.ts';
import { unseal } from '../sealed.ts';
import { guestOf, LISTED, type Person, refuseUnreadable, SEALED_AT } from './guest-lists.ts';

/** More than a guest may: staff write the list of a request, and may still put right who was there. */
const DESK_LISTED: ReadonlySet<string> = new Set([...LISTED, 'PENDING', 'COMPLETED']);

/** Whether staff may write who comes while a reservation is in this state. */
export const mayListGuests = (status: string): boolean => DESK_LISTED.has(status);

/**
 * Keeps who comes as staff wrote it, inside the caller's transaction; a number that was left empty
 * stays what it was. The guest's own form writes the same list.
 * @throws 409 `move_not_allowed`, `already_reported`, `stale` when the guest has sent another list
 * meanwhile; 422 with the fields to put right
 */
export async function keepDeskGuestList(
  db: Db,
  key: ReservationKey,
  { guests, plate }: GuestListChanges,
  doer: Doer,
): Promise<void> {
  const people = guests.map((guest, position): Person & { id?: number | undefined } => ({
    ...guest,
    position,
    plate: position === 0 ? plate : null,
  }));
  refuseUnreadable(people, (field, position) => `guests.${position}.${field}`);
  const { status, reported, version } = await lockGuestList(db, key);
  if (!mayListGuests(status)) throw conflict('move_not_allowed', { status });
  if (reported) throw conflict('already_reported');
  const kept = new Map((await listKeptDocuments(db, key)).map((row) => [row.id, row]));
  if (people.some(({ id }) => id !== undefined && !kept.has(id)))
    throw conflict('stale', { version, status });
  const rows = people.map(({ id, ...person }) =>
    guestOf(person, id === undefined ? undefined : kept.get(id)),
  );
  await replaceGuests(db, key, rows);
  await audit(db, doer, {
    action: 'reservation.guests_listed',
    entity: entityOf(key.kind),
    entity_id: key.id,
    before: { guests: kept.size },
    after: { guests: rows.length },
  });
}

/**
 * Notes that the list was reported to police or gendarmerie (KBS), or takes the note back, so that it
 * can be edited again. Inside the caller's transaction.
 * @throws 409 `guest_list_empty`; 422 for a moment that has not come
 */
export async function noteGuestReport(
  db: Db,
  key: ReservationKey,
  { reported, reported_at }: GuestListReport,
  doer: Doer,
): Promise<void> {
  const instant = reported_at ? Temporal.Instant.from(reported_at) : now();
  if (Temporal.Instant.compare(instant, now()) > 0) throw invalid({ reported_at: 'not_yet' });
  await lockGuestList(db, key);
  const { guests, guest_list_reported_at } = await getGuestList(db, key);
  if (reported && guests.length === 0) throw conflict('guest_list_empty');
  const at = reported ? instant.toString() : null;
  await setGuestListReported(db, key, at);
  await audit(db, doer, {
    action: 'reservation.guests_reported',
    entity: entityOf(key.kind),
    entity_id: key.id,
    before: { guest_list_reported_at: guest_list_reported_at?.toISOString() ?? null },
    after: { guest_list_reported_at: at },
  });
}

/**
 * The numbers of the list in the clear, in its order, for who has to type them into the authorities'
 * form; that they were looked at is written down.
 */
export async function readGuestNumbers(
  db: Db,
  key: ReservationKey,
  guests: readonly { document_no_encrypted: string | null }[],
  doer: Doer,
): Promise<(string | null)[]> {
  const numbers = guests.map(({ document_no_encrypted: sealed }) =>
    sealed === null ? null : unseal(sealed, SEALED_AT),
  );
  await audit(db, doer, {
    action: 'reservation.guests_read',
    entity: entityOf(key.kind),
    entity_id: key.id,
    after: { numbers: numbers.filter((number) => number !== null).length },
  });
  return numbers;
}
