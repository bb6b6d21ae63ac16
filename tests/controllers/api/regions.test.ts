import { auditOf, send } from '../../support/admin-calls.ts';
import { site } from '../../support/api.ts';
import { createDistrict, createRegion, createTown, createVilla } from '../../support/factories.ts';

const REGIONS = '/v1/admin/regions';

test('a region is made, edited, ranked and removed', async () => {
  const made = await send('post', REGIONS, { name: 'Muğla', plate_code: 48 }).expect(201);
  const { id, slug } = made.body.content;
  const twice = await send('post', REGIONS, { name: 'Muğla iki', plate_code: 48 });
  const edited = await send('put', `${REGIONS}/${id}`, { name: 'Muğla', locative: 'Muğla’da' });
  const other = await createRegion({ position: 900 });
  await send('patch', `${REGIONS}/order`, { ids: [other.id, id] }).expect(200);
  const list = await send('get', REGIONS);
  const ids = list.body.content.map((row: { id: number }) => row.id);

  expect(slug).toBe('mugla');
  expect([twice.status, twice.body.code]).toEqual([409, 'code_taken']);
  expect(edited.body.content).toMatchObject({ locative: 'Muğla’da', plate_code: null, slug });
  expect(ids.indexOf(other.id)).toBeLessThan(ids.indexOf(id));
  await send('delete', `${REGIONS}/${id}`).expect(200);
  expect(await auditOf('region', id)).toEqual([
    'region.created',
    'region.edited',
    'region.deleted',
  ]);
});

test('a region stays while it has towns', async () => {
  const { region_id } = await createTown();
  const { status, body } = await send('delete', `${REGIONS}/${region_id}`);
  expect([status, body.code, body.used_by]).toEqual([409, 'in_use', 'towns']);
});

test('guests get the places as a tree', async () => {
  const region = await createRegion({ name: 'Aydın' });
  const town = await createTown({ region_id: region.id, name: 'Kuşadası' });
  const district = await createDistrict({ town_id: town.id, name: 'Güzelçamlı' });

  const { body } = await site.get('/v1/district').expect(200);

  const found = body.content.find(({ id }: { id: number }) => id === region.id);
  expect(found).toEqual({
    id: region.id,
    slug: region.slug,
    name: 'Aydın',
    towns: [
      {
        id: town.id,
        slug: town.slug,
        name: 'Kuşadası',
        District: [{ id: district.id, slug: district.slug, name: 'Güzelçamlı' }],
      },
    ],
  });
});

test('popular towns say what is on sale there', async () => {
  const town = await createTown({ popular: true, name: 'Göcek' });
  const district = await createDistrict({ town_id: town.id });
  await createVilla({ district_id: district.id, nightly_price_kurus: 7_000_00 });
  await createVilla({ district_id: district.id, active: false });

  const { body, headers } = await site.get('/v1/town/popular').expect(200);

  const found = body.content.find(({ id }: { id: number }) => id === town.id);
  expect(found).toMatchObject({ name: 'Göcek', villas: 1, from_price_kurus: 7_000_00 });
  await site
    .get('/v1/town/popular')
    .set('if-none-match', headers.etag ?? '')
    .expect(304);
});
