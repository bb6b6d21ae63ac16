import type { Db } from '../db/index.ts';
import { asksForPrepayment } from '../queries/mail-reservations.ts';
import type { ReservationKey } from '../queries/reservation-tables.ts';
import { queueReservationMail } from './mail.ts';
import type { ReservationMailCode } from './mail-templates.ts';

/** Writes the mails of a move, last in its transaction: they tell what stands there then. */
export async function queueMoveMails(
  db: Db,
  key: ReservationKey,
  mails: readonly ReservationMailCode[],
): Promise<void> {
  for (const mail of mails) await queueReservationMail(db, await asItStands(db, key, mail), key);
}

/** An option that asks for no money is offered by a mail that names no bank. */
const asItStands = async (
  db: Db,
  key: ReservationKey,
  mail: ReservationMailCode,
): Promise<ReservationMailCode> =>
  mail === 'reservation_option' && !(await asksForPrepayment(db, key)) ? 'option_to_confirm' : mail;
