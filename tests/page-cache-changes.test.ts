import { sql } from 'kysely';

import { countQueries } from '../server/db/index.ts';
import { changesHeard, hearsChanges } from '../server/services/cache-listener.ts';
import { invalidate } from '../server/services/cache-tags.ts';
import { keptAnswers } from '../server/services/kept-answers.ts';
import { paths } from '../server/shared/paths.ts';
import { addressOf, createRows, isFile } from './routes/samples.ts';
import { pages } from './routes/walk.ts';
import { bearer } from './support/api.ts';
import { db } from './support/db.ts';
import {
  createClosing,
  createDiscount,
  createSettings,
  createVilla,
  dayFromToday,
  stayFromToday,
} from './support/factories.ts';
import { ask, isKept, jest, site, villa, villaPath } from './support/page-cache.ts';
import { until } from './support/until.ts';

describe('a change shows on the next request', () => {
  test.each<[string, string, () => Promise<unknown>, string]>([
    ['a price', '/', () => setPrice(7_777_00), '7.777'],
    ['a setting', '/about', () => createSettings({ site_name: 'Mavi Koy' }), 'Mavi Koy'],
    ['a name', '/', () => rename('Villa Erguvan'), 'Villa Erguvan'],
    ['a comment', '/', () => comment('Sabah denizi hiç unutmayacağız'), 'Sabah denizi'],
    ['a price on its page', 'villa', () => setPrice(8_888_00), '8.888'],
    ['a comment on its page', 'villa', () => comment('Mutfakta her şey vardı'), 'Mutfakta her şey'],
    ['a price in the list', '/listing', () => setPrice(9_999_00), '9.999'],
  ])('%s', async (_name, address, change, shown) => {
    const path = address === 'villa' ? villaPath : address;
    await site.get(path);
    const before = await ask(site.get(path));
    await change();
    await changesHeard();
    const after = await ask(site.get(path));

    expect(before.kept).toBe(true);
    expect(before.response.text).not.toContain(shown);
    expect(after.kept).toBe(false);
    expect(after.response.text).toContain(shown);
  });

  test('taken days, in the list of who looks for them', async () => {
    const days = stayFromToday(60, 7);
    const list = () => site.get('/listing').query(days);
    await list();
    const before = await ask(list());
    await createClosing(villa.id, days);
    await changesHeard();
    const after = await list();

    expect(before.kept).toBe(true);
    expect(before.response.text).not.toContain('Bu tarihte dolu');
    expect(after.text).toContain('Bu tarihte dolu');
  });

  test('whoever made it through this site need not even wait until it is heard', async () => {
    const token = await bearer('ADMIN');
    await site.get(villaPath);
    const before = await isKept(site.get(villaPath));
    const asked = await lastQuestion();
    const body = { ...RESERVATION, villa_id: villa.id, ...stayFromToday(200, 7) };
    await site.post(paths.api.reservations()).set('authorization', token).send(body).expect(201);
    const after = await isKept(site.get(villaPath));

    expect([before, after]).toEqual([true, false]);
    // The page was not looked for before the listening connection had answered.
    expect(await lastQuestion()).not.toEqual(asked);
  });

  test('on the pages that show it, and on no others', async () => {
    const beside = await createVilla({ district_id: villa.district_id });
    const elsewhere = await createVilla();
    await changesHeard();
    await site.get(villaPath);
    await createDiscount({ villa_id: elsewhere.id });
    await changesHeard();
    expect(await isKept(site.get(villaPath))).toBe(true);
    await createDiscount({ villa_id: beside.id });
    await changesHeard();
    expect(await isKept(site.get(villaPath))).toBe(false);
  });
});

test('a page made while something changed is not kept', async () => {
  const held = await db.startTransaction().execute();
  await sql`lock table showcases`.execute(held);
  const asked = ask(site.get('/'));
  await until(someoneWaits);
  await createSettings({ site_name: 'Yeni Koy' });
  await changesHeard();
  await held.rollback().execute();
  const made = await asked;
  const next = await ask(site.get('/'));

  expect(made.response.status).toBe(200);
  expect(next.kept).toBe(false);
  expect(next.response.text).toContain('Yeni Koy');
});

