import type { Db } from '../../db/index.ts';
import type { AskedPurpose } from '../../shared/movement-codes.ts';
import { type ReservationKey, tablesOf } from '../reservations/reservation-tables.ts';

/** The address of a member of staff. */
export async function getStaffAddress(db: Db, id: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return email;
}

interface Cancelled {
  at: string;
  purposes: readonly AskedPurpose[];
}

/** Ends the links of a reservation that nobody has paid by; a payment that is under way goes on. */
export const cancelOpenLinks = (
  db: Db,
  { kind, id }: ReservationKey,
  { at, purposes }: Cancelled,
) =>
  db
    .updateTable('payment_links')
    .set({ cancelled_at: at })
    .where(tablesOf(kind).of, '=', id)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning(['id', 'purpose', 'amount_kurus', 'expires_at'])
    .execute();
