import { auditOf, send } from '../../support/admin-calls.ts';
import { site } from '../../support/api.ts';
import { createVilla } from '../../support/factories.ts';
import { createFeatureOf } from '../../support/villa-catalogue-factories.ts';

interface Group {
  id: number;
  name: string;
  features: { id: number; name: string; listings: number }[];
}

const groupsOf = async (call: string): Promise<Group[]> =>
  (await send('get', `/v1/admin/${call}`).expect(200)).body.content;

describe.each([
  ['villas', '', 'listVillaFeatures', 'listBoatFeatures'],
  ['boats', 'boat/', 'listBoatFeatures', 'listVillaFeatures'],
])('features of %s', (kind, prefix, own, others) => {
  const CATEGORY = `/v1/admin/${prefix}featurecategory`;
  const FEATURE = `/v1/admin/${prefix}feature`;

  test('are made in groups, edited and removed', async () => {
    const group = (await send('post', CATEGORY, { name: `Mutfak ${kind}` }).expect(201)).body
      .content;
    const made = await send('post', FEATURE, {
      category_id: group.id,
      name: 'Fırın',
      icon: 'cooking-pot',
    }).expect(201);
    const { id, version } = made.body.content;
    const change = { category_id: group.id, name: 'Ankastre fırın', version };
    await send('put', `${FEATURE}/${id}`, change).expect(200);
    const late = await send('put', `${FEATURE}/${id}`, change);

    const found = (await groupsOf(own)).find((each) => each.id === group.id);
    expect(found?.features).toMatchObject([{ id, name: 'Ankastre fırın', listings: 0 }]);
    expect((await groupsOf(others)).some((each) => each.id === group.id)).toBe(false);
    expect([late.status, late.body.code]).toEqual([409, 'stale']);

    const full = await send('delete', `${CATEGORY}/${group.id}`);
    expect([full.status, full.body.code, full.body.used_by]).toEqual([409, 'in_use', 'features']);
    await send('delete', `${FEATURE}/${id}`).expect(200);
    await send('put', `${CATEGORY}/${group.id}`, { name: `Mutfaklar ${kind}` }).expect(200);
    await send('delete', `${CATEGORY}/${group.id}`).expect(200);
    expect(await auditOf('feature', id)).toEqual([
      'feature.created',
      'feature.edited',
      'feature.deleted',
    ]);
  });

  test('have names of their own', async () => {
    const { body } = await send('post', CATEGORY, { name: `Banyo ${kind}` });
    const again = await send('post', CATEGORY, { name: `Banyo ${kind}` });
    const feature = { category_id: body.content.id, name: 'Jakuzi' };
    await send('post', FEATURE, feature).expect(201);
    const twice = await send('post', FEATURE, feature);
    expect([again.status, again.body.code]).toEqual([409, 'name_taken']);
    expect([twice.status, twice.body.code]).toEqual([409, 'name_taken']);
  });

  test('never mix with the other kind', async () => {
    const other = await createFeatureOf(kind === 'villas' ? 'BOAT' : 'VILLA');
    const moved = await send('post', FEATURE, { category_id: other.category, name: 'Kaçak' });
    const edited = await send('put', `${FEATURE}/${other.feature}`, {
      category_id: other.category,
      name: 'Kaçak',
    });
    expect([moved.status, Object.keys(moved.body.fields)]).toEqual([422, ['category_id']]);
    expect(edited.status).toBe(404);
    await send('delete', `${CATEGORY}/${other.category}`).expect(404);
  });
});

test('a feature stays while villas have it, and its new name is on their pages at once', async () => {
  const villa = await createVilla();
  const { category, feature } = await createFeatureOf('VILLA', 'Şömine');
  await send('put', `/v1/admin/villas/${villa.id}/features`, { feature_ids: [feature] });

  const refused = await send('delete', `/v1/admin/feature/${feature}`);
  await send('put', `/v1/admin/feature/${feature}`, { category_id: category, name: 'Taş şömine' });

  expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
  await site.get(`/villa/${villa.slug}`).expect(200, /Taş şömine/);
});

test('are ranked', async () => {
  const [one, two] = [await createFeatureOf('VILLA'), await createFeatureOf('VILLA')];
  await send('patch', '/v1/admin/featurecategory/order', { ids: [two.category, one.category] });
  await send('patch', '/v1/admin/feature/order', { ids: [two.feature, one.feature] }).expect(200);
  const ids = (await groupsOf('listVillaFeatures')).map(({ id }) => id);
  expect(ids.indexOf(two.category)).toBeLessThan(ids.indexOf(one.category));
});

test('name every bad field at once', async () => {
  const { body } = await send('post', '/v1/admin/feature', {
    name: '',
    icon: 'Not An Icon',
    google_key: '1x',
    position: 3,
  });
  expect(Object.keys(body.fields).toSorted()).toEqual(
    ['category_id', 'google_key', 'icon', 'name', 'position'].toSorted(),
  );
  expect(body.fields.google_key).toContain('harf');
});
