import { bearer, db, site } from '../../support/api.ts';
import {
  createDistrict,
  createRegion,
  createTown,
  createVilla,
  createVillaType,
} from '../../support/factories.ts';

const TOWNS = '/v1/admin/towns';

let admin: string;
let region_id: number;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  region_id = (await createRegion()).id;
});

const list = (query: object = {}) => site.get(TOWNS).set('authorization', admin).query(query);
const show = (id: number) => site.get(`/v1/admin/showtown/${id}`).set('authorization', admin);
const create = (own: object) =>
  site
    .post(TOWNS)
    .set('authorization', admin)
    .send({ region_id, ...own });
const update = (id: number, own: object) =>
  site
    .put(`${TOWNS}/${id}`)
    .set('authorization', admin)
    .send({ region_id, ...own });
const remove = (id: number) => site.delete(`${TOWNS}/${id}`).set('authorization', admin);

const lastAudit = () =>
  db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'actor_role', 'before', 'after'])
    .where('entity', '=', 'town')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('POST', () => {
  test('makes a town at the end of the list, its address from its name', async () => {
    await createTown({ position: 40 });

    const { status, body } = await create({ name: 'Ölüdeniz Şükrü İ', lat: 36.5, lon: 29.1 });

    expect(status).toBe(201);
    expect(body.content).toMatchObject({
      slug: 'oludeniz-sukru-i',
      name: 'Ölüdeniz Şükrü İ',
      lat: 36.5,
      position: 41,
      districts: 0,
      version: 1,
    });
    expect(await lastAudit()).toMatchObject({
      action: 'town.created',
      entity_id: body.content.id,
      actor_role: 'ADMIN',
      before: null,
      after: { slug: 'oludeniz-sukru-i' },
    });
  });

  test('cleans what is written about it', async () => {
    const { body } = await create({
      name: 'Temiz',
      body: '<p onclick="x()">Sahil</p><script>alert(1)</script>',
    });

    expect(body.content.body).toBe('<p>Sahil</p>');
  });

  test('refuses an address that a type has, whatever the kind of page', async () => {
    const { slug } = await createVillaType();

    const response = await create({ name: 'Belde', slug });

    expect([response.status, response.body.code]).toEqual([409, 'slug_taken']);
    expect(response.body.fields).toHaveProperty('slug');
  });

  test.each(['blog', 'dashboard', 'v1', 'takvim'])('refuses %s, the site’s own', async (slug) => {
    const response = await create({ name: 'Belde', slug });

    expect(response.status).toBe(422);
    expect(response.body.fields).toHaveProperty('slug');
  });

  test('names every bad field at once', async () => {
    const response = await create({
      region_id: 999_999_999,
      name: ' ',
      slug: 'Büyük Harf',
      lat: 91,
      popular: 'evet',
    });

    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields).toSorted()).toEqual([
      'lat',
      'name',
      'popular',
      'slug',
    ]);
  });

  test('refuses a region that is not there', async () => {
    const response = await create({ region_id: 999_999_999, name: 'Belde' });

    expect(response.status).toBe(422);
    expect(response.body.fields).toHaveProperty('region_id');
  });

  test('refuses a name of which no address can be made', async () => {
    const response = await create({ name: '!!!' });

    expect(response.body.fields).toEqual({ slug: expect.any(String) });
  });
});