test('nothing is kept while changes are not heard, and all is well afterwards', async () => {
  await site.get('/');
  expect(await isKept(site.get('/'))).toBe(true);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'koy-cache' and datname = current_database()`.execute(db);
  await until(() => !hearsChanges());
  await createSettings({ site_name: 'Deniz Koy' });

  expect(await isKept(site.get('/'))).toBe(false);
  const deaf = await ask(site.get('/'));
  expect([deaf.kept, deaf.response.text.includes('Deniz Koy')]).toEqual([false, true]);
  await until(hearsChanges);
  expect(await isKept(site.get('/'))).toBe(false);
  expect(await isKept(site.get('/'))).toBe(true);
});

describe('a page is of its day', () => {
  const midnight = Temporal.PlainDate.from(dayFromToday(1))
    .toZonedDateTime('Europe/Istanbul')
    .toInstant().epochMilliseconds;

  afterEach(() => jest.restoreAllMocks());

  const at = (instant: number) => jest.spyOn(Date, 'now').mockReturnValue(instant);

  test('and goes at midnight in Istanbul', async () => {
    at(midnight - 1_000);
    await site.get('/');
    at(midnight - 1);
    expect(await isKept(site.get('/'))).toBe(true);
    at(midnight);
    expect(await isKept(site.get('/'))).toBe(false);
  });

  test('and goes when the clock that made it was a day fast', async () => {
    at(midnight + 1_000);
    await site.get('/');
    expect(await isKept(site.get('/'))).toBe(true);
    at(midnight - 24 * 60 * 60_000);
    expect(await isKept(site.get('/'))).toBe(false);
  });

  test('and so does what pages are made of', async () => {
    const kept = keptAnswers<string>({ tags: [], most: 1, exact: false });
    const ask = (answer: string) => kept('faq', async () => answer);
    at(midnight + 1_000);
    expect([await ask('tomorrow’s'), await ask('another')]).toEqual(['tomorrow’s', 'tomorrow’s']);
    at(midnight - 24 * 60 * 60_000);
    expect(await ask('today’s')).toBe('today’s');
  });

  test('and goes after ten minutes, for what no change tells of', async () => {
    const noon = midnight - 12 * 60 * 60_000;
    at(noon);
    await site.get('/');
    at(noon + 10 * 60_000 - 1);
    expect(await isKept(site.get('/'))).toBe(true);
    at(noon + 10 * 60_000);
    expect(await isKept(site.get('/'))).toBe(false);
  });
});

test('every table that a kept page reads tells of its changes', async () => {
  const rows = await createRows();
  await changesHeard();
  invalidate('site');
  const read = new Set<string>();
  for (const address of publicPages) {
    const path = addressOf(address, rows);
    const { queries } = await countQueries(async () => await site.get(path).query(EVERYTHING));
    if (!(await isKept(site.get(path).query(EVERYTHING)))) continue;
    for (const word of queries.join(' ').match(/\w+/g) ?? []) read.add(word);
  }
  const tables = await sql<{ name: string; told: boolean }>`
    select relname as name, exists (
      select from pg_trigger where tgrelid = c.oid and tgname like '%\\_cache%' escape '\\'
    ) as told
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  const known = tables.rows.filter(({ name }) => read.has(name));

  expect(known.length).toBeGreaterThan(20);
  expect(known.filter(({ name, told }) => !told && !NEED_NOT_TELL.has(name))).toEqual([]);
});

const publicPages = pages
  .filter(
    ({ table, method, address }) =>
      table === 'Public pages' && method === 'get' && !isFile(address),
  )
  .map(({ address }) => address);

const EVERYTHING = { ...stayFromToday(20, 7), adults: 2, q: 'sardunya' };

/**
 * Pictures are named by their content: what a page shows of one stays as it is. What search reads is
 * made by triggers from tables that tell. A guest's photos come with a comment that nobody sees before
 * it is published, and that tells. A card payment keeps the days of an ended option until it is decided or over,
 * and the ledger tells of either.
 */
const NEED_NOT_TELL = new Set([
  'transactions',
  'stored_pictures',
  'search_words',
  'villa_openings',
  'comment_pictures',
]);

const RESERVATION = {
  adults: 2,
  customer_name: 'Ayşe Yılmaz',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  status: 'CONFIRMED',
};

const setPrice = (nightly_price_kurus: number) =>
  db
    .updateTable('villa_prices')
    .set({ nightly_price_kurus })
    .where('villa_id', '=', villa.id)
    .execute();

const rename = (name: string) =>
  db.updateTable('villas').set({ name }).where('id', '=', villa.id).execute();

const comment = (body: string) =>
  db
    .insertInto('comments')
    .values({
      villa_id: villa.id,
      author_name: 'Ayşe',
      score: 5,
      body,
      state: 'PUBLISHED',
      published_at: new Date(),
    })
    .execute();

/** When the listening connection was last asked whether it has heard everything. */
async function lastQuestion(): Promise<unknown> {
  const { rows } = await sql`select query_start from pg_stat_activity
    where application_name = 'koy-cache' and datname = current_database()`.execute(db);
  return rows;
}

async function someoneWaits(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
