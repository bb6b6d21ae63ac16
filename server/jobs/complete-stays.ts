import { now } from '../clock.ts';
import { jobsDb as db } from '../db/index.ts';
import { eachByItself } from '../each-by-itself.ts';
import { AppError } from '../errors.ts';
import { listStaysOver } from '../queries/reports/stays-over.ts';
import type { ReservationKey } from '../queries/reservations/reservation-tables.ts';
import { SYSTEM } from '../services/audit.ts';
import { moveReservation } from '../services/reservations/reservation-moves.ts';
import { TIME_ZONE } from '../shared/time-zone.ts';
import type { Job } from './job.ts';

/** Guests who checked in and whose hour of departure has come have stayed; until then staff may settle it. */
export const completeStays: Job = {
  name: 'complete-stays',
  cron: '5 * * * *',
  run: async () => {
    const local = now().toZonedDateTimeISO(TIME_ZONE).toPlainDateTime().toString();
    const over: ReservationKey[] = [];
    for (const kind of ['villa', 'boat'] as const)
      for (const { id } of await listStaysOver(db, local, kind)) over.push({ id, kind });
    await eachByItself(over, complete, 'Some stays could not be completed');
  },
};

async function complete(key: ReservationKey): Promise<void> {
  try {
    await moveReservation(db, key, { status: 'COMPLETED' }, SYSTEM);
  } catch (error) {
    // Staff were quicker: the stay has left the state this job looked for.
    if (!(error instanceof AppError && error.code === 'move_not_allowed')) throw error;
  }
}