describe('PUT', () => {
  test('replaces the fields; the address stays unless it is given', async () => {
    const { id, slug } = await createTown({ region_id, popular: true });

    const { body } = await update(id, { name: 'Yeni Ad' });

    expect(body.content).toMatchObject({ name: 'Yeni Ad', slug, popular: false, version: 2 });
    expect(await lastAudit()).toMatchObject({
      action: 'town.edited',
      before: { name: 'Kalkan', popular: true },
      after: { name: 'Yeni Ad', popular: false },
    });
  });

  test('a new address leaves the old one behind, which leads to it', async () => {
    const { id, slug } = await createTown({ region_id });

    await update(id, { name: 'Kalkan', slug: 'kalkan-yeni' });
    const old = await site.get(`/${slug}?adults=3`);

    expect([old.status, old.headers.location]).toEqual([301, '/kalkan-yeni?adults=3']);
    expect((await site.get('/kalkan-yeni')).status).toBe(200);
  });

  test('an old address can be taken back, and by another', async () => {
    const { id, slug } = await createTown({ region_id });
    await update(id, { name: 'Kalkan', slug: `${slug}-yeni` });

    expect((await update(id, { name: 'Kalkan', slug })).status).toBe(200);
    await update(id, { name: 'Kalkan', slug: `${slug}-yeni` });
    expect((await create({ name: 'Başka', slug })).status).toBe(201);
  });

  test('an old address, which leads on, is not taken by one of that name unawares', async () => {
    const { id } = (await create({ name: 'Eski Foça' })).body.content;
    await update(id, { name: 'Foça', slug: 'foca' });

    const { body } = await create({ name: 'Eski Foça' });

    expect(body.content.slug).toBe('eski-foca-2');
    expect((await site.get('/eski-foca')).headers.location).toBe('/foca');
  });

  test('made from an old copy is refused with what stands there now', async () => {
    const { id } = await createTown({ region_id });
    await update(id, { name: 'İlk', version: 1 });

    const late = await update(id, { name: 'İkinci', version: 1 });

    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body).toMatchObject({ version: 2, current: { name: 'İlk' } });
    expect((await show(id)).body.content.name).toBe('İlk');
  });
});

describe('DELETE', () => {
  test('removes a town, and its address is free and gone', async () => {
    const { id, slug } = await createTown({ region_id });

    const response = await remove(id);

    expect([response.status, response.body]).toEqual([200, { content: { id } }]);
    expect((await show(id)).status).toBe(404);
    expect((await site.get(`/${slug}`)).status).toBe(410);
    expect(await lastAudit()).toMatchObject({
      action: 'town.deleted',
      before: { slug },
      after: null,
    });
  });

  test('does not remove one that has districts, and says so', async () => {
    const { town_id } = await createDistrict();

    const response = await remove(town_id);

    expect([response.status, response.body.code]).toEqual([409, 'in_use']);
    expect(response.body).toMatchObject({
      used_by: 'districts',
      content: 'Bağlı mahalleler olduğu için silinemez.',
    });
  });
});

describe('GET', () => {
  test('tells of each how much it holds', async () => {
    const town = await createTown({ region_id });
    const { id: district_id } = await createDistrict({ town_id: town.id });
    await createDistrict({ town_id: town.id });
    await createVilla({ district_id });

    const { body } = await list({ region_id, name: 'KALKAN', order: '-id', take: 1 });

    expect(body.content[0]).toMatchObject({ id: town.id, districts: 2, villas: 1 });
    expect(body.take).toBe(1);
  });

  test('has ten on a page and finds names without their dots', async () => {
    const own = (await createRegion()).id;
    await createTown({ region_id: own, name: 'Çeşme' });
    await createTown({ region_id: own, name: 'Iğdır' });

    expect((await list()).body.take).toBe(10);
    expect((await list({ region_id: own, name: 'cesme' })).body.total).toBe(1);
  });

  test('orders names as Turkish does', async () => {
    const own = (await createRegion()).id;
    for (const name of ['Zonguldak', 'Çeşme', 'Ilgaz', 'İzmir', 'Cide'])
      await createTown({ region_id: own, name });

    const { body } = await list({ region_id: own, order: 'name' });

    expect(body.content.map(({ name }: { name: string }) => name)).toEqual([
      'Cide',
      'Çeşme',
      'Ilgaz',
      'İzmir',
      'Zonguldak',
    ]);
  });

  test('gives names for a select', async () => {
    const { id, name } = await createTown({ region_id });

    const { body } = await site.get(`${TOWNS}/select`).set('authorization', admin);

    expect(body.content).toContainEqual({ id, name, region_id });
  });
});
