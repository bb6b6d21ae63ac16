import type { Db } from '../db/index.ts';
import { erasureOf, limitsOf } from '../domain/retention.ts';
import { allOf } from '../each-by-itself.ts';
import { t } from '../i18n.ts';
import { insertDestruction } from '../queries/contact-desk.ts';
import { allowErasing, clearPapersBefore, eraseTracesOf } from '../queries/erasing.ts';
import { type BookingOfPerson, listBookingsBefore } from '../queries/personal-data.ts';
import { deletePermitFilesBefore } from '../queries/villa-permit-files.ts';
import { SYSTEM } from './audit.ts';
import { eraseBooking } from './erase-person.ts';
import { removeErasedFiles } from './paper-files.ts';
import { dropPictures } from './text-pictures.ts';

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
    await eraseOne(pool, booking);
    done.bookings += 1;
  });
  const papers = async () => {
    done.papers = await erasePapers(pool, limits.papers);
  };
  const permits = () => erasePermits(pool, limits.people);
  await allOf([...steps, papers, permits], 'Some guests could not be erased');
  return done;
}

async function eraseOne(pool: Db, booking: BookingOfPerson): Promise<void> {
  const { files, pictures } = await pool.transaction().execute(async (db) => {
    await allowErasing(db);
    await eraseTracesOf(db, [booking]);
    return eraseBooking(db, booking, { doer: SYSTEM, reason: t('desk:destroyed.over') });
  });
  await removeErasedFiles(pool, files);
  await dropPictures(pool, pictures);
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
