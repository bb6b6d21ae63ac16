import type { Insertable } from 'kysely';

import type { ExternalRecords } from '../../server/db/tables.ts';
import { db } from './db.ts';
import {
  createClosing,
  createDiscount,
  createExtra,
  createSeason,
  dayFromToday,
  stayFromToday,
} from './factories.ts';

type NewExternal = Partial<Insertable<ExternalRecords>> & { villa_id: number };

/** A stay sold elsewhere, a week in 30 days, waiting for staff's word; one that they approved holds its days. */
export const createExternal = (own: NewExternal) =>
  db.transaction().execute(async (transaction) => {
    const record = await transaction
      .insertInto('external_records')
      .values({
        stay: `[${dayFromToday(30)},${dayFromToday(37)})`,
        note: 'Kendi misafirimiz',
        decided_at: own.status && own.status !== 'PENDING' ? '2026-01-01T09:00:00Z' : null,
        ...own,
      })
      .returning(['id', 'villa_id', 'stay', 'version'])
      .executeTakeFirstOrThrow();
    const { id: external_id, villa_id, stay } = record;
    const taken = { villa_id, stay, kind: 'EXTERNAL', external_id };
    if (own.status === 'APPROVED')
      await transaction.insertInto('villa_occupancies').values(taken).execute();
    return record;
  });

/** One of each thing that makes a villa's price or takes its time. */
export async function createVillaParts(villa_id: number) {
  return {
    season: await createSeason({ villa_id, days: '[2090-06-01,2090-07-01)' }),
    discount: await createDiscount({ villa_id }),
    extra: await createExtra({ villa_id }),
    closing: await createClosing(villa_id, stayFromToday(300, 3)),
    external: await createExternal({ villa_id }),
  };
}
