import { sql } from 'kysely';

import { putOpeningsInOrder } from '../../server/jobs/refresh-search.ts';
import { db } from '../support/db.ts';
import { createDistrict, createTown } from '../support/factories.ts';

test('villas that lie scattered are put beside their neighbours, once', async () => {
  expect(await putOpeningsInOrder()).toBe(false);
  const districts: number[] = [];
  for (const name of ['Kalkan', 'Kaş', 'Fethiye', 'Göcek', 'Bodrum'])
    districts.push((await createDistrict({ town_id: (await createTown({ name })).id })).id);
  // One after the other in every town by turns.
  await sql`
    insert into villas (slug, name, district_id, capacity, min_nights, permit_no, permit_capacity,
      permit_verified_at, active)
    select 'villa-' || n, 'Villa ' || n, (${districts}::int[])[1 + n % 5], 2 + n % 7, 3,
      '07-' || n, 16, now(), true
    from generate_series(1, 600) n`.execute(db);
  await sql`alter table villa_openings set (fillfactor = 10)`.execute(db);
  await sql`update villa_search set position = villa_id * 7 % 600`.execute(db);
  const reader = await db.startTransaction().execute();
  await reader.selectFrom('villa_openings').select('villa_id').limit(1).execute();
  expect(await putOpeningsInOrder()).toBe(false);
  await reader.commit().execute();
  expect(await putOpeningsInOrder()).toBe(true);
  expect(await putOpeningsInOrder()).toBe(false);
  const { rows } = await sql<{ villas: number }>`
    select count(*)::int as villas from villa_openings`.execute(db);
  expect(rows).toEqual([{ villas: 600 }]);
});
