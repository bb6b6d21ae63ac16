import { sql } from 'kysely';
import pg from 'pg';

import {
  changesHeard,
  hearsChanges,
  startHearingChanges,
  stopHearingChanges,
} from '../server/services/cache-listener.ts';
import { onInvalidate } from '../server/services/cache-tags.ts';
import { db, url } from './support/db.ts';
import {
  createClosing,
  createDiscount,
  createExtra,
  createSeason,
  createVilla,
  dayFromToday,
  stayFromToday,
} from './support/factories.ts';
import { command } from './support/server.ts';
import { until } from './support/until.ts';

type Villa = Awaited<ReturnType<typeof createVilla>>;

let heard: string[] = [];
let villa: Villa;
let other: Villa;

beforeAll(async () => {
  onInvalidate((tag) => heard.push(tag));
  villa = await createVilla();
  other = await createVilla({ nightly_price_kurus: null });
  await startHearingChanges();
});

afterAll(stopHearingChanges);

/** The tags that a change made stale, each once. */
async function toldBy(change: () => Promise<unknown>): Promise<string[]> {
  await changesHeard();
  heard = [];
  await change();
  await changesHeard();
  return [...new Set(heard)].sort();
}

const run = (statement: string) => sql.raw(statement).execute(db);
const price = { nightly_price_kurus: 9_000_00 };

describe('a committed change tells what it made stale', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a season', () => createSeason({ villa_id: other.id, days: '[2030-01-01,2030-02-01)' })],
    [
      'a price',
      () => db.updateTable('villa_prices').set(price).where('villa_id', '=', other.id).execute(),
    ],
    ['a discount', () => createDiscount({ villa_id: other.id })],
    ['an extra', () => createExtra({ villa_id: other.id })],
    ['a closing', () => createClosing(other.id, stayFromToday(40, 3))],
    [
      'a freed stay',
      () => db.deleteFrom('villa_closings').where('villa_id', '=', other.id).execute(),
    ],
    [
      'the villa itself',
      () => db.updateTable('villas').set({ summary: 'Yeni' }).where('id', '=', other.id).execute(),
    ],
    [
      'its search row',
      () => run(`update villa_search set position = 7 where villa_id = ${other.id}`),
    ],
    [
      'a comment',
      () =>
        run(
          `insert into comments (villa_id, author_name, score, body) values (${other.id}, 'Ayşe', 5, 'Çok güzeldi')`,
        ),
    ],
  ])('%s: its villa', async (_name, change) => {
    expect(await toldBy(change)).toEqual([`villa:${other.id}`]);
  });

  test.each([
    `update settings set value = 'x'`,
    `update towns set name = name || '!'`,
    `insert into showcases (title) values ('Denize yakın')`,
    `truncate villa_discounts`,
  ])('%s: every page', async (statement) => {
    expect(await toldBy(() => run(statement))).toContain('site');
  });

  test('one that moves a row to another villa tells both', async () => {
    const { id } = await createExtra({ villa_id: villa.id });
    const moved = await toldBy(() =>
      db.updateTable('villa_extras').set({ villa_id: other.id }).where('id', '=', id).execute(),
    );
    expect(moved).toEqual([`villa:${villa.id}`, `villa:${other.id}`].sort());
  });

  test('more than a hundred villas at once are every page', async () => {
    const days = `[${dayFromToday(0)},${dayFromToday(9)})`;
    const many = await db
      .insertInto('villas')
      .columns(['slug', 'name', 'district_id', 'capacity'])
      .expression(
        sql`select 'toplu-' || n, 'Toplu', ${villa.district_id}::int, 4 from generate_series(1, 101) n`,
      )
      .returning('id')
      .execute();
    const discounts = many.map(({ id }) => ({ villa_id: id, kind: 'PERIOD', percent: 5, days }));
    const told = (rows: typeof discounts) =>
      toldBy(() => db.insertInto('villa_discounts').values(rows).execute());
    expect(await told(discounts)).toEqual(['site']);
    expect(await told(discounts.slice(1))).toHaveLength(100);
  });

  test('one that is undone tells nothing', async () => {
    const undone = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('settings').set({ value: 'y' }).execute();
      throw new Error('undone');
    });
    expect(await toldBy(() => undone.catch(() => {}))).toEqual([]);
  });

  test('so does one by any other program', async () => {
    const psql = new pg.Client({ connectionString: url });
    await psql.connect();
    const told = await toldBy(() =>
      psql.query(`update villas set summary = 'x' where id = ${villa.id}`),
    );
    await psql.end();
    expect(told).toEqual([`villa:${villa.id}`]);
  });
});

test('many who ask at once share the questions', async () => {
  await Promise.all(Array.from({ length: 50 }, () => changesHeard()));
  expect(hearsChanges()).toBe(true);
});

test('a lost connection makes everything stale at once, and comes back by itself', async () => {
  heard = [];
  await run(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'koy-cache' and datname = current_database()`);
  await until(() => !hearsChanges());
  expect(heard).toEqual(['site']);
  heard = [];
  await until(hearsChanges);
  // What changed in between was not heard.
  expect(heard).toEqual(['site']);
  expect(await toldBy(() => run(`update villas set summary = 'z' where id = ${villa.id}`))).toEqual(
    [`villa:${villa.id}`],
  );
});

test('without a database nothing is heard, and the process goes on trying', async () => {
  const name = new URL(url).pathname.slice(1);
  await command(url, `alter database ${name} allow_connections false`);
  await stopHearingChanges();
  await startHearingChanges();
  expect(hearsChanges()).toBe(false);
  await command(url, `alter database ${name} allow_connections true`);
  await until(hearsChanges);
  expect(await toldBy(() => run(`update settings set value = 'a'`))).toEqual(['site']);
});
