import { randomBytes } from 'node:crypto';

import type { Insertable } from 'kysely';
import sharp from 'sharp';

import type { BoatDiscounts, Showcases } from '../../server/db/tables.ts';
import { db } from './db.ts';
import { dayFromToday } from './factories.ts';

let count = 0;
const next = () => ++count;

/** The bytes of a small picture; no two are the same. */
export function somePicture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const width = 20 + (next() % 40);
  return sharp({ create: { width, height: 20, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

/** A PDF that says nothing; no two are the same. */
export const somePdf = () =>
  Buffer.from(`%PDF-1.7\n% ${next()} ${randomBytes(6).toString('hex')}\ntrailer <<>>\n%%EOF\n`);

/** A kept picture without files. */
export const createStoredPicture = () =>
  db
    .insertInto('stored_pictures')
    .values({
      hash: randomBytes(10).toString('hex'),
      width: 1200,
      height: 800,
      colour: '#3070a0',
      bytes: 90_000,
    })
    .returning(['hash'])
    .executeTakeFirstOrThrow();

/** Which of these pictures are still kept. */
export const keptOf = (...pictures: { hash: string }[]) =>
  db
    .selectFrom('stored_pictures')
    .select('hash')
    .where(
      'hash',
      'in',
      pictures.map(({ hash }) => hash),
    )
    .execute();

/** A picture at the end of a boat's. */
export async function createBoatPicture(boat_id: number) {
  const { hash } = await createStoredPicture();
  return db
    .insertInto('boat_pictures')
    .values({ boat_id, hash, position: next() })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow();
}

/** A showcase at the end of the home page with these villas; `rows` are the ids of their places. */
export async function createShowcase(
  villa_ids: readonly number[] = [],
  own: Partial<Insertable<Showcases>> = {},
) {
  const { id } = await db
    .insertInto('showcases')
    .values({ title: `Vitrin ${next()}`, position: 1000 + next(), ...own })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows: number[] = [];
  for (const [at, villa_id] of villa_ids.entries()) {
    const row = await db
      .insertInto('showcase_villas')
      .values({ showcase_id: id, villa_id, position: at + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    rows.push(row.id);
  }
  return { id, rows };
}

/** A tenth less on a boat for the next three years, whatever the unit. */
export const createBoatDiscount = (boat_id: number, own: Partial<Insertable<BoatDiscounts>> = {}) =>
  db
    .insertInto('boat_discounts')
    .values({
      boat_id,
      kind: 'PERIOD',
      percent: 10,
      days: `[${dayFromToday(0)},${dayFromToday(3 * 365)})`,
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
