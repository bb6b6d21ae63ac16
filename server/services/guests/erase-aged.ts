import type { Db } from '../../db/index.ts';
import { erasureOf, limitsOf } from '../../domain/retention.ts';
import { allOf } from '../../each-by-itself.ts';
import { t } from '../../i18n.ts';
import { insertDestruction } from '../../queries/content/contact-desk.ts';
import { allowErasing, clearPapersBefore, eraseTracesOf } from '../../queries/guests/erasing.ts';
import { findBookingBefore, listBookingsBefore } from '../../queries/guests/personal-data.ts';
import { deletePermitFilesBefore } from '../../queries/listings/villa-permit-files.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import { SYSTEM } from '../audit.ts';
import { dropPictures } from '../content/text-pictures.ts';
import { removeErasedFiles } from '../files/paper-files.ts';
import { eraseBooking } from './erase-person.ts';

/**
 * Erases what no law asks for any more (KVKK m.7): numbers of guests' papers two years after the stay,
 * the person in a booking ten years after it, papers of a villa's permit, which name its holder, ten years
 * after the villa was deleted. How many bookings and guests it was.
 */
export async function eraseAged(pool: Db, today: Temporal.PlainDate) {
  const limits = limitsOf(today);
  const found = [
    ...(await listBookingsBefore(pool, 'villa', limits.people)),
    ...(await listBookingsBefore(pool, 'boat', limits.people)),
  ].filter((booking) => erasureOf(booking, today).kind === 'now');
  const done = { bookings: 0, papers: 0 };
  const steps = found.map((booking) => async () => {
    if (await eraseOne(pool, booking, today)) done.bookings += 1;
  });
  const papers = async () => {
    done.papers = await erasePapers(pool, limits.papers);
  };
  const permits = () => erasePermits(pool, limits.people);
  await allOf([...steps, papers, permits], 'Some guests could not be erased');
  return done;
}

/** Whether it was erased: staff may have opened its money again since it was found. */
async function eraseOne(
  pool: Db,
  { kind, id }: ReservationKey,
  today: Temporal.PlainDate,
): Promise<boolean> {
  const removed = await pool.transaction().execute(async (db) => {
    await getReservationForUpdate(db, id, kind);
    const booking = await findBookingBefore(db, { kind, id }, limitsOf(today).people);
    if (!booking || erasureOf(booking, today).kind !== 'now') return undefined;
    await allowErasing(db);
    await eraseTracesOf(db, [booking]);
    return eraseBooking(db, booking, { doer: SYSTEM, reason: t('desk:destroyed.over') });
  });
  if (!removed) return false;
  await removeErasedFiles(pool, removed.files);
  await dropPictures(pool, removed.pictures);
  return true;
}

const erasePapers = (pool: Db, day: string): Promise<number> =>
  pool.transaction().execute(async (db) => {
    const row_count = await clearPapersBefore(db, day);
    if (row_count > 0)
      await insertDestruction(db, {
        entity: 'reservation_guest',
        what: t('desk:destroyed.papers'),
        reason: t('desk:destroyed.over'),
        actor_id: null,
        row_count,
      });
    return row_count;
  });

async function erasePermits(pool: Db, day: string): Promise<void> {
  const hashes = await pool.transaction().execute(async (db) => {
    const files = await deletePermitFilesBefore(db, day);
    if (files.length > 0)
      await insertDestruction(db, {
        entity: 'villa',
        what: t('desk:destroyed.permits'),
        reason: t('desk:destroyed.over'),
        actor_id: null,
        row_count: files.length,
      });
    return files;
  });
  await removeErasedFiles(pool, hashes);
}
