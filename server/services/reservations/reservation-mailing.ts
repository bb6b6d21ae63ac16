import type { Db } from '../../db/index.ts';
import { stayingStates } from '../../domain/state-groups.ts';
import { asksForPrepayment } from '../../queries/mail/mail-reservations.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { queueReservationMail } from '../mail/mail.ts';
import type { ReservationMailCode } from '../mail/mail-templates.ts';

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

interface Sold {
  check_in: string;
  check_out: string;
  total_kurus: number;
}

/** The papers of a state as they are after a change, for the guest. */
export function papersAnew({ status }: { status: string }): ReservationMailCode[] {
  if (status === 'CONFIRMED') return ['reservation_changed'];
  return status === 'OPTION' ? ['reservation_option'] : [];
}

const STAYING: ReadonlySet<string> = new Set(stayingStates);

/**
 * An owner has to know which days are sold and for how much, whoever tells the guest; days they knew
 * are free again.
 */
export function ownersNews(
  { status }: { status: string },
  { before, after }: { before: Sold; after: Sold },
): ReservationMailCode[] {
  if (!STAYING.has(status)) return [];
  if (before.check_in !== after.check_in || before.check_out !== after.check_out)
    return ['owner_changed'];
  return before.total_kurus === after.total_kurus ? [] : ['owner_repriced'];
}

/** Whose it is only now, in their villa or on their days, hears of it as of a new one. */
export const newOwnersNews = ({ status }: { status: string }): ReservationMailCode[] =>
  STAYING.has(status) ? ['owner_confirmed'] : [];

/** Who was told that a stay is sure hears that it goes to another's place or days, as it stands until then. */
export async function tellFormerOwner(
  db: Db,
  reservation: ReservationKey & { status: string },
): Promise<void> {
  if (reservation.status === 'CONFIRMED')
    await queueMoveMails(db, reservation, ['owner_cancelled']);
}
