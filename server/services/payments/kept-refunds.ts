import type { Db } from '../../db/index.ts';
import { stayingAfterAll } from '../../domain/entry-mistakes.ts';
import { listOpenRefunds } from '../../queries/payments/movements.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import { lessenRefund } from './lessened-refunds.ts';

/** Money never came, or went back already: what was too much only with it goes back no more, the newest refund first. */
export async function keepAfterAll(
  db: Db,
  of: ReservationKey,
  { over_kurus, went_back, doer }: { over_kurus: number; went_back: boolean; doer: Doer },
): Promise<void> {
  let left_kurus = over_kurus;
  for (const refund of (await listOpenRefunds(db, of)).toReversed()) {
    const stay = await getReservationForUpdate(db, of.id, of.kind);
    const kept_kurus = stayingAfterAll(refund, { stay, over_kurus: left_kurus, went_back });
    if (kept_kurus === 0) continue;
    await lessenRefund(db, refund, { over_kurus: kept_kurus, doer });
    left_kurus -= kept_kurus;
  }
}
