import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { Offers, OfferVillas } from '../../db/tables.ts';
import type { Quote } from '../../domain/pricing.ts';
import { notFound } from '../../errors.ts';
import { lockRows } from '../row-locks.ts';

/** Locked until the transaction ends. @throws 404 */
export function getOfferForUpdate(db: Db, id: number) {
  return db
    .selectFrom('offers')
    .select([
      'id',
      'code',
      'customer_name',
      'customer_email',
      'customer_phone',
      'stay',
      'adults',
      'children',
      'babies',
      'note',
      'discount_percent',
      'valid_until',
      'sent_at',
      'opened_at',
      'accepted_at',
      'withdrawn_at',
      'version',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('offer'));
}

export type LockedOffer = Awaited<ReturnType<typeof getOfferForUpdate>>;

export async function insertOffer(db: Db, offer: Insertable<Offers>): Promise<number> {
  const { id } = await db
    .insertInto('offers')
    .values(offer)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOffer(db: Db, id: number, changes: Updateable<Offers>): Promise<void> {
  await db.updateTable('offers').set(changes).where('id', '=', id).execute();
}

/** The villas of an offer are those given, in their order; those it had before are gone. */
export async function replaceOfferVillas(
  db: Db,
  offerId: number,
  villas: Omit<Insertable<OfferVillas>, 'offer_id' | 'position'>[],
): Promise<void> {
  await db.deleteFrom('offer_villas').where('offer_id', '=', offerId).execute();
  await db
    .insertInto('offer_villas')
    .values(villas.map((villa, position) => ({ ...villa, offer_id: offerId, position })))
    .execute();
}

/** Its villas go with it. */
export async function deleteOffer(db: Db, id: number): Promise<void> {
  await db.deleteFrom('offers').where('id', '=', id).execute();
}

/** The first time a sent offer is read by its link. */
export async function markOfferOpened(db: Db, id: number): Promise<void> {
  await db
    .updateTable('offers')
    .set({ opened_at: sql`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is not', null)
    .where('opened_at', 'is', null)
    .execute();
}

interface Offered {
  code: string;
  villa_id: number;
  /** As the column holds it. */
  stay: string;
  now: string;
}

/**
 * What an open offer asks for a villa and just this stay. `forSale`: the offer is locked first, so that one
 * that staff are editing is waited for and read as they leave it.
 */
export async function findOfferedQuote(
  db: Db,
  { code, villa_id, stay, now }: Offered,
  { forSale }: { forSale: boolean },
) {
  if (forSale) await lockRows(db, 'offers', sql`code = ${code}`);
  return db
    .selectFrom('offers')
    .innerJoin('offer_villas', 'offer_villas.offer_id', 'offers.id')
    .select((eb) => [
      'offers.id',
      eb.ref('offer_villas.quote').$castTo<Quote>().as('quote'),
      sql<number>`coalesce(offer_villas.discount_percent, offers.discount_percent)`.as(
        'discount_percent',
      ),
      sql<number>`offers.adults + offers.children`.as('people'),
    ])
    .where('offers.code', '=', code)
    .where('offer_villas.villa_id', '=', villa_id)
    .where('offers.stay', '=', stay)
    .where('offers.valid_until', '>', sql<Date>`${now}::timestamptz`)
    .where('offers.accepted_at', 'is', null)
    .where('offers.withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** The first reservation that comes of an offer is the one that counts. */
export const markOfferAccepted = (
  db: Db,
  id: number,
  { reservation_id, at }: { reservation_id: number; at: string },
) =>
  db
    .updateTable('offers')
    .set({ accepted_at: at, accepted_reservation_id: reservation_id })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute();

/** The offer that a reservation came of is as before it; its id, or undefined where it came of none. */
export async function unmarkOfferAccepted(
  db: Db,
  reservation_id: number,
): Promise<number | undefined> {
  const offer = await db
    .updateTable('offers')
    .set({ accepted_at: null, accepted_reservation_id: null })
    .where('accepted_reservation_id', '=', reservation_id)
    .returning('id')
    .executeTakeFirst();
  return offer?.id;
}
