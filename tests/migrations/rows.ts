import { type Insertable, sql } from 'kysely';

import type { Db } from '../../server/db/index.ts';
import type { Boats, Reservations, Villas } from '../../server/db/tables.ts';

let count = 0;
const next = () => ++count;

const idOf = (row: { id: number }) => row.id;

/** A district with its town and region, under fresh names. */
export async function addDistrict(db: Db, name = 'İslamlar'): Promise<number> {
  const n = next();
  const region_id = await db
    .insertInto('regions')
    .values({ slug: `region-${n}`, name: 'Antalya' })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
  const town_id = await db
    .insertInto('towns')
    .values({ region_id, slug: `town-${n}`, name: 'Kalkan' })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
  return db
    .insertInto('districts')
    .values({ town_id, slug: `district-${n}`, name })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
}

/** An inactive villa without a permit, unless the test says otherwise. */
export async function addVilla(db: Db, own: Partial<Insertable<Villas>> = {}): Promise<number> {
  const n = next();
  const district_id = own.district_id ?? (await addDistrict(db));
  return db
    .insertInto('villas')
    .values({ slug: `villa-${n}`, name: `Villa ${n}`, capacity: 6, ...own, district_id })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
}

export async function addBoat(db: Db, own: Partial<Insertable<Boats>> = {}): Promise<number> {
  const n = next();
  const district_id = await addDistrict(db);
  const { town_id } = await db
    .selectFrom('districts')
    .select('town_id')
    .where('id', '=', district_id)
    .executeTakeFirstOrThrow();
  const marina_id = await db
    .insertInto('marinas')
    .values({ town_id, name: `Marina ${n}` })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
  return db
    .insertInto('boats')
    .values({ slug: `boat-${n}`, name: `Gulet ${n}`, marina_id, guests_day: 12, ...own })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
}

/** A reservation of five nights whose sums agree, unless the test breaks them. */
export async function addReservation(
  db: Db,
  villa_id: number,
  own: Partial<Insertable<Reservations>> = {},
): Promise<number> {
  return db
    .insertInto('reservations')
    .values({
      reservation_id: `K7M2-${String(next()).padStart(6, '0')}`,
      villa_id,
      stay: '[2090-07-01,2090-07-06)',
      adults: 2,
      customer_name: 'Ayşe Yılmaz',
      customer_phone: '+905321234567',
      customer_email: 'ayse@example.com',
      quote: '{}',
      accommodation_kurus: 100_000,
      total_kurus: 100_000,
      prepayment_kurus: 20_000,
      balance_kurus: 80_000,
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
}

/** Takes the days by a closing; refused when any of them is taken. */
export async function close(db: Db, villa_id: number, stay: string): Promise<number> {
  const { rows } = await sql<{ closing_id: number }>`
    with closing as (
      insert into villa_closings (villa_id, stay) values (${villa_id}, ${stay}) returning id, villa_id, stay
    )
    insert into villa_occupancies (villa_id, stay, kind, closing_id)
    select villa_id, stay, 'CLOSING', id from closing returning closing_id`.execute(db);
  return rows[0]?.closing_id ?? 0;
}

/** The name of the constraint that refuses the work; 'nothing' when it is done. */
export async function refusedBy(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => 'nothing',
    (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
  );
}
