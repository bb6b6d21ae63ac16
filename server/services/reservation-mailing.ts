import type { Db } from '../db/index.ts';
import type { ReservationKey } from '../queries/reservation-tables.ts';
import { queueReservationMail } from './mail.ts';
import type { ReservationMailCode } from './mail-templates.ts';

/** Writes the mails of a move, last in its transaction: they tell what stands there then. */
export async function queueMoveMails(
  db: Db,
  key: ReservationKey,
  mails: readonly ReservationMailCode[],
): Promise<void> {
  for (const mail of mails) await queueReservationMail(db, mail, key);
}
