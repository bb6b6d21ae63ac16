import { sql } from 'kysely';
import { seedDemo } from '../../server/seed/index.ts';
import { db } from '../support/db.ts';

test('seeds', async () => {
  const start = performance.now();
  await seedDemo(db, '2026-11-20');
  console.log('seeded in', Math.round(performance.now() - start));
  const q = async (t: string) =>
    console.log(t, JSON.stringify((await sql.raw(t).execute(db)).rows));
  await q('select status, count(*) from reservations group by 1');
  await q(
    "select to_char(d,'YYYY-MM') m, round(100.0*count(o.id)/count(*)) from generate_series('2025-09-20'::date,'2027-09-01','1 day') d cross join villas v left join villa_occupancies o on o.villa_id=v.id and o.stay @> d::date where v.active group by 1 order by 1",
  );
  await q("select count(*) filter (where not (quote->>'sellable')::bool) from reservations");
  await q(
    "select quote->'reasons', count(*) from reservations where not (quote->>'sellable')::bool group by 1",
  );
  await q(
    "select count(*) filter (where check_in='2026-11-20' and status in ('CONFIRMED')) arr, count(*) filter (where check_out='2026-11-20' and status='CHECKED_IN') dep, count(*) filter (where status='CHECKED_IN') now from reservations",
  );
  expect(1).toBe(1);
}, 60000);
