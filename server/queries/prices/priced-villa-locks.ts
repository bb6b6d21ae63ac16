import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';

/**
 * Waits for whoever is changing the prices of these villas, and holds them until the transaction
 * ends. Bookings, which only refer to the villa, go on meanwhile.
 * @throws 404 when one of them is not there
 */
export async function lockVillaPrices(db: Db, villaIds: number[]) {
  const villas = await db
    .selectFrom('villas')
    .select(['id', 'name'])
    .where('id', 'in', villaIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (villas.length < villaIds.length) throw notFound('villa');
  return villas;
}

/** @throws 404 when there is no such villa, or it is not the owner's who asks */
export async function requireVilla(db: Db, villaId: number, actor?: Actor): Promise<void> {
  await db
    .selectFrom('villas')
    .select('id')
    .where('id', '=', villaId)
    .where('deleted_at', 'is', null)
    .$if(actor?.role === 'OWNER', (query) => query.where('owner_id', '=', Number(actor?.id)))
    .executeTakeFirstOrThrow(() => notFound('villa'));
}
