import sharp from 'sharp';

import { auditOf, send } from '../../support/admin-calls.ts';
import { bearer, site } from '../../support/api.ts';
import { createDistrict, createRegion, createTown, createVilla } from '../../support/factories.ts';

const DISTRICTS = '/v1/admin/districts';

const create = (own: object) => send('post', DISTRICTS, own);

test('is made with an address from its name, edited, and the old address leads on', async () => {
  const town = await createTown();
  const { body } = await create({
    town_id: town.id,
    name: 'Ölüdeniz’e İnen',
    ilce_code: 1511,
    body: '<p onclick="x()">Koy</p><script>alert(1)</script>',
  }).expect(201);
  const { id, slug, version } = body.content;
  expect([slug, body.content.body]).toEqual(['oludenize-inen', '<p>Koy</p>']);
  await site.get(`/${slug}`).expect(200, /Ölüdeniz’e İnen/);

  const edited = { town_id: town.id, name: 'Ölüdeniz', slug: 'oludeniz-koyu', version };
  await send('put', `${DISTRICTS}/${id}`, edited).expect(200);

  const old = await site.get(`/${slug}`);
  expect([old.status, old.headers.location]).toEqual([301, '/oludeniz-koyu']);
  expect(await auditOf('district', id)).toEqual(['district.created', 'district.edited']);
  const late = await send('put', `${DISTRICTS}/${id}`, edited);
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
});

test('names every bad field at once', async () => {
  const bad = await create({ name: ' ', il_code: 82, lat: 91, slug: 'Ö', colour: 'red' });
  expect(Object.keys(bad.body.fields).toSorted()).toEqual(
    ['colour', 'il_code', 'lat', 'name', 'slug', 'town_id'].toSorted(),
  );
  const nowhere = await create({ town_id: 999_999, name: 'Yok' });
  expect([nowhere.status, Object.keys(nowhere.body.fields)]).toEqual([422, ['town_id']]);
});

test.each([
  ['villa', 422],
  ['kalkan-merkez', 409],
])('cannot have the address %s', async (slug, status) => {
  const town = await createTown({ slug: slug === 'villa' ? `b-${status}` : slug });
  const { status: got, body } = await create({ town_id: town.id, name: 'Merkez', slug });
  expect([got, Object.keys(body.fields)]).toEqual([status, ['slug']]);
});

test('is listed by town and name, and found in selects', async () => {
  const town = await createTown();
  const first = await createDistrict({ town_id: town.id, name: 'İslamlar' });
  await createDistrict({ town_id: town.id, name: 'Üzümlü' });
  await createVilla({ district_id: first.id });

  const list = await send('get', `${DISTRICTS}?town_id=${town.id}&name=islam`);
  const names = await send('get', `${DISTRICTS}/select?town_id=${town.id}`);

  expect([list.body.total, list.body.take]).toEqual([1, 10]);
  expect(list.body.content[0]).toMatchObject({ id: first.id, villas: 1, town: town.name });
  expect(names.body.content.map(({ name }: { name: string }) => name)).toEqual([
    'İslamlar',
    'Üzümlü',
  ]);
});

test('stays while villas stand in it', async () => {
  const used = await createDistrict();
  await createVilla({ district_id: used.id });
  const free = await createDistrict();

  const refused = await send('delete', `${DISTRICTS}/${used.id}`);
  const { body } = await send('delete', `${DISTRICTS}/${free.id}`);

  expect([refused.status, refused.body.code, refused.body.used_by]).toEqual([
    409,
    'in_use',
    'villas',
  ]);
  expect(body.content).toEqual({ id: free.id });
  expect(await auditOf('district', free.id)).toEqual(['district.deleted']);
});

test.each([
  ['regions', 'region', createRegion],
  ['towns', 'town', createTown],
  ['districts', 'district', createDistrict],
] as const)(
  'a landing page of %s has a picture, which goes again',
  async (resource, entity, make) => {
    const { id } = await make();
    const address = `/v1/admin/${resource}/${id}/image`;
    const bytes = await sharp({
      create: { width: 50, height: 40, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer();

    const set = await site
      .post(address)
      .set('authorization', await bearer('ADMIN'))
      .attach('image', bytes, 'yer.png');
    expect(set.body.content.picture).toMatchObject({ width: 50, height: 40 });

    await send('delete', address).expect(200);
    expect(await auditOf(entity, id)).toEqual(Array(2).fill(`${entity}.picture`));
  },
);

test('towns and the districts of a town are put in order', async () => {
  const [east, west] = [await createTown(), await createTown()];
  const [upper, lower] = [
    await createDistrict({ town_id: east.id }),
    await createDistrict({ town_id: east.id }),
  ];

  await send('patch', '/v1/admin/towns/order', { ids: [west.id, east.id] }).expect(200);
  await send('patch', `${DISTRICTS}/order`, { ids: [lower.id, upper.id] }).expect(200);

  const { body } = await send('get', `${DISTRICTS}?town_id=${east.id}`);
  expect(body.content.map(({ id }: { id: number }) => id)).toEqual([lower.id, upper.id]);
  const towns = await send('get', '/v1/admin/towns?take=500');
  const ids = towns.body.content.map(({ id }: { id: number }) => id);
  expect(ids.indexOf(west.id)).toBeLessThan(ids.indexOf(east.id));
});
