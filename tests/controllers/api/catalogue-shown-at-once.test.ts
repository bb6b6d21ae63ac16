import { createServer } from 'node:http';

import request from 'supertest';

import { createApp } from '../../../server/app.ts';
import { withPageCache } from '../../../server/page-cache.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { bearer } from '../../support/api.ts';
import { createBoat, createBoatType } from '../../support/boat-factories.ts';
import { createShowcase, somePdf, somePicture } from '../../support/catalogue-factories.ts';
import { createVilla } from '../../support/factories.ts';

/*
 * What staff write of boats, their types and marinas, of showcases and documents is what the next
 * visitor sees, though pages are kept in memory: the calls go through the page cache, as in production.
 */
const server = createServer(withPageCache(createApp())).listen(0, '127.0.0.1');
const site = request(server);

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  await startHearingChanges();
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

/** A call with one file, and what it answers. */
async function send(address: string, field: string, file: Buffer, body: Record<string, string>) {
  const call = site.post(`/v1/admin${address}`).set('authorization', admin).field(body);
  const response = await call.attach(field, file, 'dosya.pdf');
  expect(response.status).toBeLessThan(300);
  return response.body.content;
}

/** A page, twice, so that the second comes from memory. */
async function page(address: string): Promise<string> {
  const first = await site.get(address).expect(200);
  const second = await site.get(address).expect(200);
  expect(second.headers.etag).toBe(first.headers.etag);
  return second.text;
}

test('a boat: its form, its pictures, its place on the market', async () => {
  const boat = await createBoat();
  const address = `/boat/${boat.slug}`;
  const form = { name: boat.name, marina_id: boat.marina_id, guests_day: 9 };
  expect(await page(address)).not.toContain('Kumluca');

  await write('put', `/boat/${boat.id}`, { ...form, summary: 'Kumluca’nın en sakin teknesi.' });
  expect(await page(address)).toContain('Kumluca’nın en sakin teknesi.');

  const body = { boat_id: String(boat.id) };
  const [{ image }] = await send('/boat/image', 'images[]', await somePicture(), body);
  expect(await page(address)).toContain(image.hash);
  await write('put', `/boat/image/${image.id}`, { alt: 'Gün batımında' });
  expect(await page(address)).toContain('Gün batımında');
  await write('delete', `/boat/image/${image.id}`);
  expect(await page(address)).not.toContain(image.hash);

  expect(await page('/listingboat')).toContain(boat.name);
  await write('patch', '/boat/activity', { ids: [boat.id], active: false });
  expect(await page('/listingboat')).not.toContain(boat.name);
});

test('a boat type and a marina', async () => {
  const type = await createBoatType({ name: 'Ahşap şalopa' });
  const boat = await createBoat({ types: [type.id] });
  expect(await page('/')).toContain('Ahşap şalopa');

  await write('put', `/boattypes/${type.id}`, { name: 'Yelkenli çektirme' });
  expect(await page('/')).toContain('Yelkenli çektirme');
  expect(await page(`/${type.slug}`)).toContain('Yelkenli çektirme');

  expect(await page(`/boat/${boat.slug}`)).not.toContain('Bedri Rahmi İskelesi');
  const { town_id } = (
    await site.get(`/v1/admin/showmarina/${boat.marina_id}`).set('authorization', admin)
  ).body.content;
  await write('put', `/marina/${boat.marina_id}`, { name: 'Bedri Rahmi İskelesi', town_id });
  expect(await page(`/boat/${boat.slug}`)).toContain('Bedri Rahmi İskelesi');
});

test('a showcase and its villas', async () => {
  const [kept, other] = [await createVilla(), await createVilla()];
  const { id } = await createShowcase([kept.id], { title: 'Koy manzaralılar' });
  expect(await page('/')).toContain('Koy manzaralılar');

  await write('put', `/showcases/${id}`, { title: 'Çam kokulular' });
  expect(await page('/')).toContain('Çam kokulular');
  const shown = async () => (await site.get('/v1/showcases')).body.content.at(-1).villas.length;
  await write('post', '/showcase-villas', { showcase_id: id, villa_ids: [other.id] });
  expect(await shown()).toBe(2);

  await write('delete', `/showcases/${id}`);
  expect(await page('/')).not.toContain('Çam kokulular');
});

test('a document', async () => {
  expect(await page('/website/document')).not.toContain('Yetki belgesi 2027');

  const { id } = await send('/documents', 'file', somePdf(), { title: 'Yetki belgesi 2027' });
  expect(await page('/website/document')).toContain('Yetki belgesi 2027');

  await write('delete', `/documents/${id}`);
  expect(await page('/website/document')).not.toContain('Yetki belgesi 2027');
});
