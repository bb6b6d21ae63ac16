import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { withErasures } from '../../domain/retention.ts';
import { AppError } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { insertDestruction } from '../../queries/content/contact-desk.ts';
import {
  allowErasing,
  anonymiseBooking,
  deletePapersOf,
  deleteUnpublishedOf,
  erasePerson,
  eraseTraces,
} from '../../queries/guests/erasing.ts';
import {
  type BookingOfPerson,
  listBookingsOf,
  type Person,
  type PersonalCount,
} from '../../queries/guests/personal-data.ts';
import { eraseMentions, knownBy } from '../../queries/mentions.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import { audit, type Doer } from '../audit.ts';
import { dropPictures } from '../content/text-pictures.ts';
import { removeErasedFiles } from '../files/paper-files.ts';
import { entityOf } from '../reservations/reservation-trail.ts';
import { notePersonalData } from './personal-data.ts';

interface Erased {
  /** Codes of bookings that name nobody any more. */
  erased: string[];
  /** Those that the law wants proved a while longer, and until when. */
  kept: { reservation_id: string; until: string }[];
  /** Rows that were taken out, or out of which the person was taken, besides the bookings. */
  data: PersonalCount[];
}

/**
 * Erases a guest's data on their wish (KVKK m.7, m.11): messages, mails, offers, the newsletter, and the
 * person in every booking that no law asks for; days and money stay for the books. One transaction.
 * @throws 409 `bookings_running` with their codes: nothing is erased while a booking runs
 */
export async function erasePersonalData(
  pool: Db,
  person: Person,
  { doer, reason }: { doer: Doer; reason: string },
): Promise<Erased> {
  const { files, pictures, ...outcome } = await pool.transaction().execute(async (db) => {
    await allowErasing(db);
    const { now, kept } = await sortedBookings(db, person);
    const traces = await eraseTraces(db, person, now);
    const removed: Removed[] = [];
    for (const booking of now) removed.push(await eraseBooking(db, booking, { doer, reason }));
    const words = knownBy(person, now);
    const others = await erasePerson(db, person, { kept, erased: t('desk:destroyed.erased') });
    const mentions = await eraseMentions(db, words, t('desk:destroyed.erased'));
    const data = [...others, ...traces, { kind: 'mentions' as const, row_count: mentions }].filter(
      ({ row_count }) => row_count > 0,
    );
    for (const { kind: entity, row_count } of data)
      await insertDestruction(db, { ...journal(reason, doer), entity, row_count });
    const row_count = data.reduce((sum, each) => sum + each.row_count, 0);
    await notePersonalData(db, doer, { act: 'erased', person, bookings: now, row_count });
    return {
      data,
      files: removed.flatMap((each) => each.files),
      pictures: removed.flatMap((each) => each.pictures),
      erased: now.map(({ reservation_id }) => reservation_id),
      kept: kept.map(({ reservation_id, until }) => ({ reservation_id, until })),
    };
  });
  await removeErasedFiles(pool, files);
  await dropPictures(pool, pictures);
  return outcome;
}

/** What may be erased now and what must wait. The rows are locked, so that nobody moves them meanwhile. */
async function sortedBookings(db: Db, person: Person) {
  for (const { id, kind } of await listBookingsOf(db, person))
    await getReservationForUpdate(db, id, kind);
  const bookings = withErasures(await listBookingsOf(db, person), today());
  const running = bookings.filter(({ erasure }) => erasure.kind === 'running');
  if (running.length > 0) {
    const codes = running.map(({ reservation_id }) => reservation_id).join(', ');
    throw new AppError(409, 'bookings_running', { values: { codes } });
  }
  return {
    now: bookings.filter(({ erasure }) => erasure.kind === 'now'),
    kept: bookings.flatMap(({ erasure, ...booking }) =>
      erasure.kind === 'proof' ? [{ ...booking, until: erasure.until }] : [],
    ),
  };
}

/** Hashes of what was taken out of the database: its files go after the transaction. */
interface Removed {
  files: string[];
  pictures: string[];
}

interface Why {
  doer: Doer;
  reason: string;
}

/** One booking without its person, inside the caller's transaction; files to remove after it. */
export async function eraseBooking(
  db: Db,
  booking: ReservationKey & Pick<BookingOfPerson, 'reservation_id'>,
  { doer, reason }: Why,
): Promise<Removed> {
  await anonymiseBooking(db, booking, t('desk:destroyed.erased'));
  const files = await deletePapersOf(db, booking);
  const pictures = await deleteUnpublishedOf(db, booking);
  const entity = entityOf(booking.kind);
  await insertDestruction(db, { ...journal(reason, doer), entity, entity_id: booking.id });
  await audit(db, doer, { action: `${entity}.anonymised`, entity, entity_id: booking.id });
  return { files, pictures };
}

const journal = (reason: string, doer: Doer) => ({
  what: t('desk:destroyed.guest'),
  reason,
  actor_id: doer.id,
});
