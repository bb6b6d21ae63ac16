import { today } from '../clock.ts';
import { db } from '../db/index.ts';
import { AppError } from '../errors.ts';
import type { ListingKind } from '../queries/reservation-tables.ts';
import { listStaysOver } from '../queries/stays-over.ts';
import { SYSTEM } from '../services/audit.ts';
import { moveReservation } from '../services/reservation-moves.ts';
import type { Job } from './job.ts';

/** Guests who checked in and whose day of departure has come have stayed. */
export const completeStays: Job = {
  name: 'complete-stays',
  cron: '5 * * * *',
  run: async () => {
    for (const kind of ['villa', 'boat'] as const)
      for (const { id } of await listStaysOver(db, today().toString(), kind))
        await complete(id, kind);
  },
};

async function complete(id: number, kind: ListingKind): Promise<void> {
  try {
    await moveReservation(db, { kind, id }, { status: 'COMPLETED' }, SYSTEM);
  } catch (error) {
    // Staff were quicker: the stay has left the state this job looked for.
    if (!(error instanceof AppError && error.code === 'move_not_allowed')) throw error;
  }
}
