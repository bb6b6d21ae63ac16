import sharp from 'sharp';

import { auditOf, db, send } from '../../support/admin-calls.ts';
import { bearer, site } from '../../support/api.ts';
import { createRegion, createTown, createVilla, createVillaType } from '../../support/factories.ts';

const TYPES = '/v1/admin/villatypes';

test('is made, edited and seen by guests at once', async () => {
  const { body } = await send('post', TYPES, { name: 'Balayı Evleri' }).expect(201);
  const { id, slug, version } = body.content;
  expect([slug, body.content.villas, version]).toEqual(['balayi-evleri', 0, 1]);

  const change = { name: 'Balayı Evleri', description: 'İki kişilik kaçamaklar', version };
  await send('put', `${TYPES}/${id}`, change).expect(200);
  await site.get(`/${slug}`).expect(200, /İki kişilik kaçamaklar/);
  const late = await send('put', `${TYPES}/${id}`, change);

  expect([late.status, late.body.code, late.body.current.description]).toEqual([
    409,
    'stale',
    'İki kişilik kaçamaklar',
  ]);
  expect(await auditOf('villa_type', id)).toEqual(['villa_type.created', 'villa_type.edited']);
});

test('guests are offered open types with what is on sale', async () => {
  const open = await createVillaType();
  const closed = await createVillaType({ active: false });
  const villa = await createVilla({ nightly_price_kurus: 6_500_00 });
  await send('put', `/v1/admin/villas/${villa.id}`, { type_ids: [open.id, closed.id] }).expect(200);

  const { body } = await site.get('/v1/villatype').expect(200);

  const ids = body.content.map(({ id }: { id: number }) => id);
  expect(ids).not.toContain(closed.id);
  expect(body.content.find(({ id }: { id: number }) => id === open.id)).toMatchObject({
    villas: 1,
    from_price_kurus: 6_500_00,
    picture: null,
  });
});

test('shares its addresses with regions, towns and boat types', async () => {
  const known = await createVillaType();
  const taken = await send('post', TYPES, { name: 'Aynı', slug: known.slug });
  const reserved = await send('post', TYPES, { name: 'Blog' });
  expect([taken.status, taken.body.code]).toEqual([409, 'slug_taken']);
  expect([reserved.status, Object.keys(reserved.body.fields)]).toEqual([422, ['slug']]);
});

test('a second one of a name gets an address of its own, whatever the page that has its name', async () => {
  const town = await createTown({ name: 'Çınarlı', slug: 'cinarli' });
  const region = await createRegion();
  const kinds = {
    villatypes: {},
    boattypes: {},
    regions: {},
    towns: { region_id: region.id },
    districts: { town_id: town.id },
  };
  const slugs: string[] = [];

  for (const [kind, own] of Object.entries(kinds)) {
    const make = () =>
      send('post', `/v1/admin/${kind}`, { name: 'Çınarlı', ...own }).set('idempotency-key', 'bir');
    const [first, again] = [await make(), await make()];
    expect([first.status, again.body]).toEqual([201, first.body]);
    slugs.push(first.body.content.slug);
  }

  expect(slugs).toEqual(['cinarli-2', 'cinarli-3', 'cinarli-4', 'cinarli-5', 'cinarli-6']);
  const typed = await send('post', TYPES, { name: 'Çınarlı', slug: 'cinarli' });
  expect(typed.status).toBe(409);
});

test('is listed, ranked, and stays while villas have it', async () => {
  const [first, second] = [
    await createVillaType({ position: 801 }),
    await createVillaType({ position: 802 }),
  ];
  await send('patch', `${TYPES}/order`, { ids: [second.id, first.id] }).expect(200);
  const list = await send('get', `${TYPES}?take=500`);
  const ids = list.body.content.map(({ id }: { id: number }) => id);
  expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));

  const villa = await createVilla();
  await send('put', `/v1/admin/villas/${villa.id}`, { type_ids: [first.id] }).expect(200);
  const refused = await send('delete', `${TYPES}/${first.id}`);
  expect([refused.status, refused.body.code, refused.body.used_by]).toEqual([
    409,
    'in_use',
    'villa_villa_types',
  ]);
  await send('delete', `${TYPES}/${second.id}`).expect(200);
});

test('names every bad field at once', async () => {
  const { body } = await send('post', TYPES, {
    slug: 'A b',
    active: 1,
    seo_title: '',
    colour: 'x',
  });
  expect(Object.keys(body.fields).toSorted()).toEqual(
    ['active', 'colour', 'name', 'seo_title', 'slug'].toSorted(),
  );
});

test('has one picture, which a new one replaces', async () => {
  const type = await createVillaType();
  const admin = await bearer('ADMIN');
  const put = async (background: string) => {
    const bytes = await sharp({ create: { width: 50, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    return site
      .post(`${TYPES}/${type.id}/image`)
      .set('authorization', admin)
      .attach('image', bytes, 'tip.png');
  };
  const hashes = () =>
    db.selectFrom('stored_pictures').select('hash').where('hash', 'in', [one, two]).execute();

  const one = (await put('#112233')).body.content.picture.hash;
  const two = (await put('#223344')).body.content.picture.hash;

  expect(await hashes()).toEqual([{ hash: two }]);
  const shown = await send('get', `${TYPES}/${type.id}`);
  expect(shown.body.content.picture).toMatchObject({ hash: two, width: 50, height: 40 });
  await send('delete', `${TYPES}/${type.id}/image`).expect(200);
  expect(await hashes()).toEqual([]);
  expect(await auditOf('villa_type', type.id)).toEqual(Array(3).fill('villa_type.picture'));
});
