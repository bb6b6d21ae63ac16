import { sql } from 'kysely';

import { createStoredPicture } from '../support/catalogue-factories.ts';
import { db } from '../support/db.ts';
import { createDistrict, createTown, createVilla, createVillaType } from '../support/factories.ts';

const CARD = ['slug', 'name', 'permit_no', 'town_name', 'district_name', 'type_name'] as const;

const cardOf = (villa: number) =>
  db
    .selectFrom('villa_search')
    .select([...CARD, 'pictures'])
    .where('villa_id', '=', villa)
    .executeTakeFirstOrThrow();

test('a villa’s card follows its names and those of its places', async () => {
  const town = await createTown({ name: 'Kalkan' });
  const district = await createDistrict({ name: 'İslamlar', town_id: town.id });
  const { id } = await createVilla({ name: 'Villa Işık', district_id: district.id });
  expect(await cardOf(id)).toMatchObject({
    name: 'Villa Işık',
    town_name: 'Kalkan',
    district_name: 'İslamlar',
    type_name: null,
    pictures: [],
  });

  const change = { name: 'Villa Gölge', slug: 'villa-golge', permit_no: '07-1234' };
  await db.updateTable('villas').set(change).where('id', '=', id).execute();
  await db.updateTable('towns').set({ name: 'Kaş' }).where('id', '=', town.id).execute();
  await db.updateTable('districts').set({ name: 'Üzümlü' }).where('id', '=', district.id).execute();
  expect(await cardOf(id)).toMatchObject({ ...change, town_name: 'Kaş', district_name: 'Üzümlü' });
});

test('its type is the first one in staff’s order', async () => {
  const { id: villa_id } = await createVilla();
  const types = [
    await createVillaType({ name: 'Lüks Villalar', position: 2 }),
    await createVillaType({ name: 'Balayı Villaları', position: 1 }),
  ];
  await db
    .insertInto('villa_villa_types')
    .values(types.map((type) => ({ villa_id, villa_type_id: type.id })))
    .execute();
  expect(await cardOf(villa_id)).toMatchObject({ type_name: 'Balayı Villaları' });

  await db
    .updateTable('villa_types')
    .set({ position: 3 })
    .where('name', '=', 'Balayı Villaları')
    .execute();
  expect(await cardOf(villa_id)).toMatchObject({ type_name: 'Lüks Villalar' });
});

test('a new order of types names them anew and makes nothing else of a villa again', async () => {
  const { id: villa_id } = await createVilla();
  const types = [
    await createVillaType({ name: 'Dağ Evleri', position: 101 }),
    await createVillaType({ name: 'Taş Evler', position: 102 }),
    await createVillaType({ name: 'Apartlar', position: 103 }),
  ];
  await db
    .insertInto('villa_villa_types')
    .values(types.map((type) => ({ villa_id, villa_type_id: type.id })))
    .execute();

  const remade = await db.transaction().execute(async (one) => {
    await sql`set local track_functions = 'all'`.execute(one);
    await sql`update villa_types set position = 204 - position where position > 100`.execute(one);
    const { rows } = await sql`
      select from pg_stat_xact_user_functions where funcname = 'villa_busy_time'`.execute(one);
    return rows.length;
  });

  expect(remade).toBe(0);
  expect(await cardOf(villa_id)).toMatchObject({ type_name: 'Apartlar' });
});

test('its picture is the first one, whatever is added, moved or taken away', async () => {
  const { id: villa_id } = await createVilla();
  const [front, pool] = [await createStoredPicture(), await createStoredPicture()];
  const shown = async () => (await cardOf(villa_id)).pictures;
  const add = (hash: string, alt: string, position: number) =>
    db.insertInto('villa_pictures').values({ villa_id, hash, alt, position }).execute();

  await add(pool.hash, 'Havuz', 2);
  await add(front.hash, 'Ön cephe', 1);
  expect(await shown()).toEqual([
    { ...(await sizeOf(front.hash)), hash: front.hash, alt: 'Ön cephe' },
  ]);

  await db
    .updateTable('villa_pictures')
    .set({ position: 3 })
    .where('hash', '=', front.hash)
    .execute();
  expect(await shown()).toEqual([{ ...(await sizeOf(pool.hash)), hash: pool.hash, alt: 'Havuz' }]);

  await db.deleteFrom('villa_pictures').where('villa_id', '=', villa_id).execute();
  expect(await shown()).toEqual([]);
});

const sizeOf = (hash: string) =>
  db
    .selectFrom('stored_pictures')
    .select(['width', 'height', 'colour'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
