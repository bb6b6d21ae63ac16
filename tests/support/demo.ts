import { sql } from 'kysely';

import { today } from '../../server/clock.ts';
import { connectTo } from '../../server/db/connection.ts';
import type { DB } from '../../server/db/tables.ts';
import { keepDocuments } from '../../server/seed/documents.ts';
import { seedDemo } from '../../server/seed/index.ts';
import { becomeCopyOf, db } from './db.ts';
import { dayFromToday } from './factories.ts';
import { command, copyDatabase, demoOf, randomName, sibling } from './server.ts';

/** As `npm start` prints them. */
export const DEMO_LOGINS = { ADMIN: 'admin@koy.example', OWNER: 'owner@koy.example' };
export const DEMO_PASSWORD = 'koy-demo-2026';

/**
 * Fills this test file's database with the demo, as a first start does, in the place of whatever was
 * there. The first file of a run that asks makes it, which takes seconds; the others get a copy.
 */
export async function createDemo(): Promise<void> {
  const template = process.env.KOY_TEST_TEMPLATE ?? '';
  const name = demoOf(template);
  const server = connectTo(sibling(template, 'postgres'));
  try {
    await server.connection().execute(async (session) => {
      // Whoever comes while it is made waits for it, however long that takes.
      await sql`set statement_timeout = 0; set lock_timeout = 0`.execute(session);
      await sql`select pg_advisory_lock(hashtext(${name}))`.execute(session);
      const known = await sql`select from pg_database where datname = ${name}`.execute(session);
      if (known.rows.length === 0) await makeDemo(template, name);
    });
  } finally {
    await server.destroy();
  }
  await becomeCopyOf(name);
  await keepDocuments();
}

/** It gets its name once it is whole, so that nobody copies half of it. */
async function makeDemo(template: string, name: string): Promise<void> {
  const draft = randomName('koy_demo');
  await copyDatabase(template, draft);
  const demo = connectTo<DB>(sibling(template, draft));
  await seedDemo(demo, today().toString());
  await demo.destroy();
  await command(template, `alter database ${draft} rename to ${name}`);
}

export interface FreeWeek {
  check_in: string;
  check_out: string;
  town: { slug: string; name: string };
  villa: { id: number; slug: string; name: string; capacity: number };
}

/** From so many days ahead on: the first Saturday with a villa that four people can ask for a week. */
export async function findFreeWeek(fromDay: number): Promise<FreeWeek> {
  for (let day = saturdayFrom(fromDay); day < fromDay + 300; day += 7) {
    const stay = { check_in: dayFromToday(day), check_out: dayFromToday(day + 7) };
    const villa = await findVilla(stay);
    if (villa) return { ...stay, ...villa };
  }
  throw new Error('the demo has no free week for four');
}

function saturdayFrom(day: number): number {
  const { dayOfWeek } = today().add({ days: day });
  return day + ((6 - dayOfWeek + 7) % 7);
}

/** Asked without rules of the product's own: priced on every night, nothing in the calendar. */
async function findVilla({ check_in, check_out }: { check_in: string; check_out: string }) {
  const { rows } = await sql<Pick<FreeWeek, 'villa' | 'town'>>`
    select jsonb_build_object('slug', t.slug, 'name', t.name) as town, jsonb_build_object(
      'id', v.id, 'slug', v.slug, 'name', v.name, 'capacity', v.capacity) as villa
    from villas v
      join districts d on d.id = v.district_id
      join towns t on t.id = d.town_id
    where v.active and v.deleted_at is null and not v.instant_booking
      and v.capacity between 6 and 12
      and not exists (select from villa_occupancies o where o.villa_id = v.id
        and o.stay && daterange(${check_in}::date - 7, ${check_out}::date + 7))
      and exists (select from villa_prices p where p.villa_id = v.id
        and p.days @> daterange(${check_in}, ${check_out}::date + 7)
        and coalesce(p.min_nights, v.min_nights) <= 7
        and coalesce(cardinality(p.arrival_weekdays), 7) = 7)
    order by v.id limit 1`.execute(db);
  return rows[0];
}
