import { createServer } from 'node:http';

import request from 'supertest';

import { createApp } from '../../../server/app.ts';
import { withPageCache } from '../../../server/page-cache.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, db } from '../../support/api.ts';
import { createVilla, dayFromToday, stayFromToday } from '../../support/factories.ts';

/*
 * What staff write is what the next visitor sees: in the kept pages, in the search rows and in the
 * quote, all by the one commit. The calls go through the page cache, as in production.
 */
const server = createServer(withPageCache(createApp())).listen(0, '127.0.0.1');
const site = request(server);

let admin: string;
let villa: Awaited<ReturnType<typeof createVilla>>;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  await startHearingChanges();
});

beforeEach(async () => {
  villa = await createVilla({ nightly_price_kurus: null });
});

afterAll(async () => {
  await stopHearingChanges();
  server.closeAllConnections();
  server.close();
});

type Verb = 'post' | 'put' | 'patch' | 'delete';

async function write(verb: Verb, address: string, body: object = {}) {
  const response = await site[verb](`/v1/admin${address}`).set('authorization', admin).send(body);
  expect(response.status).toBeLessThan(300);
  return response.body.content;
}

const stay = stayFromToday(40, 5);

/** The villa's page, twice, so that the second comes from memory. */
async function page(): Promise<string> {
  const first = await site.get(paths.villa(villa.slug)).expect(200);
  const second = await site.get(paths.villa(villa.slug)).expect(200);
  expect(second.headers.etag).toBe(first.headers.etag);
  return second.text;
}

const quote = async (extras: number[] = []) => {
  const query = { villa_id: villa.id, ...stay, extras: extras.join() };
  return (await site.get('/v1/quote').query(query)).body.content;
};

/** The total on the villa's card for the stay; undefined when it is not offered. */
async function listed(): Promise<number | undefined> {
  const { body } = await site.get('/v2/search').query(stay);
  const card = body.content.find(({ id }: { id: number }) => id === villa.id);
  return card?.total_kurus;
}

const fromPrice = async () => {
  const row = await db
    .selectFrom('villa_search')
    .select('from_price_kurus')
    .where('villa_id', '=', villa.id)
    .executeTakeFirstOrThrow();
  return row.from_price_kurus;
};

const season = (nightly_price_kurus: number) => ({
  start_date: dayFromToday(10),
  end_date: dayFromToday(100),
  nightly_price_kurus,
});

const price = (kurus: number) => formatMoney(kurus);

test('a season: added, edited, removed', async () => {
  expect(await page()).not.toContain(price(12_345_00));

  const { id } = await write('post', '/villas/price', { villa_id: villa.id, ...season(12_345_00) });
  expect(await page()).toContain(price(12_345_00));
  expect([await listed(), await fromPrice()]).toEqual([61_725_00, 12_345_00]);
  expect((await quote()).total_kurus).toBe(61_725_00);

  await write('put', `/villas/price/${id}`, season(23_456_00));
  const edited = await page();
  expect(edited).toContain(price(23_456_00));
  expect(edited).not.toContain(price(12_345_00));
  expect([await listed(), await fromPrice()]).toEqual([117_280_00, 23_456_00]);
  expect((await quote()).total_kurus).toBe(117_280_00);

  await write('delete', `/villas/price/${id}`);
  expect(await page()).not.toContain(price(23_456_00));
  expect([await listed(), await fromPrice()]).toEqual([undefined, null]);
  expect((await quote()).reasons).toMatchObject([{ code: 'unpriced' }]);
});

test('a discount and an extra of every stay', async () => {
  await write('post', '/villas/price', { villa_id: villa.id, ...season(10_000_00) });
  expect(await listed()).toBe(50_000_00);

  const discount = {
    kind: 'PERIOD',
    percent: 30,
    start_date: stay.check_in,
    end_date: stay.check_out,
  };
  const { id } = await write('post', '/villas/discount', { villa_id: villa.id, ...discount });
  expect([await listed(), (await quote()).total_kurus]).toEqual([35_000_00, 35_000_00]);

  const extra = { name: 'Çarşaf', unit: 'STAY', amount_kurus: 1_234_00, optional: false };
  await write('post', '/villas/extra', { villa_id: villa.id, ...extra });
  expect(await page()).toContain('Çarşaf');
  expect([await listed(), (await quote()).total_kurus]).toEqual([36_234_00, 36_234_00]);

  await write('delete', `/villas/discount/${id}`);
  expect([await listed(), (await quote()).total_kurus]).toEqual([51_234_00, 51_234_00]);
});

test('a closing and a stay sold elsewhere', async () => {
  await write('post', '/villas/price', { villa_id: villa.id, ...season(10_000_00) });
  const free = await page();
  const days = { started_at: stay.check_in, finished_at: stay.check_out };

  const { id } = await write('post', '/villas/date', { villa_id: villa.id, ...days });
  expect(await page()).not.toBe(free);
  expect([await listed(), (await quote()).sellable]).toEqual([undefined, false]);

  await write('delete', `/villas/date/${id}`);
  expect([await listed(), (await quote()).sellable]).toEqual([50_000_00, true]);

  const told = await write('post', '/external', { villa_id: villa.id, ...days });
  expect(await listed()).toBe(50_000_00);
  await write('patch', `/external/${told.id}`, { status: 'APPROVED' });
  expect([await listed(), (await quote()).sellable]).toEqual([undefined, false]);
  await write('patch', `/external/${told.id}`, { status: 'CANCELLED' });
  expect(await listed()).toBe(50_000_00);
});
